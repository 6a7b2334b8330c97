import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { buildApp } from '../../../app.ts'
import { rows } from '../../../platform/database.ts'
import { type Browser, type TestApp, testApp } from '../../../platform/testing/app.ts'
import { deleteAllOld } from '../../../platform/testing/delete-old.ts'
import { browserOf, logIn } from '../../../platform/testing/log-in.ts'
import { peopleRetained } from '../retained.ts'
import { makeSessionCache } from './session-cache.ts'
import { endSessionsOf, viewerChanged } from './sessions.ts'

const NOW = '2025-05-05T10:00:00Z'
const DAY_MS = 24 * 60 * 60 * 1000
const after = (days: number, ms = 0) => new Date(new Date(NOW).getTime() + days * DAY_MS + ms).toISOString()
let app: TestApp

beforeAll(async () => {
  app = await testApp({ now: NOW })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setNow(NOW)
  await demoPeople(app.platform.db, new Date(NOW))
})

const who = async (browser: Browser): Promise<string | null> =>
  (await browser.get('/api/current_user')).json().user?.email ?? null
/** The outbox also polls for events. */
const lookups = () => app.database.counted().filter(statement => statement.includes('"sessions"'))
const with_ = (token: string): Browser => {
  const browser = app.browser()
  browser.cookies.set('ff_session', token)
  return browser
}

test('logout ends the session: its token answers 401, and the cookie is gone (TS-094, SH-224)', async () => {
  const browser = await browserOf(app, ACCOUNTS.buyer)
  const token = browser.cookies.get('ff_session')!
  const other = await browserOf(app, ACCOUNTS.buyer)
  expect((await browser.post('/api/logout')).json()).toEqual({ success: true })
  expect(browser.cookies.has('ff_session')).toBe(false)
  expect(await who(with_(token))).toBeNull()
  expect((await with_(token).post('/api/logout')).statusCode).toBe(401)
  expect(await who(other)).toBe(ACCOUNTS.buyer)
})

/** The session cookie of a login, without its token. */
const cookieOf = (answer: { headers: object }) =>
  String((answer.headers as Record<string, unknown>)['set-cookie']).replace(/ff_session=[\w-]{43}/, 'ff_session=…')

