import { refuse } from '@fairfloor/domain/catalogue/refusals'
import type { FieldError } from '@fairfloor/domain/refusal'
import type { Offering } from '../catalogue/index.ts'
import type { Basket } from './positions.ts'
import { offerOf, type Pricing } from './price.ts'
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
