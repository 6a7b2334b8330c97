import { money } from '../lib/format.ts'
import { useTexts } from '../lib/texts.tsx'
import { classes } from './classes.ts'
import { goodsTexts } from './goods-texts.ts'
import styles from './Price.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface PriceProps {
  /** Euros; null for visitors, who see 'Log in for prices'. */
  current: number | null
  /** Struck through beside the current price if that is lower. */
  regular?: number | null
  /** s and m for rows, l for a card's figure, xl for a total. */
  size?: 's' | 'm' | 'l' | 'xl'
  className?: string
}

export function Price({ current, regular, size = 'm', className }: PriceProps) {
  const t = useTexts(goodsTexts)
  if (current === null) return <span className={classes(styles.visitor, className)}>{t.logInForPrices}</span>
  const lower = typeof regular === 'number' && current < regular
  return (
    <span className={classes(styles.price, styles[size], className)}>
      {lower && <VisuallyHidden>{t.price}: </VisuallyHidden>}
      <span className={styles.current}>{money(current)}</span>
      {lower && (
        <>
          <VisuallyHidden>, {t.regularPrice}: </VisuallyHidden>
          <s className={styles.regular}>{money(regular)}</s>
        </>
      )}
    </span>
  )
}
