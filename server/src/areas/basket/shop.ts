import type { Basket } from './positions.ts'
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
