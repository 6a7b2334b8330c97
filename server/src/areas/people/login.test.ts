import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS, demoPeople } from '../../../demo/people.ts'
import { rows } from '../../platform/database.ts'
import { type TestApp, testApp } from '../../platform/testing/app.ts'
import { browserOf, logIn } from '../../platform/testing/log-in.ts'
import { hashOf } from '../../platform/tokens.ts'

const NOW = '2025-05-05T10:00:00Z'
let app: TestApp

beforeAll(async () => {
  app = await testApp({ now: NOW, env: { TRUST_PROXY: '1' } })
  await demoPeople(app.platform.db, new Date(NOW))
})
afterAll(() => app.close())

const sessionCount = async () => (await rows(app.platform.db, sql`select 1 from sessions`)).length
const setCookies = (answer: { headers: object }) =>
  [(answer.headers as { 'set-cookie'?: string | string[] })['set-cookie'] ?? []].flat()
const sessionCookie = (answer: { headers: object }) => setCookies(answer).find(text => text.startsWith('ff_session='))

test('a login with the token of GET /csrf-token starts a session (TS-442, SH-537)', async () => {
  const browser = app.browser()
  const answer = await logIn(browser, ACCOUNTS.buyer)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ success: true })
  expect((await browser.get('/api/current_user')).json().user.email).toBe(ACCOUNTS.buyer)
})

test('the e-mail address may be typed in capitals and with spaces around it', async () => {
  expect((await logIn(app.browser(), ` ${ACCOUNTS.buyer.toUpperCase()} `)).statusCode).toBe(200)
})

test('the form may be multipart as well', async () => {
  const browser = app.browser()
  const { token } = (await browser.get('/csrf-token')).json()
  const field = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const answer = await browser.call({
    method: 'POST',
    url: '/api/login',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: `${field('_csrf_token', token)}${field('_username', ACCOUNTS.buyer)}${field('_password', 'demo-2025')}--b--\r\n`,
  })
  expect(answer.statusCode).toBe(200)
})

