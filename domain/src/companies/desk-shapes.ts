import * as z from 'zod/mini'
import { addressFields, date, id, idParam, instant, listed, money, placeField, shapes, version } from '../shapes.ts'
import { deliveries } from './delivery.ts'
import { paymentMethods } from './payment-methods.ts'
import { vatStates } from './vat-states.ts'

const method = z.enum(paymentMethods)
const delivery = z.enum(deliveries)
const vatId = z.nullable(z.string().check(z.maxLength(20)))
const row = {
  id,
  /** The customer's number in the ERP. */
  number: z.nullable(z.string()),
  company: z.string(),
  country: z.string(),
  price_group: z.string(),
  payment_methods: z.array(method),
  /** Null: none. */
  credit_limit: z.nullable(money),
  vat_id: z.nullable(z.string()),
  vat_state: z.enum(vatStates),
  blocked_at: z.nullable(instant),
}

export const getDeskCustomers = shapes({
  query: z.object({
    place: placeField,
    search: z._default(z.string().check(z.maxLength(200)), ''),
    state: z.optional(z.enum(vatStates)),
  }),
  answer: z.object({
    ...listed,
    /** Customers whose VAT id was taken over and whom nobody has looked at yet. */
    to_look_at: z.int(),
    time_zone: z.string(),
    customers: z.array(z.object(row)),
  }),
})

const mandate = z.object({
  id,
  reference: z.string(),
  signed_on: date,
  iban: z.string(),
  holder: z.string(),
  creditor_id: z.string(),
  ended_at: z.nullable(instant),
})

export const customer = z.object({
  ...row,
  /** Null: it waits for its approval. */
  approved_at: z.nullable(instant),
  time_zone: z.string(),
  /** Of the terms; the VAT id and the standing have their own. */
  version,
  vat_version: version,
  standing_version: version,
  price_group_id: id,
  /** All there are, by name. */
  price_groups: z.array(z.object({ id, name: z.string() })),
  vts_orders_visible: z.boolean(),
  has_api_access: z.boolean(),
  payment_method: z.string(),
  /** Null: the seller's. */
  payment_days: z.nullable(z.int()),
  seller_payment_days: z.int(),
  delivery,
  /** Whether it has a bonus agreement. */
  bonus: z.boolean(),
  addresses: z.array(
    z.object({ id, purpose: z.enum(['invoice', 'shipping']), is_default: z.boolean(), ...addressFields }),
  ),
  /** Newest first; also of ids that the customer had before. */
  confirmations: z.array(
    z.object({
      vat_id: z.string(),
      at: instant,
      by: z.nullable(z.string()),
      reference: z.nullable(z.string()),
      taken_over: z.boolean(),
    }),
  ),
  /** Running first, then the last ended. */
  mandates: z.array(mandate),
  /** The seller's; null: none yet, so no mandate can be added. */
  creditor_id: z.nullable(z.string()),
})

export type DeskCustomer = z.output<typeof customer>

const params = z.object({ id: idParam })

export const getDeskCustomer = shapes({ params, answer: customer })

const terms = {
  payment_methods: z.array(method).check(z.minLength(1), z.maxLength(paymentMethods.length)),
  payment_method: method,
  payment_days: z.nullable(z.int().check(z.minimum(0), z.maximum(365))),
  credit_limit: z.nullable(money.check(z.minimum(0), z.maximum(9_999_999.99))),
  delivery,
  bonus: z.boolean(),
}

const newTerms = z.object({ version, ...terms })

export type TermsBody = z.output<typeof newTerms>

export const changeTerms = shapes({ params, body: newTerms, answer: customer })

export const changeVatId = shapes({ params, body: z.object({ version, vat_id: vatId }), answer: customer })

const reference = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))

export const confirmVatId = shapes({ params, body: z.object({ version, reference }), answer: customer })

export const withdrawVatId = shapes({ params, body: z.object({ version }), answer: customer })

const newMandate = z.object({
  /** As SEPA allows it. */
  reference: z
    .string()
    .check(
      z.regex(
        /^[A-Za-z0-9+?/:().,'-]{1,35}$/,
        "Letters from A to Z, digits and + ? / : ( ) . , ' - are possible, 35 at most.",
      ),
    ),
  signed_on: date,
  iban: z.string().check(z.maxLength(60)),
  holder: z.string().check(z.trim(), z.minLength(1), z.maxLength(70)),
})

export type MandateBody = z.output<typeof newMandate>

export const addMandate = shapes({ params, body: newMandate, answer: customer })

export const endMandate = shapes({ params: z.object({ id: idParam, mandate: idParam }), answer: customer })
