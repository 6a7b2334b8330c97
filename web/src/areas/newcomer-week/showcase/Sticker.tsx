import { useTexts } from '../../../lib/texts.tsx'
import { classes } from '../../../ui/classes.ts'
import styles from './ProductSlide.module.css'
import { showcaseTexts } from './texts.ts'

/** The discount of a brand or product; nothing where there is none. */
export function Sticker({ percent, className }: { percent: number | null; className?: string | undefined }) {
  const t = useTexts(showcaseTexts)
  if (!percent) return null
  return (
    <p className={classes(styles.stickerDisc, className)}>
      <b>
        −{percent}
        <i> %</i>
      </b>
      <small>{t.thisWeek}</small>
    </p>
  )
}
