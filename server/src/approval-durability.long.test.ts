import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { buildApp } from './app.ts'
import {
  type Company,
  expectDone,
  FEWER,
  makeCompany,
  note,
  PIECES,
  press,
  pressOf,
  type Step,
} from './areas/basket/approval/test-steps.ts'
import { hashPassword, saveUser } from './areas/people/index.ts'
import { ACCOUNTS, DURING, fillShow } from './areas/show-orders/test-show.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase, rows } from './platform/database.ts'
import { type LastingDatabase, lastingDatabase } from './platform/testing/database.ts'
import { randomFor } from './platform/testing/run.ts'
import { type ServerProcess, startServer } from './platform/testing/server-process.ts'

// Orders that are sent for approval, approved, changed, refused and taken back while the server is killed with kill -9: each is
// decided once, and no piece of a basket is lost or doubled.

/** The embedded database has one process. */
const isEmbedded = inject('templateFile') !== undefined
const random = randomFor('approvals')
const STOCK = 1000

/** What three companies do at the same time, so that a kill meets all of them. In the end two have an order that waits, one a full basket. */
const COURSES: readonly (readonly Step[])[] = [
  ['send', 'change', 'send', 'refuse', 'take back', 'send'],
  ['send', 'approve', 'send', 'change', 'send', 'take back'],
  ['send', 'refuse', 'take back', 'send', 'approve', 'send'],
]
const ROUNDS = COURSES[0]!.length
const times = (step: Step) => COURSES.flat().filter(one => one === step).length

let lasting: LastingDatabase
let flavourId: number
let servers: ServerProcess[] = []
const approvers = [ACCOUNTS.buyer, ACCOUNTS.gym, ACCOUNTS.branch]
const askerOf = (approver: string) => `asker.${approver}`
let companies: readonly Company[] = []

const start = async () => {
  const server = await startServer({ ...lasting.env, CLOCK: DURING.ordering })
  servers.push(server)
  return server
}

/** Works on the data while no server runs. */
async function between<T>(work: (app: Awaited<ReturnType<typeof buildApp>>) => Promise<T>): Promise<T> {
  const config = readConfig({ ...lasting.env, LOG_LEVEL: 'silent' })
  const database = await openDatabase(config)
  const app = await buildApp(config, database, { clock: () => new Date(DURING.ordering) })
  const result = await work(app)
  await app.close()
  await database.close()
  return result
}

beforeAll(async () => {
  lasting = await lastingDatabase()
  await between(async app => {
    const { db } = app.platform
    flavourId = (await fillShow(app)).get('f3')!
    companies = approvers.map(() => makeCompany(flavourId))
    await db.execute(sql`update stock set quantity = ${STOCK} where flavour_id = ${flavourId}`)
    await db.execute(sql`update customers set credit_limit = null`)
    await db.execute(sql`delete from order_minimums`)
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    for (const email of approvers) {
      const [found] = await rows<{ id: number }>(db, sql`select customer_id as id from users where email = ${email}`)
      const asker = { email: askerOf(email), name: 'Daan', customerId: found!.id, passwordHash }
      const id = await saveUser(db, { ...asker, rights: ['order', 'prices'] })
      await db.execute(sql`update users set order_limit = 100 where id = ${id}`)
    }
  })
})
afterEach(async () => {
  await Promise.all(servers.map(server => server.end('SIGKILL')))
  servers = []
})
afterAll(() => lasting.remove())

async function logIn({ url }: ServerProcess): Promise<void> {
  for (const [i, { asker, approver }] of companies.entries()) {
    await asker.logIn(url, askerOf(approvers[i]!))
    await approver.logIn(url, approvers[i]!)
  }
}

test('orders sent for approval, approved, changed, refused and taken back amid kills are decided once (FF-1822, FF-1823, FF-1829)', async () => {
  let server = await start()
  await logIn(server)
  let unanswered = 0
  for (let round = 0; round < ROUNDS; round++) {
    const steps = COURSES.map(course => course[round]!)
    const presses = await Promise.all(
      companies.map((company, i) => pressOf(company, steps[i]!, server, `round ${round} ${i}`)),
    )
    // With the first or second answer, or before and amid all of them.
    const killAfter = round % 3 === 2 ? 1 + random.below(2) : undefined
    const sent = presses.map(one => press(one, server, killAfter))
    if (!killAfter) setTimeout(() => server.end('SIGKILL'), random.below(50))
    const before = await Promise.all(sent)
    expect(await server.ended).toBe('SIGKILL')
    unanswered += before.filter(reply => reply === undefined).length
    server = await start()
    const after = await Promise.all(presses.map(one => press(one, server)))
    for (const [i, company] of companies.entries()) {
      expectDone(presses[i]!, before[i], after[i])
      note(company, steps[i]!, after[i])
    }
  }
  expect(unanswered).toBeGreaterThan(0)
  await server.end('SIGKILL')
  await expectAddedUp({ sent: times('send'), approved: times('approve'), changed: times('change') })
}, 600_000)

