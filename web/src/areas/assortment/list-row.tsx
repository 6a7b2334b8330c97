import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import type { OfferedFlavour } from '../catalogue/offered.ts'
import { StockAlert } from '../stock-alerts/StockAlert.tsx'

export const alertOf = (flavour: OfferedFlavour) => <StockAlert flavour={flavour} tabIndex={-1} />

/** Visitors have no alerts. */
export const noAlert = () => null

/** A size for visitors: nutrition facts are for users. */
export const withoutFacts = (size: ShopSize): ShopSize => ({
  ...size,
  product_attributes: size.product_attributes.map(flavour => ({ ...flavour, has_nutrition_facts: false })),
})
