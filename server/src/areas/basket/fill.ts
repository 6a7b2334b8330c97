import type { orderAgain } from '@fairfloor/domain/basket/again-contract'
import { fittingQuantity } from '@fairfloor/domain/catalogue/fitting-quantity'
import type { Answer } from '@fairfloor/domain/endpoint'
import type { Extras } from '@fairfloor/domain/extras'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import type { Db } from '../../platform/database.ts'
import { flavourOf, nameOf } from '../catalogue/index.ts'
import { addPositions } from './positions.ts'
import { type Goods, pricingOf } from './price.ts'
import { shopBasket, shopOffering } from './shop.ts'

type Line = { readonly flavourId: number; readonly quantity: number; readonly extras?: Extras }

/**
 * Adds what of some lines can be ordered to the customer's basket, each in the next quantity that fits; each flavour once.
 * Drop the customer's kept basket after the commit.
 * @throws Refusal quantity_too_large
 */
export async function fillBasket(
  tx: Db,
  goods: Goods,
  { viewer, lines, now }: { viewer: CustomerViewer; lines: readonly Line[]; now: Date },
): Promise<Answer<typeof orderAgain>> {
  const { snapshot, offerOf } = shopOffering(pricingOf(goods, viewer, now))
  const asked = lines.map(({ flavourId: id, quantity, extras }) => {
    const flavour = flavourOf(snapshot, id)
    return { id, extras, from: quantity, quantity: fittingQuantity(quantity, flavour.size), ...offerOf(flavour) }
  })
  const additions = asked.filter(({ price }) => price !== undefined)
  const { customerId, userId } = viewer
  if (additions.length > 0) await addPositions(tx, shopBasket(customerId), { additions, userId, now })
  const named = (id: number) => ({ id, name: nameOf(snapshot, id) })
  return {
    added: additions.map(({ id, quantity }) => ({ ...named(id), quantity })),
    changed: additions
      .filter(({ from, quantity }) => from !== quantity)
      .map(({ id, from, quantity }) => ({ ...named(id), from, to: quantity })),
    left_out: asked.filter(({ price }) => price === undefined).map(({ id }) => named(id)),
  }
}
