import {
  cloneElement,
  lazy,
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react'
import { useOnceOpen } from './useOnceOpen.ts'

interface TriggerProps {
  ref?: RefObject<HTMLButtonElement | null>
  onClick?: () => void
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'dialog'
}

export interface PopoverProps {
  /** What opens it: a Button or IconButton. */
  trigger: ReactElement<TriggerProps>
  /** Name of the popup for screen readers. */
  label: string
  side?: 'top' | 'bottom'
  align?: 'start' | 'center' | 'end'
  /** Its button stays in its place while the page scrolls: so does the popup. */
  sticky?: boolean
  /** Content, or a function that gets the way to close. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

const PopoverPopup = lazy(() => import('./PopoverPopup.tsx'))

/** A small popup at its button. Its code is fetched at the first opening. */
export function Popover({ trigger, ...rest }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const once = useOnceOpen(open)
  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        onClick: () => setOpen(!open),
        'aria-expanded': open,
        'aria-haspopup': 'dialog',
      })}
      {once && (
        <Suspense>
          <PopoverPopup {...rest} open={open} setOpen={setOpen} anchor={anchor} />
        </Suspense>
      )}
    </>
  )
}
