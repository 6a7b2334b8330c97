import { type ReactNode, type RefObject, Suspense } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useShown } from './useOnceOpen.ts'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Muted, before the title: a booth's number. */
  lead?: ReactNode
  /** At most two lines under the title; not on phones. */
  description?: ReactNode
  /** A logo, in a square of 76 px (52 on phones). */
  media?: ReactNode
  /** On phones the header is one row of 48 px, for a sheet whose content needs the height. */
  compact?: boolean
  /** Links in the header, before the close button. */
  actions?: ReactNode
  /** A TabList at the header's bottom. Then wrap the whole Sheet in Tabs. */
  tabs?: ReactNode
  foot?: ReactNode
  children?: ReactNode
  flush?: boolean
  initialFocus?: RefObject<HTMLElement | null>
  /** false: the page beside it stays interactive, and only the close button and Escape close it. */
  modal?: boolean
  /** Darkens the page beside it. */
  scrim?: boolean
  /** Narrower: 480 px, for a filter or a basket. */
  narrow?: boolean
}

const SheetPopup = lazyPart(() => import('./SheetPopup.tsx'))

/** A panel from the right, min(960px, 92vw), on phones from the bottom: the picture beside it stays in view. */
export function Sheet(props: SheetProps) {
  const shown = useShown(props)
  return shown ? (
    <Suspense>
      <SheetPopup {...shown} />
    </Suspense>
  ) : null
}
