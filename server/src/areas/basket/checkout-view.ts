import type { getCheckout } from '@fairfloor/domain/basket/checkout-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import type { PaymentMethod } from '@fairfloor/domain/invoicing/payment-methods'
import { type Cents, cents, euros } from '@fairfloor/domain/money'
import { Refusal } from '@fairfloor/domain/refusal'
import { deliversTo } from '@fairfloor/domain/seller/rates'
import { type Address, postalAddress } from '../identity/index.ts'
import type { Terms } from '../seller/index.ts'
import { priceView } from './breakdown.ts'
import type { Draft } from './draft.ts'
import { minimumOf, paymentReasonOf } from './guard-draft.ts'

type View = Answer<typeof getCheckout>

/** Pieces that are in stock, and those that would be a backorder, with what they cost. */
export type Arriving = Pick<View, 'now' | 'later'>

type Shown = {
  readonly addresses: readonly Address[]
  readonly arriving: Arriving
  /** What placing would refuse. */
  readonly refusal: Refusal | null
}

/** The checkout as sent on the wire. */
export function checkoutView(draft: Draft, { addresses, arriving, refusal }: Shown): View {
  const { buyer, terms, chosen, load, carriers, priced } = draft
  const gross = priced instanceof Refusal ? null : priced.totals.gross
  const { shippingAddress } = buyer
  return {
    chosen: {
      shipping_address_id: addresses.some(({ id }) => id === shippingAddress.id) ? shippingAddress.id : null,
      carrier: chosen.carrier,
      payment_method: chosen.paymentMethod,
      label_service: chosen.labelService,
      delivery: chosen.delivery,
    },
    addresses: addresses.map(address => ({
      id: address.id,
      ...postalAddress(address),
      is_default: address.isDefault,
      delivers: deliversTo(terms.rates, address.country),
    })),
    carriers: carriers.map(({ name, kind, carriage: { units, price, reason } }) => ({
      name,
      kind,
      price_exc_vat: price === null ? null : euros(price),
      units,
      weight_kg: load.grams / 1000,
      is_possible: reason === null,
      reason,
    })),
    payment_methods: paymentView(draft, gross),
    credit: creditView(draft, gross),
    mandate: mandateView(draft),
    minimum: minimumView(draft),
    label: labelView(draft),
    ...arriving,
    breakdown: priced instanceof Refusal ? null : priceView(priced),
    refusal: refusalView(refusal),
  }
}

const paymentView = (draft: Draft, gross: Cents | null): View['payment_methods'] =>
  draft.allowed.map(method => {
    const reason = paymentReasonOf(draft, method, gross)
    const days = draft.buyer.customer.paymentDays ?? draft.terms.paymentDays
    return {
      method,
      is_possible: reason === null,
      reason,
      days: method === 'invoice' ? days : null,
      fee_percent: feePercentOf(method, draft.terms),
    }
  })

/** What paying by a method adds, in per cent of the amount to pay. */
export function feePercentOf(method: PaymentMethod, { rates }: Terms): number | null {
  const { cardFee } = rates.seller
  return method === 'card' && cardFee > 0 ? cardFee / 100 : null
}

function creditView({ buyer, standing }: Draft, gross: Cents | null): View['credit'] {
  const limit = buyer.customer.creditLimit
  if (limit === null) return null
  const { open } = standing
  return { limit: euros(cents(limit)), used: euros(open), with_order: euros(cents(open + (gross ?? 0))) }
}

const mandateView = ({ standing: { mandate } }: Draft): View['mandate'] =>
  mandate && { reference: mandate.reference, iban_last4: mandate.iban.replaceAll(/\s/g, '').slice(-4) }

function minimumView(draft: Draft): View['minimum'] {
  const minimum = minimumOf(draft)
  if (!minimum) return null
  return { amount: euros(minimum.amount), missing: euros(minimum.missing), is_first_order: minimum.isFirst }
}

function labelView({ items, terms }: Draft): View['label'] {
  const pieces = items.reduce((total, { hasLabel, quantity }) => total + (hasLabel ? quantity : 0), 0)
  return pieces === 0 ? null : { price_exc_vat: euros(terms.rates.seller.labelPrice), pieces }
}

export const refusalView = (refusal: Refusal | null): View['refusal'] =>
  refusal && {
    code: refusal.code,
    detail: refusal.message,
    details: (refusal.details as Record<string, unknown> | undefined) ?? null,
    errors: [...refusal.errors],
  }

/** What a command would refuse; null: nothing. @throws what is no refusal */
export function refusalOf(work: () => unknown): Refusal | null {
  try {
    work()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
