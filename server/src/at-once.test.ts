import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { account } from './at-once/account.ts'
import { LOCKING, NOT_RACED } from './at-once/calls.ts'
import { clients } from './at-once/clients.ts'
import { company } from './at-once/company.ts'
import { complaints } from './at-once/complaints.ts'
import { customers } from './at-once/customers.ts'
import { fair } from './at-once/fair.ts'
import { goods } from './at-once/goods.ts'
import { money } from './at-once/money.ts'
import { ordersDesk } from './at-once/orders-desk.ts'
import { AT_ONCE, type Race } from './at-once/race.ts'
import { range } from './at-once/range.ts'
import { openScene, type Scene, startAgain } from './at-once/scene.ts'
import { shop } from './at-once/shop.ts'
import { site } from './at-once/site.ts'
import { staff } from './at-once/staff.ts'
import { surveys } from './at-once/surveys.ts'
import { visitors } from './at-once/visitors.ts'
import { weeks } from './at-once/weeks.ts'
import { rows } from './platform/database.ts'
import { callOf } from './test-access.ts'

// What is sent twice at once happens once, as on one server so on two. Every call that locks is in this table: a test of the server in which another
// one locks fails (platform/testing/locks-taken.ts). The embedded database runs one transaction after the other.

const table: readonly Race[] = [
  ...visitors,
  ...complaints,
  ...shop,
  ...fair,
  ...ordersDesk,
  ...goods,
  ...money,
  ...company,
  ...staff,
  ...customers,
  ...range,
  ...site,
  ...weeks,
  ...surveys,
  ...clients,
  ...account,
]

const locking = new Set<string>(LOCKING)

describe.skipIf(inject('templateFile') !== undefined)('several at once:', () => {
  let scene: Scene

  beforeAll(async () => {
    scene = await openScene()
  })
  afterAll(() => scene.close())
  beforeEach(() => startAgain(scene))

  test('each call that locks is in the table, or a reason why not', () => {
    expect(locking.difference(new Set(table.map(({ call }) => call)))).toEqual(new Set())
    const served = new Set(scene.show.app.platform.server.served.map(callOf))
    expect(Object.keys(NOT_RACED).filter(call => !served.has(call) || locking.has(call))).toEqual([])
  })

  test.each(table)('$call: $what', async ({ call, ready, statuses, same }) => {
    const { send, kept } = await ready(scene)
    await openConnections(scene)
    const answers = await scene.gate.race(Array.from({ length: AT_ONCE }, (_, i) => () => send(i % 2 ? 1 : 0, i)))
    const counts = Object.entries(Object.groupBy(answers, answer => answer.statusCode))
    expect(
      Object.fromEntries(counts.map(([status, those]) => [status, those!.length])),
      answers.find(({ statusCode }) => !(statusCode in statuses))?.body,
    ).toMatchObject(statuses)
    if (same) expect(new Set(answers.map(answer => answer.body)).size).toBe(1)
    expect(await rows(scene.db, kept[0])).toEqual([kept[1]])
    expect(scene.show.app.locked.has(call)).toBe(locking.has(call))
  })
})

/** Opens as many connections as are wanted at once: who had to wait for one would come too late to race. */
async function openConnections({ show, second }: Scene): Promise<void> {
  for (const { platform } of [show.app, second])
    await Promise.all(Array.from({ length: AT_ONCE }, () => rows(platform.db, sql`select pg_sleep(0.005)`)))
}
