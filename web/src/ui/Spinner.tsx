import { useTexts } from '../lib/texts.tsx'
import styles from './Spinner.module.css'
import { uiTexts } from './texts.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Says that something loads; `label` replaces the spoken 'Loading', `label={null}` leaves the saying to others. */
export function Spinner({ size = 24, label }: { size?: 16 | 20 | 24 | 40; label?: string | null }) {
  const t = useTexts(uiTexts)
  return (
    <span className={styles.spinner} style={{ width: size, height: size }} role={label === null ? undefined : 'status'}>
      {label !== null && <VisuallyHidden>{label ?? t.loading}</VisuallyHidden>}
    </span>
  )
}
