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
        <Dialog.Popup ref={popup} className={styles.side} initialFocus={popup} finalFocus={opener} data-modal="">
          <Dialog.Title className={styles.hidden}>{t.menu}</Dialog.Title>
          <Levels onLeave={onClose} />
          <Dialog.Close className={styles.close} aria-label={t.close}>
            <Icon name="close" />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
