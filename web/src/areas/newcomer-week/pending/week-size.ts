import type { Availability } from '@fairfloor/domain/catalogue/availability'
import { type OrderSteps, stepsOf } from '@fairfloor/domain/catalogue/fitting-quantity'
import type { Answer } from '@fairfloor/domain/endpoint'
import type { Language } from '@fairfloor/domain/language'
import type { getWeekFavourites, getWeekProducts } from '@fairfloor/domain/newcomer-week/contract'
import { sizeText } from '../../../lib/format.ts'

type Showcased = Answer<typeof getWeekProducts>[number]['productSizes'][number]
type Favourite = Answer<typeof getWeekFavourites>[number]

export interface WeekFlavour {
  readonly id: number
  readonly name: string
  readonly imageUrl: string | null
  readonly availability: Availability
  /** Pieces in stock; null if this reader may not see the number. */
  readonly available: number | null
  readonly eta: string | null
}

/** A size of the event as its rows show it. Prices are euros; null for who sees none. */
export interface WeekSize {
  readonly id: number
  /** Where the page does not say it. */
  readonly brand: string | null
  /** The ground of its brand, where sizes of several stand together. */
  readonly colour: string | null
  /** 'Whey 900 g'. */
  readonly title: string
  readonly imageUrl: string | null
  /** A picture of its nutrition facts. */
  readonly factsUrl: string | null
  /** Off the regular price. */
  readonly percent: number | null
  readonly regular: number | null
  readonly price: number | null
  /** What the retailer may ask, with VAT and without it. */
  readonly msrp: number | null
  readonly msrpExcVat: number | null
  readonly unitsPerCase: number
  readonly steps: OrderSteps
  readonly flavours: readonly WeekFlavour[]
}

/** A size of the showcases of brands and products. */
export const sizeShown = (size: Showcased, language: Language): WeekSize => ({
  ...factsOf(size),
  id: size.erp_id,
  brand: null,
  colour: null,
  title: `${size.product.name} ${sizeText(size.name, language)}`,
  imageUrl: size.image_transparent_url,
  factsUrl: size.image_nf_url,
  flavours: size.productAttributes.map(flavourSeen),
})

/** A size among the favourites. */
export const favouriteSize = (size: Favourite, language: Language): WeekSize => ({
  ...factsOf(size),
  id: size.id,
  brand: size.brand.name,
  colour: null,
  title: sizeText(size.name, language),
  imageUrl: size.product_attributes[0]?.image_url ?? null,
  factsUrl: null,
  flavours: size.product_attributes.map(flavourSeen),
})

type Facts = Omit<Favourite, 'id' | 'name' | 'brand' | 'product_attributes'>
type Seen = Favourite['product_attributes'][number]

/** What a size costs and is ordered in. */
export const factsOf = (size: Facts) => ({
  percent: size.promotion_discount,
  regular: size.regular_price,
  price: size.price,
  msrp: size.msrp,
  msrpExcVat: size.msrp_exc_vat,
  unitsPerCase: size.units_per_case,
  steps: stepsOf(size),
})

export const flavourSeen = ({ id, name, image_url, availability, stock_available, eta }: Seen): WeekFlavour => ({
  ...{ id, name, availability, eta },
  imageUrl: image_url,
  available: stock_available,
})
