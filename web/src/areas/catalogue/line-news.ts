import type { LineNews } from './ordered-lines.ts'

/** Pieces of an order by flavour id. */
type Ordered = ReadonlyMap<number, number>

/** The flavours whose quantity differs between two states of an order. */
export function newsBetween(before: Ordered, after: Ordered): Map<number, LineNews> {
  const news = new Map<number, LineNews>()
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const was = before.get(id) ?? 0
    const quantity = after.get(id) ?? 0
    if (was !== quantity) news.set(id, { kind: quantity === 0 ? 'removed' : was === 0 ? 'added' : 'changed', quantity })
  }
  return news
}
