import type { Basket } from '../basket/index.ts'

/** The outlet's basket of a customer: its positions are of lots, which have their prices. */
export const outletBasket = (customerId: number): Basket => ({
  table: 'outlet_basket_lines',
  goods: 'lot_id',
  owner: { customer_id: customerId },
})
