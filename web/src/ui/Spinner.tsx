import { useTexts } from '../lib/texts.tsx'
import styles from './signs.module.css'
import { uiTexts } from './texts.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Loading indicator; `label` replaces the spoken 'Loading', `label={null}` is for places that announce it themselves. */
export function Spinner({ size = 24, label }: { size?: 16 | 20 | 24 | 40; label?: string | null }) {
  const t = useTexts(uiTexts)
  return (
    <span
      className={`fixed relative inline-block ${styles.spinner}`}
      style={{ width: size, height: size }}
      role={label === null ? undefined : 'status'}
    >
      {label !== null && <VisuallyHidden>{label ?? t.loading}</VisuallyHidden>}
    </span>
  )
}
