import { paymentReason } from '@fairfloor/domain/basket/payment'
import { refuse } from '@fairfloor/domain/basket/refusals'
import { refuse as refuseGoods } from '@fairfloor/domain/catalogue/refusals'
import type { PricedOrder } from '@fairfloor/domain/invoicing/price-order'
import { type Cents, cents, euros } from '@fairfloor/domain/money'
import { Refusal } from '@fairfloor/domain/refusal'
import { minimumFor } from '@fairfloor/domain/seller/minimum'
import { flavourOf, guardQuantities, isSoldIn, type Snapshot } from '../catalogue/index.ts'
import { type Draft, netOf } from './draft.ts'
import type { Position } from './positions.ts'
import type { Item } from './price.ts'

type Line = Pick<Position, 'id' | 'quantity'>

type Looking = {
  readonly snapshot: Snapshot
  /** Whether a refusal may name amounts. */
  readonly seesPrices: boolean
}

/**
 * What stands against placing an order. Lines are named by `positions.<id of the flavour>`.
 * @returns its price
 * @throws Refusal basket_empty, not_for_sale, quantity_misfit, and those of `guardTerms`
 */
export function guardDraft(
  positions: readonly Line[],
  draft: Draft,
  { snapshot, seesPrices }: Looking,
): PricedOrder<Item> {
  if (positions.length === 0) throw refuse('basket_empty')
  guardSale(positions, draft, snapshot)
  guardQuantities(
    snapshot,
    positions.map(({ id, quantity }) => ({ flavourId: id, quantity, path: pathOf(id) })),
  )
  return guardTerms(draft, seesPrices)
}

/**
 * What stands against an order of any goods.
 * @param seesPrices whether a refusal may name amounts
 * @throws Refusal carrier_not_possible, no_delivery, no_vat_rate, order_too_large, below_minimum, payment_method_not_allowed,
 * no_mandate, over_credit_limit, payments_overdue
 */
export function guardTerms<I extends Item>(draft: Draft<I>, seesPrices: boolean): PricedOrder<I> {
  const { priced, chosen } = draft
  if (priced instanceof Refusal) throw priced
  const shown = (amount: Cents) => (seesPrices ? euros(amount) : null)
  const minimum = minimumOf(draft)
  if (minimum && minimum.missing > 0)
    throw refuse('below_minimum', { minimum: shown(minimum.amount), missing: shown(minimum.missing) })
  const { gross } = priced.totals
  const reason = paymentReasonOf(draft, chosen.paymentMethod, gross)
  if (reason === 'over_credit_limit') {
    const limit = cents(draft.buyer.customer.creditLimit ?? 0)
    throw refuse(reason, { limit: shown(limit), over: shown(cents(draft.standing.open + gross - limit)) })
  }
  if (reason !== null) throw refuse(reason)
  return priced
}

/** Goods that are gone, or may not be sold where they would go. @throws Refusal not_for_sale, naming the lines */
function guardSale(positions: readonly Line[], { items, buyer }: Draft, snapshot: Snapshot): void {
  const { country } = buyer.shippingAddress
  const offered = new Set(items.map(({ flavourId }) => flavourId))
  const gone = positions.filter(
    ({ id }) => !offered.has(id) || !isSoldIn(flavourOf(snapshot, id).size.product, country),
  )
  if (gone.length === 0) return
  const detail = 'This product can no longer be ordered.'
  throw refuseGoods(
    'not_for_sale',
    undefined,
    gone.map(({ id }) => ({ path: pathOf(id), detail })),
  )
}

const pathOf = (flavourId: number) => `positions.${flavourId}`

export const paymentReasonOf = (
  { allowed, standing, buyer }: Draft,
  method: Draft['chosen']['paymentMethod'],
  gross: Cents | null,
) =>
  paymentReason(
    method,
    {
      allowed,
      hasMandate: standing.mandate !== null,
      creditLimit: buyer.customer.creditLimit as Cents | null,
      open: standing.open,
      isOverdue: standing.isOverdue,
    },
    gross,
  )

/** What the order must come to, and what is missing of it; null: nothing. */
export function minimumOf({ terms, standing, buyer, items }: Draft) {
  const { isFirstOrder: isFirst } = standing
  const amount = minimumFor(terms.rates.orderMinimums, { country: buyer.shippingAddress.country, isFirst })
  if (amount === null) return null
  return { amount, missing: cents(Math.max(0, amount - netOf(items))), isFirst }
}
