import { type ReactNode, type RefObject, Suspense } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useShown } from './useOnceOpen.ts'

/** By the close button, or by Escape and a press outside the modal. */
export type ClosedBy = 'button' | 'away'

export interface ModalProps {
  open: boolean
  /** Called by the close button, Escape and a press outside the modal. */
  onClose: (by: ClosedBy) => void
  title: ReactNode
  /** A muted line under the title. */
  description?: ReactNode
  /** At most 480, 640, 960 or 1080 px wide; on phones it rises from the bottom. */
  size?: 's' | 'm' | 'l' | 'xl'
  /** More elements in the header, before the close button. */
  actions?: ReactNode
  /** Stays in view under the scrolling body: sums and buttons. */
  foot?: ReactNode
  children?: ReactNode
  /** No padding around the content, for parts that reach the edge. */
  flush?: boolean
  /** On a phone no higher than its content, which must have its final height at once. */
  low?: boolean
  /** Initial focus, e.g. the login's first input; by default the panel itself. */
  initialFocus?: RefObject<HTMLElement | null>
  /** A press outside the modal does not close it, as input would be lost. */
  keepOpen?: boolean
}

const ModalPopup = lazyPart(() => import('./ModalPopup.tsx'))

/** A dialog over the page: header on glass, body and footer on paper. Its code is loaded when it first opens. */
export function Modal(props: ModalProps) {
  const shown = useShown(props)
  return shown ? (
    <Suspense>
      <ModalPopup {...shown} />
    </Suspense>
  ) : null
}
