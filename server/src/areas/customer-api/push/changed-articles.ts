import { type Change, changesSince } from '../../../platform/changes.ts'
import type { Db } from '../../../platform/database.ts'
import { type Flavour, isSoldIn, type Snapshot } from '../../catalogue/index.ts'

/** What may change an article's stock, number or availability. */
export const SOURCES = ['stock', 'flavours', 'products', 'brands'] as const

/** Changes that one delivery tells at most: some 130 kB. */
const MOST_CHANGES = 1000

/**
 * The articles that changed after a number, and the number up to which that is all.
 * @param known the number of the last change that the snapshot holds: later ones are left for the next time
 */
export async function changedArticles(
  db: Db,
  snapshot: Snapshot,
  { since, known }: { since: number; known: number },
): Promise<{ flavours: readonly Flavour[]; next: number }> {
  const { changes, next } = await changesSince(db, SOURCES, since, MOST_CHANGES)
  const held = changes.filter(({ number }) => number <= known)
  const flavours = new Set(held.flatMap(change => articlesOf(snapshot, change)))
  return { flavours: [...flavours], next: Math.min(next, known) }
}

/** A text of a product or a brand changes no stock: only its end counts for all that belongs to it. */
function articlesOf({ flavours, products, brands }: Snapshot, { source, rowId }: Change): readonly Flavour[] {
  if (source === 'brands') {
    const brand = brands.get(rowId)
    return brand?.discontinuedAt ? brand.sizes.flatMap(size => size.flavours) : []
  }
  if (source === 'products') {
    const product = products.get(rowId)
    return product?.discontinuedAt ? product.sizes.flatMap(size => size.flavours) : []
  }
  const flavour = flavours.get(rowId)
  return flavour ? [flavour] : []
}

/** Those that a customer in this country may buy. */
export const soldIn = (flavours: readonly Flavour[], country: string): Flavour[] =>
  flavours.filter(({ size: { product } }) => isSoldIn(product, country))
