import * as contract from '@fairfloor/domain/customer-api/contract'
import { refuse } from '@fairfloor/domain/customer-api/refusals'
import * as shapes from '@fairfloor/domain/customer-api/shapes'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { isDuplicate } from '../../platform/transaction.ts'
import type { Catalogue, Flavour } from '../catalogue/index.ts'
import { flavourOf, type KeptReferences, saveReference } from './references.ts'

/** What customers' own systems use. */
export function registerCustomerApi(
  platform: Platform,
  { catalogue, references }: { catalogue: Catalogue; references: KeptReferences },
): void {
  serve(platform, contract.saveReference, shapes.saveReference, async ({ body, viewer, now, transaction }) => {
    if (!viewer.hasApiAccess) throw refuse('no_api_access')
    const { product_attribute_id: flavourId, cpc_reference: reference } = body
    if (flavourId === undefined || reference === undefined) throw refuse('reference_incomplete')
    const { flavours } = catalogue.snapshot()
    if (!flavours.has(flavourId)) throw refuse('not_found')
    const { customerId, userId: by } = viewer
    try {
      await transaction(tx => saveReference(tx, { customerId, flavourId, reference, by, now }))
    } catch (error) {
      if (!isDuplicate(error)) throw error
      const other = flavours.get((await flavourOf(platform.db, customerId, reference)) ?? 0)
      throw refuse('reference_taken', { flavour: other ? nameOf(other) : '' }).at('cpc_reference')
    }
    references.drop(customerId)
    return { product_attribute_id: flavourId, reference }
  })
}

const nameOf = ({ size, name }: Flavour): string =>
  `${size.product.brand.name} ${size.product.name} ${size.name}, ${name}`
