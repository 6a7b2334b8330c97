import { calendarDay } from '../lib/format.ts'
import { useLanguage, useTexts } from '../lib/texts.tsx'
import { classes } from './classes.ts'
import styles from './StockLight.module.css'
import { uiTexts } from './texts.ts'

interface StockLightProps {
  /** Pieces that can be had now; null where nobody has counted. */
  available: number | null
  /** The day when more comes, 'YYYY-MM-DD', or null. */
  eta?: string | null
  className?: string
}

/** A light and its words: full 'in stock', half 'from 3 June', ring 'none left', dash 'on request'. The shape tells it without colour. */
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
