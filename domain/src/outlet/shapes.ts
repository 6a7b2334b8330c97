import * as z from 'zod/mini'
import { date, exactStock, id, idField, price, shapes } from '../shapes.ts'
import { outletSorts } from './lots.ts'
import { outletReasons } from './reasons.ts'

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
    /** By price or saving only for who may see prices. */
    sort: z._default(z.enum(outletSorts), 'date'),
  }),
  answer: z.object({
    /** Brands with lots, whatever the filter. */
    brands: z.array(z.object({ id, name: z.string(), lots: z.int() })),
    /** Lots of all brands. */
    total: z.int(),
    lots: z.array(outletLot),
  }),
})
