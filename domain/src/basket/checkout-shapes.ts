import * as z from 'zod/mini'
import { deliveries } from '../companies/delivery.ts'
import { paymentMethods } from '../companies/payment-methods.ts'
import { carrierKinds, carrierReasons } from '../seller/carriers.ts'
import { addressFields, date, id, idField, price, printed, shapes } from '../shapes.ts'
import { LONGEST_WORD } from './approval/approval.ts'
import { paymentReasons } from './payment.ts'

const carrier = z.string().check(z.minLength(1), z.maxLength(64))
const method = z.enum(paymentMethods)
const delivery = z.enum(deliveries)
const yesNo = z.pipe(
  z.enum(['true', 'false']),
  z.transform(text => text === 'true'),
)

/** Choices in a query; what is absent is as usual for the customer. */
export const choices = z.object({
  shipping_address_id: z.optional(idField),
  carrier: z.optional(carrier),
  payment_method: z.optional(method),
  label_service: z.optional(yesNo),
  delivery: z.optional(delivery),
})

/** Pieces, and what they cost without VAT, deposit and fees. */
const share = z.object({ pieces: z.int(), net: price })

/** A price by its parts; each amount with its base. */
export const breakdownOf = <Amount extends z.ZodMiniType>(amount: Amount) =>
  z.object({
    goods: z.object({ price_exc_vat: amount, quantity: z.int() }),
    /** Pieces that carry a deposit. */
    deposit: z.object({ price_exc_vat: amount, quantity: z.int() }),
    /** Litres of drinks that are taxed. */
    consumption_tax: z.object({ price_exc_vat: amount, litres: z.number() }),
    /** Pieces that get a label. */
    label: z.object({ price_exc_vat: amount, quantity: z.int() }),
    shipping: amount,
    document_fee: amount,
    credit_card_fee: amount,
    vat: z.array(z.object({ vat_rate: z.number(), vat_from: amount, vat_price: amount })),
    /** Which lines carry deposit, consumption tax or labels: by the id of the flavour, in the outlet of the lot. */
    lines: z.array(z.object({ id, deposit_price: amount, consumption_tax_price: amount, label_price: amount })),
    total_price_exc_vat: amount,
    total_price_inc_vat: amount,
  })

/** What placing would refuse; with the values of its text. */
export const foreseenRefusal = z.nullable(
  z.object({
    code: z.string(),
    detail: z.string(),
    details: z.nullable(z.record(z.string(), z.unknown())),
    /** Lines as `positions.<id of the flavour>`. */
    errors: z.array(z.object({ path: z.string(), detail: z.string() })),
  }),
)

/** What an order has to come to, without VAT. */
export const goals = {
  /** For being placed there; null: nothing. */
  minimum: z.nullable(z.object({ amount: price, missing: price, is_first_order: z.boolean() })),
  /** For being brought by its carrier for nothing; null: it never is, or there is no way to bring it. */
  free_shipping: z.nullable(z.object({ from: price, missing: price })),
}

export const getCheckout = shapes({
  query: choices,
  answer: z.object({
    /** What the figures below are for: what was asked for, or what is usual. */
    chosen: z.object({
      /** Null for a customer without a delivery address. */
      shipping_address_id: z.nullable(id),
      /** Null where no carrier can bring it there. */
      carrier: z.nullable(z.string()),
      payment_method: z.string(),
      label_service: z.boolean(),
      delivery,
    }),
    addresses: z.array(
      z.object({
        id,
        ...addressFields,
        gln: z.nullable(z.string()),
        is_default: z.boolean(),
        /** Whether we deliver to its country. */
        delivers: z.boolean(),
      }),
    ),
    carriers: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(carrierKinds),
        /** For all parcels or pallets. */
        price_exc_vat: price,
        /** Parcels or pallets; 0 for a collection. */
        units: z.int(),
        weight_kg: z.number(),
        is_possible: z.boolean(),
        reason: z.nullable(z.enum(carrierReasons)),
      }),
    ),
    payment_methods: z.array(
      z.object({
        method,
        is_possible: z.boolean(),
        reason: z.nullable(z.enum(paymentReasons)),
        /** To pay an invoice; null for other methods. */
        days: z.nullable(z.int()),
        /** What comes to the order, in per cent of the amount to pay; null: nothing. */
        fee_percent: z.nullable(z.number()),
      }),
    ),
    /** What may be open, what is, and what would be with this order, with VAT; null: no limit. */
    credit: z.nullable(z.object({ limit: price, used: price, with_order: price })),
    mandate: z.nullable(z.object({ reference: z.string(), iban_last4: z.string() })),
    ...goals,
    /** Net value above which a colleague must approve the user's order, and by how much this one exceeds it; null: no limit. */
    limit: z.nullable(z.object({ amount: price, over: price, is_over: z.boolean() })),
    /** The label service: a piece's label, and the pieces that would get one; null: nothing in the basket can have one. */
    label: z.nullable(z.object({ price_exc_vat: price, pieces: z.int() })),
    /** What is in stock now, and what would be a backorder. */
    now: share,
    later: share,
    /** Null where the order has no price: no delivery there, or by no carrier. */
    breakdown: z.nullable(breakdownOf(price)),
    refusal: foreseenRefusal,
  }),
})

export const placeBasket = shapes({
  body: z.object({
    /** Null: the usual one. */
    shipping_address_id: z.nullable(id),
    carrier,
    payment_method: method,
    label_service: z.boolean(),
    delivery,
    external_reference: z.nullable(printed(z.string().check(z.maxLength(64)))),
    note: z.nullable(printed(z.string().check(z.maxLength(1000)))),
    /** From today on, a year at most. */
    wished_on: z.nullable(date),
    /** The total with VAT that the buyer has seen; null for those who may see no prices. */
    seen_total: price,
    /** Sends the order to a colleague, who approves it: of a user whose limit it is above. `word` is for the colleague. */
    approval: z.optional(
      z.nullable(z.object({ word: z.nullable(z.string().check(z.trim(), z.maxLength(LONGEST_WORD))) })),
    ),
  }),
  /** Of the order, or of what waits for approval in its place. */
  answer: z.object({ order_id: z.nullable(id), approval_id: z.nullable(id) }),
})
