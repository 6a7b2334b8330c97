import * as z from 'zod/mini'
import { availabilities } from '../catalogue/availability.ts'
import { addressFields, date, exactStock, id, instant, money, price, printed, quantity, shapes } from '../shapes.ts'
import { NOTE_LENGTH, REFERENCE_LENGTH } from './limits.ts'

const shippingAddress = z.object({
  id,
  ...addressFields,
  is_default: z.boolean(),
})

const releasePosition = z.object({
  product_attribute_id: id,
  sku: z.string(),
  brand_name: z.string(),
  product_name: z.string(),
  product_size_name: z.string(),
  product_attribute_name: z.string(),
  image_url: z.nullable(z.string()),
  units_per_case: z.int(),
  ordered_quantity: z.int(),
  released_quantity: z.int(),
  remaining_quantity: z.int(),
  /** Not released in time. */
  deleted_quantity: z.int(),
  /** Set while the position waits to be released by itself. */
  when_in_stock: z.nullable(z.object({ shipping_address_id: id, marked_at: instant })),
  stock_available: exactStock,
  /** 'unknown': nothing can be released yet. */
  availability: z.enum(availabilities),
  eta: z.nullable(date),
  single_price_excl_vat: price,
  single_deposit_price_excl_vat: price,
  is_deposit: z.boolean(),
  deposit_price: price,
  single_lemonade_fee_price_excl_vat: price,
  vat_rate: z.number(),
})

export const getRelease = shapes({
  answer: z.object({
    positions: z.array(releasePosition),
    shipping_addresses: z.array(shippingAddress),
    release_end: instant,
    /** Marks that cannot be carried out, by address: it or our rates have changed since they were set. */
    refused_marks: z.array(z.object({ shipping_address_id: id, lines: z.int(), code: z.string(), detail: z.string() })),
    /** The orders created by earlier releases of this edition, newest first. */
    order_ids: z.array(id),
  }),
})

const releaseBody = z.object({
  positions: z.array(z.object({ product_attribute_id: id, quantity })).check(z.minLength(1), z.maxLength(1000)),
  shipping_address_id: id,
})

export const release = shapes({
  body: z.extend(releaseBody, {
    /** The customer's own order number. */
    reference: z.optional(z.nullable(printed(z.string().check(z.maxLength(REFERENCE_LENGTH))))),
    note: z.optional(z.nullable(printed(z.string().check(z.maxLength(NOTE_LENGTH))))),
  }),
  answer: z.object({ order_id: id }),
})

export const releaseWhenInStock = shapes({
  body: z.object({
    product_attribute_ids: z.array(id).check(z.minLength(1), z.maxLength(1000)),
    /** Where they go; null lifts the marks. */
    shipping_address_id: z.nullable(id),
  }),
  answer: z.object({ marked: z.array(id) }),
})

const totalPerRate = z.object({ vat_rate: z.number(), vat_price: money })

export const previewRelease = shapes({
  body: releaseBody,
  answer: z.object({
    total_price_exclusive_tax: money,
    shipping_cost: money,
    label_price: money,
    total_deposit_price_exclusive_tax: money,
    total_lemonade_fee_price_exc: money,
    document_fee: money,
    credit_card_fee_price: money,
    vat: z.array(totalPerRate),
    total_price_inclusive_tax: money,
  }),
})
