import { Dialog } from '@base-ui/react/dialog'
import { type RefObject, useRef } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Levels } from './Levels.tsx'
import styles from './Sidebar.module.css'
import { sidebarTexts } from './sidebar-texts.ts'

interface SidebarProps {
  open: boolean
  onClose: () => void
  /** Gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>
}

/** The menu of narrow screens: a panel from the left that leaves 44 px of the page in view. The page does not scroll meanwhile. */
export default function Sidebar({ open, onClose, opener }: SidebarProps) {
  const t = useTexts(sidebarTexts)
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open={open} onOpenChange={next => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.veil} forceRender />
        <Dialog.Popup
          ref={popup}
          className={`row column on-paper ${styles.side}`}
          aria-label={t.menu}
          initialFocus={popup}
          finalFocus={opener}
          data-modal=""
        >
          <Levels onLeave={onClose} />
          <Dialog.Close className={`grid in-middle paper-ink on-ink absolute ${styles.close}`} aria-label={t.close}>
            <Icon name="close" />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
