import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from '../show-orders/test-show.ts'

let show: TestShow
let operator: Browser
let current: number

type Edition = { id: number; name: string; is_current: boolean; order_start: string; release_end: string }
const editions = async (): Promise<Edition[]> => (await operator.get('/api/admin/editions')).json().editions
const copy = (name: string, copy_of = current, browser = operator) =>
  browser.post('/api/admin/editions', { name, copy_of, first_day: '2032-05-03' })
const makeCurrent = (id: number) => operator.post(`/api/admin/editions/${id}/current`)
const booths = async () => {
  const answer = (await operator.get('/api/virtual-trade-show/exhibitors')).json()
  return answer.map((one: { name: string; boothNumberB2b: number }) => [one.name, one.boothNumberB2b])
}

beforeAll(async () => {
  show = await testShow()
  operator = await show.as(ACCOUNTS.operator)
  current = show.app.shows.current().edition.id
  const { db } = show.app.platform
  const [booth] = show.app.shows.current().exhibitors
  await db.execute(
    sql`insert into feedback_questions (exhibitor_id, type, question) values (${booth!.id}, 'rating', 'And?')`,
  )
  await db.execute(sql`insert into edition_sample_limits (edition_id, most) values (${current}, 12)`)
  await db.execute(sql`insert into exhibitor_sample_limits (exhibitor_id, most) values (${booth!.id}, 3)`)
  await db.execute(
    sql`insert into reward_rules (edition_id, activity, points, cap) values (${current}, 'exhibitor_visited', 5, 10)`,
  )
})
afterAll(() => show.app.close())

test('a new edition is a copy of another one at other dates, and becomes current when the last is over (FF-752)', async () => {
  const made = (await copy('  Show 2032 ')).json() as Edition
  expect(made).toMatchObject({
    name: 'Show 2032',
    is_current: false,
    order_start: '2032-05-02T22:00:00.000Z',
    release_end: '2032-06-28T21:59:59.000Z',
  })
  const again = await copy('Show 2032')
  expect([again.statusCode, again.json().code]).toEqual([409, 'edition_exists'])
  const running = await makeCurrent(made.id)
  expect([running.statusCode, running.json().code]).toEqual([409, 'edition_running'])

  const before = await booths()
  show.app.setNow(DURING.over)
  operator = await show.as(ACCOUNTS.operator)
  expect((await makeCurrent(made.id)).json()).toMatchObject({ name: 'Show 2032', is_current: true })
  expect((await editions()).filter(edition => edition.is_current).map(({ name }) => name)).toEqual(['Show 2032'])
  expect(await booths()).toEqual(before)
  expect((await operator.get('/api/onlineshop/vts')).json().name).toBe('Show 2032')
})

test('what other areas keep of an edition follows once: questions, limits of samples, points (FF-752)', async () => {
  const { platform } = show.app
  await platform.outbox.drain()
  const [counted] = await rows(
    platform.db,
    sql`select (select count(*)::int from feedback_questions q join exhibitors x on x.id = q.exhibitor_id
                  where x.edition_id = e.id and q.question = 'And?') as questions,
               (select most from edition_sample_limits where edition_id = e.id) as most,
               (select sum(most)::int from exhibitor_sample_limits l join exhibitors x on x.id = l.exhibitor_id
                  where x.edition_id = e.id) as "mostAtBooths",
               (select count(*)::int from reward_rules where edition_id = e.id) as rules
        from editions e where name = 'Show 2032'`,
  )
  expect(counted).toEqual({ questions: 1, most: 12, mostAtBooths: 3, rules: 1 })
})

test('both are in the audit log; what cannot be copied is refused in words (FF-752)', async () => {
  const { entries } = (await operator.get('/api/admin/audit?search=Show%202032')).json()
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(['make edition current', 'copy edition'])
  expect((await copy('Of nothing', 99_999)).statusCode).toBe(404)
  expect((await copy('   ')).statusCode).toBe(400)
  const never = await operator.post('/api/admin/editions', { name: 'Never', copy_of: current, first_day: '9999-12-31' })
  expect([never.statusCode, never.json().errors[0].path]).toEqual([422, 'first_day'])
})
