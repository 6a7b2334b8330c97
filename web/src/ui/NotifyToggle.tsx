import { useTexts } from '../lib/texts.tsx'
import styles from './goods.module.css'
import { goodsTexts } from './goods-texts.ts'
import { Icon } from './Icon.tsx'

interface NotifyToggleProps {
  /** Subject of the notification, for screen readers: 'Blueberry Vanilla'. */
  of: string
  /** The server's state; it changes when the call has answered, not before. */
  pressed: boolean
  onChange: (pressed: boolean) => void
  busy?: boolean
  /** Only a bell, for narrow rows. Always on phones. */
  compact?: boolean
  /** -1 in a column of cells, where Tab finds only cells. */
  tabIndex?: number
}

/** 'Notify me' when the flavour is back. */
export function NotifyToggle({ of, pressed, onChange, busy, compact, tabIndex }: NotifyToggleProps) {
  const { notify } = useTexts(goodsTexts)
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={`middle centred t13 cobalt bold nowrap on-paper round-full pad-x-3 inline-row target ${styles.toggle}`}
      data-compact={compact || undefined}
      aria-pressed={pressed}
      aria-label={`${notify.ask}: ${of}`}
      aria-disabled={busy}
      onClick={() => !busy && onChange(!pressed)}
    >
      <Icon name={pressed ? 'check' : 'bell'} size={16} />
      <span className={styles.asks}>{pressed ? notify.asked : notify.ask}</span>
    </button>
  )
}