test('the session cookie is opaque, HttpOnly, SameSite=Lax, with Max-Age and without Expires (TS-090, SH-220)', async () => {
  const cookie = sessionCookie(await logIn(app.browser(), ACCOUNTS.buyer))
  expect(cookie).toMatch(/^ff_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('behind https both cookies are Secure and bound to this host; the names without that do not count (TS-091, SH-221, FF-133)', async () => {
  const browser = app.browser()
  const https = { 'x-forwarded-proto': 'https' }
  const over = async (headers: Record<string, string>) =>
    (await browser.call({ method: 'GET', url: '/api/current_user', headers })).json().user?.email ?? null
  const token = await browser.call({ method: 'GET', url: '/csrf-token', headers: https })
  expect(setCookies(token)).toEqual([
    expect.stringMatching(/^__Host-ff_csrf=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ])
  const fields = { _csrf_token: token.json().token, _username: ACCOUNTS.buyer, _password: 'demo-2025' }
  const answer = await browser.form('/api/login', fields, https)
  expect(setCookies(answer)).toEqual([
    expect.stringMatching(/^__Host-ff_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ])
  expect(await over(https)).toBe(ACCOUNTS.buyer)
  expect(await over({})).toBeNull()

  const session = browser.cookies.get('__Host-ff_session')!
  browser.cookies.clear()
  browser.cookies.set('ff_session', session)
  expect(await over(https)).toBeNull()
})

test('a page that is asked for behind https comes with the data of the user who is logged in there', async () => {
  const browser = app.browser()
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' }
  await logIn(browser, ACCOUNTS.buyer)
  browser.cookies.set('__Host-ff_session', browser.cookies.get('ff_session')!)
  browser.cookies.delete('ff_session')
  const page = await browser.call({ method: 'GET', url: '/terms', headers: { ...headers, accept: 'text/html' } })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(`"email":"${ACCOUNTS.buyer}"`)
})

test('a logout behind https takes the cookie away under its name there', async () => {
  const browser = app.browser()
  const https = { 'x-forwarded-proto': 'https' }
  const { token } = (await browser.call({ method: 'GET', url: '/csrf-token', headers: https })).json()
  await browser.form('/api/login', { _csrf_token: token, _username: ACCOUNTS.buyer, _password: 'demo-2025' }, https)
  const answer = await browser.post('/api/logout', undefined, https)
  expect(setCookies(answer)).toEqual(['__Host-ff_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax'])
  expect(browser.cookies.has('__Host-ff_session')).toBe(false)
})

test.each([
  ['http', 'ff_session'],
  ['https', '__Host-ff_session'],
])('the API’s description names the session’s cookie as it is behind %s (FF-133)', async (proto, name) => {
  const headers = { 'x-forwarded-proto': proto }
  const document = (await app.platform.server.inject({ url: '/api/openapi.json', headers })).json()
  expect(document.components.securitySchemes.session.name).toBe(name)
})

test('the database holds the hash of the token alone, and argon2id hashes of passwords (TS-092, TS-096, SH-222, SH-226)', async () => {
  const { cookies } = await browserOf(app, ACCOUNTS.gym)
  const token = cookies.get('ff_session')!
  const [session] = await rows(app.platform.db, sql`select * from sessions where token_hash = ${hashOf(token)}`)
  expect(session).toBeDefined()
  expect(JSON.stringify(await rows(app.platform.db, sql`select * from sessions`))).not.toContain(token)
  const hashes = await rows<{ password_hash: string }>(app.platform.db, sql`select password_hash from users`)
  for (const { password_hash } of hashes) expect(password_hash).toMatch(/^\$argon2id\$/)
})

test('a login renews the token: the one before answers 401 (TS-093, SH-223)', async () => {
  const browser = await browserOf(app, ACCOUNTS.buyer)
  const before = browser.cookies.get('ff_session')!
  await logIn(browser, ACCOUNTS.buyer)
  expect(browser.cookies.get('ff_session')).not.toBe(before)
  const old = app.browser()
  old.cookies.set('ff_session', before)
  expect((await old.post('/api/logout')).statusCode).toBe(401)
  expect((await browser.post('/api/logout')).statusCode).toBe(200)
})

test("a login without the token, with a wrong one or with another browser's is refused with 403 (SH-219)", async () => {
  const fields = { _username: ACCOUNTS.buyer, _password: 'demo-2025' }
  const other = (await app.browser().get('/csrf-token')).json().token
  const browser = app.browser()
  await browser.get('/csrf-token')
  const before = await sessionCount()
  const tokens: Record<string, string>[] = [{}, { _csrf_token: '' }, { _csrf_token: 'wrong' }, { _csrf_token: other }]
  for (const token of tokens)
    expect((await browser.form('/api/login', { ...fields, ...token })).json()).toMatchObject({
      status: 403,
      code: 'wrong_csrf_token',
    })
  expect(await sessionCount()).toBe(before)
})

test('a browser that keeps no cookies is told that a login needs them', async () => {
  const { token } = (await app.browser().get('/csrf-token')).json()
  const fields = { _csrf_token: token, _username: ACCOUNTS.buyer, _password: 'demo-2025' }
  expect((await app.browser().form('/api/login', fields)).json()).toMatchObject({ status: 403, code: 'cookies_needed' })
})

test('a document that a person opens without a session leads to the login; a program reads 401 (FF-1654)', async () => {
  const { served } = app.platform.server
  const documents = served.filter(({ media, who }) => media && media !== 'text/event-stream' && who !== 'anyone')
  const kept = documents.filter(({ who, method }) => who !== 'client' && method === 'GET')
  expect(kept.length).toBeGreaterThan(10)
  for (const { path } of kept) {
    const url = path.replace(/:\w+/g, '14')
    const opened = await app.browser().call({ method: 'GET', url, headers: { accept: 'text/html,*/*;q=0.8' } })
    expect([url, opened.statusCode, opened.headers.location]).toEqual([
      url,
      303,
      `/login?document=${encodeURIComponent(url)}`,
    ])
    expect([url, (await app.browser().get(url)).statusCode]).toEqual([url, 401])
  }
})

test('one browser keeps its token, so that two open login forms both work (TS-441, SH-536)', async () => {
  const browser = app.browser()
  const first = (await browser.get('/csrf-token')).json().token
  expect((await browser.get('/csrf-token')).json().token).toBe(first)
})

test.each([
  ['a wrong password', ACCOUNTS.gym, 'demo-2024'],
  ['an unknown address', 'nobody@fairfloor.test', 'demo-2025'],
  ['an empty pair', '', ''],
])('%s is 401 with the text of the specification (TS-442, SH-537)', async (_, email, password) => {
  const answer = await logIn(app.browser(), email, password, { 'x-forwarded-for': '198.51.100.1' })
  expect(answer.statusCode).toBe(401)
  expect(answer.headers['content-type']).toContain('application/problem+json')
  expect(answer.json()).toMatchObject({
    success: false,
    detail: 'Wrong email and password combination. please try again.',
  })
  expect(sessionCookie(answer)).toBeUndefined()
})

test('without the marker header, or from another origin, a login is refused and starts nothing', async () => {
  const before = await sessionCount()
  for (const headers of [
    { 'x-requested-with': '' },
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.test' },
  ] as Record<string, string>[])
    expect((await logIn(app.browser(), ACCOUNTS.buyer, undefined, headers)).json()).toMatchObject({
      status: 403,
      code: 'cross_site',
    })
  expect(await sessionCount()).toBe(before)
  expect(
    (await logIn(app.browser(), ACCOUNTS.buyer, undefined, { host: 'shop.test', origin: 'http://shop.test' }))
      .statusCode,
  ).toBe(200)
})

test('who is blocked, and whose company is not approved, cannot log in', async () => {
  const { db } = app.platform
  await db.execute(sql`update users set blocked_at = now() where email = ${ACCOUNTS.organiser}`)
  expect((await logIn(app.browser(), ACCOUNTS.organiser)).statusCode).toBe(401)
  await db.execute(sql`update users set blocked_at = null where email = ${ACCOUNTS.organiser}`)
  expect((await logIn(app.browser(), ACCOUNTS.organiser)).statusCode).toBe(200)
  await db.execute(sql`update customers set approved_at = null where country = 'DE'`)
  expect((await logIn(app.browser(), ACCOUNTS.gym)).statusCode).toBe(401)
  await db.execute(sql`update customers set approved_at = now() where country = 'DE'`)
})
