import { calendarDay } from '../lib/format.ts'
import { useLanguage, useTexts } from '../lib/texts.tsx'
import { classes } from './classes.ts'
import styles from './StockLight.module.css'
import { uiTexts } from './texts.ts'

interface StockLightProps {
  /** Available pieces; null if never counted. */
  available: number | null
  /** Day of the next delivery, 'YYYY-MM-DD', or null. */
  eta?: string | null
  className?: string
}

/** An indicator with text: full 'in stock', half 'from 3 June', ring 'none left', dash 'on request'. Its shape works without colour. */
export function StockLight({ available, eta = null, className }: StockLightProps) {
  const { stock } = useTexts(uiTexts)
  const { language } = useLanguage()
  const state = available === null ? 'unknown' : available > 0 ? 'in' : eta ? 'soon' : 'none'
  return (
    <span className={classes(styles.light, styles[state], className)}>
      {state === 'in' && stock.in}
      {state === 'soon' && eta && stock.from(calendarDay(eta, language))}
      {state === 'none' && stock.none}
      {state === 'unknown' && stock.unknown}
    </span>
  )
}
