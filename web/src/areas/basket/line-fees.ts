import { useEffect, useMemo, useState } from 'react'
import type { Fees } from '../../ui/LineFees.tsx'
import type { Breakdown } from './PriceRows.tsx'

type Line = Breakdown['lines'][number]

/** What lines cost beside their prices, by their id. What has not changed is the same object, so that its line is not drawn again. */
export type FeesOfLines = ReadonlyMap<number, Line>

/** Called with what the basket costs now. */
export type OnPrice = (price: Breakdown | null) => void

/** The fees of the lines, as the part of the page that asks for the sums hands them over. */
export function useLineFees(): [fees: FeesOfLines, onPrice: OnPrice] {
  const [price, setPrice] = useState<Breakdown | null>(null)
  return [useMemo(() => new Map(price?.lines.map(line => [line.id, line])), [price]), setPrice]
}

/** Hands over what the basket costs. */
export function useHandOver(price: Breakdown | null | undefined, onPrice: OnPrice | undefined): void {
  useEffect(() => onPrice?.(price ?? null), [price, onPrice])
}

export const feesOf = ({ deposit_price, consumption_tax_price, label_price }: Line): Fees => ({
  deposit: deposit_price,
  consumptionTax: consumption_tax_price,
  label: label_price,
})
