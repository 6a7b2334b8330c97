import type { getCheckout } from '@fairfloor/domain/basket/checkout-contract'
import { refuse } from '@fairfloor/domain/basket/refusals'
import type { PaymentMethod } from '@fairfloor/domain/companies/payment-methods'
import type { Answer } from '@fairfloor/domain/endpoint'
import { type Cents, cents, divideHalfUp, euros } from '@fairfloor/domain/money'
import { guardOrderLimit, overLimit } from '@fairfloor/domain/orders/order-limit'
import { Refusal } from '@fairfloor/domain/refusal'
import { deliversTo } from '@fairfloor/domain/seller/rates'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/viewer'
import type { Db } from '../../platform/database.ts'
import { type Address, postalAddress, shippingAddresses } from '../companies/index.ts'
import type { Terms } from '../seller/index.ts'
import { priceView } from './breakdown.ts'
import { type Choices, type Draft, draftOf, netOf } from './draft.ts'
import { goalsOf } from './goals.ts'
import { guardTerms, paymentReasonOf } from './guard-draft.ts'
import type { Contents, Kind } from './kind.ts'
import type { Position } from './position.ts'
import type { Item } from './price.ts'

type View = Answer<typeof getCheckout>

type Asked = {
  readonly viewer: CustomerViewer
  readonly positions: readonly Position[]
  readonly choices: Choices
}

/** What ordering a basket of a kind would be and cost now, as sent on the wire. @throws Refusal unknown_address */
export async function checkoutOf<I extends Item>(
  db: Db,
  kind: Kind<I>,
  { viewer, positions, choices }: Asked,
): Promise<View> {
  const { customerId } = viewer
  const contents = await kind.contentsOf(db, positions, 'look')
  const draft = await draftOf(db, contents.items, { customerId, moment: kind.moment, choices })
  const addresses = await shippingAddresses(db, customerId)
  const refusal = refusalOf(() => {
    if (positions.length === 0) throw refuse('basket_empty')
    contents.guard(draft)
    guardTerms(draft, hasRight(viewer, 'prices'))
    if (!kind.canWait) guardOrderLimit(viewer, netOf(draft.items))
  })
  return {
    ...checkoutView(draft, addresses),
    ...arrivingOf(contents),
    limit: limitView(viewer, draft),
    refusal: refusalView(refusal),
  }
}

function checkoutView(draft: Draft, addresses: readonly Address[]) {
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
    ...goalsOf(draft),
    label: labelView(draft),
    breakdown: priced instanceof Refusal ? null : priceView(priced),
  }
}

/** What would be taken now, and what would be a backorder. */
function arrivingOf<I extends Item>({ items, freeOf }: Contents<I>): Pick<View, 'now' | 'later'> {
  const both = { now: { pieces: 0, net: 0 }, later: { pieces: 0, net: 0 } }
  for (const item of items) {
    const { quantity, unitNet, discount } = item
    const free = Math.min(quantity, freeOf(item))
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

function limitView({ orderLimit: limit }: CustomerViewer, { items }: Draft): View['limit'] {
  if (limit === null) return null
  const over = overLimit(limit, netOf(items))
  return { amount: euros(limit), over: euros(over), is_over: over > 0 }
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
