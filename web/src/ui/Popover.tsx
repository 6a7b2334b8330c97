import { cloneElement, type ReactElement, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useOnceOpen } from './useOnceOpen.ts'

interface TriggerProps {
  ref?: RefObject<HTMLButtonElement | null>
  onClick?: () => void
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'dialog'
}

export interface PopoverProps {
  /** The trigger: a Button or IconButton. */
  trigger: ReactElement<TriggerProps>
  /** Name of the popup for screen readers. */
  label: string
  side?: 'top' | 'bottom'
  align?: 'start' | 'center' | 'end'
  /** The trigger is fixed while the page scrolls, so the popup is too. */
  sticky?: boolean
  /** Content, or a function that receives the close function. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

const PopoverPopup = lazyPart(() => import('./PopoverPopup.tsx'))

/** A small popup at its trigger. Its code is loaded when it first opens. */
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
