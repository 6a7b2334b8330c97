import type { VatPart } from '@fairfloor/domain/billing/totals'
import { dayIn } from '@fairfloor/domain/day'
import type { Answer } from '@fairfloor/domain/endpoint'
import { refuse } from '@fairfloor/domain/general-refusals'
import type { getOrder } from '@fairfloor/domain/orders/contract'
import { hasRight, type Viewer } from '@fairfloor/domain/viewer'
import type { Db } from '../../platform/database.ts'
import { documentsOf, invoiceNumbers } from '../billing/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { LiveShop } from '../seller/index.ts'
import { transferOf } from './ahead/pay-by.ts'
import { etasOf } from './eta.ts'
import { orderAnswer } from './order-answer.ts'
import { shownShipments } from './order-shipments.ts'
import { ownCustomer } from './policy.ts'
import { orderOf } from './queries.ts'

type Given = { readonly db: Db; readonly catalogue: Catalogue; readonly shop: LiveShop }

/**
 * An order of the viewer's customer as sent on the wire.
 * @throws Refusal not_found for one that the customer does not have
 */
export const ownOrder = async (...given: Parameters<typeof ownPricedOrder>): Promise<Answer<typeof getOrder>> =>
  (await ownPricedOrder(...given)).shown

/** The same, with the VAT of the whole order by rate. @throws Refusal not_found */
export async function ownPricedOrder(
  { db, catalogue, shop }: Given,
  viewer: Viewer,
  orderId: number,
  now: Date,
): Promise<{ shown: Answer<typeof getOrder>; vat: readonly VatPart[] }> {
  const found = await orderOf(db, ownCustomer(viewer), orderId)
  if (!found) throw refuse('not_found')
  const seesInvoices = hasRight(viewer, 'invoices')
  const numbers = await invoiceNumbers(db, seesInvoices ? [orderId] : [])
  const shown = orderAnswer(found, {
    shipments: await shownShipments(db, orderId, seesInvoices),
    papers: seesInvoices ? await documentsOf(db, orderId) : [],
    toTransfer: hasRight(viewer, 'prices') ? await transferOf(db, found, shop.current()) : null,
    invoiceNumber: numbers.get(orderId) ?? null,
    snapshot: catalogue.snapshot(),
    etaOf: etasOf(catalogue, dayIn(now, shop.current().timeZone)),
  })
  return { shown, vat: found.order.totals.breakdown }
}
