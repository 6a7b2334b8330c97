import { type BasisPoints, type Cents, sum } from '../money.ts'
import type { OrderTotals, PartName, VatPart } from './totals.ts'

/** The parts that are known before anything is released; shipping and fees come with each release. */
const KNOWN = ['goods', 'label', 'deposit', 'consumptionTax'] as const satisfies readonly PartName[]

export type KnownPrice = {
  /** By rate, the lowest first. */
  readonly vat: readonly { readonly rate: BasisPoints; readonly vat: Cents }[]
  readonly gross: Cents
}

/** The price of an order as far as it is known before its releases: VAT by rate, and the sum with it. */
export function knownPrice(totals: Pick<OrderTotals, (typeof KNOWN)[number]>): KnownPrice {
  const parts = KNOWN.map(name => totals[name])
  const byRate = Map.groupBy(
    parts.flatMap(({ byRate }): VatPart[] => byRate),
    ({ rate }) => rate,
  )
  return {
    vat: [...byRate]
      .map(([rate, ofRate]) => ({ rate, vat: sum(ofRate.map(({ vat }) => vat)) }))
      .filter(({ vat }) => vat > 0)
      .sort((a, b) => a.rate - b.rate),
    gross: sum(parts.flatMap(({ net, vat }) => [net, vat])),
  }
}
