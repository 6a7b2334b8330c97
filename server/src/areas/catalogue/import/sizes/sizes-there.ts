import { asc } from 'drizzle-orm'
import type { Db } from '../../../../platform/database.ts'
import { fieldsByHand } from '../../by-hand.ts'
import { showPrices, sizePrices } from '../../price-tables.ts'
import { among } from '../../save/save-rows.ts'
import { flavours, productSizes } from '../../tables.ts'
import type { Offer } from './offer.ts'
import type { SizeThere } from './wish.ts'

/** All sizes of some products with their prices and flavours, by id. */
export async function sizesOf(tx: Db, productIds: readonly number[]): Promise<SizeThere[]> {
  if (productIds.length === 0) return []
  const sizes = await tx
    .select()
    .from(productSizes)
    .where(among(productSizes.productId, productIds))
    .orderBy(asc(productSizes.id))
  if (sizes.length === 0) return []
  const ids = sizes.map(size => size.id)
  const own = await tx
    .select({ id: flavours.id, sizeId: flavours.sizeId })
    .from(flavours)
    .where(among(flavours.sizeId, ids))
    .orderBy(asc(flavours.id))
  const groups = await tx.select().from(sizePrices).where(among(sizePrices.sizeId, ids))
  const shows = await tx.select().from(showPrices).where(among(showPrices.sizeId, ids))
  const held = await fieldsByHand(tx, 'size', ids)
  const flavoursOf = Map.groupBy(own, row => row.sizeId)
  const groupsOf = Map.groupBy(groups, row => row.sizeId)
  const showsOf = Map.groupBy(shows, row => row.sizeId)
  return sizes.map(({ id, productId, erpId, ...pack }) => {
    const offer: Offer = {
      pack,
      groups: Object.fromEntries(
        (groupsOf.get(id) ?? []).map(({ priceGroupId, regular, current }) => [priceGroupId, { regular, current }]),
      ),
      shows: Object.fromEntries((showsOf.get(id) ?? []).map(({ editionId, price }) => [editionId, price])),
    }
    const inside = (flavoursOf.get(id) ?? []).map(flavour => flavour.id)
    return { id, product: `id:${productId}`, erpId, offer, flavours: inside, held: held.get(id) }
  })
}
