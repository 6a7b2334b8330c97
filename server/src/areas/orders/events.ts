/** Topic of the event for an order of the shop's basket. */
export const ORDER_PLACED = 'orders.placed'

export type OrderPlaced = { readonly orderId: number; readonly userId: number }

/** Topic of the event for an order whose address, carrier or note was changed. */
export const ORDER_CHANGED = 'orders.changed'

export type OrderChanged = OrderPlaced

/** Topic of the event for pieces of an order that were cancelled. */
export const ORDER_CANCELLED = 'orders.cancelled'

type Lines = readonly { readonly line: number; readonly quantity: number }[]

export type OrderCancelled = {
  readonly orderId: number
  /** Null: nobody, by the clock. */
  readonly userId: number | null
  readonly lines: Lines
  /**
   * unpaid: the order was not paid in time; confirmed: the customer confirmed fewer pieces of a backorder, which has a
   * mail of its own. Left out where somebody cancelled on purpose.
   */
  readonly why?: 'unpaid' | 'confirmed'
}

/** Topic of the event for pieces of an order's backorder that have arrived. */
export const ORDER_SERVED = 'orders.served'

export type OrderServed = { readonly orderId: number; readonly lines: Lines }

/** Topic of the event for a shipment that the carrier has taken. */
export const ORDER_SHIPPED = 'orders.shipped'

export type OrderShipped = { readonly orderId: number; readonly shipmentId: number }

/** Topic of the event for shipped pieces that came back. */
export const ORDER_RETURNED = 'orders.returned'

export type OrderReturned = { readonly orderId: number; readonly returnId: number }

/** Topic of the event for pieces of an order's backorder whose expected day has passed. */
export const ORDER_LATE = 'orders.late'

export type OrderLate = OrderServed
