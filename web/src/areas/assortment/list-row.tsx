import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import type { OfferedFlavour } from '../catalogue/offered.ts'

// On its way as soon as a list is: the rows do not wait for it.
const stockAlert = import('../stock-alerts/StockAlert.tsx')
const StockAlert = lazyPart(async () => ({ default: (await stockAlert).StockAlert }))

export const alertOf = (flavour: OfferedFlavour) => (
  <Suspense>
    <StockAlert flavour={flavour} tabIndex={-1} />
  </Suspense>
)

/** Visitors have no alerts. */
export const noAlert = () => null

/** A size for visitors: nutrition facts are for users. */
export const withoutFacts = (size: ShopSize): ShopSize => ({
  ...size,
  product_attributes: size.product_attributes.map(flavour => ({ ...flavour, has_nutrition_facts: false })),
})
