import { type Item, priceLine, priceOrder } from '@fairfloor/domain/billing/price-order'
import { type Cents, cents, euros, sum } from '@fairfloor/domain/money'
import { deliversTo, type Tariff, tariffFor } from '@fairfloor/domain/seller/rates'
import type { Draft } from '../basket/index.ts'
import { destinationOf } from '../orders/index.ts'

const NONE = cents(0)

/**
 * The tariff of a basket's goods, at the customer's usual address, or in the seller's country where we do not deliver there:
 * the basket opens, and placing says why not.
 * @throws Refusal no_delivery
 */
export function basketTariff({ buyer, terms: { rates }, today }: Pick<Draft, 'buyer' | 'terms' | 'today'>): Tariff {
  const wanted = destinationOf(buyer, buyer.customer.carrier, today)
  const country = deliversTo(rates, wanted.country) ? wanted.country : rates.seller.country
  return tariffFor(rates, { ...wanted, country })
}

/** A basket's price without shipping and fees, which are reckoned when it is placed. @throws Refusal no_vat_rate, order_too_large */
export const priceBasket = <I extends Item>(items: readonly I[], tariff: Tariff, labelService: boolean) =>
  priceOrder(items, { ...tariff, shipping: () => NONE, documentFee: NONE }, { labelService })

/** What a line costs beside its price, and one piece of it. */
export function besideOf(item: Item, tariff: Tariff, labelService: boolean) {
  const one = priceLine({ ...item, quantity: 1 }, tariff, false)
  const { deposit, consumptionTax, label } = priceLine(item, tariff, labelService)
  return {
    single_deposit_price_exc_vat: euros(one.deposit),
    single_lemonade_fee_price_exc_vat: euros(one.consumptionTax),
    deposit_price_exc_vat: euros(deposit),
    lemonade_fee_price_exc_vat: euros(consumptionTax),
    label_price_exc_vat: euros(label),
  }
}

/** What the label service costs for some goods, whether it is wanted or not. */
export const labelPriceOf = (items: readonly Item[], tariff: Tariff): Cents =>
  sum(items.map(item => priceLine(item, tariff, true).label))
