import type { getCheckout } from '@fairfloor/domain/basket/checkout-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { type Cents, cents, divideHalfUp, euros } from '@fairfloor/domain/money'
import { Refusal } from '@fairfloor/domain/refusal'
import { deliversTo } from '@fairfloor/domain/seller/rates'
import { type Snapshot, stockOf } from '../catalogue/index.ts'
import { type Address, postalAddress } from '../identity/index.ts'
import { priceView } from './breakdown.ts'
import type { Draft } from './draft.ts'
import { minimumOf, paymentReasonOf } from './guard-draft.ts'

type View = Answer<typeof getCheckout>

/** The checkout as sent on the wire. @param refusal what placing would refuse */
export function checkoutView(
  draft: Draft,
  { addresses, snapshot, refusal }: { addresses: readonly Address[]; snapshot: Snapshot; refusal: Refusal | null },
): View {
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
    ...stockView(draft, snapshot),
    breakdown: priced instanceof Refusal ? null : priceView(priced),
    refusal: refusal && refusalView(refusal),
  }
}

const paymentView = (draft: Draft, gross: Cents | null): View['payment_methods'] =>
  draft.allowed.map(method => {
    const reason = paymentReasonOf(draft, method, gross)
    const days = draft.buyer.customer.paymentDays ?? draft.terms.paymentDays
    return { method, is_possible: reason === null, reason, days: method === 'invoice' ? days : null }
  })

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

const refusalView = ({ code, message, details, errors }: Refusal): View['refusal'] => ({
  code,
  detail: message,
  details: (details as Record<string, unknown> | undefined) ?? null,
  errors: [...errors],
})

/** What would be taken from stock now, and what would be a backorder. */
function stockView({ items }: Draft, snapshot: Snapshot): Pick<View, 'now' | 'later'> {
  const both = { now: { pieces: 0, net: 0 }, later: { pieces: 0, net: 0 } }
  for (const { flavourId, quantity, unitNet, discount } of items) {
    const free = Math.min(quantity, stockOf(snapshot, flavourId).quantity ?? 0)
    const net = unitNet * quantity - discount
    const netOfFree = divideHalfUp(net * free, quantity)
    both.now.pieces += free
    both.now.net += netOfFree
    both.later.pieces += quantity - free
    both.later.net += net - netOfFree
  }
  const sent = ({ pieces, net }: { pieces: number; net: number }) => ({ pieces, net: euros(cents(net)) })
  return { now: sent(both.now), later: sent(both.later) }
}
