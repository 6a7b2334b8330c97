import * as z from 'zod/mini'
import { foodInformation } from '../../catalogue/food-shapes.ts'
import { languages } from '../../language.ts'
import { sizePromotion } from '../../promotions/shapes.ts'
import { date, exactStock, instant, price, shapes } from '../../shapes.ts'
import { rights } from '../../viewer.ts'
import { clientAvailabilities } from '../availability.ts'
import { CURSOR_DAYS } from './limits.ts'

/** A shape with words for readers of the API's description, of its own: shared shapes may be described elsewhere. */
const said = <T extends z.ZodMiniType>(shape: T, description: string): T =>
  (shape as z.ZodMiniType).clone().register(z.globalRegistry, { description }) as T

export const getKey = shapes({
  answer: z.object({
    company: z.string(),
    rights: said(z.array(z.enum(rights)), 'Without `prices`, prices and exact stock are null.'),
    is_test: said(z.boolean(), 'Whether what this key changes is answered and taken back.'),
    server_time: said(instant, 'Now, by the clock of the shop.'),
  }),
})

/** Rows of a page unless the request says how many, and at most. */
const USUAL_ROWS = 100
const MOST_ROWS = 500

const rowCount = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, 'A whole number is expected.')),
  z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(MOST_ROWS))),
)

/** What every list takes. */
const listQuery = {
  limit: said(z._default(rowCount, USUAL_ROWS), `Rows of a page, 1 to ${MOST_ROWS}; ${USUAL_ROWS} without it.`),
  cursor: said(
    z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    `The \`next_cursor\` of the page before, or of the last time: answers what has changed since. One that is older than ${CURSOR_DAYS} days may begin the list anew.`,
  ),
  updated_since: said(
    z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    'A `next_cursor`, or an instant (ISO 8601 with offset): answers what has changed since. Without effect beside `cursor`.',
  ),
}

const gtin = said(z.nullable(z.string()), 'Number under the bar code of one piece, with its leading zeros.')
/** What every row begins with. */
const identity = {
  sku: said(z.string(), 'Our number of the article, which identifies it in all lists.'),
  gtin,
  customer_reference: said(z.nullable(z.string()), 'Your own number of the article.'),
}

const pageOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({
    data: z.array(row),
    removed: said(z.array(z.string()), 'SKUs that are no longer in the list: delete them on your side.'),
    next_cursor: said(z.string(), `Where to continue, now or at any time in the next ${CURSOR_DAYS} days.`),
    has_more: said(z.boolean(), 'Whether there is another page now.'),
  })

const discontinued = said(
  z.nullable(instant),
  'Until when it can be ordered; in the past: it is discontinued. Null: no end is known.',
)

export const stockRow = z.object({
  ...identity,
  quantity: said(exactStock, 'Pieces that are free to order. Null: never counted, or the key may not see prices.'),
  availability: said(
    z.enum(clientAvailabilities),
    '`low`: less than a case. `expected`: none, but `eta` is known. `unknown`: never counted, on request.',
  ),
  eta: said(z.nullable(date), 'Day of the next delivery; null once it has passed without one.'),
  discontinued_at: discontinued,
})

export const priceRow = z.object({
  ...identity,
  currency: z.literal('EUR'),
  regular_price: said(price, 'Your regular price of one piece, without VAT and deposit.'),
  current_price: said(
    price,
    'What one piece costs now: the lowest of your price, a running promotion and a clearance.',
  ),
  promotions: said(
    z.array(sizePromotion),
    'Running promotions that give less, at least from some quantity on. They do not add up: the lowest total counts.',
  ),
  deposit: said(price, 'Deposit of one piece in your country; null for none.'),
  msrp: said(price, 'Recommended retail price, with VAT.'),
  vat_class: z.enum(['standard', 'reduced']),
  vat_rate: said(
    z.nullable(z.number()),
    'Per cent, for a delivery to your country without a confirmed VAT id. With one, deliveries to other member states of the EU are free of VAT.',
  ),
  discontinued_at: discontinued,
})

const food = foodInformation.shape.flavours.def.element.shape

export const productRow = z.object({
  ...identity,
  foreign_number: said(z.nullable(z.string()), 'Number of the article in our ERP.'),
  name: said(z.string(), 'Brand, product, size and flavour.'),
  brand: z.object({ id: z.int(), name: z.string() }),
  product: z.object({ id: z.int(), name: z.string(), description: z.string() }),
  size: z.object({ id: z.int(), name: z.string() }),
  flavour: z.string(),
  categories: said(z.array(z.object({ id: z.int(), name: z.string() })), 'From the top of the tree down.'),
  unit_value: said(z.nullable(z.number()), 'Contents of one piece, in `unit`.'),
  unit: z.string(),
  units_per_case: z.int(),
  gtin_case: z.nullable(z.string()),
  order_multiple: said(z.int(), 'Pieces are ordered in multiples of it.'),
  min_quantity: said(z.int(), 'At least so many pieces are ordered.'),
  weight_g: said(z.nullable(z.int()), 'Gross weight of one piece.'),
  msrp: said(price, 'Recommended retail price, with VAT.'),
  pictures: said(
    z.array(z.string()),
    'Addresses of pictures in WebP, the flavour’s first. Each changes with its picture.',
  ),
  countries: said(z.nullable(z.array(z.string())), 'The only countries where it may be sold; null: everywhere.'),
  food: said(food.information, 'Label of a food by Regulation (EU) 1169/2011, in the best language that there is.'),
  nutrition: food.nutrition,
  discontinued_at: discontinued,
})

export const listStock = shapes({ query: z.object(listQuery), answer: pageOf(stockRow) })

export const listPrices = shapes({ query: z.object(listQuery), answer: pageOf(priceRow) })

export const listProducts = shapes({
  query: z.object({
    ...listQuery,
    language: said(z.optional(z.enum(languages)), 'Of the food’s texts; a cursor belongs to one language.'),
  }),
  answer: pageOf(productRow),
})

export type StockRow = z.infer<typeof stockRow>
export type PriceRow = z.infer<typeof priceRow>
export type ProductRow = z.infer<typeof productRow>
