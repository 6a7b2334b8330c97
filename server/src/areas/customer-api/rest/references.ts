import * as contract from '@fairfloor/domain/customer-api/rest/references-contract'
import * as shapes from '@fairfloor/domain/customer-api/rest/references-shapes'
import { lineRefusals } from '@fairfloor/domain/customer-api/rest/refusals'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { type Catalogue, flavourOf } from '../../catalogue/index.ts'
import type { KeptReferences } from '../references.ts'
import { type ReferencePlace, referencesAfter, saveReferences } from '../references-by-number.ts'
import { numbersOf } from './numbers.ts'
import type { Examples } from './own-examples.ts'
import { refuseLines } from './refuse-lines.ts'

type Deps = { readonly catalogue: Catalogue; readonly references: KeptReferences }

/** Reading and saving a customer's own article numbers with a key. @returns a row of the list, for readers of the API's page */
export function serveApiReferences(platform: Platform, { catalogue, references }: Deps): Examples {
  async function pageOf({ customerId }: CustomerViewer, place: ReferencePlace, limit: number) {
    const snapshot = catalogue.snapshot()
    const found = await referencesAfter(platform.db, customerId, place, limit)
    const last = found.at(-1)
    return {
      data: found.flatMap(({ flavourId, reference, savedAt }) => {
        if (reference === null) return []
        const { sku, ean } = flavourOf(snapshot, flavourId)
        return { sku, gtin: ean, customer_reference: reference, updated_at: savedAt.toISOString() }
      }),
      removed: found.filter(({ reference }) => reference === null).map(one => flavourOf(snapshot, one.flavourId).sku),
      next_cursor: last ? `${last.savedAt.getTime()}-${last.flavourId}` : `${place.at}-${place.flavourId}`,
      has_more: found.length === limit,
    }
  }

  serve(platform, contract.listApiReferences, shapes.listApiReferences, ({ viewer, query, now }) =>
    pageOf(viewer, placeOf(query, now), query.limit),
  )

  serve(platform, contract.saveApiReferences, shapes.saveApiReferences, async ({ viewer, body, transaction }) => {
    const { customerId, userId: by } = viewer
    const snapshot = catalogue.snapshot()
    const { bySku } = numbersOf(snapshot)
    const rows = body.references.map(({ sku, customer_reference }) => ({
      flavourId: bySku.get(sku)?.id,
      reference: customer_reference ?? '',
    }))
    const wanted = new Map(rows.flatMap(({ flavourId, reference }) => (flavourId ? [[flavourId, reference]] : [])))
    const done = await transaction(tx =>
      saveReferences(tx, snapshot, { customerId, wanted, by, clock: platform.clock }, taken =>
        refuseLines(
          'references',
          rows.map(({ flavourId, reference }, index) => {
            const wrong = (code: keyof typeof lineRefusals) => ({ code, detail: lineRefusals[code].text(undefined) })
            if (flavourId === undefined) return wrong('unknown_sku')
            const again = rows
              .slice(0, index)
              .some(one => one.flavourId === flavourId || (reference !== '' && one.reference === reference))
            if (again) return wrong('same_twice')
            const detail = taken.get(flavourId)
            return detail === undefined ? undefined : { code: 'reference_taken', detail }
          }),
        ),
      ),
    )
    references.drop(customerId)
    return done
  })

  return { [contract.listApiReferences.path]: (viewer, now) => pageOf(viewer, placeOf({}, now), 1) }
}

type Asked = { readonly cursor?: string | undefined; readonly updated_since?: string | undefined }

/** Clocks of clients differ from the shop's; the other lists of changes promise as much. */
const OVERLAP_MS = 30_000

function placeOf({ cursor, updated_since }: Asked, now: Date): ReferencePlace {
  const [at = '0', flavourId = '0'] = cursor?.split('-') ?? []
  if (cursor !== undefined) return { at: Number(at), flavourId: Number(flavourId) }
  if (updated_since === undefined) return { at: 0, flavourId: 0 }
  return { at: Math.max(0, Math.min(Date.parse(updated_since), now.getTime()) - OVERLAP_MS), flavourId: 0 }
}
