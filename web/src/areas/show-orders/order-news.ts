import type { Position } from './lines.ts'

/** What has happened to a flavour of the order: pieces added, or the pieces in the order now. */
export interface LineNews {
  readonly kind: 'added' | 'changed' | 'removed'
  readonly quantity: number
}

/** Pieces in the order by flavour id. */
type Ordered = ReadonlyMap<number, number>

export const quantitiesOf = (positions: readonly Position[]): Ordered =>
  new Map(positions.map(({ quantity, product_attribute: { id } }) => [id, quantity]))

/** The flavours whose quantity differs between two states of the order. */
export function newsBetween(before: Ordered, after: Ordered): Map<number, LineNews> {
  const news = new Map<number, LineNews>()
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const was = before.get(id) ?? 0
    const quantity = after.get(id) ?? 0
    if (was !== quantity) news.set(id, { kind: quantity === 0 ? 'removed' : was === 0 ? 'added' : 'changed', quantity })
  }
  return news
}
