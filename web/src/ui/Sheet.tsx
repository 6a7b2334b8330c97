import { lazy, type ReactNode, type RefObject, Suspense } from 'react'
import { useOnceOpen } from './useOnceOpen.ts'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Muted, before the title: a booth's number. */
  lead?: ReactNode
  /** At most two lines under the title; not on a phone. */
  description?: ReactNode
  /** A logo, in a square of 76 px (52 on a phone). */
  media?: ReactNode
  /** Links in the head, before the close button. */
  actions?: ReactNode
  /** A TabList, at the head's foot. Wrap the whole Sheet in Tabs then. */
  tabs?: ReactNode
  foot?: ReactNode
  children?: ReactNode
  flush?: boolean
  initialFocus?: RefObject<HTMLElement | null>
  /** false: what lies beside stays alive, and only the close button and Escape close. */
  modal?: boolean
  /** Darkens what lies beside. */
  scrim?: boolean
  /** Narrower: 480 px, for a filter or a basket. */
  narrow?: boolean
}

const SheetPopup = lazy(() => import('./SheetPopup.tsx'))

/** A panel from the right, min(960px, 92vw), on a phone from below: the picture beside it stays in sight. */
export function Sheet(props: SheetProps) {
  const once = useOnceOpen(props.open)
  return once ? (
    <Suspense>
      <SheetPopup {...props} />
    </Suspense>
  ) : null
}
