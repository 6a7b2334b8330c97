import { refuse } from '@fairfloor/domain/assortment/refusals'
import * as contract from '@fairfloor/domain/assortment/search-contract'
import * as shapes from '@fairfloor/domain/assortment/search-shapes'
import { SHORTEST_TERM } from '@fairfloor/domain/assortment/search-words'
import { makeCache } from '../../../platform/cache.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import type { Catalogue, Snapshot } from '../../catalogue/index.ts'
import { answerOf } from './answers.ts'
import type { ReferencesOf } from './own-references.ts'
import type { References, Search } from './search.ts'

/** Bytes of an answer, and for which catalogue and until when they hold. */
type Ready = { readonly json: Buffer; readonly of: Snapshot['brands']; readonly until: number }

/** An answer is some 2 kB. */
const MOST_ANSWERS = 2000

type Deps = { catalogue: Catalogue; search: Search; ownReferences: ReferencesOf }

/**
 * Search, answered from memory. Answers hold nothing personal and are shared; where a term finds references of the
 * customer's own, the answer is made for them and not kept.
 */
export function serveSearch(platform: Platform, { catalogue, search, ownReferences }: Deps): void {
  const answers = makeCache<string, Ready>({ max: MOST_ANSWERS })

  serve(platform, contract.search, shapes.search, async ({ params, viewer, now, reply }) => {
    const term = params.term.trim()
    if (term.length < SHORTEST_TERM) throw refuse('search_too_short')
    const snapshot = catalogue.snapshot()
    const buyer = { priceGroupId: viewer?.priceGroupId ?? null, country: viewer?.country ?? null }
    const find = (own?: References) => {
      const found = {
        sizeIds: search.findSizes(snapshot, term, now, own).ids,
        brands: search.findBrands(snapshot, term),
      }
      return answerOf(snapshot, found, buyer, now)
    }
    const own = viewer && (await ownReferences(viewer, snapshot, term))
    if (own) return find(own)
    const key = `${buyer.priceGroupId} ${buyer.country} ${term}`
    const known = answers.peek(key)
    reply.type('application/json; charset=utf-8')
    if (known && known.of === snapshot.brands && now.getTime() < known.until) {
      reply.send(known.json)
      return undefined
    }
    const json = Buffer.from(JSON.stringify(find()))
    answers.set(key, { json, of: snapshot.brands, until: search.until() })
    reply.send(json)
    return undefined
  })
}
