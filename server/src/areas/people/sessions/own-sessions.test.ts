import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { buildApp } from '../../../app.ts'
import { type Browser, makeBrowser, type TestApp, testApp } from '../../../platform/testing/app.ts'
import { browserOf, logIn } from '../../../platform/testing/log-in.ts'
import { withinASecond } from '../../../platform/testing/within-a-second.ts'

const NOW = '2031-05-06T12:00:00Z'
const URL = '/api/account/sessions'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
let app: TestApp

beforeAll(async () => {
  app = await testApp({ now: NOW })
  await demoPeople(app.platform.db, new Date(NOW))
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setNow(NOW)
  await app.platform.db.execute(sql`delete from sessions`)
})

const who = async (browser: Browser) => (await browser.get('/api/current_user')).json().user?.email ?? null

test('a user sees the own sessions with their devices, this one first, and nobody else’s', async () => {
  const office = app.browser()
  await logIn(office, ACCOUNTS.buyer, undefined, { 'user-agent': CHROME })
  app.setNow('2031-05-06T13:00:00Z')
  await browserOf(app, ACCOUNTS.gym)
  const here = await browserOf(app, ACCOUNTS.buyer)
  await office.get('/api/current_user')
  const found = (await here.get(URL)).json()
  expect(found).toMatchObject([
    { is_this: true, begun_at: '2031-05-06T13:00:00.000Z', acts_for: null },
    { is_this: false, browser: 'Chrome', system: 'Windows', begun_at: '2031-05-06T12:00:00.000Z', acts_for: null },
  ])
  // The call an hour later counts as seen.
  expect(found[1].seen_at).toBe('2031-05-06T13:00:00.000Z')
  expect(JSON.stringify(found)).not.toContain(office.cookies.get('ff_session'))
})

test('a session ended elsewhere is out on another server within a second (FF-1205)', async () => {
  const other = await buildApp(app.platform.config, app.database, { clock: () => new Date(NOW) })
  const elsewhere = makeBrowser(other.platform)
  await logIn(elsewhere, ACCOUNTS.buyer)
  expect(await who(elsewhere)).toBe(ACCOUNTS.buyer)
  const here = await browserOf(app, ACCOUNTS.buyer)
  const [, { id }] = (await here.get(URL)).json()
  expect((await here.delete(`${URL}/${id}`)).statusCode).toBe(200)
  await withinASecond(async () => expect(await who(elsewhere)).toBeNull())
  expect((await here.delete(`${URL}/${id}`)).statusCode).toBe(404)
  await other.close()
})

test('all others end at once; those of others cannot be ended', async () => {
  const gym = await browserOf(app, ACCOUNTS.gym)
  const [{ id }] = (await gym.get(URL)).json()
  const elsewhere = await browserOf(app, ACCOUNTS.buyer)
  const here = await browserOf(app, ACCOUNTS.buyer)
  expect((await here.delete(`${URL}/${id}`)).statusCode).toBe(404)
  expect((await here.delete(`${URL}/1`)).statusCode).toBe(404)
  expect((await here.delete(URL)).json()).toEqual({ ended: 1 })
  await expect.poll(() => who(elsewhere), { interval: 5 }).toBeNull()
  expect([await who(here), await who(gym)]).toEqual([ACCOUNTS.buyer, ACCOUNTS.gym])
})

test('an agent finds among the own sessions the one in which they act for a customer, and ends it', async () => {
  const acting = await browserOf(app, ACCOUNTS.agent)
  await acting.form('/', { _switch_user: ACCOUNTS.buyer })
  expect((await (await browserOf(app, ACCOUNTS.buyer)).get(URL)).json()).toHaveLength(1)
  const agent = await browserOf(app, ACCOUNTS.agent)
  const [, { id, acts_for }] = (await agent.get(URL)).json()
  expect(acts_for).toBe(ACCOUNTS.buyer)
  expect((await agent.delete(`${URL}/${id}`)).statusCode).toBe(200)
  await expect.poll(() => who(acting), { interval: 5 }).toBeNull()
})