test('a customer’s session ends 30 days after the login, however it is used (FF-132)', async () => {
  const browser = app.browser()
  expect(cookieOf(await logIn(browser, ACCOUNTS.buyer))).toBe(
    'ff_session=…; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
  )
  for (const day of [1, 10, 20, 29]) {
    app.setNow(after(day))
    const answer = await browser.get('/api/current_user')
    expect(answer.json().user.email).toBe(ACCOUNTS.buyer)
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  app.setNow(after(30, -1))
  expect(await who(browser)).toBe(ACCOUNTS.buyer)
  app.setNow(after(30))
  expect(await who(browser)).toBeNull()
})

test.each(['operator', 'agent', 'exhibitor', 'organiser'] as const)(
  'that of staff ends after 12 hours: %s (FF-132)',
  async role => {
    const browser = app.browser()
    expect(cookieOf(await logIn(browser, ACCOUNTS[role]))).toContain('Max-Age=43200;')
    app.setNow(after(0.5, -1))
    expect(await who(browser)).toBe(ACCOUNTS[role])
    app.setNow(after(0.5))
    expect(await who(browser)).toBeNull()
  },
)

test('an agent who acts for a customer keeps the 12 hours (FF-132)', async () => {
  const browser = await browserOf(app, ACCOUNTS.agent)
  app.setNow(after(0.25))
  await browser.form('/', { _switch_user: ACCOUNTS.buyer })
  app.setNow(after(0.5, -1))
  expect(await who(browser)).toBe(ACCOUNTS.buyer)
  app.setNow(after(0.5))
  expect(await who(browser)).toBeNull()
})

test('a session that lives longer by the database ends with its time all the same (FF-132)', async () => {
  const browsers = await Promise.all([ACCOUNTS.gym, ACCOUNTS.operator].map(email => browserOf(app, email)))
  await app.platform.db.execute(sql`update sessions set expires_at = ${after(90)}`)
  const still = () => Promise.all(browsers.map(who))
  app.setNow(after(0.5))
  expect(await still()).toEqual([ACCOUNTS.gym, null])
  app.setNow(after(30))
  expect(await still()).toEqual([null, null])
})

test('a new password begins no new 30 days (FF-132)', async () => {
  const browser = await browserOf(app, ACCOUNTS.gym)
  app.setNow(after(20))
  const body = { old_password: 'demo-2025', new_password: 'quiet river stone' }
  expect(cookieOf(await browser.post('/api/change-password', body))).toContain('Max-Age=864000;')
  app.setNow(after(30, -1))
  expect(await who(browser)).toBe(ACCOUNTS.gym)
  app.setNow(after(30))
  expect(await who(browser)).toBeNull()
})

test('a known session costs no statement, one that is not known costs one', async () => {
  const browser = await browserOf(app, ACCOUNTS.agent)
  app.database.counted()
  await browser.get('/api/current_user')
  expect(lookups()).toHaveLength(1)
  await browser.get('/api/current_user')
  expect(lookups()).toEqual([])
  app.setNow(after(0, 30_000))
  await Promise.all([browser.get('/api/current_user'), browser.get('/api/current_user')])
  expect(lookups()).toHaveLength(1)
})

test('what has not the form of a token is not looked up', async () => {
  app.database.counted()
  for (const token of ['', 'short', "'; drop table sessions; --", 'x'.repeat(44), '%00'])
    expect(await who(with_(token))).toBeNull()
  expect(lookups()).toEqual([])
  expect(await who(with_('x'.repeat(43)))).toBeNull()
  expect(lookups()).toHaveLength(1)
})

test('a session that ends on one server ends on the others at once', async () => {
  const second = await buildApp(app.platform.config, app.database, { clock: app.platform.clock })
  const browser = await browserOf(app, ACCOUNTS.buyer)
  const cookie = `ff_session=${browser.cookies.get('ff_session')}`
  const there = async () =>
    (await second.platform.server.inject({ url: '/api/current_user', headers: { cookie } })).json().user
  expect(await there()).not.toBeNull()
  await browser.post('/api/logout')
  await expect.poll(there, { interval: 5 }).toBeNull()
  await second.close()
})

test('who is blocked is out at once, who gets another right has it at once', async () => {
  const { db, bus } = app.platform
  const browser = await browserOf(app, ACCOUNTS.gym)
  const { id } = (await browser.get('/api/current_user')).json().user
  const hasApi = async () => (await browser.get('/api/current_user')).json().user?.has_api_access
  expect(await hasApi()).toBe(false)
  await db.transaction(async tx => {
    await tx.execute(sql`update customers set has_api_access = true where country = 'DE'`)
    await viewerChanged(tx as never, bus)
  })
  await expect.poll(hasApi, { interval: 5 }).toBe(true)
  await db.execute(sql`update users set blocked_at = now() where id = ${id}`)
  await viewerChanged(db, bus, id)
  await expect.poll(() => who(browser), { interval: 5 }).toBeNull()
  await db.execute(sql`update users set blocked_at = null where id = ${id}`)
  await viewerChanged(db, bus, id)
  await expect.poll(() => who(browser), { interval: 5 }).toBe(ACCOUNTS.gym)
  await endSessionsOf(db, bus, id)
  await expect.poll(() => who(browser), { interval: 5 }).toBeNull()
})

test('an answer that was on its way while the session changed is not kept', async () => {
  const cache = await makeSessionCache(app.platform, async () => false)
  const token = (await browserOf(app, ACCOUNTS.buyer)).cookies.get('ff_session')!
  const onItsWay = cache.find(token)
  cache.forget()
  expect((await onItsWay)?.email).toBe(ACCOUNTS.buyer)
  expect(cache.known(token)).toBeUndefined()
  await cache.find(token)
  expect(cache.known(token)?.email).toBe(ACCOUNTS.buyer)
})

test('ended sessions are deleted', async () => {
  await browserOf(app, ACCOUNTS.buyer)
  app.setNow(after(90))
  await deleteAllOld(app.platform.db, peopleRetained, app.platform.clock())
  expect(await rows(app.platform.db, sql`select 1 from sessions`)).toEqual([])
})
