import { type BasisPoints, type Cents, cents, prorate, share, sum } from '../money.ts'
import type { TaxCase } from '../vat.ts'
import { type OrderTotals, PARTS, type Part, type PartName, type VatCategory, type VatPart } from './totals.ts'

/** A net amount of one part of a document, with the VAT that it bears. */
export type Amount = { part: PartName; category: VatCategory; rate: BasisPoints; net: Cents }

export type Group = Pick<VatPart, 'category' | 'rate'>

type Summing = {
  readonly taxCase: TaxCase
  readonly cardPercent: BasisPoints
  /** The VAT on a net amount of one category and rate; usually the rate's share of it. */
  readonly vatOf?: (group: Group, net: Cents) => Cents
}

/** One text for each category and rate. */
export const keyOf = ({ category, rate }: Group): string => `${category} ${rate}`

/**
 * Sums amounts up: VAT once per category and rate over the whole document (EN 16931 BR-CO-17), then split over the shown
 * parts by largest remainder.
 */
export function sumUp(
  amounts: readonly Amount[],
  { taxCase, cardPercent, vatOf = ({ rate }, net) => share(net, rate) }: Summing,
): OrderTotals {
  // Free lines stay: the breakdown of an invoice must name the rate of every line (EN 16931 BR-S-1).
  const charged = amounts.filter(({ part, net }) => part === 'goods' || net !== 0)
  const groups = [...Map.groupBy(charged, keyOf).values()].map(group => {
    const { category, rate } = group[0]!
    const net = sum(group.map(amount => amount.net))
    return { amounts: group, whole: { category, rate, net, vat: vatOf({ category, rate }, net) } }
  })
  const breakdown = groups.map(({ whole }) => whole).sort(byRate)
  const net = sum(breakdown.map(part => part.net))
  const vat = sum(breakdown.map(part => part.vat))
  return { ...partsOf(groups.flatMap(split)), taxCase, cardPercent, breakdown, net, vat, gross: cents(net + vat) }
}

/** The VAT of one category and rate, split over the parts it applies to. */
function split({
  amounts,
  whole,
}: {
  amounts: readonly Amount[]
  whole: VatPart
}): { part: PartName; share: VatPart }[] {
  const parts = [...Map.groupBy(amounts, ({ part }) => part).entries()]
  const nets = parts.map(([, own]) => sum(own.map(({ net }) => net)))
  const vats = prorate(whole.vat, nets)
  return parts.map(([part], i) => ({ part, share: { ...whole, net: nets[i]!, vat: vats[i]! } }))
}

function partsOf(shares: readonly { part: PartName; share: VatPart }[]): Record<PartName, Part> {
  const entries = PARTS.map(name => {
    const rates = shares.filter(({ part }) => part === name).map(at => at.share)
    const part: Part = {
      net: sum(rates.map(({ net }) => net)),
      vat: sum(rates.map(({ vat }) => vat)),
      byRate: rates.sort(byRate),
    }
    return [name, part] as const
  })
  return Object.fromEntries(entries) as Record<PartName, Part>
}

const byRate = (a: VatPart, b: VatPart): number => a.rate - b.rate || a.category.localeCompare(b.category)
