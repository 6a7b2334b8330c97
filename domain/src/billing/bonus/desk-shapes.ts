import * as z from 'zod/mini'
import { languages } from '../../language.ts'
import { id, money, shapes, version } from '../../shapes.ts'

/** A year in an address. */
const yearParam = z.pipe(z.string().check(z.regex(/^[1-9]\d{3}$/)), z.transform(Number))

const isHundredths = (percent: number): boolean => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6

const tier = z.object({
  from: money.check(z.minimum(0), z.maximum(9_999_999_999)),
  /** Per cent with two decimals at most. */
  percent: z
    .number()
    .check(z.minimum(0.01), z.maximum(100), z.refine(isHundredths, 'A percentage has two decimals at most.')),
})

const MOST_TIERS = 12

const tiers = z.array(tier).check(z.maxLength(MOST_TIERS))

const year = z.object({
  year: z.int(),
  /** The one that runs, in the shop's time zone. */
  this_year: z.int(),
  /** Whether it has ended, so that it can be paid. */
  is_over: z.boolean(),
  /** Of the tiers. */
  version,
  tiers,
  /** Of the year before, to begin with. */
  tiers_before: tiers,
  /** Of what would be paid now. */
  pay_version: version,
  /** What would be paid now, without VAT, and to how many customers. */
  to_pay: z.object({ amount: money, customers: z.int() }),
  customers: z.array(
    z.object({
      customer_id: id,
      number: z.nullable(z.string()),
      company: z.string(),
      has_agreement: z.boolean(),
      turnover: money,
      /** How many tiers are reached. */
      tier: z.int(),
      percent: z.number(),
      /** Without VAT: what would be paid for the turnover, or what was paid. */
      amount: money,
      /** What was paid, with its credit note once that is issued. */
      paid: z.nullable(z.object({ credit_note: z.nullable(z.string()) })),
    }),
  ),
})

export type BonusYear = z.output<typeof year>

export const getBonusYear = shapes({ query: z.object({ year: z.optional(yearParam) }), answer: year })

const params = z.object({ year: yearParam })

const tiersBody = z.object({ version, tiers })

export type TiersBody = z.output<typeof tiersBody>

export const saveTiers = shapes({ params, body: tiersBody, answer: year })

/** The version of what the operator has seen. */
export const payYear = shapes({ params, body: z.object({ version }), answer: year })

export const getBonusSheet = shapes({
  params,
  query: z.object({ language: z.optional(z.enum(languages)) }),
  answer: z.unknown(),
})
