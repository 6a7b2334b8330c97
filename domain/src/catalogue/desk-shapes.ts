import * as z from 'zod/mini'
import { textOf } from '../reading.ts'
import { file, id, idParam, listed, placeField, printed, shapes, success, version } from '../shapes.ts'
import { brandSorts, pictured } from './desk-choices.ts'
import { LONGEST_DESCRIPTION, LONGEST_NAME } from './longest.ts'

export const listQuery = { place: placeField, search: z._default(z.string().check(z.maxLength(200)), '') }

/** Without characters that nobody sees, as in a file. */
export const nameField = printed(z.string().check(z.overwrite(textOf), z.maxLength(LONGEST_NAME)))
/** Two letters: 'NL'. */
export const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'A country has two capital letters, such as NL.'))
export const longText = z.string().check(z.maxLength(LONGEST_DESCRIPTION))
const rank = z.nullable(z.int().check(z.minimum(1), z.maximum(9999)))

const brandRow = {
  id,
  name: z.string(),
  /** The number of the ERP. */
  foreign_number: z.nullable(z.string()),
  rank,
  logo_url: z.nullable(z.string()),
  products: z.int(),
  sizes: z.int(),
  /** False: none of its products is sold, also if an import says so. */
  on_sale: z.boolean(),
}

export const getDeskBrands = shapes({
  query: z.object({ ...listQuery, sort: z.optional(z.enum(brandSorts)) }),
  answer: z.object({ ...listed, brands: z.array(z.object(brandRow)) }),
})

const brand = z.object({
  ...brandRow,
  version,
  description: z.string(),
  banner_url: z.nullable(z.string()),
  /** Fields that imports leave as they are. */
  by_hand: z.array(z.string()),
})

export const getDeskBrand = shapes({ params: z.object({ id: idParam }), answer: brand })

const brandInput = { name: nameField, rank, description: longText }

export const createBrand = shapes({ body: z.object(brandInput), answer: brand })

export const changeBrand = shapes({
  params: z.object({ id: idParam }),
  body: z.object({ version, ...brandInput, on_sale: z.boolean() }),
  answer: brand,
})

const followed = z.object({ of: z.enum(['brand', 'product']), id: idParam })

export const followImport = shapes({ params: followed, answer: success })

const picture = z.object({ of: z.enum(pictured), id: idParam })
const pictureAnswer = z.object({ url: z.nullable(z.string()) })

export const setPicture = shapes({ params: picture, body: z.object({ picture: file }), answer: pictureAnswer })

export const removePicture = shapes({ params: picture, answer: pictureAnswer })
