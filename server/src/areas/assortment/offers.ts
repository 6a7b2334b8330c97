import type { SizeCard } from '@fairfloor/domain/assortment/contract'
import { type Buyer, type Price, pricesOf, type Size } from '../catalogue/index.ts'

/** Who looks, and when. */
export type Moment = Pick<Buyer, 'priceGroupId' | 'country'> & { readonly now: Date }

/** The price of a size with what lowers it. */
export type Offer = Price & Pick<SizeCard, 'clearance' | 'promotions'>

/** What a size costs a price group at a moment. @returns null for one that is not for sale */
export function offerOf(size: Size, { priceGroupId, country }: Moment): Offer | null {
  const prices = pricesOf(size, { priceGroupId, country })
  return prices && { regular: prices.regular, current: prices.current, clearance: null, promotions: [] }
}
