import type { ShopSize } from '@fairfloor/domain/assortment/contract'

/** Visitors have no alerts. */
export const noAlert = () => null

/** A size for visitors: nutrition facts are for users. */
export const withoutFacts = (size: ShopSize): ShopSize => ({
  ...size,
  product_attributes: size.product_attributes.map(flavour => ({ ...flavour, has_nutrition_facts: false })),
})
