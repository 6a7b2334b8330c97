import * as z from 'zod/mini'
import { deliveries } from '../companies/delivery.ts'
import { extrasShown } from '../extras-shapes.ts'
import { addressFields, date, id, instant, price } from '../shapes.ts'
import { orderKinds, orderStatuses } from './kinds.ts'
import { orderDocument, shipment, transfer } from './shipment-shapes.ts'

const orderStatus = z.enum(orderStatuses)
const kind = z.enum(orderKinds)

const orderAddress = z.object({
  ...addressFields,
  gln: z.nullable(z.string()),
})

export type OrderAddress = z.output<typeof orderAddress>

const orderPosition = z.object({
  line: z.int(),
  product_attribute_id: id,
  /** Null for what the catalogue no longer has. */
  product_size_id: z.nullable(id),
  product_id: z.nullable(id),
  sku: z.string(),
  brand_name: z.string(),
  product_name: z.string(),
  product_size_name: z.string(),
  product_attribute_name: z.string(),
  /** What it is from, of an order of the outlet. */
  outlet_lot: z.nullable(z.object({ lot: z.nullable(z.string()), best_before: date })),
  /** Left out where there are none. */
  extras: extrasShown('order page', 'desk', 'api'),
  single_price_exclusive_tax: price,
  /** As ordered; the next five are parts of it. */
  quantity: z.int(),
  /** In the warehouse, waiting for their shipment. */
  reserved_quantity: z.int(),
  shipped_quantity: z.int(),
  /** The backorder: waiting for goods. */
  open_quantity: z.int(),
  cancelled_quantity: z.int(),
  /** What the buyer can still cancel. */
  cancellable_quantity: z.int(),
  /** When the goods that it waits for are expected; null if it waits for none, or nobody knows. */
  eta: z.nullable(date),
  /** Off what is not cancelled, for pieces that a promotion gives free. */
  discount: price,
  /** Of what is not cancelled, less the discount. */
  total_price_exclusive_tax: price,
  /** Of what is not cancelled, as the order's sums count it. */
  deposit_price_exclusive_tax: price,
  lemonade_fee_price_exclusive_tax: price,
  label_price_exclusive_tax: price,
})

/** VAT of one rate: per cent, the taxable net amount, the VAT. */
const vatInfo = z.object({ vatPercent: z.number(), vatFrom: price, vatPrice: price })

/** Euros by rate: `{ "9": 120.5, "21": 33 }`. */
const byRate = z.record(z.string(), price)

/** A rate in per cent; null where more than one applies. */
const rate = z.nullable(z.number())

/**
 * An order in detail, at the price of what is not cancelled. The net amounts of goods, shipping, label service, consumption tax, deposit and fees, and the VAT
 * of each, add up to `total_price_inclusive_tax`.
 */
export const order = z.object({
  order_id: id,
  order_date: instant,
  kind,
  external_reference: z.nullable(z.string()),
  note: z.nullable(z.string()),
  status: orderStatus,
  /** Pieces that are not cancelled, and of these what the carrier has. */
  ordered_quantity: z.int(),
  handed_over_quantity: z.int(),
  placed_by: z.string(),
  /** Name of the shop's agent who placed it as that user. */
  agent: z.nullable(z.string()),
  /** Name of the colleague who approved it; null: nobody had to. */
  approved_by: z.nullable(z.string()),
  delivery: z.enum(deliveries),
  wished_on: z.nullable(date),
  payment_method: z.string(),
  carrier: z.object({ name: z.string() }),
  order_shipped: z.boolean(),
  invoice_number: z.nullable(z.string()),
  invoice_address: orderAddress,
  shipping_address: orderAddress,
  order_positions: z.array(orderPosition),
  /** The first one first. */
  shipments: z.array(shipment),
  /** The first one first; empty for those who may not see invoices. */
  documents: z.array(orderDocument),
  /** What the customer has to transfer; null where nothing is, and for those who may not see prices. */
  to_transfer: z.nullable(transfer),
  shipping_cost: price,
  shipping_costs_tax_price: price,
  shipping_costs_tax_rate: rate,
  label_price: price,
  label_tax_rate: rate,
  label_tax_price: price,
  total_lemonade_fee_price_exc: price,
  total_lemonade_fee_tax_price: price,
  lemonade_fee_vat: rate,
  total_deposit_price_exclusive_tax: price,
  total_deposit_vat_info_per_vat_rate: z.array(vatInfo),
  document_fee: price,
  credit_card_fee_price: price,
  credit_card_percent: z.number(),
  credit_card_vat_price: price,
  /** Of the positions. */
  total_price_exclusive_tax: price,
  total_position_price_per_tax_rate: byRate,
  total_position_tax_price_per_tax_rate: byRate,
  total_price_inclusive_tax: price,
})

/** An order in a list. */
export const orderHead = z.object({
  order_id: id,
  order_date: instant,
  kind,
  external_reference: z.nullable(z.string()),
  placed_by: z.string(),
  status: orderStatus,
  /** Pieces that are not cancelled, and of these what the carrier has. */
  ordered_quantity: z.int(),
  handed_over_quantity: z.int(),
  invoice_number: z.nullable(z.string()),
  /** Pieces that wait for goods. */
  open_quantity: z.int(),
  can_cancel: z.boolean(),
  total_price_inclusive_tax: price,
})
