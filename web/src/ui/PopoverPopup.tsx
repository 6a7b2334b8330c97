import { Popover } from '@base-ui/react/popover'
import type { RefObject } from 'react'
import { classes } from './classes.ts'
import styles from './Popover.module.css'
import type { PopoverProps } from './Popover.tsx'
import surface from './surface.module.css'

interface PopupProps extends Omit<PopoverProps, 'trigger'> {
  open: boolean
  setOpen: (open: boolean) => void
  anchor: RefObject<HTMLButtonElement | null>
}

export default function PopoverPopup({
  label,
  side = 'bottom',
  align = 'center',
  sticky = false,
  children,
  open,
  setOpen,
  anchor,
}: PopupProps) {
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, details) => {
        // Presses on the trigger are left to the trigger: otherwise the popup would close here and open again there.
        if (details.reason === 'outside-press' && anchor.current?.contains(details.event.target as Node)) return
        // A modal over the popup, such as the login of an ended session, belongs to what the reader is doing in it.
        if (details.reason !== 'escape-key' && document.querySelector('[data-modal]')) return
        setOpen(next)
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          className={styles.positioner}
          anchor={anchor}
          positionMethod={sticky ? 'fixed' : 'absolute'}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={12}
        >
          <Popover.Popup className={classes(surface.paper, styles.popup)} aria-label={label} finalFocus={anchor}>
            {typeof children === 'function' ? children(() => setOpen(false)) : children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