test.skipIf(isEmbedded)(
  'of two servers, of which one is killed, one decides, and whoever comes second is told what was decided (FF-1832)',
  async () => {
    const [first, other] = [await start(), await start()]
    await logIn(first)
    // The order of the first one waits still.
    for (const [i, company] of companies.slice(1).entries())
      note(company, 'send', await press(await pressOf(company, 'send', first, `again ${i}`), first))
    const pairs = await Promise.all(
      (['approve', 'take back', 'change'] as const).map(async (step, i) => [
        await pressOf(companies[i]!, 'approve', first, `first ${i}`),
        await pressOf(companies[i]!, step, other, i === 0 ? 'first 0' : `other ${i}`),
      ]),
    )
    const both = pairs.map(([one, two]) => Promise.all([press(one!, first), press(two!, other)]))
    setTimeout(() => first.end('SIGKILL'), random.below(30))
    const before = await Promise.all(both)
    await first.ended
    const after = await Promise.all(pairs.map(pair => Promise.all(pair.map(one => press(one, other)))))
    for (const [i, replies] of before.entries())
      for (const [at, reply] of replies.entries()) if (reply?.status === 200) expect(after[i]![at]).toEqual(reply)
    const [same, ...races] = after
    expect(same![0]).toEqual({ status: 200, body: { order_id: expect.any(Number) } })
    expect(same![1]).toEqual(same![0])
    for (const replies of races) {
      expect(replies.map(reply => reply!.status).toSorted()).toEqual([200, 409])
      expect(replies.find(reply => reply!.status === 409)!.body).toMatchObject({ code: 'approval_decided' })
    }
    await other.end('SIGKILL')
    const [isApproved, isWhole] = races.map(([one]) => one!.status === 200)
    await expectAddedUp({
      sent: times('send') + 2,
      approved: times('approve') + 1 + Number(isApproved) + Number(isWhole),
      changed: times('change') + Number(!isWhole),
    })
  },
  300_000,
)

/** Each approved order is one, nothing else is ordered or reserved, every piece is in one place, and all are mailed. */
async function expectAddedUp({ sent, approved, changed }: { sent: number; approved: number; changed: number }) {
  const ordered = approved + changed
  const pieces = approved * PIECES + changed * FEWER
  await between(async ({ platform: { db, outbox } }) => {
    await outbox.drain()
    const one = async (text: string) => (await rows(db, sql.raw(text)))[0]
    expect(await one('select count(*)::int as n from approvals')).toEqual({ n: sent })
    expect(
      await one(`select count(*)::int as approved, count(distinct order_id)::int as orders from approvals
        where outcome = 'approved' and order_id is not null`),
    ).toEqual({ approved: ordered, orders: ordered })
    expect(
      await one(`select count(distinct o.id)::int as orders, sum(quantity)::int as pieces, sum(reserved_quantity)::int as reserved
        from orders o join order_lines on order_id = o.id where kind = 'shop' and placed_at > '2031-01-01'`),
    ).toEqual({ orders: ordered, pieces, reserved: pieces })
    expect(await one(`select quantity from stock where flavour_id = ${flavourId}`)).toEqual({
      quantity: STOCK - pieces,
    })
    expect(
      await one(`select (select coalesce(sum(quantity), 0)::int from basket_positions) + (select coalesce(sum(quantity), 0)::int
        from approval_lines join approvals on id = approval_id where taken_back_at is null) as pieces`),
    ).toEqual({ pieces: companies.reduce((all, { fills }) => all + fills * PIECES, 0) })
    const decided = await one(`select count(*)::int as n from approvals where outcome in ('approved', 'refused')`)
    expect(
      await rows(
        db,
        sql.raw(
          `select kind, count(*)::int as n from mails where kind like 'approval-%' or kind = 'order-placed' group by kind order by kind`,
        ),
      ),
    ).toEqual([
      { kind: 'approval-asked', n: sent },
      { kind: 'approval-decided', n: decided!.n },
      { kind: 'order-placed', n: 2 * ordered },
    ])
    expect(
      await one(
        `select subject from mails where kind = 'order-placed' group by recipient, subject having count(*) > 1`,
      ),
    ).toBeUndefined()
  })
}
