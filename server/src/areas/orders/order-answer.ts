import type { Part, VatPart } from '@fairfloor/domain/billing/totals'
import type { Answer } from '@fairfloor/domain/endpoint'
import { shownExtras } from '@fairfloor/domain/extras'
import { type BasisPoints, type Cents, cents, euros } from '@fairfloor/domain/money'
import type { getOrder, listOrders } from '@fairfloor/domain/orders/contract'
import { cancellableOf, discountUntil, openOf, remainingOf, setAsideOf } from '@fairfloor/domain/orders/rest'
import type { OrderPaper } from '../billing/index.ts'
import type { Snapshot } from '../catalogue/index.ts'
import type { EtaOf } from './backorder.ts'
import type { OrderHeads } from './list-orders.ts'
import type { ShownShipments } from './order-shipments.ts'
import { type OrderLine, piecesOf, type StoredOrder } from './queries.ts'

type Shown = {
  readonly invoiceNumber: string | null
  readonly shipments: ShownShipments
  readonly papers: readonly OrderPaper[]
  readonly toTransfer: Answer<typeof getOrder>['to_transfer']
  readonly snapshot: Snapshot
  readonly etaOf: EtaOf
}

/** An order as sent on the wire. */
export function orderAnswer(stored: StoredOrder, shown: Shown): Answer<typeof getOrder> {
  const { order, lines } = stored
  const { goods, shipping, label, consumptionTax, deposit, documentFee, cardFee, cardPercent, gross } = order.totals
  return {
    order_id: order.id,
    order_date: order.placedAt.toISOString(),
    kind: order.kind,
    external_reference: order.externalReference,
    note: order.note,
    status: order.status,
    ...stored.handedOver,
    placed_by: stored.placedBy,
    agent: stored.agent,
    approved_by: stored.approvedBy,
    delivery: order.delivery,
    wished_on: order.wishedOn,
    payment_method: order.paymentMethod,
    carrier: { name: order.carrier },
    order_shipped: order.shippedAt !== null,
    invoice_number: shown.invoiceNumber,
    invoice_address: order.invoiceAddress,
    shipping_address: order.shippingAddress,
    order_positions: lines.map(line => position(line, stored, shown)),
    shipments: shown.shipments,
    documents: shown.papers.map(({ kind, number, issuedOn, gross, open: left }) => ({
      kind,
      number,
      issued_on: issuedOn,
      amount: euros(gross),
      open: euros(left),
    })),
    to_transfer: shown.toTransfer,
    shipping_cost: euros(shipping.net),
    shipping_costs_tax_price: euros(shipping.vat),
    shipping_costs_tax_rate: onlyRate(shipping),
    label_price: euros(label.net),
    label_tax_rate: onlyRate(label),
    label_tax_price: euros(label.vat),
    total_lemonade_fee_price_exc: euros(consumptionTax.net),
    total_lemonade_fee_tax_price: euros(consumptionTax.vat),
    lemonade_fee_vat: onlyRate(consumptionTax),
    total_deposit_price_exclusive_tax: euros(deposit.net),
    total_deposit_vat_info_per_vat_rate: deposit.byRate.map(({ rate, net, vat }) => ({
      vatPercent: percent(rate),
      vatFrom: euros(net),
      vatPrice: euros(vat),
    })),
    document_fee: euros(documentFee.net),
    credit_card_fee_price: euros(cardFee.net),
    credit_card_percent: percent(cardPercent),
    credit_card_vat_price: euros(cardFee.vat),
    total_price_exclusive_tax: euros(goods.net),
    total_position_price_per_tax_rate: perRate(goods, 'net'),
    total_position_tax_price_per_tax_rate: perRate(goods, 'vat'),
    total_price_inclusive_tax: euros(gross),
  }
}

function position(
  line: OrderLine,
  { order, shipped, outletLots }: StoredOrder,
  { snapshot, etaOf }: Shown,
): Answer<typeof getOrder>['order_positions'][number] {
  const pieces = piecesOf(line, shipped)
  const open = openOf(pieces)
  const lot = line.outletLotId === null ? undefined : outletLots.get(line.outletLotId)
  const size = snapshot.flavours.get(line.flavourId)?.size
  return {
    line: line.line,
    product_attribute_id: line.flavourId,
    product_size_id: size?.id ?? null,
    product_id: size?.product.id ?? null,
    sku: line.sku,
    brand_name: line.brandName,
    product_name: line.productName,
    product_size_name: line.sizeName,
    product_attribute_name: line.flavourName,
    outlet_lot: lot ? { lot: lot.lot, best_before: lot.bestBefore } : null,
    ...shownExtras(line.extras, 'order page', 'desk', 'api'),
    single_price_exclusive_tax: euros(cents(line.unitNet)),
    quantity: line.quantity,
    reserved_quantity: setAsideOf(pieces),
    shipped_quantity: pieces.shipped,
    open_quantity: open,
    cancelled_quantity: line.cancelledQuantity,
    cancellable_quantity: cancellableOf(order.status, pieces),
    eta: open > 0 ? etaOf(line.flavourId) : null,
    discount: euros(discountUntil(line, remainingOf(pieces))),
    total_price_exclusive_tax: euros(cents(line.net)),
    deposit_price_exclusive_tax: euros(cents(line.deposit)),
    lemonade_fee_price_exclusive_tax: euros(cents(line.consumptionTax)),
    label_price_exclusive_tax: euros(cents(line.label)),
  }
}

export const listAnswer = (heads: OrderHeads, invoiceNumbers: ReadonlyMap<number, string>): Answer<typeof listOrders> =>
  heads.map(
    ({ id, kind, placedAt, externalReference, placedBy, status, handedOver, openQuantity, canCancel, gross }) => ({
      order_id: id,
      order_date: placedAt.toISOString(),
      kind,
      external_reference: externalReference,
      placed_by: placedBy,
      status,
      ...handedOver,
      invoice_number: invoiceNumbers.get(id) ?? null,
      open_quantity: openQuantity,
      can_cancel: canCancel,
      total_price_inclusive_tax: euros(cents(gross)),
    }),
  )

const percent = (rate: BasisPoints): number => rate / 100

/** The rate of a part, if it has only one. */
const onlyRate = ({ byRate }: Part): number | null => {
  const rates = new Set(byRate.map(({ rate }) => rate))
  return rates.size === 1 ? percent(byRate[0]!.rate) : null
}

const perRate = ({ byRate }: Part, of: keyof Pick<VatPart, 'net' | 'vat'>): Record<string, number> =>
  Object.fromEntries(byRate.map(part => [String(percent(part.rate)), euros(part[of] as Cents)]))
