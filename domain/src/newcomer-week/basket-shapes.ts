import * as z from 'zod/mini'
import { foreseenRefusal, goals } from '../basket/checkout-shapes.ts'
import { flavourToAdd, linesToAdd, otherName } from '../catalogue/added-shapes.ts'
import { availabilities } from '../catalogue/availability.ts'
import { extrasShown, lineChange } from '../extras-shapes.ts'
import { date, exactStock, id, idField, idParam, jsonField, price, shapes } from '../shapes.ts'
import { BASKET } from './confirming.ts'

/** VAT of a rate on an amount; the rate in per cent. */
const vat = z.object({ vat_rate: z.number(), vat_from: price, vat_value: price })

const position = z.object({
  /** The flavour's: it is in a basket once. */
  id,
  quantity: z.int(),
  extras: extrasShown(),
  /** False when it can no longer be ordered: it counts in no sum. */
  is_available: z.boolean(),
  /** In a backorder to confirm, the most pieces that can be confirmed; null in a basket. */
  most: z.nullable(z.int()),
  /** In a backorder to confirm, the pieces that still wait for goods; null in a basket. */
  open: z.nullable(z.int()),
  single_price_exc_vat: price,
  /** Of a piece outside the event. */
  regular_price: price,
  single_deposit_price_exc_vat: price,
  single_lemonade_fee_price_exc_vat: price,
  /** Of all its pieces, as the sums count them. */
  deposit_price_exc_vat: price,
  lemonade_fee_price_exc_vat: price,
  label_price_exc_vat: price,
  /** When its next delivery is expected; null: not known. */
  eta: z.nullable(date),
  product_attribute: z.object({
    id,
    name: z.string(),
    image_white_public_url: z.nullable(z.string()),
    stock_available: exactStock,
    availability: z.enum(availabilities),
    product_size: z.object({
      id,
      name: z.string(),
      has_label: z.boolean(),
      units_per_case: z.int(),
      order_multiple: z.int(),
      min_quantity: z.int(),
      product: z.object({
        id,
        name: z.string(),
        brand: z.object({ id, name: z.string(), colorBackground: z.string() }),
      }),
    }),
  }),
})

const basket = z.object({
  /** Changes with goods, pieces, label service and the prices that the reader sees. Placing takes it as `seen`. */
  version: z.string(),
  positions: z.array(position),
  /** The order whose backorder is to be confirmed. */
  erp_sales_order_id: z.nullable(id),
  is_backorder_confirmation: z.boolean(),
  is_label_service: z.boolean(),
  /** What the label service costs for these positions, also while it is off. */
  label_price_exc_vat: price,
  /** Null while it is off. */
  label_price_vat_info: z.nullable(vat),
  positions_price_exc_vat: price,
  positions_price_vat_info: z.array(vat),
  positions_deposit_price_exc_vat: price,
  positions_deposit_price_vat_info: z.array(vat),
  lemonade_fee_price_exc_vat: price,
  lemonade_fee_price_vat_info: z.array(vat),
  /** Without shipping, which is calculated after checkout. */
  total_price_inc_vat: price,
  /** What would be ordered now; null for a backorder to confirm, and where nothing can be ordered. */
  to_order: z.nullable(
    z.object({
      carrier_name: z.string(),
      shipping_price_inc_vat: price,
      /** For export papers and payment by card. */
      fees_price_inc_vat: price,
      total_price_inc_vat: price,
    }),
  ),
  ...goals,
  /** Of the order as a whole; lines say for themselves what is wrong with them. */
  refusal: foreseenRefusal,
})

const header = z.object({
  total_quantity: z.int(),
  /** Of the goods, without VAT. */
  total_price: price,
  is_backorder_confirmation: z.boolean(),
})

export const getWeekBasketHeader = shapes({ answer: header })

export const getWeekBasket = shapes({ answer: basket })

export const addToWeekBasket = shapes({
  body: z.object({
    positionsJson: jsonField(
      linesToAdd(
        z.union([
          flavourToAdd,
          z.extend(flavourToAdd, { product_attribute_id: otherName, ncw_product_attribute_id: id }),
        ]),
      ),
    ),
  }),
  answer: header,
})

export const changeWeekBasket = shapes({ body: z.object({ is_label_service: z.boolean() }), answer: basket })

/** Which of both a call is about: the basket (0), or the backorder of an order. */
const meant = z.object({
  confirms: z.optional(
    z.union([
      idField,
      z.pipe(
        z.literal(['0', BASKET]),
        z.transform(() => BASKET),
      ),
    ]),
  ),
})

export const changeWeekPosition = shapes({
  params: z.object({ id: idParam }),
  query: meant,
  body: lineChange(z.int().check(z.minimum(0), z.maximum(99_999)), 'basket'),
  answer: basket,
})

export const removeWeekPosition = shapes({ params: z.object({ id: idParam }), query: meant, answer: basket })

export const emptyWeekBasket = shapes({ query: meant, answer: basket })

/** The `version` of the basket that was looked at. */
const seen = z.optional(z.string().check(z.minLength(1), z.maxLength(64)))

export const placeWeekOrder = shapes({
  query: z.extend(meant, { seen }),
  answer: z.object({ order_id: id, erp_sales_order_id: id }),
})
