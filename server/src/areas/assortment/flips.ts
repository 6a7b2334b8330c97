import type { Catalogue, Snapshot } from '../catalogue/index.ts'

/**
 * How often a flavour has gone into stock or out of it: lists count what is in stock, also of sizes that are not on their
 * page. Other movements of stock concern only the page that shows the flavour.
 */
export function countFlips(catalogue: Pick<Catalogue, 'snapshot' | 'onStock'>): (snapshot: Snapshot) => number {
  let stock: Snapshot['stock'] | undefined
  let stocked = new Set<number>()
  let flips = 0

  catalogue.onStock(flavourIds => {
    for (const id of flavourIds) {
      const isStocked = (stock?.get(id)?.quantity ?? 0) > 0
      if (isStocked === stocked.has(id)) continue
      if (isStocked) stocked.add(id)
      else stocked.delete(id)
      flips++
    }
  })

  return snapshot => {
    if (snapshot.stock !== stock) {
      stock = snapshot.stock
      stocked = new Set([...stock].flatMap(([id, { quantity }]) => ((quantity ?? 0) > 0 ? [id] : [])))
      flips++
    }
    return flips
  }
}
