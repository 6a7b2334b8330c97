import { lazy, type ReactNode, type RefObject, Suspense } from 'react'
import { useOnceOpen } from './useOnceOpen.ts'

/** By the button in the head, or by Escape and a press beside the modal. */
export type ClosedBy = 'button' | 'away'

export interface ModalProps {
  open: boolean
  /** Called by the close button, Escape and a press beside the modal. */
  onClose: (by: ClosedBy) => void
  title: ReactNode
  /** One soft line under the title. */
  description?: ReactNode
  /** At most 480, 640, 960 or 1080 px wide; a phone is filled from below. */
  size?: 's' | 'm' | 'l' | 'xl'
  /** Further things in the head, before the close button. */
  actions?: ReactNode
  /** Stays in sight under the scrolling body: sums and buttons. */
  foot?: ReactNode
  children?: ReactNode
  /** No room around the content: for parts that reach the edge. */
  flush?: boolean
  /** What has the focus at first, e.g. the login's first input; else the panel itself. */
  initialFocus?: RefObject<HTMLElement | null>
  /** A press beside the modal does not close it: something typed would be lost. */
  keepOpen?: boolean
}

const ModalPopup = lazy(() => import('./ModalPopup.tsx'))

/** A dialog over the page: head on glass, body and foot on paper. Its code is fetched at the first opening. */
export function Modal(props: ModalProps) {
  const once = useOnceOpen(props.open)
  return once ? (
    <Suspense>
      <ModalPopup {...props} />
    </Suspense>
  ) : null
}
