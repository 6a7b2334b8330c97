import { useTexts } from '../lib/texts.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { panoramaTexts } from './texts.ts'
import styles from './viewer.module.css'

/** The dark background of a loading panorama; shows a text if it takes longer. */
export const Waiting = () => (
  <div className={`grid in-middle paper-ink absolute fill ${styles.waiting}`}>
    <Spinner size={40} label={useTexts(panoramaTexts).loading} />
  </div>
)
