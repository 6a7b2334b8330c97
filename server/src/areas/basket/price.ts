import type { CustomerViewer } from '@fairfloor/domain/identity/viewer'
import { type Catalogue, type Flavour, isOffered, type Snapshot } from '../catalogue/index.ts'
import type { Offer, PricedLine, Promotions } from '../promotions/index.ts'

/** Who buys, and when. */
export type Buying = Pick<CustomerViewer, 'priceGroupId' | 'country'> & { readonly now: Date }

/** What prices are made of at one moment. */
export type Pricing = Buying & { readonly snapshot: Snapshot; readonly promotions: Promotions }

/** What the shop's prices are made of. */
export type Goods = { readonly catalogue: Catalogue; readonly promotions: Promotions }

export const pricingOf = (
  { catalogue, promotions }: Goods,
  { priceGroupId, country }: Pick<CustomerViewer, 'priceGroupId' | 'country'>,
  now: Date,
): Pricing => ({ priceGroupId, country, now, snapshot: catalogue.snapshot(), promotions })

/** Whether a flavour can be ordered by this buyer now, and the price of a piece without quantities that lower it. */
export const offerOf = (flavour: Flavour, { promotions, ...buying }: Pricing): Offer | null =>
  isOffered(flavour, buying.now) ? promotions.offerOf(flavour.size, buying) : null

/** What a line costs this buyer now; null for what can no longer be ordered. */
export const priceOfLine = (
  flavour: Flavour,
  quantity: number,
  { promotions, ...buying }: Pricing,
): PricedLine | null => (isOffered(flavour, buying.now) ? promotions.linePrice(flavour.size, quantity, buying) : null)
