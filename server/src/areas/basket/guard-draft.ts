import { paymentReason } from '@fairfloor/domain/basket/payment'
import { refuse } from '@fairfloor/domain/basket/refusals'
import type { PricedOrder } from '@fairfloor/domain/billing/price-order'
import { refuse as refuseGoods } from '@fairfloor/domain/catalogue/refusals'
import { type Cents, cents, euros } from '@fairfloor/domain/money'
import { Refusal } from '@fairfloor/domain/refusal'
import { minimumFor } from '@fairfloor/domain/seller/minimum'
import { flavourOf, guardQuantities, isSoldIn, type Offering } from '../catalogue/index.ts'
import { type Draft, netOf } from './draft.ts'
import type { Wish } from './position.ts'
import type { Item } from './price.ts'

/**
 * What stands against ordering flavours. Lines are named by `positions.<id of the flavour>`.
 * @throws Refusal quantity_misfit, and that of `gone` for what is off sale, or may not be sold where it would go
 */
export function guardFlavours(
  positions: readonly Wish[],
  { items, buyer }: Draft,
  { snapshot, gone }: Pick<Offering<unknown>, 'snapshot' | 'gone'>,
): void {
  const { country } = buyer.shippingAddress
  const offered = new Set(items.map(({ flavourId }) => flavourId))
  const lost = positions.filter(
    ({ id }) => !offered.has(id) || !isSoldIn(flavourOf(snapshot, id).size.product, country),
  )
  const detail = refuseGoods('not_for_sale').message
  if (lost.length > 0) throw gone(lost.map(({ id }) => ({ path: pathOf(id), detail })))
  guardQuantities(
    snapshot,
    positions.map(({ id, quantity }) => ({ flavourId: id, quantity, path: pathOf(id) })),
  )
}

const pathOf = (id: number) => `positions.${id}`

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
