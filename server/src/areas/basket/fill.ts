import type { CustomerViewer } from '@fairfloor/domain/identity/viewer'
import type { Db } from '../../platform/database.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { flavourOf } from '../catalogue/index.ts'
import type { Promotions } from '../promotions/index.ts'
import { addPositions } from './positions.ts'
import { offerOf } from './price.ts'
import { shopBasket } from './shop.ts'

type Line = { readonly flavourId: number; readonly quantity: number }

/**
 * Adds what of some lines can be ordered to the customer's basket. Quantities must fit by themselves; each flavour once.
 * Drop the customer's kept basket after the commit.
 * @returns the flavours that can no longer be ordered
 * @throws Refusal quantity_too_large
 */
export async function fillBasket(
  tx: Db,
  { catalogue, promotions }: { catalogue: Catalogue; promotions: Promotions },
  { viewer, lines, now }: { viewer: CustomerViewer; lines: readonly Line[]; now: Date },
): Promise<number[]> {
  const snapshot = catalogue.snapshot()
  const { priceGroupId, country } = viewer
  const priced = lines.map(line => ({
    ...line,
    offer: offerOf(flavourOf(snapshot, line.flavourId), { snapshot, promotions, priceGroupId, country, now }),
  }))
  const additions = priced.flatMap(({ flavourId, quantity, offer }) =>
    offer ? [{ id: flavourId, quantity, price: offer.current }] : [],
  )
  const { customerId, userId } = viewer
  if (additions.length > 0) await addPositions(tx, shopBasket(customerId), { additions, userId, now })
  return priced.flatMap(({ flavourId, offer }) => (offer ? [] : [flavourId]))
}
