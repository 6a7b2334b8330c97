import { useTexts } from '../lib/texts.tsx'
import { Icon } from './Icon.tsx'
import styles from './NotifyToggle.module.css'
import { uiTexts } from './texts.ts'

interface NotifyToggleProps {
  /** What one is told about, for screen readers: 'Blueberry Vanilla'. */
  of: string
  /** As the server has it; it flips when the call has answered, not before. */
  pressed: boolean
  onChange: (pressed: boolean) => void
  busy?: boolean
  /** A bell alone, for narrow rows. On phones always. */
  compact?: boolean
}

/** 'Notify me' when the flavour is back. */
export function NotifyToggle({ of, pressed, onChange, busy, compact }: NotifyToggleProps) {
  const { notify } = useTexts(uiTexts)
  return (
    <button
      type="button"
      className={styles.toggle}
      data-compact={compact || undefined}
      aria-pressed={pressed}
      aria-label={`${notify.ask}: ${of}`}
      aria-disabled={busy}
      onClick={() => !busy && onChange(!pressed)}
    >
      <Icon name={pressed ? 'check' : 'bell'} size={16} />
      <span className={styles.words}>{pressed ? notify.asked : notify.ask}</span>
    </button>
  )
}
