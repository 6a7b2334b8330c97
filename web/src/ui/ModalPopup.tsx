import { Dialog } from '@base-ui/react/dialog'
import { useRef } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import type { ModalProps } from './Modal.tsx'
import styles from './Panel.module.css'
import surface from './surface.module.css'
import { uiTexts } from './texts.ts'
import { closeOf } from './unsaved.ts'

/* Its head and foot are no header and footer: outside of a page's parts these would be landmarks of the whole page. */
export default function ModalPopup(props: ModalProps) {
  const {
    open,
    onClose,
    title,
    description,
    size = 'm',
    actions,
    foot,
    children,
    flush,
    low,
    initialFocus,
    keepOpen,
  } = props
  const t = useTexts(uiTexts)
  // Focuses the panel: its title is read first, and phones do not open the keyboard.
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, { reason }) =>
        next || closeOf(popup.current, () => onClose(reason === 'close-press' ? 'button' : 'away'))
      }
      disablePointerDismissal={keepOpen}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} forceRender />
        <Dialog.Popup
          className={classes(styles.panel, styles.modal)}
          data-size={size}
          data-modal=""
          data-low={low || undefined}
          ref={popup}
          initialFocus={initialFocus ?? popup}
        >
          <div className={classes(surface.glass, 'fixed', styles.head, 'row middle gap-3', styles.modalHead)}>
            <div className="grow slim">
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {description && <Dialog.Description className={styles.description}>{description}</Dialog.Description>}
            </div>
            {actions}
            <Dialog.Close render={<IconButton icon="close" label={t.close} large />} />
          </div>
          <div className={classes(surface.paper, 'grow', styles.body, !flush && `pad-6 ${styles.padded}`)}>
            {children}
          </div>
          {foot && (
            <div className={classes(surface.paper, 'row middle at-end gap-y-3 gap-x-6 fixed line-above', styles.foot)}>
              {foot}
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
