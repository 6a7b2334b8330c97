import type { Flavour, Snapshot } from '../../catalogue/index.ts'

type Numbers = {
  readonly bySku: ReadonlyMap<string, Flavour>
  readonly byGtin: ReadonlyMap<string, readonly Flavour[]>
}

const known = new WeakMap<Snapshot['brands'], Numbers>()

/** GTINs are compared as 14 digits (GS1 General Specifications, 3.3.2). */
const gtinKey = (gtin: string): string => gtin.padStart(14, '0')

/** Articles by their SKU, and by the GTIN of a piece or of a case. */
export function numbersOf(snapshot: Snapshot): Numbers {
  const before = known.get(snapshot.brands)
  if (before) return before
  const bySku = new Map<string, Flavour>()
  const byGtin = new Map<string, Flavour[]>()
  const add = (gtin: string | null, flavour: Flavour) => {
    if (gtin === null) return
    const key = gtinKey(gtin)
    byGtin.set(key, [...(byGtin.get(key) ?? []), flavour])
  }
  for (const flavour of snapshot.flavours.values()) {
    bySku.set(flavour.sku, flavour)
    add(flavour.ean, flavour)
    add(flavour.size.eanCase, flavour)
  }
  const numbers = { bySku, byGtin }
  known.set(snapshot.brands, numbers)
  return numbers
}

/** Whether it is the GTIN of a flavour's case, not of its piece. */
export const isCase = (gtin: string, { ean, size }: Flavour): boolean =>
  size.eanCase !== null && gtinKey(size.eanCase) === gtinKey(gtin) && (ean === null || gtinKey(ean) !== gtinKey(gtin))

export const findGtin = ({ byGtin }: Numbers, gtin: string): readonly Flavour[] => byGtin.get(gtinKey(gtin)) ?? []
