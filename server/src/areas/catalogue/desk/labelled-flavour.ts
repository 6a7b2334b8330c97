import { refuse } from '@fairfloor/domain/catalogue/refusals'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { flavours, productSizes, products } from '../tables.ts'

/** A flavour whose label is edited, by its name and that of its product. */
export type LabelledFlavour = Awaited<ReturnType<typeof readFlavour>>

/** @param locked two operators who save at once wait for each other @throws Refusal not_found */
export async function readFlavour(tx: Db, id: number, locked = false) {
  const query = tx
    .select({
      id: flavours.id,
      name: flavours.name,
      size: productSizes.name,
      product: products.name,
      productId: products.id,
    })
    .from(flavours)
    .innerJoin(productSizes, eq(productSizes.id, flavours.sizeId))
    .innerJoin(products, eq(products.id, productSizes.productId))
    .where(eq(flavours.id, id))
  const [found] = await (locked ? query.for('update', { of: flavours }) : query)
  if (!found) throw refuse('not_found')
  return { ...found, subject: `${found.product} ${found.size}, ${found.name}` }
}
