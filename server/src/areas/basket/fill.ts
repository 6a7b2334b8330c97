import type { CustomerViewer } from '@fairfloor/domain/viewer'
import type { Db } from '../../platform/database.ts'
import { flavourOf } from '../catalogue/index.ts'
import { addPositions } from './positions.ts'
import { type Goods, pricingOf } from './price.ts'
import { shopBasket, shopOffering } from './shop.ts'

type Line = { readonly flavourId: number; readonly quantity: number }

/**
 * Adds what of some lines can be ordered to the customer's basket. Quantities must fit by themselves; each flavour once.
 * Drop the customer's kept basket after the commit.
 * @returns the flavours that can no longer be ordered
 * @throws Refusal quantity_too_large
 */
export async function fillBasket(
  tx: Db,
  goods: Goods,
  { viewer, lines, now }: { viewer: CustomerViewer; lines: readonly Line[]; now: Date },
): Promise<number[]> {
  const { snapshot, offerOf } = shopOffering(pricingOf(goods, viewer, now))
  const asked = lines.map(({ flavourId: id, quantity }) => ({ id, quantity, ...offerOf(flavourOf(snapshot, id)) }))
  const additions = asked.filter(({ price }) => price !== undefined)
  const { customerId, userId } = viewer
  if (additions.length > 0) await addPositions(tx, shopBasket(customerId), { additions, userId, now })
  return asked.flatMap(({ id, price }) => (price === undefined ? [id] : []))
}
