import { getRecommendedTopProduct } from '@fairfloor/domain/show-orders/recommendation-contract'
import * as shapes from '@fairfloor/domain/show-orders/recommendation-shapes'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Shows } from '../trade-show/index.ts'
import { recommend } from './recommend.ts'

/** An exhibitor's samples, provided by another area. */
export type SamplesOf = (exhibitorId: number) => Promise<{ id: number; name: string }[]>

type Deps = { catalogue: Catalogue; shows: Shows; samplesOf: SamplesOf }

/** The robot's recommendation; staff, who cannot order, get none. */
export function serveRecommendation(platform: Platform, { catalogue, shows, samplesOf }: Deps): void {
  serve(platform, getRecommendedTopProduct, shapes.getRecommendedTopProduct, async ({ viewer, now }) => {
    const { customerId, priceGroupId } = viewer
    if (customerId === null || priceGroupId === null) return null
    const buyer = { ...viewer, customerId, priceGroupId }
    const found = await recommend(platform.db, shows.current(), catalogue.snapshot(), buyer, now)
    return found ? { ...found.product, sample_product_sizes: await samplesOf(found.exhibitor.id) } : null
  })
}
