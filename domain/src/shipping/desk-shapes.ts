import * as z from 'zod/mini'
import { carrierKinds, carrierReasons } from '../seller/carriers.ts'
import { date, money, printed, shapes, version } from '../shapes.ts'
import { tariffStates } from './tariffs.ts'

/** ISO 3166-1 alpha-2; null: every country. */
const country = z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, 'A country has two capital letters, such as NL.')))
const name = printed(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)))
const MOST_EUROS = 9_999_999.99
const MOST_GRAMS = 100_000_000
const amount = money.check(z.minimum(0), z.maximum(MOST_EUROS))
const grams = z.int().check(z.minimum(0), z.maximum(MOST_GRAMS))

const carrier = {
  name,
  kind: z.enum(carrierKinds),
  /** Of a shipment, with `{number}` for its number. */
  tracking_url: z.nullable(z.string().check(z.maxLength(300))),
  is_active: z.boolean(),
}

/** Price of one parcel or pallet from a net goods value and a weight on. */
const step = z.object({ from_net: amount, from_grams: grams, price: amount })

const tariffKey = { country, carrier: z.nullable(name), valid_from: date }
const minimumKey = { country, first_order: z.boolean() }

const desk = z.object({
  today: date,
  /** Where the shop delivers to. */
  countries: z.array(z.string()),
  carriers: z.array(z.object({ ...carrier, version })),
  tariffs: z.array(
    z.object({ ...tariffKey, state: z.enum(tariffStates), may_change: z.boolean(), version, steps: z.array(step) }),
  ),
  minimums: z.array(z.object({ ...minimumKey, amount, version })),
})

export type ShippingDesk = z.output<typeof desk>

export const getShippingDesk = shapes({ answer: desk })

/** Null for something new. */
const seen = { version: z.nullable(version) }

const carrierBody = z.object({ ...seen, ...carrier })
export type CarrierBody = z.output<typeof carrierBody>
export const saveCarrier = shapes({ body: carrierBody, answer: desk })

const MOST_STEPS = 100
const tariffBody = z.object({
  ...seen,
  ...tariffKey,
  steps: z.array(step).check(z.minLength(1), z.maxLength(MOST_STEPS)),
})
export type TariffBody = z.output<typeof tariffBody>
export const saveTariff = shapes({ body: tariffBody, answer: desk })

export const removeTariff = shapes({ body: z.object({ version, ...tariffKey }), answer: desk })

export const saveMinimum = shapes({ body: z.object({ ...seen, ...minimumKey, amount }), answer: desk })

export const removeMinimum = shapes({ body: z.object({ version, ...minimumKey }), answer: desk })

const digits = z.pipe(
  z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, 'A number with two decimals at most is expected.')),
  z.transform(Number),
)

export const tryTariffs = shapes({
  query: z.object({
    country: z.string().check(z.regex(/^[A-Z]{2}$/, 'A country has two capital letters, such as NL.')),
    grams: z.pipe(digits, grams),
    net: z.pipe(digits, amount),
    on: z.optional(date),
  }),
  answer: z.object({
    carriers: z.array(
      z.object({
        name: z.string(),
        /** Parcels or pallets. */
        units: z.int(),
        price: z.nullable(money),
        reason: z.nullable(z.enum(carrierReasons)),
      }),
    ),
    /** What an order must come to; null: nothing. */
    minimum: z.nullable(money),
    first_minimum: z.nullable(money),
  }),
})
