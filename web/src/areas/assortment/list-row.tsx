import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import type { OfferedFlavour } from '../catalogue/offered.ts'

const StockAlert = lazyPart(async () => ({ default: (await import('../stock-alerts/StockAlert.tsx')).StockAlert }))

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
