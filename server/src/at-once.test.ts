import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { rows } from './platform/database.ts'
import { callOf } from './test-access.ts'
import { account } from './testing/at-once/account.ts'
import { LOCKING, NOT_RACED } from './testing/at-once/calls.ts'
import { clients } from './testing/at-once/clients.ts'
import { company } from './testing/at-once/company.ts'
import { complaints } from './testing/at-once/complaints.ts'
import { customers } from './testing/at-once/customers.ts'
import { fair } from './testing/at-once/fair.ts'
import { goods } from './testing/at-once/goods.ts'
import { money } from './testing/at-once/money.ts'
import { ordersDesk } from './testing/at-once/orders-desk.ts'
import { AT_ONCE, type Race } from './testing/at-once/race.ts'
import { range } from './testing/at-once/range.ts'
import { openScene, type Scene, startAgain } from './testing/at-once/scene.ts'
import { shop } from './testing/at-once/shop.ts'
import { site } from './testing/at-once/site.ts'
import { staff } from './testing/at-once/staff.ts'
import { surveys } from './testing/at-once/surveys.ts'
import { visitors } from './testing/at-once/visitors.ts'
import { weeks } from './testing/at-once/weeks.ts'

// What is sent twice at once happens once, as on one server so on two. Every call that locks is in this table: a test in
// which another one locks fails (platform/testing/locks-taken.ts). The embedded database runs one transaction after the
// other.

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

  test.each(table)('$call: $what (FF-122)', async ({ call, ready, statuses, same, told }) => {
    const { send, kept } = await ready(scene)
    const answers = await scene.gate.race(Array.from({ length: AT_ONCE }, (_, i) => () => send(i % 2 ? 1 : 0, i)))
    const counts = Object.entries(Object.groupBy(answers, answer => answer.statusCode))
    expect(
      Object.fromEntries(counts.map(([status, those]) => [status, those!.length])),
      answers.find(({ statusCode }) => !(statusCode in statuses))?.body,
    ).toMatchObject(statuses)
    if (same) expect(new Set(answers.map(answer => answer.body)).size).toBe(1)
    if (told) for (const late of answers) if (late.statusCode !== 200) expect(late.json()).toMatchObject(told)
    expect(await rows(scene.db, kept[0])).toEqual([kept[1]])
    expect(scene.show.app.locked.has(call)).toBe(locking.has(call))
  })
})
