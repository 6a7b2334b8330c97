/** Topic of the event for an order of the shop's basket. */
export const ORDER_PLACED = 'orders.placed'

export type OrderPlaced = { readonly orderId: number; readonly userId: number }

/** Topic of the event for an order whose address, carrier or note was changed. */
export const ORDER_CHANGED = 'orders.changed'

export type OrderChanged = OrderPlaced

/** Topic of the event for pieces of an order that were cancelled. */
export const ORDER_CANCELLED = 'orders.cancelled'

export type OrderCancelled = OrderPlaced & {
  readonly lines: readonly { readonly line: number; readonly quantity: number }[]
}
