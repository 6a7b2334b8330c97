import { vainSearchesPage } from '@fairfloor/domain/assortment/desk-pages'
import { deskTitles } from '@fairfloor/domain/assortment/desk-titles'
import * as contract from '@fairfloor/domain/assortment/search-desk-contract'
import * as shapes from '@fairfloor/domain/assortment/search-desk-shapes'
import { folded, wordsOf } from '@fairfloor/domain/words'
import { asc, count, desc, like } from 'drizzle-orm'
import { containing } from '../../../platform/like-pattern.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { pagesOf, rowsOf } from '../../back-office/index.ts'
import { type Catalogue, isListed } from '../../catalogue/index.ts'
import type { LiveShop } from '../../seller/index.ts'
import { vainSearches } from '../tables.ts'
import type { Search } from './search.ts'

const { term, count: times, lastAt } = vainSearches
const ORDER = {
  often: [desc(times), desc(lastAt), asc(term)],
  latest: [desc(lastAt), asc(term)],
  term: [asc(term)],
} as const

const ANYONE = { priceGroupId: null, country: null }

/** What was searched in vain, for the operator. */
export function serveSearchDesk(
  platform: Platform,
  { catalogue, search, shop }: { catalogue: Catalogue; search: Search; shop: LiveShop },
): void {
  const { db, pages } = platform

  pages.describe(vainSearchesPage, 'private', ({ language }) => ({ title: deskTitles[language].vainSearches }))

  serve(platform, contract.getVainSearches, shapes.getVainSearches, async ({ query, now }) => {
    // Terms are kept as words with spaces between.
    const words = wordsOf(query.search).join(' ') || folded(query.search)
    const where = words === '' ? undefined : like(term, containing(words))
    const { limit, offset } = rowsOf(query.page)
    const order = ORDER[query.sort ?? 'often']
    const found = await db
      .select()
      .from(vainSearches)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset)
    const [counted] = await db.select({ total: count() }).from(vainSearches).where(where)
    const snapshot = catalogue.snapshot()
    const finds = (words: string) => {
      const { ids, relaxed } = search.findSizes(snapshot, words, now)
      return relaxed ? 0 : ids.filter(id => isListed(snapshot.sizes.get(id)!, ANYONE, now)).length
    }
    return {
      ...pagesOf(query.page, counted?.total ?? 0),
      time_zone: shop.current().timeZone,
      searches: found.map(row => ({
        term: row.term,
        count: row.count,
        first_at: row.firstAt.toISOString(),
        last_at: row.lastAt.toISOString(),
        finds: finds(row.term),
      })),
    }
  })
}
