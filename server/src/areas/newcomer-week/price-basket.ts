import { dayIn } from '@fairfloor/domain/day'
import { type Item, priceLine, priceOrder } from '@fairfloor/domain/invoicing/price-order'
import { type Cents, cents, sum } from '@fairfloor/domain/money'
import { deliversTo, type Tariff, tariffFor } from '@fairfloor/domain/seller/rates'
import type { Db } from '../../platform/database.ts'
import { destinationOf, readBuyer } from '../orders/index.ts'
import { readTerms } from '../seller/index.ts'

const NONE = cents(0)

/**
 * The tariff of a basket's goods, at the customer's usual address, or in the seller's country where we do not deliver there:
 * the basket opens, and placing says why not. Two statements.
 * @throws Refusal unknown_address, no_delivery
 */
export async function basketTariff(db: Db, customerId: number, now: Date): Promise<Tariff> {
  const buyer = await readBuyer(db, customerId, null)
  const { rates, timeZone } = await readTerms(db)
  const wanted = destinationOf(buyer, buyer.customer.carrier, dayIn(now, timeZone))
  const country = deliversTo(rates, wanted.country) ? wanted.country : rates.seller.country
  return tariffFor(rates, { ...wanted, country })
}

/** A basket's price without shipping and fees, which are reckoned when it is placed. @throws Refusal no_vat_rate, order_too_large */
export const priceBasket = <I extends Item>(items: readonly I[], tariff: Tariff, labelService: boolean) =>
  priceOrder(items, { ...tariff, shipping: () => NONE, documentFee: NONE }, { labelService })

/** What one piece costs beside its price. */
export function singleOf(item: Item, tariff: Tariff): { deposit: Cents; consumptionTax: Cents } {
  const { deposit, consumptionTax } = priceLine({ ...item, quantity: 1 }, tariff, false)
  return { deposit, consumptionTax }
}

/** What the label service costs for some goods, whether it is wanted or not. */
export const labelPriceOf = (items: readonly Item[], tariff: Tariff): Cents =>
  sum(items.map(item => priceLine(item, tariff, true).label))
