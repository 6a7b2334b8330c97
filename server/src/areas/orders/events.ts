/** Topic of the event for an order of the shop's basket. */
export const ORDER_PLACED = 'orders.placed'

export type OrderPlaced = { readonly orderId: number; readonly userId: number }
