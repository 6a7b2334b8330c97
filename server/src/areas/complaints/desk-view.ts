import type { getDeskComplaint } from '@fairfloor/domain/complaints/desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { cents, euros } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { creditableOf, invoiceOfShipment } from '../billing/index.ts'
import { type Catalogue, stockOf } from '../catalogue/index.ts'
import { customerOf } from '../companies/index.ts'
import { peopleById } from '../people/index.ts'
import { type Complaint, complaintView } from './queries.ts'

/** A complaint as the operator sees it, with what both settlements would need. */
export async function deskView(
  db: Db,
  catalogue: Catalogue,
  complaint: Complaint,
): Promise<Answer<typeof getDeskComplaint>> {
  const { orderId, shipmentId, line, customerId, takenOnBy, decidedBy, closedBy, userId } = complaint
  const customer = await customerOf(db, customerId)
  const people = await peopleById(
    db,
    [userId, takenOnBy, decidedBy, closedBy].flatMap(id => id ?? []),
  )
  const nameOf = (id: number | null) => people.get(id ?? 0)?.name ?? null
  const invoiceId = await invoiceOfShipment(db, shipmentId)
  const invoice = (await creditableOf(db, orderId)).find(one => one.invoiceId === invoiceId)
  const left = invoice?.lines.find(one => one.line === line)
  const [sold] = await rows<{ flavourId: number; unitNet: number }>(
    db,
    sql`select flavour_id as "flavourId", unit_net as "unitNet" from order_goods
        where order_id = ${orderId} and line = ${line}`,
  )
  return {
    ...(await complaintView(db, complaint, { toDesk: true, seesInvoices: true })),
    company: customer?.company ?? '',
    customer_id: customerId,
    customer_number: customer?.erpId ?? null,
    email: people.get(userId)?.email ?? '',
    taken_on_by: nameOf(takenOnBy),
    decided_by: nameOf(decidedBy),
    closed_by: nameOf(closedBy),
    invoice_number: invoice?.number ?? null,
    unit_price: euros(cents(sold!.unitNet)),
    creditable: left && left.net > 0 ? left.pieces : 0,
    in_stock: stockOf(catalogue.snapshot(), sold!.flavourId).quantity,
  }
}
