import * as z from 'zod/mini'
import { getCheckout, placeBasket } from '../basket/checkout-shapes.ts'
import { otherName } from '../catalogue/added-shapes.ts'
import { extrasShown, lineChange } from '../extras-shapes.ts'
import { date, exactStock, id, idField, idParam, instant, price, quantity, shapes } from '../shapes.ts'
import { lineFaults } from './lots.ts'
import { outletReasons } from './reasons.ts'
import { outletSorts } from './states.ts'

const named = z.object({ id, name: z.string() })

/** What a lot is of. */
const goods = {
  flavour_id: id,
  sku: z.string(),
  name: z.string(),
  size_id: id,
  size_name: z.string(),
  product_name: z.string(),
  brand: named,
  image_url: z.nullable(z.string()),
  units_per_case: z.int(),
}

const outletLot = z.object({
  id,
  best_before: date,
  /** 0 on the last day. */
  days_left: z.int(),
  reason: z.enum(outletReasons),
  /** Pieces that can be had. */
  left: exactStock,
  price: price,
  /** Of a piece in the shop, without any offer. */
  regular_price: price,
  goods: z.object(goods),
})

export type OutletLot = z.output<typeof outletLot>

export const getOutlet = shapes({
  query: z.object({
    brand_id: z.optional(idField),
    /** By price or saving only for those who may see prices. */
    sort: z._default(z.enum(outletSorts), 'date'),
  }),
  answer: z.object({
    /** Brands with lots, also those that the filter hides. */
    brands: z.array(z.object({ id, name: z.string(), lots: z.int() })),
    /** Lots of all brands. */
    total: z.int(),
    lots: z.array(outletLot),
  }),
})

/** Most lots in one call. */
const MOST_LOTS = 500

const outletPosition = z.object({
  /** The lot's: it is in a basket once. */
  id,
  quantity: z.int(),
  extras: extrasShown(),
  /** False when it is gone: it counts in no sum. */
  is_available: z.boolean(),
  /** Why it cannot be ordered as it is. */
  fault: z.nullable(z.enum(lineFaults)),
  left: exactStock,
  best_before: date,
  days_left: z.int(),
  reason: z.enum(outletReasons),
  price,
  regular_price: price,
  total_price_exc_vat: price,
  added_at: instant,
  added_by: named,
  goods: z.object(goods),
})

const outletBasket = z.object({
  total_lines: z.int(),
  total_quantity: z.int(),
  /** Without VAT, deposit and fees. */
  total_price_exc_vat: price,
  positions: z.array(outletPosition),
})

export type OutletBasket = z.output<typeof outletBasket>

export const getOutletBasket = shapes({ answer: outletBasket })

export const addToOutletBasket = shapes({
  body: z.object({
    /** Each lot once. */
    positions: z.array(z.object({ lot_id: id, product_attribute_id: otherName, quantity })).check(
      z.minLength(1),
      z.maxLength(MOST_LOTS),
      z.refine(lines => new Set(lines.map(({ lot_id }) => lot_id)).size === lines.length, 'Each lot once.'),
    ),
  }),
  answer: outletBasket,
})

export const changeOutletPosition = shapes({
  params: z.object({ id: idParam }),
  body: lineChange(quantity, 'basket'),
  answer: outletBasket,
})

export const removeOutletPosition = shapes({ params: z.object({ id: idParam }), answer: outletBasket })

export const emptyOutletBasket = shapes({ answer: outletBasket })

export const getOutletCheckout = getCheckout
export const placeOutletBasket = placeBasket
