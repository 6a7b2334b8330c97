import type { SizeCard } from '@fairfloor/domain/assortment/contract'
import type { Buyer, Price, Size } from '../catalogue/index.ts'
import type { Promotions } from '../promotions/index.ts'

/** Who looks, and when. */
export type Moment = Pick<Buyer, 'priceGroupId' | 'country'> & {
  readonly now: Date
  readonly promotions: Promotions
}

/** The price of a size with what lowers it. */
export type Offer = Price & Pick<SizeCard, 'clearance' | 'promotions'>

/** What a size costs a price group at a moment. @returns null for one that is not for sale */
export function offerOf(size: Size, moment: Moment): Offer | null {
  const offer = moment.promotions.offerOf(size, moment)
  return offer && { regular: offer.regular, current: offer.current, ...moment.promotions.viewOf(offer) }
}
