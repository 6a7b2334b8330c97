import type { Extras } from '@fairfloor/domain/extras'
import type { Cents } from '@fairfloor/domain/money'
import type { PriceTerms } from '@fairfloor/domain/promotions/price'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { type Catalogue, type Flavour, flavourOf, isOffered, lineOf, type Snapshot } from '../catalogue/index.ts'
import type { Offer, PricedLine, Promotions } from '../promotions/index.ts'
import type { Wish } from './position.ts'

/** Who buys, and when. */
export type Buying = Pick<CustomerViewer, 'priceGroupId' | 'country'> & { readonly now: Date }

/** Whether somebody takes payments by card for a shop; left out: nobody. */
type TakesCards = { readonly takesCards?: (shop: { readonly isDemo: boolean }) => boolean }

/** What prices are made of at one moment. */
export type Pricing = Buying & TakesCards & { readonly snapshot: Snapshot; readonly promotions: Promotions }

/** What the shop's prices are made of. */
export type Goods = TakesCards & { readonly catalogue: Catalogue; readonly promotions: Promotions }

export const pricingOf = (
  { catalogue, promotions, takesCards }: Goods,
  { priceGroupId, country }: Pick<CustomerViewer, 'priceGroupId' | 'country'>,
  now: Date,
): Pricing => ({
  priceGroupId,
  country,
  now,
  snapshot: catalogue.snapshot(),
  promotions,
  ...(takesCards && { takesCards }),
})

/** Whether a flavour can be ordered by this buyer now, and the price of a piece without quantities that lower it. */
export const offerOf = (flavour: Flavour, { promotions, ...buying }: Pricing): Offer | null =>
  isOffered(flavour, buying.now) ? promotions.offerOf(flavour.size, buying) : null

/** What a line costs this buyer now; null for what can no longer be ordered. */
export const priceOfLine = (
  flavour: Flavour,
  quantity: number,
  { promotions, ...buying }: Pricing,
): PricedLine | null => (isOffered(flavour, buying.now) ? promotions.linePrice(flavour.size, quantity, buying) : null)

/** A line of a basket as an order keeps it. */
export type Item = ReturnType<typeof lineOf> & {
  readonly discount: Cents
  /** In the outlet. */
  readonly outletLotId?: number
  readonly priceTerms?: PriceTerms | null
  readonly extras?: Extras
}

/** What of a basket can be ordered, as order lines at the prices of this moment. */
export const pricedItems = (positions: readonly Wish[], pricing: Pricing): Item[] =>
  positions.flatMap(({ id, quantity, extras }) => {
    const { snapshot } = pricing
    const price = priceOfLine(flavourOf(snapshot, id), quantity, pricing)
    return price
      ? [
          {
            ...lineOf(snapshot, { flavourId: id, quantity }, price.single),
            discount: price.discount,
            priceTerms: price.priceTerms,
            extras,
          },
        ]
      : []
  })
