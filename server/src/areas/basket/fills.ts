import { fillsFor } from '@fairfloor/domain/basket/fills'
import type { getFills } from '@fairfloor/domain/basket/fills-contract'
import { fittingQuantity } from '@fairfloor/domain/catalogue/fitting-quantity'
import type { Answer } from '@fairfloor/domain/endpoint'
import { cents, euros, fromEuros, times } from '@fairfloor/domain/money'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import type { Db } from '../../platform/database.ts'
import { type Offering, stockOf } from '../catalogue/index.ts'
import { boughtSince } from '../orders/index.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

type Asked = {
  readonly customerId: number
  readonly positions: readonly { readonly id: number }[]
  readonly offering: Pick<Offering<{ readonly price: number }>, 'snapshot' | 'offerOf'>
  /** Euros. */
  readonly missing: number
  readonly now: Date
}

/** What would fill a basket, of what the customer has bought within a year. */
export async function fillsOf(db: Db, asked: Asked): Promise<Answer<typeof getFills>> {
  const { customerId, positions, offering, missing, now } = asked
  const { snapshot, offerOf } = offering
  const taken = new Set(positions.map(({ id }) => id))
  const bought = await boughtSince(db, customerId, new Date(now.getTime() - YEAR_MS))
  const cases = bought.flatMap(({ flavourId, pieces }) => {
    const flavour = taken.has(flavourId) ? undefined : snapshot.flavours.get(flavourId)
    const offer = flavour && offerOf(flavour)
    if (!offer) return []
    const quantity = fittingQuantity(flavour.size.unitsPerCase, flavour.size)
    const isThere = (stockOf(snapshot, flavourId).quantity ?? 0) >= quantity
    return isThere ? [{ flavour, quantity, net: times(cents(offer.price), quantity), bought: pieces }] : []
  })
  return {
    fills: fillsFor(cases, fromEuros(missing)).map(({ flavour, quantity, net }) => ({
      quantity,
      price_exc_vat: euros(net),
      product_attribute: {
        id: flavour.id,
        name: flavour.name,
        image_url: pictureUrlOf(flavour.image ?? flavour.size.image ?? flavour.size.product.image),
        size_name: flavour.size.name,
        product_name: flavour.size.product.name,
      },
    })),
  }
}
