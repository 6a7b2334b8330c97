import { type KnownPrice, knownPrice } from '@fairfloor/domain/billing/known-price'
import {
  type Item,
  type LinePrice,
  type PricedOrder,
  priceLine,
  priceOrder,
} from '@fairfloor/domain/billing/price-order'
import { dayIn } from '@fairfloor/domain/day'
import { deliversTo, tariffFor } from '@fairfloor/domain/seller/rates'
import type { Db } from '../../platform/database.ts'
import { readTerms } from '../seller/index.ts'
import { destinationOf, readBuyer } from './buyer.ts'

export type Wanted<Line extends Item> = {
  readonly customerId: number
  /** Null: the customer's default. */
  readonly shippingAddressId: number | null
  readonly lines: readonly Line[]
  readonly now: Date
}

/**
 * Previews the price of an order by the same rules as `placeOrder`; changes nothing. Two statements.
 * @throws Refusal unknown_address, no_delivery, no_vat_rate, order_too_large, unavailable
 */
export async function priceLines<Line extends Item>(db: Db, wanted: Wanted<Line>): Promise<PricedOrder<Line>> {
  const buyer = await readBuyer(db, wanted.customerId, wanted.shippingAddressId)
  const { rates, timeZone } = await readTerms(db)
  const { carrier, labelService, paymentMethod } = buyer.customer
  const tariff = tariffFor(rates, destinationOf(buyer, carrier, dayIn(wanted.now, timeZone)))
  return priceOrder(wanted.lines, tariff, { labelService, byCard: paymentMethod === 'card' })
}

/**
 * The price of an order that is released in parts later: without shipping and fees, which come with each release.
 * @throws Refusal as `priceLines`
 */
export async function priceBeforeRelease<Line extends Item>(
  db: Db,
  wanted: Wanted<Line>,
): Promise<PricedOrder<Line> & KnownPrice> {
  const priced = await priceLines(db, wanted)
  return { ...priced, ...knownPrice(priced.totals) }
}

/**
 * The prices of single lines for a page that lists them, without shipping and fees: at the default address, or at the
 * seller's own country where we do not deliver there, so that the page opens and another address can be chosen.
 * @throws Refusal unknown_address, no_vat_rate
 */
export async function priceEach<Line extends Item>(
  db: Db,
  { customerId, lines, now }: Omit<Wanted<Line>, 'shippingAddressId'>,
): Promise<(Line & LinePrice)[]> {
  const buyer = await readBuyer(db, customerId, null)
  const { rates, timeZone } = await readTerms(db)
  const { carrier, labelService } = buyer.customer
  const wanted = destinationOf(buyer, carrier, dayIn(now, timeZone))
  const country = deliversTo(rates, wanted.country) ? wanted.country : rates.seller.country
  const tariff = tariffFor(rates, { ...wanted, country })
  return lines.map(line => ({ ...line, ...priceLine(line, tariff, labelService) }))
}
