import * as z from 'zod/mini'
import { bonusStanding } from '../../people/shapes.ts'
import { date, price, shapes } from '../../shapes.ts'

/** Per cent. */
const percent = z.number()

const year = z.int()

const tier = z.object({
  /** Net turnover from which it counts. */
  from: price,
  percent,
})

export const getBonus = shapes({
  answer: z.object({
    /** The calendar year that runs, in the shop's time zone. */
    year,
    /** As `bonus` of the user; null without an agreement. */
    bonus: z.nullable(bonusStanding),
    /** What would be paid for the turnover so far, without VAT. */
    so_far: price,
    /** Of the year that runs; none without an agreement. */
    tiers: z.array(tier),
    /** What was paid for the years before, the last one first; last year's as it stands until it is paid. */
    years: z.array(
      z.object({
        year,
        turnover: price,
        percent,
        /** Without VAT. */
        amount: price,
        is_paid: z.boolean(),
        /** Null until it is issued. */
        credit_note: z.nullable(z.object({ number: z.string(), issued_on: date, gross: price })),
      }),
    ),
  }),
})
