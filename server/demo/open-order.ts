import { euros } from '@fairfloor/domain/money'
import { type Flavour, lineOf, pricesOf, type Snapshot, stockOf, takeFreeStock } from '../src/areas/catalogue/index.ts'
import { addMandate } from '../src/areas/invoicing/index.ts'
import { placeOrder } from '../src/areas/orders/index.ts'
import type { Db } from '../src/platform/database.ts'
import { demoHouse } from './orders.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PLACED_DAYS_AGO = 3

/** Cheaper goods make a likelier order. */
const MOST_EUROS = 60

/** What the buyer has signed; the account is invented. */
const MANDATE = {
  reference: 'MV-20001-1',
  signedOn: '2024-02-01',
  iban: 'NL17MAAS0417164300',
  holder: 'Sporthuis De Merwede B.V.',
}

/** Gives the buyer a mandate, and an order of the shop that waits for goods: some in stock, some in part, some expected. */
export async function demoOpenOrder(
  tx: Db,
  snapshot: Snapshot,
  { userId, customerId, priceGroupId }: { userId: number; customerId: number; priceGroupId: number },
  now: Date,
): Promise<void> {
  const { creditorId } = demoHouse.settings.seller
  if (creditorId !== undefined) await addMandate(tx, { ...MANDATE, customerId, creditorId, now })
  const priceOf = ({ size }: Flavour) => pricesOf(size, { country: 'NL', priceGroupId })?.current
  const found = (count: number, stands: (flavour: Flavour) => boolean) =>
    [...snapshot.flavours.values()]
      .filter(flavour => euros(priceOf(flavour) ?? (0 as never)) > 0 && euros(priceOf(flavour)!) < MOST_EUROS)
      .filter(stands)
      .slice(0, count)
  const inStock = ({ id }: Flavour) => stockOf(snapshot, id).quantity ?? 0
  const isExpected = ({ id }: Flavour) => stockOf(snapshot, id).eta !== null
  const wanted = [
    ...found(3, flavour => inStock(flavour) > 100),
    ...found(1, flavour => inStock(flavour) > 0 && inStock(flavour) < flavour.size.unitsPerCase),
    ...found(2, flavour => inStock(flavour) === 0 && isExpected(flavour)),
  ].map(flavour => ({ flavourId: flavour.id, quantity: 2 * flavour.size.unitsPerCase, price: priceOf(flavour)! }))
  const taken = await takeFreeStock(tx, wanted)
  await placeOrder(tx, {
    kind: 'shop',
    customerId,
    placedBy: userId,
    agentId: null,
    lines: wanted.map(wish => ({
      ...lineOf(snapshot, wish, wish.price),
      reservedQuantity: taken.get(wish.flavourId) ?? 0,
    })),
    shippingAddressId: null,
    externalReference: 'PO 2274',
    ships: 'later',
    now: new Date(now.getTime() - PLACED_DAYS_AGO * DAY_MS),
  })
}
