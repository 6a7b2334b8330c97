import * as contract from '@fairfloor/domain/customer-api/contract'
import { getCustomerApiUse } from '@fairfloor/domain/customer-api/desk-contract'
import * as deskShapes from '@fairfloor/domain/customer-api/desk-shapes'
import {
  apiIndexPage,
  apiPage,
  keyPage,
  requestsPage,
  restPage,
  skuMappingPage,
  stockPage,
} from '@fairfloor/domain/customer-api/pages'
import { refuse } from '@fairfloor/domain/customer-api/refusals'
import * as shapes from '@fairfloor/domain/customer-api/shapes'
import { titles } from '@fairfloor/domain/customer-api/titles'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { customerOf } from '../companies/index.ts'
import type { Promotions } from '../promotions/index.ts'
import type { LiveShop } from '../seller/index.ts'
import { countReferences } from './count-references.ts'
import { serveDownloads } from './downloads/serve-downloads.ts'
import type { Keys } from './keys.ts'
import { serveFlavourReferences } from './mapping/serve-references.ts'
import { serveReferenceSheet } from './mapping/serve-sheet.ts'
import { serveReferenceUpload } from './mapping/serve-upload.ts'
import { namedKeysOf } from './named-keys.ts'
import { pushOf } from './push/push-of.ts'
import { type KeptReferences, saveReference } from './references.ts'
import { serveRequests } from './requests/serve-requests.ts'
import { keyFields, requireApiAccess, serveSettings } from './settings.ts'

export type CustomersDeps = {
  readonly catalogue: Catalogue
  readonly references: KeptReferences
  readonly keys: Keys
  readonly promotions: Promotions
  readonly shop: LiveShop
}

/** What a customer sets up for its own systems, and what it reads and writes without them. */
export function serveCustomersSide(platform: Platform, deps: CustomersDeps): void {
  const { catalogue, references } = deps
  serveSettings(platform, deps.keys)
  describePages(platform)
  serveFlavourReferences(platform, deps)
  serveReferenceUpload(platform, deps)
  serveReferenceSheet(platform, deps)
  serveDownloads(platform, deps)
  serveUse(platform)
  serveRequests(platform)

  serve(platform, contract.saveReference, shapes.saveReference, async ({ body, viewer, transaction }) => {
    requireApiAccess(viewer)
    const { product_attribute_id: flavourId, cpc_reference: reference } = body
    if (flavourId === undefined || reference === undefined) throw refuse('reference_incomplete')
    const snapshot = catalogue.snapshot()
    if (!snapshot.flavours.has(flavourId)) throw refuse('not_found')
    const { customerId, userId: by } = viewer
    await transaction(tx =>
      saveReference(tx, snapshot, { customerId, flavourId, reference, by, clock: platform.clock }),
    )
    references.drop(customerId)
    return { product_attribute_id: flavourId, reference: reference || null }
  })
}

/** How a customer's systems are connected, for its page at the desk. */
function serveUse(platform: Platform): void {
  const { db } = platform
  serve(platform, getCustomerApiUse, deskShapes.getCustomerApiUse, async ({ params: { id } }) => {
    if (!(await customerOf(db, id))) throw refuse('not_found')
    const key = await keyFields(db, id)
    return {
      key: key.api_key,
      made_at: key.api_key_made_at,
      made_by: key.api_key_made_by,
      last_used_at: key.api_key_last_used_at,
      further_keys: (await namedKeysOf(db, id)).length,
      references: await countReferences(db, id),
      push: await pushOf(db, id),
    }
  })
}

function describePages({ pages }: Platform): void {
  const named = [
    ['overview', apiPage],
    ['overview', apiIndexPage],
    ['rest', restPage],
    ['key', keyPage],
    ['requests', requestsPage],
    ['stock', stockPage],
    ['mapping', skuMappingPage],
  ] as const
  for (const [name, page] of named)
    pages.describe(page, 'private', ({ language }) => ({ title: titles[language][name] }))
}
