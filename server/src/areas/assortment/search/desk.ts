import { vainSearchesPage } from '@fairfloor/domain/assortment/desk-pages'
import { deskTitles } from '@fairfloor/domain/assortment/desk-titles'
import * as contract from '@fairfloor/domain/assortment/search-desk-contract'
import * as shapes from '@fairfloor/domain/assortment/search-desk-shapes'
import { folded, wordsOf } from '@fairfloor/domain/words'
import { like } from 'drizzle-orm'
import { down, type Part, partOfTable, up } from '../../../platform/keyset.ts'
import { containing } from '../../../platform/like-pattern.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type ListCall, serveList } from '../../../platform/serve-list.ts'
import { type Catalogue, isListed } from '../../catalogue/index.ts'
import type { LiveShop } from '../../seller/index.ts'
import { vainSearches } from '../tables.ts'
import type { Search } from './search.ts'

const { term, count: times, lastAt } = vainSearches
const ORDER = {
  often: [down(times), down(lastAt, 'timestamptz'), up(term, 'text')],
  latest: [down(lastAt, 'timestamptz'), up(term, 'text')],
  term: [up(term, 'text')],
} as const

const ANYONE = { priceGroupId: null, country: null }

/** What was searched in vain, for the operator. */
export function serveSearchDesk(
  platform: Platform,
  { catalogue, search, shop }: { catalogue: Catalogue; search: Search; shop: LiveShop },
): void {
  const { db, pages } = platform

  pages.describe(vainSearchesPage, 'private', ({ language }) => ({ title: deskTitles[language].vainSearches }))

  const list = async ({ query, now }: ListCall<typeof contract.getVainSearches>, part: Part) => {
    // Terms are kept as words with spaces between.
    const words = wordsOf(query.search).join(' ') || folded(query.search)
    const where = words === '' ? undefined : like(term, containing(words))
    const order = ORDER[query.sort ?? 'often']
    const { rows, listed } = await partOfTable(db, vainSearches, { where, order, part })
    const snapshot = catalogue.snapshot()
    const finds = (words: string) => {
      const { ids, relaxed } = search.findSizes(snapshot, words, now)
      return relaxed ? 0 : ids.filter(id => isListed(snapshot.sizes.get(id)!, ANYONE, now)).length
    }
    return {
      ...listed,
      time_zone: shop.current().timeZone,
      searches: rows.map(row => ({
        term: row.term,
        count: row.count,
        first_at: row.firstAt.toISOString(),
        last_at: row.lastAt.toISOString(),
        finds: finds(row.term),
      })),
    }
  }

  serveList(platform, contract.getVainSearches, shapes.getVainSearches, list, {
    name: 'vainSearches',
    rows: ({ searches }) => searches,
    columns: [
      ['text', ({ term }) => term],
      ['times', ({ count }) => count],
      ['first', ({ first_at }) => first_at, 'instant'],
      ['last', ({ last_at }) => last_at, 'instant'],
      ['finds', ({ finds }) => finds],
    ],
  })
}
