import type { OutletLot } from '@fairfloor/domain/outlet/contract'
import { calendarDay } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { reasonTexts } from './reasons-texts.ts'
import { outletTexts } from './texts.ts'

/** Fewer days are said in amber. */
const SOON_DAYS = 14

export type Lot = Pick<
  OutletLot,
  'id' | 'goods' | 'best_before' | 'days_left' | 'reason' | 'left' | 'price' | 'regular_price'
>

/** 'North Whey 900 g, Lime'. */
export const nameOf = ({ brand, product_name, size_name, name }: Lot['goods']): string =>
  `${brand.name} ${product_name} ${size_name}, ${name}`

export const isSoon = ({ days_left }: Pick<Lot, 'days_left'>): boolean => days_left <= SOON_DAYS

/** Until when a lot is good, and why it is here. */
export function Until({ lot }: { lot: Pick<Lot, 'best_before' | 'days_left' | 'reason'> }) {
  const t = useTexts(outletTexts)
  const reasons = useTexts(reasonTexts)
  const { language } = useLanguage()
  return (
    <>
      <span>{t.bestBefore(calendarDay(lot.best_before, language, { year: true }))}</span>
      <span data-soon={isSoon(lot) ? '' : undefined}>
        {t.daysLeft(lot.days_left)} · {reasons[lot.reason]}
      </span>
    </>
  )
}

export function Left({ lot: { left } }: { lot: Pick<Lot, 'left'> }) {
  const t = useTexts(outletTexts)
  return left === null ? t.available : t.left(left)
}
