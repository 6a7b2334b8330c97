import { dueOn } from '@fairfloor/domain/billing/due'
import type { OrderTotals } from '@fairfloor/domain/billing/totals'
import type { Day } from '@fairfloor/domain/day'
import { shownExtras } from '@fairfloor/domain/extras'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import type { Terms } from '../seller/index.ts'
import type { InvoiceDocument, InvoicedOrder, InvoiceLine } from './document/invoice.ts'
import { INVOICE_ISSUED } from './events.ts'
import { leftOfOrder, payFromLeft } from './left-money.ts'
import { isRounding } from './round-off.ts'
import { invoiceNumbers, invoices } from './tables.ts'

export type NewInvoice = {
  readonly shipmentId: number
  readonly order: InvoicedOrder & { readonly customerId: number; readonly paidAheadAt?: Date | null }
  /** Contents of the shipment. */
  readonly lines: readonly InvoiceLine[]
  readonly totals: OrderTotals
  readonly terms: Terms
  /** Day of issue and of supply, in the seller's time zone. */
  readonly today: Day
  readonly now: Date
}

/**
 * Issues a shipment's invoice with the next number of the year. Number and invoice are one statement: another
 * transaction that needs a number waits for the end of this one, and a rollback releases the number. Its event is in it too. What the customer has
 * paid ahead, or has as credit, settles it. The order is locked, or new.
 */
export async function issueInvoice(tx: Db, invoice: NewInvoice): Promise<void> {
  const { shipmentId, order, totals, terms, today } = invoice
  const { seller, invoicePrefix, paymentDays } = terms
  const { customerId, id: orderId } = order
  const year = Number(today.slice(0, 4))
  const ahead = order.paidAheadAt ? await aheadOf(tx, orderId, totals) : { prepaid: 0, rounding: 0 }
  const [issued] = await rows<{ id: number; mayHaveMoney: boolean }>(
    tx,
    sql`
    with counter as (
      insert into ${invoiceNumbers} as counter (year, last) values (${year}, 1)
      on conflict (year) do update set last = counter.last + 1
      returning last
    ), issued as (
    insert into ${invoices} (order_id, customer_id, shipment_id, year, sequence, number,
      issued_on, supplied_on, due_on, paid_at, gross, seller, document)
    select ${orderId}, ${customerId}, ${shipmentId}, ${year}::int, last,
      ${`${invoicePrefix}${year}-`} || lpad(last::text, greatest(5, length(last::text)), '0'),
      ${today}::date, ${today}::date, ${dueOn(today, paymentDays)}::date,
      ${totals.gross === 0 ? invoice.now.toISOString() : null}::timestamptz, ${totals.gross}::bigint,
      ${JSON.stringify(seller)}::jsonb, ${JSON.stringify(documentOf(invoice, ahead))}::jsonb
    from counter
    returning id
    ), told as (
      insert into outbox_events (topic, payload)
      select ${INVOICE_ISSUED}, jsonb_build_object('invoiceId', id) from issued
    )
    select id, exists(select from payments where order_id = ${orderId})
      or exists(select from credit_notes where customer_id = ${customerId}) as "mayHaveMoney"
    from issued`,
  )
  const { id: invoiceId, mayHaveMoney } = issued!
  if (mayHaveMoney) await payFromLeft(tx, { invoiceId, orderId, customerId }, invoice.now)
}

type Ahead = { readonly prepaid: number; readonly rounding: number }

/** What of an invoice was paid ahead, and what its rounding takes off. */
async function aheadOf(tx: Db, orderId: number, { gross, breakdown }: OrderTotals): Promise<Ahead> {
  const prepaid = Math.min(gross, await leftOfOrder(tx, orderId))
  const lack = gross - prepaid
  return { prepaid, rounding: lack > 0 && (await isRounding(tx, orderId, lack, breakdown.length)) ? lack : 0 }
}

const documentOf = ({ order, lines, totals, now }: NewInvoice, { prepaid, rounding }: Ahead): InvoiceDocument => ({
  issuedAt: now.toISOString(),
  order: {
    id: order.id,
    externalReference: order.externalReference,
    note: order.note,
    carrier: order.carrier,
    paymentMethod: order.paymentMethod,
    invoiceAddress: order.invoiceAddress,
    shippingAddress: order.shippingAddress,
    vatId: order.vatId,
  },
  lines: lines.map(line => ({
    line: line.line,
    sku: line.sku,
    ean: line.ean,
    brandName: line.brandName,
    productName: line.productName,
    sizeName: line.sizeName,
    flavourName: line.flavourName,
    quantity: line.quantity,
    unitNet: line.unitNet,
    net: line.net,
    vatRate: line.vatRate,
    deposit: line.deposit,
    consumptionTax: line.consumptionTax,
    label: line.label,
    ...shownExtras(line.extras, 'invoice'),
  })),
  totals,
  ...(prepaid > 0 && { prepaid }),
  ...(rounding > 0 && { rounding }),
})
