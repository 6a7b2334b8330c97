import { sizeSorts } from '@fairfloor/domain/catalogue/sort'
import type { Server } from '../../e2e/support/server.ts'
import type { BenchDatabase, Databases } from '../databases.ts'
import { type Call, peakMemory, timesOf } from '../measure.ts'
import { importFlavours, MANY } from '../prepare.ts'
import { BUYER, boothOf, logIn, type Session, startProduct } from '../product.ts'
import { megabytes, milliseconds, row } from '../report.ts'

/** Imports a large price list into a database that holds only the demo. */
export async function importMany(database: BenchDatabase): Promise<void> {
  const { ms, peak = Number.NaN } = await importFlavours(database, MANY)
  const what = `import ${MANY.toLocaleString('en')} flavours`
  row({ what, ours: `${(ms / 1000).toFixed(1)} s`, wanted: '<= 60 s', kept: ms <= 60_000 })
  row({ what: `${what}, memory`, ours: megabytes(peak), wanted: '<= 400 MB', kept: !(peak > 400_000_000) })
}

/** The same lists from a shop with many flavours and from one with few. */
export async function listFromMany(databases: Databases, many: BenchDatabase, few: Server): Promise<void> {
  if (!databases.isServer) return row({ what: 'lists from a large catalogue: on PostgreSQL only', ours: '' })
  const server = await startProduct(many)
  try {
    const [large, small] = await Promise.all([logIn(server, BUYER), logIn(few, BUYER)])
    for (const [what, times, listsOf] of LISTS) {
      const { ours, floor } = await timesOf(inTurn(large, await listsOf(large)), inTurn(small, await listsOf(small)), {
        times,
        pause: 0,
      })
      const ratio = ours / floor
      row({
        what: `${what}, p50, of ${MANY.toLocaleString('en')} flavours against few`,
        ours: milliseconds(ours),
        floor: milliseconds(floor),
        ratio,
        wanted: '<= 1.3',
        kept: ratio <= 1.3,
      })
    }
    const peak = peakMemory(server.pid!) ?? Number.NaN
    row({ what: 'the server’s memory then', ours: megabytes(peak), wanted: '<= 600 MB', kept: !(peak > 600_000_000) })
  } finally {
    await server.remove()
  }
}

const PRODUCTS = '/api/onlineshop/products'

const LISTS: [what: string, times: number, listsOf: (session: Session) => Promise<string[]>][] = [
  ["a booth's list", 4000, async session => [(await boothOf(session)).list]],
  ["the shop's list", 4000, async () => [PRODUCTS]],
  ["the shop's lists, each made anew", 2000, manyLists],
]

/** More lists than a server keeps, so that none is ready when its turn comes again. */
async function manyLists(session: Session): Promise<string[]> {
  type Counted = { id: number }
  const { facets } = await session.json<{ facets: { brands: Counted[]; categories: Counted[] } }>(PRODUCTS)
  const filters = [
    'in_stock=1',
    ...facets.categories.slice(0, 5).map(({ id }) => `category=${id}`),
    ...facets.brands.slice(0, 45).map(({ id }) => `brand=${id}`),
  ]
  return sizeSorts.flatMap(sort =>
    [1, 2].flatMap(page => filters.map(filter => `${PRODUCTS}?${filter}&sort=${sort}&page=${page}`)),
  )
}

function inTurn(session: Session, lists: readonly string[]): () => Call {
  let turn = 0
  return () => session.call(lists[turn++ % lists.length]!)
}
