import { refuse } from '@fairfloor/domain/assortment/refusals'
import * as contract from '@fairfloor/domain/assortment/search-contract'
import * as shapes from '@fairfloor/domain/assortment/search-shapes'
import { SHORTEST_TERM } from '@fairfloor/domain/assortment/search-words'
import { makeCache } from '../../../platform/cache.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import type { Catalogue, Snapshot } from '../../catalogue/index.ts'
import { answerOf } from './answers.ts'
import type { Search } from './search.ts'

/** Bytes of an answer, and for which catalogue and until when they hold. */
type Ready = { readonly json: Buffer; readonly of: Snapshot['brands']; readonly until: number }

/** An answer is some 2 kB. */
const MOST_ANSWERS = 2000

/** Search, answered from memory without a statement. The answers hold nothing personal and are shared. */
export function serveSearch(platform: Platform, { catalogue, search }: { catalogue: Catalogue; search: Search }): void {
  const answers = makeCache<string, Ready>({ max: MOST_ANSWERS })

  serve(platform, contract.search, shapes.search, ({ params, viewer, now, reply }) => {
    const term = params.term.trim()
    if (term.length < SHORTEST_TERM) throw refuse('search_too_short')
    const snapshot = catalogue.snapshot()
    const buyer = { priceGroupId: viewer?.priceGroupId ?? null, country: viewer?.country ?? null }
    const key = `${buyer.priceGroupId} ${buyer.country} ${term}`
    const known = answers.peek(key)
    reply.type('application/json; charset=utf-8')
    if (known && known.of === snapshot.brands && now.getTime() < known.until) return void reply.send(known.json)
    const found = { sizeIds: search.findSizes(snapshot, term, now), brands: search.findBrands(snapshot, term) }
    const json = Buffer.from(JSON.stringify(answerOf(snapshot, found, buyer, now)))
    answers.set(key, { json, of: snapshot.brands, until: search.until() })
    reply.send(json)
    return undefined
  })
}
