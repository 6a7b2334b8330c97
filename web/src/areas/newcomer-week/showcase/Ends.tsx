import { useTexts } from '../../../lib/texts.tsx'
import styles from './Stage.module.css'
import { showcaseTexts } from './texts.ts'

/** What fills the columns before the first brand and after the last. */
export function Ends({ isOff }: { isOff: boolean }) {
  const t = useTexts(showcaseTexts)
  if (isOff) return null
  return (
    <div className={`row between absolute fill ${styles.ends}`} aria-hidden>
      <span className="row middle">{t.event}</span>
      <span className="row middle">{t.event}</span>
    </div>
  )
}
