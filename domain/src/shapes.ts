import * as z from 'zod/mini'
import { isFile, type Shapes, type UploadedFile } from './endpoint.ts'
import { isMoney } from './money.ts'

/**
 * The shapes of one endpoint. A path parameter that does not match is an unknown address (404); a query or body that
 * does not match is 400. Browsers import only the types.
 */
export const shapes = <const S extends Shapes>(own: S): S => own

/** The largest integer of PostgreSQL. */
const MOST = 2_147_483_647

/** A row id in a path: digits that fit a PostgreSQL integer. */
export const idParam = z.pipe(
  z.string().check(
    z.regex(/^[1-9]\d{0,9}$/),
    z.refine(text => Number(text) <= MOST),
  ),
  z.transform(Number),
)

/** A row id in a body; its existence is checked later. */
export const id = z.int().check(z.positive(), z.maximum(MOST))

const digits = z.pipe(
  z.union([z.string().check(z.regex(/^[1-9]\d{0,15}$/, 'A whole number is expected.')), z.number()]),
  z.transform(Number),
)

/** A row id in a form field or a query: a number or its digits. */
export const idField = z.pipe(digits, id)

/** Row ids in a query: '3,5,8', as many as a page of a list has rows. */
export const idsField = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,199}$/, 'Whole numbers with commas are expected.')),
  z.pipe(
    z.transform((text: string) => text.split(',').map(Number)),
    z.array(id),
  ),
)

/** Page of a list in a query, from 1; pages beyond the last are empty. */
export const pageField = z._default(z.pipe(digits, z.int().check(z.positive())), 1)

/** Where a long list goes on: a `next` or `previous` of its answer. Without it the list begins. */
export const placeField = z.optional(z.string().check(z.maxLength(3000)))

/** Of a long list: its rows in all, and where it goes on after and before the rows of this answer. */
export const listed = { total: z.int(), next: z.nullable(z.string()), previous: z.nullable(z.string()) }

/** Ordered quantity: a whole number 1..99,999. */
export const quantity = z.int().check(z.minimum(1), z.maximum(99_999))

/** A file in a form, where the endpoint takes files. */
export const file = z.custom<UploadedFile>(isFile, 'A file is expected.')

/** Texts that documents print, marked by `printed`. */
export const printedTexts = new WeakSet<object>()

/** A text that documents print, such as a name or a part of an address: the server refuses letters that their fonts lack. */
export const printed = <T extends z.ZodMiniType>(text: T): T => {
  printedTexts.add(text)
  return text
}

/** The shape of a form field's JSON, for the API's description. */
export const jsonFields = new WeakMap<object, z.ZodMiniType>()

/** JSON in a form field, such as `positionsJson` and `answersJson`. */
export const jsonField = <T extends z.ZodMiniType>(shape: T) => {
  const field = z.pipe(
    z.pipe(
      z.string(),
      z.transform((text, context) => {
        try {
          return JSON.parse(text) as unknown
        } catch {
          context.issues.push({ code: 'custom', message: 'Not valid JSON.', input: text })
          return z.NEVER
        }
      }),
    ),
    shape,
  )
  jsonFields.set(field, shape)
  return field
}

/**
 * An amount of euros on the wire: at most two decimals, exactly. JSON Schema cannot express that: `multipleOf` divides
 * floating point numbers, and standard validators refuse 17.1 for it. So the schema says a plain number with a title.
 */
export const money = z
  .number()
  .check(z.refine(isMoney, 'An amount of euros has two decimals at most.'))
  .register(z.globalRegistry, { title: 'amount', description: 'Euros with two decimals at most.' })

/** A price: null if there is none, or if the viewer may not see prices, which the server ensures. */
export const price = z.nullable(money)

/** Exact stock: null if it was never counted, or if the viewer may not see prices, which the server ensures. */
export const exactStock = z.nullable(z.int().register(z.globalRegistry, { title: 'stock' }))

/** An instant on the wire: ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true })

/** A calendar day on the wire: YYYY-MM-DD. */
export const date = z.iso.date()

export const success = z.object({ success: z.literal(true) })

/** Fields of a postal address. */
export const addressFields = {
  company: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  street: z.string(),
  number: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
}

/** Changes with every field that a form of the desk edits. A form sends the one that it was filled from. */
export const version = z.string().check(z.maxLength(64))
