import * as z from 'zod/mini'
import { exactStock, id, idParam, instant, listed, money, price, shapes, version } from '../shapes.ts'
import { productSorts, productStates } from './desk-choices.ts'
import { country, listQuery, longText, nameField } from './desk-shapes.ts'
import { LONGEST_PROMOTION } from './longest.ts'

const PIECES = 99_999
const DEAREST = 9_999_999.99
export const pieces = z.int().check(z.minimum(1), z.maximum(PIECES))
/** Of a piece; far below what the database can hold. */
const typedPrice = money.check(z.maximum(DEAREST))
const named = z.object({ id, name: z.string() })
const byHand = z.array(z.string())

const productRow = z.object({
  id,
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  image_url: z.nullable(z.string()),
  is_new: z.boolean(),
  /** Whether any of it can be bought. */
  on_sale: z.boolean(),
  sizes: z.int(),
  flavours: z.int(),
  /** The lowest list price. */
  from_price: price,
})

export const getDeskProducts = shapes({
  query: z.object({
    ...listQuery,
    sort: z.optional(z.enum(productSorts)),
    state: z.optional(z.enum(productStates)),
  }),
  answer: z.object({ ...listed, products: z.array(productRow) }),
})

const groupPrice = z.object({ group_id: id, regular_price: typedPrice, current_price: typedPrice })

const flavourInput = {
  id,
  name: nameField,
  ean: z.nullable(z.string().check(z.maxLength(20))),
  on_sale: z.boolean(),
}

const sizeInput = {
  id,
  units_per_case: pieces,
  order_multiple: pieces,
  min_quantity: pieces,
  gym_assortment: z.boolean(),
  has_label: z.boolean(),
  promotion_text: z.string().check(z.maxLength(LONGEST_PROMOTION)),
  msrp: z.nullable(typedPrice),
  /** Of the list, for groups without their own prices; both null: not for sale. */
  regular_price: z.nullable(typedPrice),
  current_price: z.nullable(typedPrice),
  group_prices: z.array(groupPrice).check(z.maxLength(100)),
}

const productInput = {
  name: nameField,
  category_id: id,
  description: longText,
  is_new: z.boolean(),
  /** False: none of its flavours is sold, also if an import says so. */
  on_sale: z.boolean(),
  vat_class: z.enum(['standard', 'reduced']),
  /** The only countries where it may be sold; null for everywhere. */
  countries: z.nullable(z.array(country).check(z.minLength(1), z.maxLength(100))),
}

const flavour = z.object({
  ...flavourInput,
  name: z.string(),
  ean: z.nullable(z.string()),
  sku: z.string(),
  image_url: z.nullable(z.string()),
  stock: exactStock,
  by_hand: byHand,
})

const size = z.object({
  ...sizeInput,
  msrp: z.nullable(money),
  regular_price: z.nullable(money),
  current_price: z.nullable(money),
  group_prices: z.array(z.object({ group_id: id, regular_price: money, current_price: money })),
  promotion_text: z.string(),
  name: z.string(),
  foreign_number: z.nullable(z.string()),
  image_url: z.nullable(z.string()),
  flavours: z.array(flavour),
  by_hand: byHand,
})

export const product = z.object({
  ...productInput,
  name: z.string(),
  description: z.string(),
  countries: z.nullable(z.array(z.string())),
  id,
  version,
  brand: z.object({ ...named.shape, on_sale: z.boolean() }),
  foreign_number: z.nullable(z.string()),
  image_url: z.nullable(z.string()),
  by_hand: byHand,
  sizes: z.array(size),
  /** Customer groups that may have prices of their own. */
  groups: z.array(named),
  /** With the names above them: 'Protein > Whey'. */
  categories: z.array(named),
  /** The last changes of regular prices, newest first. */
  price_changes: z.array(
    z.object({
      id,
      at: instant,
      /** Null for an import in the terminal. */
      by: z.nullable(z.string()),
      size: z.string(),
      /** Null for the list price. */
      group: z.nullable(z.string()),
      before: z.nullable(money),
      after: z.nullable(money),
    }),
  ),
})

export const getDeskProduct = shapes({ params: z.object({ id: idParam }), answer: product })

const productBody = z.object({
  ...productInput,
  version,
  sizes: z
    .array(z.object({ ...sizeInput, flavours: z.array(z.object(flavourInput)).check(z.maxLength(500)) }))
    .check(z.maxLength(100)),
})

export type ProductBody = z.infer<typeof productBody>

export const changeProduct = shapes({ params: z.object({ id: idParam }), body: productBody, answer: product })
