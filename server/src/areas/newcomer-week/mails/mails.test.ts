import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import { openDatabase, rows } from '../../../platform/database.ts'
import type { Browser } from '../../../platform/testing/app.ts'
import { transaction } from '../../../platform/transaction.ts'
import { ACCOUNTS } from '../../show-orders/test-show.ts'
import { ask, BASKET, ordered, place, putIn, startAgain } from '../test-orders.ts'
import { NCW, northAlone, product, type TestWeek, testWeek } from '../test-week.ts'

let week: TestWeek
let buyer: Browser

beforeAll(async () => {
  week = await testWeek()
  buyer = week.buyer
  await week.app.platform.jobs.start()
})
beforeEach(async () => {
  await startAgain(week)
  const { db } = week.app.platform
  await db.execute(sql`delete from newcomer_week_mails`)
  await db.execute(sql`delete from mails`)
})
afterAll(() => week.app.close())

type Mail = { kind: string; recipient: string; subject: string; text: string }
const mails = () =>
  rows<Mail>(
    week.app.platform.db,
    sql`select kind, recipient, subject, text from mails
      where kind like 'newcomer-week-%' or kind like 'order-%' order by recipient, id`,
  )
const mailed = async () => (await mails()).map(({ kind, recipient }) => [kind, recipient.split('@')[0]])
/** Runs what is due at an instant, as servers that start at the same time do. */
async function at(instant: string) {
  week.app.setNow(instant)
  for (let time = 0; time < 3; time++) await week.app.platform.due.ask()
}
const jobsDone = () =>
  expect
    .poll(
      () =>
        rows(
          week.app.platform.db,
          sql`select 1 from pgboss.job where name = 'newcomer-week-mails' and completed_on is null`,
        ),
      {
        timeout: 15_000,
      },
    )
    .toEqual([])
const WANTED = `${NCW}/mails`

test('who may order is mailed once at the start and once in the last 24 hours, whoever else asks (FF-1130, FF-1176)', async () => {
  const { db } = week.app.platform
  await at('2031-03-09T22:59:59Z')
  await jobsDone()
  expect(await mailed()).toEqual([])
  await at('2031-03-09T23:00:00Z')
  await jobsDone()
  const everybody = await rows<{ name: string }>(
    db,
    sql`select split_part(email, '@', 1) as name from users where customer_id is not null and blocked_at is null
        and not is_technical and rights @> '["order"]' order by email`,
  )
  const toAll = (kind: string) => everybody.map(({ name }) => [kind, name])
  expect(await mailed()).toEqual(toAll('newcomer-week-start'))
  await db.execute(sql`delete from mails`)
  await at('2031-03-12T12:00:00Z')
  await putIn(week, buyer, { f1: 3, f3: 2 })
  // f3 can no longer be ordered at the event's end.
  await db.execute(
    sql`update newcomer_week_positions set flavour_id = ${week.flavour.get('f4')!} where flavour_id = ${week.flavour.get('f3')!}`,
  )
  await at('2031-03-15T22:59:58Z')
  await jobsDone()
  expect(await mailed()).toEqual([])
  await at('2031-03-15T22:59:59Z')
  await jobsDone()
  expect(await mailed()).toEqual(toAll('newcomer-week-ending'))
  const own = (await mails()).find(({ recipient }) => recipient === ACCOUNTS.buyer)!
  expect(own.text).toContain('3 pieces in your company’s basket')
  await db.execute(sql`delete from mails`)
  await at('2031-03-16T23:00:00Z')
  await jobsDone()
  expect(await mailed()).toEqual([])
})

test('an event that is moved is announced at its new start, to nobody twice (FF-1130)', async () => {
  await at('2031-03-09T23:00:00Z')
  await jobsDone()
  const before = await mailed()
  await week.save({ ...northAlone(week.ids.north), start: new Date('2031-03-12T00:00:00+01:00') })
  await at('2031-03-11T23:00:00Z')
  await jobsDone()
  expect(await mailed()).toEqual(before)
  await week.save(northAlone(week.ids.north))
})

test('jobs that run side by side mail it once', async () => {
  week.app.setNow('2031-03-09T23:00:00Z')
  const { db, jobs } = week.app.platform
  const [event] = await rows<{ id: number }>(db, sql`select id from newcomer_weeks`)
  await transaction(db, async tx => {
    for (let time = 0; time < 4; time++)
      await jobs.send(tx, 'newcomer-week-mails', { weekId: event!.id, kind: 'start' })
  })
  await jobsDone()
  const all = await mailed()
  expect(all.length).toBeGreaterThan(0)
  expect(new Set(all.map(([, name]) => name)).size).toBe(all.length)
})

