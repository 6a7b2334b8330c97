import * as z from 'zod/mini'
import { addressFields, id, idParam, instant, price, shapes } from '../shapes.ts'

const orderStatus = z.enum(['placed', 'in picking', 'shipped', 'invoiced', 'paid', 'cancelled'])

export type OrderStatus = z.output<typeof orderStatus>

const orderAddress = z.object({
  ...addressFields,
  gln: z.nullable(z.string()),
})

export type OrderAddress = z.output<typeof orderAddress>

const orderPosition = z.object({
  product_attribute_id: id,
  brand_name: z.string(),
  product_name: z.string(),
  product_size_name: z.string(),
  product_attribute_name: z.string(),
  single_price_exclusive_tax: price,
  quantity: z.int(),
  total_price_exclusive_tax: price,
})

/** VAT of one rate: per cent, the taxable net amount, the VAT. */
const vatInfo = z.object({ vatPercent: z.number(), vatFrom: price, vatPrice: price })

/** Euros by rate: `{ "9": 120.5, "21": 33 }`. */
const byRate = z.record(z.string(), price)

/** A rate in per cent; null where more than one applies. */
const rate = z.nullable(z.number())

/**
 * An order in detail. The net amounts of goods, shipping, label service, consumption tax, deposit and fees, and the VAT
 * of each, add up to `total_price_inclusive_tax`.
 */
export const order = z.object({
  order_id: id,
  order_date: instant,
  external_reference: z.nullable(z.string()),
  note: z.nullable(z.string()),
  status: orderStatus,
  carrier: z.object({ name: z.string() }),
  order_shipped: z.boolean(),
  invoice_number: z.nullable(z.string()),
  invoice_address: orderAddress,
  shipping_address: orderAddress,
  order_positions: z.array(orderPosition),
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

export const getOrder = shapes({
  params: z.object({ order_id: idParam }),
  answer: order,
})

export const listOrders = shapes({
  answer: z.array(
    z.object({
      order_id: id,
      order_date: instant,
      external_reference: z.nullable(z.string()),
      status: orderStatus,
      invoice_number: z.nullable(z.string()),
      total_price_inclusive_tax: price,
    }),
  ),
})
