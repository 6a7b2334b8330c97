import { Dialog } from '@base-ui/react/dialog'
import { useRef } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import styles from './Panel.module.css'
import type { SheetProps } from './Sheet.tsx'
import surface from './surface.module.css'
import { uiTexts } from './texts.ts'
import { closeOf } from './unsaved.ts'

/* Its head and foot are no header and footer: outside of a page's parts these would be landmarks of the whole page. */
export default function SheetPopup(props: SheetProps) {
  const { open, onClose, modal = true, scrim, narrow, foot, children, flush, initialFocus } = props
  // Focuses the panel: its title is read first, and phones do not open the keyboard.
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root
      open={open}
      onOpenChange={next => next || closeOf(popup.current, onClose)}
      modal={modal}
      disablePointerDismissal={!modal}
    >
      <Dialog.Portal>
        {scrim && <Dialog.Backdrop className={styles.scrim} forceRender />}
        <Dialog.Popup
          className={classes(styles.panel, styles.sheet, narrow && styles.narrow)}
          data-modal={modal ? '' : undefined}
          ref={popup}
          initialFocus={initialFocus ?? popup}
        >
          <Head {...props} />
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

function Head({ title, lead, description, media, compact, actions, tabs }: SheetProps) {
  const t = useTexts(uiTexts)
  return (
    <div className={classes(surface.glass, 'fixed', styles.head)}>
      <div className={classes('row top gap-5', styles.sheetHead, compact && styles.compact)}>
        {media && <div className={`grid in-middle fixed clipped round-card ${styles.media}`}>{media}</div>}
        <div className="grow slim">
          <Dialog.Title className={styles.title}>
            {lead !== undefined && <span className={`fg-2 ${styles.lead}`}>{lead} </span>}
            {title}
          </Dialog.Title>
          {description && (
            <Dialog.Description className={classes(styles.description, styles.clamped)}>
              {description}
            </Dialog.Description>
          )}
        </div>
        <div className="row middle">
          {actions}
          <Dialog.Close render={<IconButton icon="close" label={t.close} large />} />
        </div>
      </div>
      {tabs}
    </div>
  )
}
