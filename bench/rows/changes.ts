import { CHANGES, type Changer, MOVEMENTS, openChanger } from '../change-catalogue.ts'
import type { BenchDatabase, Databases } from '../databases.ts'
import { type Call, median, p99Of, peakMemory } from '../measure.ts'
import { MANY } from '../prepare.ts'
import { BUYER, boothOf, logIn, startProduct } from '../product.ts'
import { megabytes, milliseconds, perSecond, row } from '../report.ts'

const PACE = { rate: 1000, seconds: 8 }
const ROUNDS = 3

/** Lists of a large shop with and without concurrent stock and price changes, in turns. */
export async function listUnderChanges(databases: Databases, many: BenchDatabase): Promise<void> {
  if (!databases.isServer) return row({ what: 'list under changes: on PostgreSQL only', ours: '' })
  const server = await startProduct(many)
  const changer = await openChanger(many)
  try {
    const buyer = await logIn(server, BUYER)
    await underChanges("a booth's list", buyer.call((await boothOf(buyer)).list), changer)
    await underChanges("the shop's list", buyer.call('/api/onlineshop/products'), changer)
    const peak = peakMemory(server.pid!) ?? Number.NaN
    row({ what: 'the server’s memory then', ours: megabytes(peak), wanted: '<= 600 MB', kept: !(peak > 600_000_000) })
  } finally {
    await changer.close()
    await server.remove()
  }
}

async function underChanges(what: string, list: Call, changer: Changer): Promise<void> {
  const found = {
    quiet: [] as number[],
    changing: [] as number[],
    movements: [] as number[],
    changes: [] as number[],
  }
  await p99Of(list, { rate: 3000, seconds: 10 })
  for (let round = 0; round < ROUNDS; round++) {
    found.quiet.push(await p99Of(list, PACE))
    changer.start()
    found.changing.push(await p99Of(list, PACE))
    const { movements, changes } = await changer.stop()
    found.movements.push(movements)
    found.changes.push(changes)
  }
  const [ours, floor] = [median(found.changing), median(found.quiet)]
  const [movements, changes] = [median(found.movements), median(found.changes)]
  const ratio = ours / floor
  row({
    what: `${what}, p99, of ${MANY.toLocaleString('en')} flavours that change`,
    ours: milliseconds(ours),
    floor: milliseconds(floor),
    ratio,
    wanted: '<= 2',
    kept: ratio <= 2 && movements >= MOVEMENTS * 0.95 && changes >= CHANGES * 0.95,
  })
  row({ what: 'stock movements, changes of the catalogue', ours: `${perSecond(movements)}, ${changes.toFixed(1)}/s` })
}
