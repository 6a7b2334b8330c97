import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { makeCustomer } from '../orders/test-house.ts'
import { moveWindows } from '../trade-show/index.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from './test-show.ts'

// One show from its ordering window to the end of release: the buyer confirms and releases a part, the studio
// everything, the gym never confirms. The gym has an order at the next show already, whose dates are all in the future.
let show: TestShow
let buyer: Browser
let gym: Browser
let studio: Browser

beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
  gym = await show.as(ACCOUNTS.gym)
  await show.add(buyer, { f1: 8, f4: 20 })
  await show.add(gym, { f2: 3 })
  const { db } = show.app.platform
  const { userId } = await makeCustomer(db, 'NL')
  await db.execute(sql`
    update users set email = 'studio@fairfloor.test', password_hash = (
      select password_hash from users where email = ${ACCOUNTS.gym}
    ) where id = ${userId}`)
  studio = await show.as('studio@fairfloor.test')
  await show.add(studio, { f3: 2 })
  await db.execute(sql`
    with next as (
      insert into editions (name, time_zone, order_start, order_end, confirmation_start, confirmation_end, release_end)
      select 'Show 2032', time_zone, order_start + interval '1 year', order_end + interval '1 year',
        confirmation_start + interval '1 year', confirmation_end + interval '1 year', release_end + interval '1 year'
      from editions where is_current returning id
    ), placed as (
      insert into show_orders (edition_id, customer_id)
      select next.id, customer_id from next, users where email = ${ACCOUNTS.gym} returning id, customer_id
    )
    insert into show_positions (show_order_id, flavour_id, ordered_quantity, quantity, price, added_at, added_by)
    select placed.id, ${show.flavour.get('f2')}, 999, 999, 100, '2030-12-31', u.id
    from placed join users u on u.customer_id = placed.customer_id`)
  await show.app.platform.jobs.start()
})
afterAll(() => show.app.close())

type Mail = { kind: string; recipient: string; subject: string; text: string }
const mails = () =>
  rows<Mail>(
    show.app.platform.db,
    sql`select kind, recipient, subject, text from mails where kind like 'show-%' and kind <> 'show-released' order by id`,
  )
const mailed = async () => (await mails()).map(({ kind, recipient }) => `${kind} ${recipient.split('@')[0]}`).sort()

/** Runs what is due at an instant, twice, and waits until all of it is done. */
async function at(instant: string, expected: string[]) {
  show.app.setNow(instant)
  const before = await mailed()
  for (let time = 0; time < 2; time++) await show.app.platform.due.ask()
  const wanted = [...before, ...expected].sort()
  await expect.poll(mailed, { timeout: 15_000 }).toEqual(wanted)
  await show.app.platform.due.ask()
  expect(await mailed()).toEqual(wanted)
}

test('what a show before has left over is deleted when a server runs again, and the mail names that show', async () => {
  const { db } = show.app.platform
  await db.execute(sql`
    with placed as (
      insert into show_orders (edition_id, customer_id, confirmed_at)
      select e.id, u.customer_id, '2030-05-12' from editions e, users u
      where e.name = 'Show 2030' and u.email = ${ACCOUNTS.gym} returning id
    )
    insert into show_positions (show_order_id, flavour_id, ordered_quantity, quantity, price, added_at, added_by)
    select placed.id, ${show.flavour.get('f5')}, 7, 7, 100, '2030-05-07', u.id
    from placed, users u where u.email = ${ACCOUNTS.gym}`)
  await at(DURING.ordering, ['show-expired gym'])
  expect((await mails()).at(-1)?.subject).toBe('Show 2030: was nicht abgerufen wurde')
})

test('while ordering is open nobody is mailed', () => at(DURING.ordering, []))

test('when it closes each customer is mailed an overview of the order (TS-368, TS-561)', async () => {
  await at('2031-05-08T22:00:00Z', ['show-overview buyer', 'show-overview gym', 'show-overview studio'])
  const [overview] = (await mails()).filter(({ recipient }) => recipient === ACCOUNTS.buyer)
  expect(overview?.text).toContain('North Whey 900 g, Vanilla')
  expect(overview?.text).toContain('South Bar 60 g, Peanut')
})

