import type { Availability } from '@fairfloor/domain/catalogue/availability'
import { calendarDay, count } from '../lib/format.ts'
import { useLanguage, useTexts } from '../lib/texts.tsx'
import { classes } from './classes.ts'
import styles from './goods.module.css'
import { goodsTexts } from './goods-texts.ts'

interface StockLightProps {
  availability: Availability
  /** Available pieces, for readers who are told them. */
  available?: number | null
  /** Day of the next delivery, 'YYYY-MM-DD', or null. */
  eta?: string | null
  /** Wanted pieces: more than available turns the light amber and says how many come when. */
  wanted?: number | null
  className?: string
}

/** An indicator with text: full 'in stock', half 'from 3 June', ring 'none left', dash 'on request'. Its shape works without colour. */
export function StockLight({ availability, available = null, eta = null, wanted = null, className }: StockLightProps) {
  const { stock, cases } = useTexts(goodsTexts)
  const { language } = useLanguage()
  const day = (at: string) => calendarDay(at, language)
  const isShort = available !== null && available > 0 && wanted !== null && wanted > available
  const state = isShort ? 'expected' : availability
  return (
    <span className={classes(`inline-row middle gap-2 t13 medium nowrap ${styles.light} ${styles[state]}`, className)}>
      {state === 'in_stock' && stock.in}
      {isShort &&
        (eta
          ? stock.splitFrom(count(available), count(wanted - available), day(eta))
          : cases.split(available, wanted - available))}
      {state === 'expected' && !isShort && eta && stock.from(day(eta))}
      {state === 'out' && stock.none}
      {state === 'unknown' && stock.unknown}
    </span>
  )
}
