import { type Day, dayIn } from '@fairfloor/domain/day'
import { euros } from '@fairfloor/domain/money'
import type { DeskOrder } from '@fairfloor/domain/orders/desk-contract'
import { holdOf } from '@fairfloor/domain/orders/holds'
import { refuse } from '@fairfloor/domain/orders/refusals'
import type { Db } from '../../../platform/database.ts'
import { versionOf } from '../../../platform/form-version.ts'
import { auditOf } from '../../back-office/index.ts'
import { creditableOf, documentsOf, invoiceNumbers } from '../../billing/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { customerOf, postalAddress, shippingAddresses } from '../../companies/index.ts'
import type { Terms } from '../../seller/index.ts'
import { shipmentsOf } from '../../shipping/index.ts'
import { transferOf } from '../ahead/pay-by.ts'
import { canChangeAddress } from '../change-address.ts'
import { etasOf } from '../eta.ts'
import { editedOf } from '../locked-order.ts'
import { orderAnswer } from '../order-answer.ts'
import { describeShipments } from '../order-shipments.ts'
import { openPickListOf, openPiecesOf, orderById, type StoredOrder } from '../queries.ts'
import { deskShipments } from './desk-shipments.ts'

/** An order's name in the audit log. */
export const subjectOf = (orderId: number): string => `Order ${orderId}`

type Look = Pick<Terms, 'seller' | 'timeZone'> & { readonly catalogue: Catalogue; readonly now: Date }

/** An order as the operator sees it. @throws Refusal not_found */
export async function deskOrder(
  db: Db,
  orderId: number,
  { catalogue, seller, timeZone, now }: Look,
): Promise<DeskOrder> {
  const stored = await storedOrder(db, orderId)
  const { order } = stored
  const customer = await customerOf(db, order.customerId)
  const numbers = await invoiceNumbers(db, [orderId])
  const today: Day = dayIn(now, timeZone)
  const shipped = await shipmentsOf(db, orderId)
  return {
    version: versionOf(editedOf(stored)),
    note_version: versionOf(order.internalNote),
    customer: { id: order.customerId, company: customer?.company ?? '', number: customer?.erpId ?? null },
    internal_note: order.internalNote,
    can_change_address: canChangeAddress(stored),
    addresses: (await shippingAddresses(db, order.customerId)).map(address => {
      const { gln: _, ...postal } = postalAddress(address)
      return { id: address.id, ...postal }
    }),
    history: (await auditOf(db, subjectOf(orderId))).map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    pick_list_id: await openPickListOf(db, orderId),
    held_for: holdOf({ ...order, open: openPiecesOf(stored) }),
    shipments: await deskShipments(db, shipped),
    creditable: (await creditableOf(db, orderId)).map(({ invoiceId, number, lines, rates }) => ({
      invoice_id: invoiceId,
      number,
      lines: lines.map(({ line, pieces, unitNet, net }) => ({
        line,
        pieces: Math.max(0, pieces),
        unit_price: euros(unitNet),
        amount: euros(net),
      })),
      rates: rates.map(({ category, rate, net }) => ({ category, rate: rate / 100, amount: euros(net) })),
    })),
    order: orderAnswer(stored, {
      papers: await documentsOf(db, orderId),
      toTransfer: await transferOf(db, stored, { seller, timeZone }),
      shipments: await describeShipments(db, orderId, shipped, true),
      invoiceNumber: numbers.get(orderId) ?? null,
      snapshot: catalogue.snapshot(),
      etaOf: etasOf(catalogue, today),
    }),
  }
}

/** @throws Refusal not_found */
async function storedOrder(db: Db, orderId: number): Promise<StoredOrder> {
  const stored = await orderById(db, orderId)
  if (!stored) throw refuse('not_found')
  return stored
}
