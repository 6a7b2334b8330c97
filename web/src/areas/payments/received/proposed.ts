import type { Account, Debtor } from '@fairfloor/domain/payments/received/contract'

/** What a payment is for. */
export interface Chosen {
  orderId: number | null
  invoiceIds: readonly number[]
}

const NOTHING: Chosen = { orderId: null, invoiceIds: [] }

/**
 * What an amount most likely pays: what was named, the one thing that costs exactly this, or the oldest invoices as far as it
 * goes. Without an amount only what was named.
 */
export function proposed(
  { invoices, orders }: Account,
  named: Pick<Debtor, 'order_id' | 'invoice_number'>,
  amount: number | null,
): Chosen {
  const byNumber = invoices.filter(({ invoice_number }) => invoice_number === named.invoice_number)
  if (byNumber.length > 0) return chosenOf(byNumber)
  if (named.order_id !== null && orders.some(({ order_id }) => order_id === named.order_id))
    return { orderId: named.order_id, invoiceIds: [] }
  const ofOrder = invoices.filter(({ order_id }) => order_id === named.order_id)
  if (ofOrder.length > 0) return chosenOf(ofOrder)
  if (amount === null) return NOTHING
  const same = invoices.find(({ open }) => open === amount)
  if (same) return chosenOf([same])
  const order = orders.find(({ open }) => open === amount)
  if (order) return { orderId: order.order_id, invoiceIds: [] }
  let left = amount
  const paid = invoices.filter(({ open }) => {
    const isPaid = left > 0
    left -= open
    return isPaid
  })
  return chosenOf(paid)
}

const chosenOf = (invoices: Account['invoices']): Chosen => ({
  orderId: null,
  invoiceIds: invoices.map(({ invoice_id }) => invoice_id),
})
