import type { OrderStatus } from './kinds.ts'

/** How far an order is; pieces of all its lines. */
export type Progress = {
  /** Ordered and not cancelled. */
  readonly remaining: number
  /** In shipments, with an invoice each. */
  readonly shipped: number
  /** Of those shipped, what the carrier has taken. */
  readonly handedOver: number
  /** Whether somebody is fetching its goods now. */
  readonly isPicked: boolean
  readonly invoices: number
  readonly unpaidInvoices: number
}

/**
 * The status of an order, by what has happened to it: nobody sets it by hand. Shipped: a part has left; invoiced: all of
 * it has; paid: nothing is left to ship or to pay.
 */
export function statusOf({
  remaining,
  shipped,
  handedOver,
  isPicked,
  invoices,
  unpaidInvoices,
}: Progress): OrderStatus {
  if (remaining === 0) return 'cancelled'
  if (shipped >= remaining && invoices > 0 && unpaidInvoices === 0) return 'paid'
  if (isPicked) return 'in picking'
  if (handedOver === 0) return 'placed'
  return handedOver < remaining ? 'shipped' : 'invoiced'
}
