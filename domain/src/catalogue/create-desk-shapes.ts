import * as z from 'zod/mini'
import { id, idParam, money, shapes } from '../shapes.ts'
import { longText, nameField } from './desk-shapes.ts'
import { LONGEST_SKU } from './longest.ts'
import { pieces, product } from './product-desk-shapes.ts'

const named = z.object({ id, name: z.string() })

export const getRangeChoices = shapes({
  answer: z.object({
    brands: z.array(named),
    /** With the names above them: 'Protein > Whey'. */
    categories: z.array(named),
  }),
})

const MOST_STOCK = 9_999_999
const MOST_EUROS = 9_999_999.99

const flavour = z.object({
  name: nameField,
  /** Null: a number of the house. */
  sku: z.nullable(z.string().check(z.maxLength(LONGEST_SKU))),
  ean: z.nullable(z.string().check(z.maxLength(20))),
  /** Pieces; null: nobody has counted. */
  stock: z.nullable(z.int().check(z.minimum(0), z.maximum(MOST_STOCK))),
})

const size = z.object({
  name: nameField,
  units_per_case: pieces,
  /** Of the list; null: not for sale yet. */
  regular_price: z.nullable(money.check(z.maximum(MOST_EUROS))),
  flavour,
})

const newProduct = z.object({
  name: nameField,
  brand_id: id,
  category_id: id,
  vat_class: z.enum(['standard', 'reduced']),
  description: longText,
  size,
})

export type NewFlavour = z.infer<typeof flavour>
export type NewSize = z.infer<typeof size>
export type NewProduct = z.infer<typeof newProduct>

export const createProduct = shapes({ body: newProduct, answer: product })

export const createSize = shapes({ params: z.object({ id: idParam }), body: size, answer: product })

export const createFlavour = shapes({ params: z.object({ id: idParam }), body: flavour, answer: product })
