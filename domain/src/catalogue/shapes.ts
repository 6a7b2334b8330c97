import * as z from 'zod/mini'
import { date, exactStock, id, idParam, price, shapes } from '../shapes.ts'
import { availabilities } from './availability.ts'

const link = z.nullable(z.string())

/** A flavour of a product size, with its availability now and the date of the next delivery. */
export const productAttribute = z.object({
  id,
  erp_id: z.nullable(z.string()),
  sku: z.string(),
  ean: z.nullable(z.string()),
  name: z.string(),
  front_image_url: link,
  has_nutrition_facts: z.boolean(),
  stock_available: exactStock,
  availability: z.enum(availabilities),
  eta: z.nullable(date),
})

/** A product size with its list and detail fields and its product. Prices are the viewer's. */
export const productSize = z.object({
  id,
  erp_id: z.nullable(z.string()),
  name: z.string(),
  image_url: link,
  promotion_text: z.nullable(z.string()),
  brand_name: z.string(),
  category_name: z.string(),
  category: z.object({ id, name: z.string() }),
  product: z.object({
    id,
    name: z.string(),
    description: z.string(),
    is_new: z.boolean(),
    image_uri: link,
    image_overlay_uri: link,
  }),
  unit_value: z.nullable(z.number()),
  unit_name: z.string(),
  /** The same as `unit_name`: the specification's list and detail name it differently. */
  unit: z.string(),
  units_per_case: z.int(),
  /** The same as `units_per_case`. */
  vpe: z.int(),
  /** Pieces are ordered in multiples of it, and at least so many. */
  order_multiple: z.int(),
  min_quantity: z.int(),
  regular_price: price,
  current_price: price,
  /** With VAT. */
  msrp: price,
  /** Without the VAT of the customer's own country, else of the seller's: what the margin is a share of. Null: not known. */
  msrp_exc_vat: price,
  is_deposit: z.boolean(),
  deposit_price: price,
  product_attributes: z.array(productAttribute),
})

export type ProductSize = z.infer<typeof productSize>

export type ProductAttribute = z.infer<typeof productAttribute>

/** Nutrition facts of a flavour: one picture per language. */
const nutritionFactsPicture = z.object({ language: z.string(), public_url: z.string(), is_default: z.boolean() })

export const getNutritionPicture = shapes({
  params: z.object({ id: idParam }),
  answer: z.unknown(),
})

export const getNutritionFacts = shapes({
  params: z.object({ id: idParam }),
  answer: z.array(nutritionFactsPicture),
})
