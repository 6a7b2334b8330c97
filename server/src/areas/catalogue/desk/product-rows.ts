import { refuse } from '@fairfloor/domain/catalogue/refusals'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { sizePrices } from '../price-tables.ts'
import { flavours, productSizes, products, stock } from '../tables.ts'

/** A product as the desk edits it, straight from the database. */
export type ProductRows = {
  readonly product: typeof products.$inferSelect
  readonly sizes: readonly (typeof productSizes.$inferSelect)[]
  readonly prices: readonly (typeof sizePrices.$inferSelect)[]
  readonly flavours: readonly (typeof flavours.$inferSelect)[]
}

/**
 * Reads a product with its sizes, prices and flavours.
 * @param locked others who change any of it, imports too, wait until the transaction ends
 * @throws Refusal not_found
 */
export async function readProduct(tx: Db, id: number, locked = false): Promise<ProductRows> {
  const productQuery = tx.select().from(products).where(eq(products.id, id))
  const [product] = await (locked ? productQuery.for('update') : productQuery)
  if (!product) throw refuse('not_found')
  const { productId, rank } = productSizes
  const sizeQuery = tx.select().from(productSizes).where(eq(productId, id)).orderBy(asc(rank), asc(productSizes.id))
  const sizes = await (locked ? sizeQuery.for('update') : sizeQuery)
  if (sizes.length === 0) return { product, sizes, prices: [], flavours: [] }
  const ids = sizes.map(size => size.id)
  const prices = await tx
    .select()
    .from(sizePrices)
    .where(inArray(sizePrices.sizeId, ids))
    .orderBy(asc(sizePrices.sizeId), asc(sizePrices.priceGroupId))
  const flavourQuery = tx
    .select()
    .from(flavours)
    .where(inArray(flavours.sizeId, ids))
    .orderBy(asc(flavours.rank), asc(flavours.id))
  return { product, sizes, prices, flavours: await (locked ? flavourQuery.for('update') : flavourQuery) }
}

/** Pieces in stock by flavour. */
export async function stockOfFlavours(tx: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
  if (ids.length === 0) return new Map()
  const found = await tx
    .select()
    .from(stock)
    .where(inArray(stock.flavourId, [...ids]))
  return new Map(found.map(({ flavourId, quantity }) => [flavourId, quantity]))
}
