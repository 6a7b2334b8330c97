import type { Server } from '../../e2e/support/server.ts'
import type { BenchDatabase, Databases } from '../databases.ts'
import { peakMemory, timesOf } from '../measure.ts'
import { importFlavours, MANY } from '../prepare.ts'
import { BUYER, boothOf, logIn, startProduct } from '../product.ts'
import { megabytes, milliseconds, row } from '../report.ts'

/** Imports a large price list into a database that holds only the demo. */
export async function importMany(database: BenchDatabase): Promise<void> {
  const { ms, peak = Number.NaN } = await importFlavours(database, MANY)
  const what = `import ${MANY.toLocaleString('en')} flavours`
  row({ what, ours: `${(ms / 1000).toFixed(1)} s`, wanted: '<= 60 s', kept: ms <= 60_000 })
  row({ what: `${what}, memory`, ours: megabytes(peak), wanted: '<= 400 MB', kept: !(peak > 400_000_000) })
}

/** The same list from a shop with many flavours and from one with few. */
export async function listFromMany(databases: Databases, many: BenchDatabase, few: Server): Promise<void> {
  if (!databases.isServer) return row({ what: 'list from a large catalogue: on PostgreSQL only', ours: '' })
  const server = await startProduct(many)
  try {
    const [large, small] = await Promise.all([listOn(server), listOn(few)])
    const { ours, floor } = await timesOf(large, small, { times: 4000, pause: 0 })
    const ratio = ours / floor
    row({
      what: `a booth's list, p50, of ${MANY.toLocaleString('en')} flavours against few`,
      ours: milliseconds(ours),
      floor: milliseconds(floor),
      ratio,
      wanted: '<= 1.3',
      kept: ratio <= 1.3,
    })
    const peak = peakMemory(server.pid!) ?? Number.NaN
    row({ what: 'the server’s memory then', ours: megabytes(peak), wanted: '<= 600 MB', kept: !(peak > 600_000_000) })
  } finally {
    await server.remove()
  }
}

async function listOn(server: Server) {
  const buyer = await logIn(server, BUYER)
  const { list } = await boothOf(buyer)
  return () => buyer.call(list)
}
