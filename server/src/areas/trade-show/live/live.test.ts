import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rows } from '../../../platform/database.ts'
import { deleteAllOld } from '../../../platform/testing/delete-old.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from '../../show-orders/test-show.ts'
import { tradeShowRetained } from '../retained.ts'
import { renew } from './presence.ts'

const LIVE = '/api/virtual-trade-show/live'

const SOON = { timeout: 10_000 }

let show: TestShow
let address: string

beforeAll(async () => {
  show = await testShow()
  address = await show.app.platform.server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => {
  // fetch keeps its connections alive, which would delay the close.
  show.app.platform.server.server.closeAllConnections()
  return show.app.close()
})

/** An open page, with what its stream has received so far. */
const watch = async (email: string) => open(await cookieOf(email))

async function cookieOf(email: string): Promise<string> {
  const { cookies } = await show.as(email)
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

async function open(cookie: string) {
  const page = new AbortController()
  const answer = await fetch(address + LIVE, { headers: { cookie }, signal: page.signal })
  expect(answer.headers.get('content-type')).toMatch('text/event-stream')
  let told = ''
  let isEnded = false
  const read = async () => {
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) told += chunk
    isEnded = true
  }
  read().catch(() => {})
  const counts = () => told.split('\n\n').findLast(event => event.startsWith('event: counts'))
  return {
    close: () => page.abort(),
    tellsOf: (buyers: number) => vi.waitFor(() => expect(counts()).toContain(`"buyers":${buyers},`), SOON),
    tells: (buyers: number, orders: number) =>
      vi.waitFor(() => expect(counts()).toBe(`event: counts\ndata: {"buyers":${buyers},"orders":${orders}}`), SOON),
    ends: () => vi.waitFor(() => expect(isEnded).toBe(true), SOON),
    isOff: () => told.includes('event: off'),
  }
}

test('a buyer counts once however many pages are open; staff watch without being counted (FF-411)', async () => {
  const first = await watch(ACCOUNTS.buyer)
  await first.tells(1, 0)
  const again = await watch(ACCOUNTS.buyer)
  const staff = await watch(ACCOUNTS.exhibitor)
  await staff.tells(1, 0)
  const gym = await watch(ACCOUNTS.gym)
  for (const page of [first, again, staff, gym]) await page.tells(2, 0)
  gym.close()
  await staff.tells(1, 0)
  for (const page of [first, again, staff]) page.close()
})

test('who is on another server counts too, until that server says so no longer (FF-412)', async () => {
  const { db, bus } = show.app.platform
  const { edition } = show.app.shows.current()
  const page = await watch(ACCOUNTS.buyer)
  await page.tells(1, 0)
  const gym = await show.as(ACCOUNTS.gym)
  const { user } = (await gym.get('/api/current_user')).json()
  await renew(db, [{ id: randomUUID(), editionId: edition.id, userId: user.id }], new Date(DURING.ordering))
  await bus.notify(db, 'live_counts')
  await page.tells(2, 0)

  const later = new Date(new Date(DURING.ordering).getTime() + 61_000)
  show.app.setNow(later.toISOString())
  await bus.notify(db, 'live_counts')
  await page.tells(0, 0)
  show.app.setNow(DURING.ordering)
  page.close()
  // Rows left by the other server are deleted at night.
  await deleteAllOld(db, tradeShowRetained, new Date(later.getTime() + 24 * 3_600_000))
})

test('an order of the last hour counts, an older one no more (FF-411)', async () => {
  const gym = await show.as(ACCOUNTS.gym)
  await show.add(gym, { f1: 2, f2: 1 })
  const page = await watch(ACCOUNTS.exhibitor)
  await page.tells(0, 1)
  show.app.setNow('2031-05-06T13:30:00Z')
  await show.app.platform.bus.notify(show.app.platform.db, 'live_counts')
  await page.tells(0, 0)
  show.app.setNow(DURING.ordering)
  page.close()
})

test('who is at another edition, and what is ordered there, does not count', async () => {
  const { db, bus } = show.app.platform
  const gym = await show.as(ACCOUNTS.gym)
  const { user } = (await gym.get('/api/current_user')).json()
  const [lastYear] = await rows<{ id: number }>(db, sql`select id from editions where not is_current`)
  const now = new Date(DURING.ordering)
  await renew(db, [{ id: randomUUID(), editionId: lastYear!.id, userId: user.id }], now)
  await db.execute(sql`update show_positions set added_at = ${DURING.ordering}::timestamptz - interval '1 minute'
    where show_order_id = (select id from show_orders where edition_id = ${lastYear!.id})`)
  await db.execute(sql`update show_positions set added_at = added_at - interval '2 hours'
    where show_order_id <> (select id from show_orders where edition_id = ${lastYear!.id})`)
  const page = await watch(ACCOUNTS.buyer)
  await page.tells(1, 0)
  await bus.notify(db, 'live_counts')
  page.close()
  await db.execute(sql`delete from hall_presences`)
})

test('two hundred open pages of twenty buyers are told, and meanwhile the others get their answers (FF-125)', async () => {
  const { db } = show.app.platform
  const buyer = await show.as(ACCOUNTS.buyer)
  const emails = Array.from({ length: 20 }, (_, i) => `live-${i}@fairfloor.test`)
  await db.execute(sql`
    insert into users (email, name, password_hash, customer_id)
    select unnest(${sql.param(emails)}::text[]), 'Live', password_hash, customer_id from users where email = ${ACCOUNTS.buyer}`)
  const cookies = await Promise.all(emails.map(cookieOf))
  const staff = await watch(ACCOUNTS.exhibitor)
  const pages = await Promise.all(cookies.flatMap(cookie => Array.from({ length: 10 }, () => open(cookie))))
  const asked = Array.from({ length: 20 }, () => buyer.get('/api/onlineshop/vts-basket'))
  await Promise.all([staff, ...pages].map(page => page.tellsOf(20)))
  expect((await Promise.all(asked)).map(answer => answer.statusCode)).toEqual(Array(20).fill(200))
  for (const page of pages) page.close()
  await staff.tellsOf(0)
  staff.close()
  await expect.poll(() => rows(db, sql`select 1 from hall_presences`), SOON).toEqual([])
})

test('ten pages of a user are live, the eleventh is 429; one that is closed makes room (FF-348)', async () => {
  const cookie = await cookieOf(ACCOUNTS.gym)
  const ask = () => {
    const page = new AbortController()
    return fetch(address + LIVE, { headers: { cookie }, signal: page.signal }).then(answer => ({ answer, page }))
  }
  const pages = await Promise.all(Array.from({ length: 13 }, ask))
  const live = pages.filter(({ answer }) => answer.status === 200)
  const [refused] = pages.filter(({ answer }) => answer.status === 429)
  expect([live.length, pages.length - live.length]).toEqual([10, 3])
  expect(refused!.answer.headers.get('content-type')).toMatch('application/problem+json')
  expect(await refused!.answer.json()).toMatchObject({ status: 429, code: 'too_many_streams' })
  // Another user has their own limit.
  const buyer = await watch(ACCOUNTS.buyer)
  buyer.close()
  live[0]!.page.abort()
  await vi.waitFor(async () => {
    const { answer, page } = await ask()
    expect(answer.status).toBe(200)
    page.abort()
  }, SOON)
  for (const { page } of live) page.abort()
})

test('the operator switches them off: open pages are told and end, and none is opened any more (FF-413)', async () => {
  const operator = await show.as(ACCOUNTS.operator)
  const { edition } = show.app.shows.current()
  const change = `/api/admin/editions/${edition.id}/live-counts`
  const page = await watch(ACCOUNTS.buyer)
  expect((await (await show.as(ACCOUNTS.buyer)).patch(change, { live_counts: false })).statusCode).toBe(403)
  expect((await operator.patch(change, { live_counts: false })).json()).toEqual({ success: true })
  await page.ends()
  expect(page.isOff()).toBe(true)
  const buyer = await show.as(ACCOUNTS.buyer)
  expect((await buyer.get('/api/onlineshop/vts')).json().live_counts).toBe(false)
  // Other editions are not affected.
  const others = sql`select live_counts from editions where not is_current`
  expect(await rows(show.app.platform.db, others)).toEqual([{ live_counts: true }])
  expect((await buyer.get(LIVE)).statusCode).toBe(204)
  await operator.patch(change, { live_counts: true })
})

test('a visitor is asked to log in; a server that stops ends what is open (FF-414)', async () => {
  expect((await show.app.browser().get(LIVE)).statusCode).toBe(401)
  const page = await watch(ACCOUNTS.buyer)
  show.app.endStreams()
  await page.ends()
})
