import { refuse } from '@fairfloor/domain/catalogue/refusals'
import type { FieldError } from '@fairfloor/domain/refusal'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { type Offering, stockOf, takeFreeStock } from '../catalogue/index.ts'
import { guardFlavours } from './guard-draft.ts'
import type { Contents, Kind } from './kind.ts'
import type { Basket, Wish } from './position.ts'
import { type Item, offerOf, type Pricing, pricedItems } from './price.ts'
import { QUANTITY_CHECK } from './tables.ts'

/** Carries the customers whose baskets have changed. */
export const TOPIC = 'basket_changed'

/** The shop's basket of a customer. Its price is only told: what was paid for a piece when it was added. */
export const shopBasket = (customerId: number): Basket => ({
  table: 'basket_positions',
  goods: 'flavour_id',
  owner: { customer_id: customerId },
  price: 'last',
  most: QUANTITY_CHECK,
  topic: TOPIC,
})

/** What the shop offers to a buyer, at what lists show for a piece. */
export const shopOffering = (pricing: Pricing): Offering<{ readonly price: number }> => ({
  snapshot: pricing.snapshot,
  offerOf(flavour) {
    const offer = offerOf(flavour, pricing)
    return offer && { price: offer.current }
  },
  gone: (errors?: FieldError[]) => refuse('not_for_sale', undefined, errors),
})

/** The shop's basket is ordered at the prices of this moment, which nobody has agreed before. */
export const shopKind = ({ customerId, userId }: CustomerViewer, pricing: Pricing): Kind => ({
  orders: 'shop',
  basket: shopBasket(customerId),
  moment: pricing,
  canWait: true,
  contentsOf: (_, positions) =>
    flavoursIn(positions, pricedItems(positions, pricing), shopOffering(pricing), { userId, at: pricing.now }),
})

/** Flavours are sold in the steps of their sizes: what is in stock is taken, the rest is the lines' backorder. */
export const flavoursIn = <I extends Item>(
  positions: readonly Wish[],
  items: readonly I[],
  { snapshot, gone }: Pick<Offering<unknown>, 'snapshot' | 'gone'>,
  by: { readonly userId: number; readonly at: Date },
): Contents<I> => ({
  items,
  freeOf: ({ flavourId }) => stockOf(snapshot, flavourId).quantity ?? 0,
  guard: draft => guardFlavours(positions, draft, { snapshot, gone }),
  async take(tx, orderId, lines) {
    const taken = await takeFreeStock(tx, lines, { kind: 'order', orderId, ...by })
    return lines.map(line => ({ ...line, reservedQuantity: taken.get(line.flavourId) ?? 0 }))
  },
})
