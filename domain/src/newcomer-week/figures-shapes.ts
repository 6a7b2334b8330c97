import * as z from 'zod/mini'
import { languages } from '../language.ts'
import { date, idParam, price, shapes } from '../shapes.ts'
import { weekPages } from './visits.ts'
import { phases } from './week.ts'

const params = z.object({ id: idParam })

/** What was ordered, without what was cancelled; `net` is of the goods. */
const sold = {
  orders: z.int(),
  customers: z.int(),
  /** Those whose first order ever is one of the event. */
  new_customers: z.int(),
  pieces: z.int(),
  net: price,
}

/** How often pages were opened, in all and by users who were logged in. */
const visits = { visits: z.int(), by_customers: z.int() }

export const getWeekFigures = shapes({
  params,
  answer: z.object({
    name: z.string(),
    phase: z.enum(phases),
    ...sold,
    ...visits,
    /** What lies in baskets now. */
    baskets: z.object({ customers: z.int(), pieces: z.int(), net: price }),
    backorders: z.object({
      /** Orders whose customers were asked, and those answers that have come. */
      asked: z.int(),
      answered: z.int(),
      /** Of the answers: the pieces that were asked about, and that stay ordered. */
      pieces_asked: z.int(),
      pieces_confirmed: z.int(),
    }),
    /** Days with a visit or an order, in order. */
    days: z.array(z.object({ day: date, ...visits, orders: z.int(), net: price })),
    pages: z.array(z.object({ page: z.enum(weekPages), ...visits })),
    /** What sold most comes first. */
    brands: z.array(z.object({ brand: z.string(), ...sold })),
    products: z.array(z.object({ brand: z.string(), product: z.string(), ...sold })),
  }),
})

export const getWeekSheet = shapes({
  params,
  query: z.object({ language: z.optional(z.enum(languages)) }),
  answer: z.string(),
})
