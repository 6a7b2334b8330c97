import type { VatPart } from '@fairfloor/domain/billing/totals'
import type { getApiOrder, listApiOrders } from '@fairfloor/domain/customer-api/rest/orders-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { shownExtras } from '@fairfloor/domain/extras'
import { cents, euros } from '@fairfloor/domain/money'
import type { getOrder } from '@fairfloor/domain/orders/contract'
import type { Snapshot } from '../../../catalogue/index.ts'
import type { changedOrders } from '../../../orders/index.ts'
import type { OwnReferences } from '../../references.ts'

type Heads = Awaited<ReturnType<typeof changedOrders>>

export const headsView = ({ heads, next }: Heads, limit: number): Answer<typeof listApiOrders> => ({
  data: heads.map(head => ({
    order_id: head.id,
    external_reference: head.externalReference,
    order_date: head.placedAt.toISOString(),
    kind: head.kind,
    status: head.status,
    open_quantity: head.openQuantity,
    total_price_inclusive_tax: euros(cents(head.gross)),
  })),
  next_cursor: String(next),
  has_more: heads.length === limit,
})

type Look = { readonly vat: readonly VatPart[]; readonly snapshot: Snapshot; readonly references: OwnReferences }

/** An order for a customer's own systems: articles by SKU, GTIN and the customer's own reference. */
export function orderView(
  order: Answer<typeof getOrder>,
  { vat, snapshot, references }: Look,
): Answer<typeof getApiOrder> {
  const positions = order.order_positions
  const skus = new Map(positions.map(({ line, sku }) => [line, sku]))
  return {
    order_id: order.order_id,
    external_reference: order.external_reference,
    order_date: order.order_date,
    kind: order.kind,
    status: order.status,
    open_quantity: positions.reduce((sum, { open_quantity }) => sum + open_quantity, 0),
    total_price_inclusive_tax: order.total_price_inclusive_tax,
    note: order.note,
    delivery: order.delivery,
    wished_on: order.wished_on,
    payment_method: order.payment_method,
    carrier: order.carrier.name,
    invoice_address: order.invoice_address,
    shipping_address: order.shipping_address,
    lines: positions.map(position => ({
      line: position.line,
      sku: position.sku,
      gtin: snapshot.flavours.get(position.product_attribute_id)?.ean ?? null,
      customer_reference: references.get(position.product_attribute_id) ?? null,
      name: [
        position.brand_name,
        position.product_name,
        position.product_size_name,
        position.product_attribute_name,
      ].join(' '),
      ...shownExtras(position.extras, 'api'),
      unit_price: position.single_price_exclusive_tax,
      discount: position.discount,
      total_price: position.total_price_exclusive_tax,
      ordered_quantity: position.quantity,
      shipped_quantity: position.shipped_quantity,
      reserved_quantity: position.reserved_quantity,
      open_quantity: position.open_quantity,
      cancelled_quantity: position.cancelled_quantity,
      expected_on: position.eta,
    })),
    charges: {
      goods: order.total_price_exclusive_tax,
      shipping: order.shipping_cost,
      label_service: order.label_price,
      consumption_tax: order.total_lemonade_fee_price_exc,
      deposit: order.total_deposit_price_exclusive_tax,
      document_fee: order.document_fee,
      card_fee: order.credit_card_fee_price,
      vat: vat.map(part => ({ rate: part.rate / 100, net: euros(part.net), amount: euros(part.vat) })),
    },
    shipments: order.shipments.map(({ tracking_href, lines, ...shipment }) => ({
      ...shipment,
      tracking_url: tracking_href,
      lines: lines.map(line => ({ ...line, sku: skus.get(line.line) ?? '' })),
    })),
    documents: order.documents,
    to_transfer: order.to_transfer,
  }
}
