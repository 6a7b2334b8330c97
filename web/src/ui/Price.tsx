import { money } from '../lib/format.ts'
import { useTexts } from '../lib/texts.tsx'
import { classes } from './classes.ts'
import styles from './goods.module.css'
import { goodsTexts } from './goods-texts.ts'
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
  if (current === null) return <span className={classes('t13 fg-2', className)}>{t.logInForPrices}</span>
  const lower = typeof regular === 'number' && current < regular
  return (
    <span className={classes(`inline-row baseline gap-2 nowrap ${styles[size]}`, className)}>
      {lower && <VisuallyHidden>{t.price}: </VisuallyHidden>}
      <span className={`bold ${styles.current}`}>{money(current)}</span>
      {lower && (
        <>
          <VisuallyHidden>, {t.regularPrice}: </VisuallyHidden>
          <s className={`t13 fg-3 ${styles.regular}`}>{money(regular)}</s>
        </>
      )}
    </span>
  )
}
