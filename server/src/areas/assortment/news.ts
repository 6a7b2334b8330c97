import { newsBegin, newUntil } from '@fairfloor/domain/assortment/newness'
import { type Brand, type Buyer, isListed, offeredUntil, type Size, type Snapshot } from '../catalogue/index.ts'

/** When the first flavour of a brand was offered, in milliseconds; brands that do not change stay the same objects. */
const firsts = new WeakMap<Brand, number>()
const begins = new WeakMap<Snapshot, number>()

function firstOf(brand: Brand): number {
  const known = firsts.get(brand)
  if (known !== undefined) return known
  let first = Number.POSITIVE_INFINITY
  for (const { flavours } of brand.sizes)
    for (const { firstOfferedAt } of flavours)
      first = Math.min(first, firstOfferedAt?.getTime() ?? Number.NEGATIVE_INFINITY)
  firsts.set(brand, first)
  return first
}

/** When news of the catalogue begin, in milliseconds. */
export function beginOf(snapshot: Snapshot): number {
  const known = begins.get(snapshot)
  if (known !== undefined) return known
  const begin = newsBegin(snapshot.brands.values().map(firstOf))
  begins.set(snapshot, begin)
  return begin
}

/** Until when a size counts as new, in milliseconds: flagged, or with a flavour first offered lately and offered still. */
export function newUntilOf(snapshot: Snapshot, { product, flavours }: Size): number {
  if (product.isNew) return Number.POSITIVE_INFINITY
  const begin = beginOf(snapshot)
  return Math.max(
    ...flavours.map(flavour =>
      Math.min(
        newUntil(flavour.firstOfferedAt?.getTime() ?? null, begin),
        offeredUntil(flavour)?.getTime() ?? Number.POSITIVE_INFINITY,
      ),
    ),
  )
}

export const isNew = (snapshot: Snapshot, size: Size, now: Date): boolean => newUntilOf(snapshot, size) > now.getTime()

/** What a buyer's lists have shown as new since an instant. */
export const newSince = (snapshot: Snapshot, buyer: Buyer, { since, now }: { since: Date; now: Date }): Size[] =>
  [...snapshot.sizes.values()].filter(
    size =>
      size.flavours.some(({ firstOfferedAt }) => firstOfferedAt !== null && firstOfferedAt > since) &&
      isNew(snapshot, size, now) &&
      isListed(size, buyer, now),
  )