test.skipIf(inject('templateFile') !== undefined)(
  'two servers that start together announce it once (FF-1130)',
  async () => {
    const { platform } = week.app
    const database = await openDatabase(platform.config)
    const second = await buildApp(platform.config, database, { clock: platform.clock })
    await second.platform.jobs.start()
    week.app.setNow('2031-03-09T23:00:00Z')
    for (let time = 0; time < 2; time++) await Promise.all([platform, second.platform].map(({ due }) => due.ask()))
    await jobsDone()
    const all = await mailed()
    expect(all.length).toBeGreaterThan(0)
    expect(new Set(all.map(([, name]) => name)).size).toBe(all.length)
    await second.close()
    await database.close()
  },
)

test('who wants no such mails gets none, until they want them again (FF-1131)', async () => {
  expect((await buyer.get(WANTED)).json()).toEqual({ wanted: true })
  for (let time = 0; time < 2; time++)
    expect((await buyer.patch(WANTED, { wanted: false })).json()).toEqual({ wanted: false })
  expect((await buyer.get(WANTED)).json()).toEqual({ wanted: false })
  await at('2031-03-09T23:00:00Z')
  await jobsDone()
  const names = (await mailed()).map(([, name]) => name)
  expect(names).not.toContain('buyer')
  expect(names.length).toBeGreaterThan(0)
  await buyer.patch(WANTED, { wanted: true })
  expect((await buyer.get(WANTED)).json()).toEqual({ wanted: true })
  expect((await week.app.browser().get(WANTED)).statusCode).toBe(401)
  expect((await (await week.as(ACCOUNTS.operator)).get(WANTED)).statusCode).toBe(403)
})

test('a mail names no brand that its reader cannot order (FF-1176)', async () => {
  const { db } = week.app.platform
  const south = week.app.catalogue.snapshot().products.get(week.ids.bar)!.brand
  await week.save({ ...northAlone(week.ids.north), products: [product(week.ids.bar)] })
  await db.execute(sql`update products set countries = array['CH'] where id = ${week.ids.bar}`)
  await week.app.catalogue.reload()
  await at('2031-03-09T23:00:00Z')
  await jobsDone()
  const own = (await mails()).find(({ recipient }) => recipient === ACCOUNTS.buyer)!
  expect(own.text).toContain('North')
  expect(own.text).not.toContain(south.name)
  await db.execute(sql`update products set countries = null`)
  await week.app.catalogue.reload()
  await week.save(northAlone(week.ids.north))
})

test('who may not order is not mailed (FF-1130)', async () => {
  const { db } = week.app.platform
  await db.execute(sql`update users set rights = '["prices"]' where email = ${ACCOUNTS.gym}`)
  await at('2031-03-09T23:00:00Z')
  await jobsDone()
  expect((await mailed()).map(([, name]) => name)).not.toContain('gym')
  await db.execute(
    sql`update users set rights = '["order", "prices", "invoices", "manage"]' where email = ${ACCOUNTS.gym}`,
  )
})

test('an order of the event is confirmed at its prices, with what comes later (FF-1133)', async () => {
  const orderId = await ordered(week, buyer, { f1: 25 })
  await week.app.platform.outbox.drain()
  const own = (await mails()).find(({ recipient }) => recipient === ACCOUNTS.buyer)!
  expect([own.kind, own.subject]).toEqual(['order-placed', `We have received your order ${orderId}`])
  expect(own.text).toMatch(/Pieces: 25, Later: 15, date unknown, Sum: 531,00\s€/)
})

test('a backorder to confirm and its answer are mailed once each, and what is cancelled with it not apart (FF-1132)', async () => {
  const operator = await week.as(ACCOUNTS.operator)
  const orderId = await ordered(week, buyer, { f1: 25, f2: 30 })
  const { db, outbox } = week.app.platform
  await outbox.drain()
  await db.execute(sql`delete from mails`)
  for (let time = 0; time < 2; time++) await ask(operator, orderId)
  await outbox.drain()
  expect((await mailed()).filter(([, name]) => name === 'buyer')).toEqual([['newcomer-week-asked', 'buyer']])
  const [question] = await mails()
  expect(question!.text).toContain('/newcomer-week/basket')
  await db.execute(sql`delete from mails`)
  await buyer.patch(`${BASKET}/positions/${week.flavour.get('f1')}?confirms=${orderId}`, { quantity: 4 })
  for (let time = 0; time < 2; time++) await place(buyer, {}, `?confirms=${orderId}`)
  await outbox.drain()
  const own = (await mails()).filter(({ recipient }) => recipient === ACCOUNTS.buyer)
  expect(own.map(({ kind }) => kind)).toEqual(['newcomer-week-confirmed'])
  expect(own[0]!.text).toMatch(/Vanilla, Pieces: 4, Expected: date unknown/)
  expect(own[0]!.text).toMatch(/This was cancelled:\s+Product: North Whey 900 g, Vanilla, Pieces: 11/)
})
