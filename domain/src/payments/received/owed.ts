import type { Cents } from '../../money.ts'
import { digitsOf, plainName } from './references.ts'

export type OpenInvoice = {
  readonly id: number
  readonly number: string
  readonly orderId: number
  readonly customerId: number
  readonly rest: Cents
}

/** An order that is paid ahead, and what it still costs; 0 for one that was cancelled, or paid already. */
export type AheadOrder = { readonly id: number; readonly customerId: number; readonly open: Cents }

export type Payer = { readonly id: number; readonly number: string | null; readonly company: string }

/** What may be paid, and by which customer. */
export type OwedRows = {
  /** The oldest first. */
  readonly invoices: readonly OpenInvoice[]
  readonly orders: readonly AheadOrder[]
  readonly customers: readonly Payer[]
  /** Whose bookings an account has paid before. */
  readonly byIban: ReadonlyMap<string, ReadonlySet<number>>
}

/** A short number by itself may be anything: a day, a quantity. */
export const LEAST_DIGITS = 4

/** What may be paid, to be looked up: a bank's file names thousands of sums. */
export type Owed = ReturnType<typeof owedOf>

export function owedOf({ invoices, orders, customers, byIban }: OwedRows) {
  const numbered = customers.flatMap(one => (one.number === null ? [] : [{ ...one, number: one.number }]))
  const named = customers
    .map(one => ({ id: one.id, name: plainName(one.company) }))
    .filter(({ name }) => name.length >= LEAST_DIGITS)
  return {
    byIban,
    invoicesOfNumber: Map.groupBy(invoices, ({ number }) => digitsOf(number)),
    invoicesOfOrder: Map.groupBy(invoices, ({ orderId }) => orderId),
    invoicesOfCustomer: Map.groupBy(invoices, ({ customerId }) => customerId),
    invoicesOfRest: Map.groupBy(invoices, ({ rest }) => rest),
    invoiceOfId: new Map(invoices.map(one => [one.id, one])),
    orderOfId: new Map(orders.map(one => [one.id, one])),
    ordersOfCustomer: Map.groupBy(orders, ({ customerId }) => customerId),
    ordersOfOpen: Map.groupBy(orders, ({ open }) => open),
    customersOfDigits: idsBy(
      numbered.filter(({ number }) => digitsOf(number).length >= LEAST_DIGITS),
      ({ number }) => digitsOf(number),
    ),
    customersOfName: idsBy(named, ({ name }) => name),
    /** Those whose number the digits of a text do not give: 'MERWEDE', 'K10-A2'. */
    oddlyNumbered: numbered.filter(({ number }) => number.length >= LEAST_DIGITS && !/^\D*\d{4,}\D*$/.test(number)),
  }
}

type Paid = { readonly orderId: number | null; readonly invoiceIds: readonly number[] }

/** Takes out what a booking has paid, so that nothing else is matched with it. */
export function takeOut(owed: Owed, { invoiceIds, orderId }: Paid): void {
  for (const id of invoiceIds) {
    const invoice = owed.invoiceOfId.get(id)
    if (!invoice) continue
    owed.invoiceOfId.delete(id)
    drop(owed.invoicesOfNumber, digitsOf(invoice.number), invoice)
    drop(owed.invoicesOfOrder, invoice.orderId, invoice)
    drop(owed.invoicesOfCustomer, invoice.customerId, invoice)
    drop(owed.invoicesOfRest, invoice.rest, invoice)
  }
  const order = orderId === null ? undefined : owed.orderOfId.get(orderId)
  if (!order) return
  owed.orderOfId.delete(order.id)
  drop(owed.ordersOfCustomer, order.customerId, order)
  drop(owed.ordersOfOpen, order.open, order)
}

function drop<Key, One>(all: Map<Key, One[]>, key: Key, one: One): void {
  const left = (all.get(key) ?? []).filter(other => other !== one)
  if (left.length > 0) all.set(key, left)
  else all.delete(key)
}

const idsBy = <One extends { readonly id: number }>(all: readonly One[], keyOf: (one: One) => string) =>
  new Map([...Map.groupBy(all, keyOf)].map(([key, ones]) => [key, new Set(ones.map(({ id }) => id))]))
