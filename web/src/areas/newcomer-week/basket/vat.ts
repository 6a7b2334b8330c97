import { fromEuros, sum } from '@fairfloor/domain/money'
import type { WeekBasket } from './basket.ts'

type VatRow = { readonly rate: number; readonly from: number; readonly value: number }

/** VAT by its rate over all parts of the price, from the lowest; a rate of 0 % only where there is no other. */
export function vatOf(basket: WeekBasket): VatRow[] {
  const parts = [
    ...basket.positions_price_vat_info,
    ...basket.positions_deposit_price_vat_info,
    ...basket.lemonade_fee_price_vat_info,
    ...(basket.label_price_vat_info ? [basket.label_price_vat_info] : []),
  ]
  const rows = [...Map.groupBy(parts, part => part.vat_rate)].map(([rate, alike]) => ({
    rate,
    from: sum(alike.map(({ vat_from }) => fromEuros(vat_from ?? 0))) / 100,
    value: sum(alike.map(({ vat_value }) => fromEuros(vat_value ?? 0))) / 100,
  }))
  const taxed = rows.filter(({ rate }) => rate > 0)
  return (taxed.length > 0 ? taxed : rows).sort((a, b) => a.rate - b.rate)
}
