import * as z from 'zod/mini'
import { addressFields, id, idParam, instant, listed, money, placeField, shapes } from '../../shapes.ts'
import { rights } from '../../viewer.ts'
import { deliveries } from '../delivery.ts'
import { paymentMethods } from '../payment-methods.ts'
import { businessKinds } from './kinds.ts'
import { registrationStates } from './states.ts'
import { registrationWarnings } from './warnings.ts'

const row = {
  id,
  state: z.enum(registrationStates),
  company: z.string(),
  business: z.enum(businessKinds),
  country: z.string(),
  name: z.string(),
  email: z.string(),
  registered_at: instant,
  confirmed_at: z.nullable(instant),
}

export const getRegistrations = shapes({
  query: z.object({
    place: placeField,
    search: z._default(z.string().check(z.maxLength(200)), ''),
    state: z.optional(z.enum(registrationStates)),
  }),
  answer: z.object({
    ...listed,
    registrations: z.array(z.object(row)),
  }),
})

const address = z.object(addressFields)

const registration = z.object({
  ...row,
  legal_form: z.string(),
  vat_id: z.nullable(z.string()),
  chamber_number: z.nullable(z.string()),
  phone: z.string(),
  invoice_address: address,
  /** Null: as the invoice address. */
  shipping_address: z.nullable(address),
  decided_at: z.nullable(instant),
  /** Name of the operator; null where nobody has decided, or the operator is gone. */
  decided_by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  customer_id: z.nullable(id),
  warnings: z.array(
    z.object({
      kind: z.enum(registrationWarnings),
      /** The customers that it is about. */
      customers: z.array(z.object({ id, company: z.string() })),
    }),
  ),
  price_groups: z.array(z.object({ id, name: z.string() })),
  carriers: z.array(z.string()),
  /** Days to pay where the customer has none of its own. */
  seller_payment_days: z.int(),
})

export type DeskRegistration = z.output<typeof registration>

const params = z.object({ id: idParam })

export const getRegistration = shapes({ params, answer: registration })

const method = z.enum(paymentMethods)

const approval = z.object({
  /** The customer's number in the ERP; null: none yet. */
  number: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
  price_group: id,
  payment_methods: z.array(method).check(z.minLength(1), z.maxLength(paymentMethods.length)),
  payment_method: method,
  /** Null: the seller's. */
  payment_days: z.nullable(z.int().check(z.minimum(0), z.maximum(365))),
  /** Null: none. */
  credit_limit: z.nullable(money.check(z.minimum(0), z.maximum(9_999_999.99))),
  delivery: z.enum(deliveries),
  carrier: z.string().check(z.maxLength(60)),
  rights: z.array(z.enum(rights)).check(z.maxLength(rights.length)),
})

export type Approval = z.output<typeof approval>

export const approveRegistration = shapes({ params, body: approval, answer: registration })

export const refuseRegistration = shapes({
  params,
  body: z.object({ reason: z.string().check(z.maxLength(1000)) }),
  answer: registration,
})
