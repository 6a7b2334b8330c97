import { newsBegin, newUntil } from '@fairfloor/domain/assortment/newness'
import type { Size, Snapshot } from '../catalogue/index.ts'

const begins = new WeakMap<Snapshot, number>()

/** When news of the catalogue begin; asked of every flavour once a snapshot. */
function beginOf(snapshot: Snapshot): number {
  const known = begins.get(snapshot)
  if (known !== undefined) return known
  const begin = newsBegin(snapshot.flavours.values().map(({ firstOfferedAt }) => firstOfferedAt?.getTime() ?? null))
  begins.set(snapshot, begin)
  return begin
}

/** Until when a size counts as new, in milliseconds: flagged, or with a flavour first offered lately and offered still. */
function newUntilOf(snapshot: Snapshot, { product, flavours }: Size): number {
  if (product.isNew) return Number.POSITIVE_INFINITY
  const begin = beginOf(snapshot)
  return Math.max(
    ...flavours.map(({ firstOfferedAt, discontinuedAt }) =>
      Math.min(
        newUntil(firstOfferedAt?.getTime() ?? null, begin),
        discontinuedAt?.getTime() ?? Number.POSITIVE_INFINITY,
      ),
    ),
  )
}

export const isNew = (snapshot: Snapshot, size: Size, now: Date): boolean => newUntilOf(snapshot, size) > now.getTime()

/** When the next size ceases to be new, in milliseconds. */
export function newsEnd(snapshot: Snapshot, now: Date): number {
  let end = Number.POSITIVE_INFINITY
  for (const size of snapshot.sizes.values()) {
    const until = newUntilOf(snapshot, size)
    if (until > now.getTime()) end = Math.min(end, until)
  }
  return end
}