test('when confirmation opens they are mailed (TS-369)', () =>
  at('2031-05-09T08:00:00Z', [
    'show-confirmation-opens buyer',
    'show-confirmation-opens gym',
    'show-confirmation-opens studio',
  ]))

test('24 hours before its end who has not confirmed is mailed, nobody else (TS-370)', async () => {
  show.app.setNow(DURING.confirmation)
  for (const browser of [buyer, studio]) await browser.patch('/api/onlineshop/vts-basket', { confirm: true })
  await show.app.platform.outbox.drain()
  await at('2031-05-15T21:59:58Z', [])
  await at('2031-05-15T21:59:59Z', ['show-confirmation-ends gym'])
})

test('7 days before the release ends who has something left is mailed (TS-371)', async () => {
  await show.release(buyer, { f1: 5 })
  expect((await show.release(studio, { f3: 2 })).statusCode).toBe(200)
  await at('2031-06-23T21:59:58Z', [])
  await at('2031-06-23T21:59:59Z', ['show-release-week buyer'])
  const reminder = (await mails()).at(-1)
  expect(reminder?.text).toContain('South Bar 60 g, Peanut')
})

test('and again 1 day before (TS-372)', async () => {
  await at('2031-06-29T21:59:58Z', [])
  await at('2031-06-29T21:59:59Z', ['show-release-day buyer'])
})

test('a job that is queued while the operator moves the end deletes nothing, and the real end comes', async () => {
  const { jobs, db } = show.app.platform
  const { shows } = show.app
  const { id, releaseEnd, ...others } = shows.current().edition
  const before = await mailed()
  const later = new Date('2031-07-31T23:59:59+02:00')
  const [order] = await rows<{ showOrderId: number }>(
    db,
    sql`select o.id as "showOrderId" from show_orders o join users u on u.customer_id = o.customer_id
      where u.email = ${ACCOUNTS.buyer} and o.edition_id = ${id}`,
  )
  show.app.setNow('2031-06-30T22:00:00Z')
  await transaction(db, async tx => {
    await moveWindows(tx, shows, id, { ...others, releaseEnd: later })
    await jobs.send(tx, 'show-phase', { ...order, kind: 'expired' })
  })
  const waiting = () =>
    rows(db, sql`select 1 from pgboss.job where name = 'show-phase' and state not in ('completed', 'failed')`)
  await expect.poll(waiting, { timeout: 15_000 }).toEqual([])
  expect(await mailed()).toEqual(before)
  await transaction(db, tx => moveWindows(tx, shows, id, { ...others, releaseEnd }))
  expect(await rows(db, sql`select 1 from editions where release_end = ${releaseEnd.toISOString()}`)).toHaveLength(1)
})

test('after the end the rest is deleted, kept in the history and mailed, once (TS-373..376)', async () => {
  await at('2031-06-30T22:00:00Z', ['show-expired buyer'])
  const kept = await rows(
    show.app.platform.db,
    sql`select quantity, released_quantity as released, deleted_quantity as deleted from show_positions
      where added_at > '2031-01-01' order by ordered_quantity desc`,
  )
  expect(kept).toEqual([
    { quantity: 20, released: 0, deleted: 20 },
    { quantity: 8, released: 5, deleted: 3 },
    { quantity: 3, released: 0, deleted: 0 },
    { quantity: 2, released: 2, deleted: 0 },
  ])
  const mail = (await mails()).at(-1)!.text
  expect(mail).toContain('North Whey 900 g, Vanilla')
  expect(mail).toContain('South Bar 60 g, Peanut')
})

test('who has nothing left is not mailed at all', async () => {
  const mailedAtTheEnd = (await mailed()).filter(line => /release|expired/.test(line) && /gym|studio$/.test(line))
  // The gym's, from the previous show.
  expect(mailedAtTheEnd).toEqual(['show-expired gym'])
})
