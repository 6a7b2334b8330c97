import { getFlavourReferences } from '@fairfloor/domain/customer-api/mapping-contract'
import * as shapes from '@fairfloor/domain/customer-api/mapping-shapes'
import { refuse } from '@fairfloor/domain/customer-api/refusals'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { type Catalogue, isOffered } from '../../catalogue/index.ts'
import type { KeptReferences } from '../references.ts'
import { requireApiAccess } from '../settings.ts'
import { flavoursOf } from './assortment.ts'

type Deps = { readonly catalogue: Catalogue; readonly references: KeptReferences }

/** Serves the flavours of a brand with the customer's own references. */
export function serveFlavourReferences(platform: Platform, { catalogue, references }: Deps): void {
  serve(platform, getFlavourReferences, shapes.getFlavourReferences, async ({ viewer, query, now }) => {
    requireApiAccess(viewer)
    if (query.brand_id === undefined) throw refuse('brand_missing')
    const brand = catalogue.snapshot().brands.get(query.brand_id)
    if (!brand) throw refuse('not_found')
    const own = await references.of(viewer.customerId)
    const { priceGroupId, country } = viewer
    return flavoursOf(brand, own, { priceGroupId, country, now }).map(flavour => {
      const { size } = flavour
      const { product } = size
      return {
        id: flavour.id,
        name: flavour.name,
        product_size: {
          name: size.name,
          brand: { name: brand.name },
          category: { name: product.category.name },
          product: { name: product.name },
        },
        user_reference: { reference: own.get(flavour.id) ?? null },
        sku: flavour.sku,
        ean: flavour.ean,
        image_url: pictureUrlOf(flavour.image ?? size.image ?? product.image),
        is_discontinued: !isOffered(flavour, now),
      }
    })
  })
}
