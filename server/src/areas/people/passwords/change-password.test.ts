import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { type TestApp, testApp } from '../../../platform/testing/app.ts'
import { browserOf, logIn } from '../../../platform/testing/log-in.ts'

const NOW = '2025-05-05T10:00:00Z'
const OLD = 'demo-2025'
const NEW = 'vijf kilo whey'
let app: TestApp

beforeAll(async () => {
  app = await testApp({ now: NOW })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.platform.db.execute(sql`delete from login_attempts`)
  await demoPeople(app.platform.db, new Date(NOW))
})

const loginStatus = async (password: string) => (await logIn(app.browser(), ACCOUNTS.buyer, password)).statusCode

test('who knows the old password chooses a new one', async () => {
  const browser = await browserOf(app, ACCOUNTS.buyer)
  const answer = await browser.post('/api/change-password', { old_password: OLD, new_password: NEW })
  expect(answer.json()).toEqual({ success: true })
  expect(await loginStatus(OLD)).toBe(401)
  expect(await loginStatus(NEW)).toBe(200)
})

test('every earlier session ends; the one who changed goes on in a fresh one (TS-095, SH-225)', async () => {
  const elsewhere = await browserOf(app, ACCOUNTS.buyer)
  const browser = await browserOf(app, ACCOUNTS.buyer)
  const before = browser.cookies.get('ff_session')!
  await Promise.all([elsewhere.get('/api/current_user'), browser.get('/api/current_user')])
  await browser.post('/api/change-password', { old_password: OLD, new_password: NEW })
  expect(browser.cookies.get('ff_session')).not.toBe(before)
  expect((await browser.get('/api/current_user')).json().user.email).toBe(ACCOUNTS.buyer)
  expect((await elsewhere.post('/api/logout')).statusCode).toBe(401)
  browser.cookies.set('ff_session', before)
  expect((await browser.post('/api/logout')).statusCode).toBe(401)
})

test.each([
  ['a wrong old password', { old_password: 'wrong', new_password: NEW }, 'old_password', 'The old password is wrong.'],
  ['no old password', { new_password: NEW }, 'old_password', 'The old password is wrong.'],
  [
    'nine characters',
    { old_password: OLD, new_password: '123 56 89' },
    'new_password',
    'Please choose a password of at least 10 characters.',
  ],
  [
    'one that everybody tries',
    { old_password: OLD, new_password: 'Qwertyuiop' },
    'new_password',
    'This password is too easy to guess. Please choose another one.',
  ],
  [
    'the own address',
    { old_password: OLD, new_password: ACCOUNTS.buyer },
    'new_password',
    'This password is too easy to guess. Please choose another one.',
  ],
])('%s is refused and changes nothing', async (_, payload, path, detail) => {
  const browser = await browserOf(app, ACCOUNTS.buyer)
  const answer = await browser.post('/api/change-password', payload)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ detail, errors: [{ path, detail }] })
  expect((await browser.get('/api/current_user')).json().user.email).toBe(ACCOUNTS.buyer)
  expect(await loginStatus(OLD)).toBe(200)
})

test.each(['Fairfloor2025', 'maasveld-2031', 'Sportvoeding!1', 'Maasveld Sportvoeding B.V.'])(
  'the product’s or the seller’s name with digits is refused: %s (FF-134)',
  async new_password => {
    const browser = await browserOf(app, ACCOUNTS.buyer)
    const answer = await browser.post('/api/change-password', { old_password: OLD, new_password })
    expect(answer.json()).toMatchObject({ status: 422, code: 'password_too_common' })
    expect(await loginStatus(OLD)).toBe(200)
  },
)

test('the password in use is no new one', async () => {
  const browser = await browserOf(app, ACCOUNTS.buyer)
  await browser.post('/api/change-password', { old_password: OLD, new_password: NEW })
  const again = await browser.post('/api/change-password', { old_password: NEW, new_password: NEW })
  expect(again.json()).toMatchObject({ status: 422, code: 'password_not_new' })
})

test('guessing the old password is throttled like a login', async () => {
  const browser = await browserOf(app, ACCOUNTS.buyer)
  const guess = () => browser.post('/api/change-password', { old_password: 'wrong', new_password: NEW })
  const statuses = (await Promise.all(Array.from({ length: 8 }, guess))).map(answer => answer.statusCode)
  expect(statuses.toSorted()).toEqual([422, 422, 422, 422, 422, 429, 429, 429])
  expect(await loginStatus(OLD)).toBe(429)
})

test('a body that does not fit is 400, a visitor 401, a call without the marker header 403', async () => {
  const browser = await browserOf(app, ACCOUNTS.buyer)
  for (const payload of [{}, { new_password: 1 }, { new_password: 'a'.repeat(1001) }, { new_password: `${NEW}\0` }])
    expect((await browser.post('/api/change-password', payload)).statusCode).toBe(400)
  expect((await app.browser().post('/api/change-password', { new_password: NEW })).statusCode).toBe(401)
  const headers = { 'x-requested-with': '' }
  const payload = { old_password: OLD, new_password: NEW }
  expect((await browser.post('/api/change-password', payload, headers)).statusCode).toBe(403)
  expect(await loginStatus(OLD)).toBe(200)
})

test('a password of many scripts works', async () => {
  const browser = await browserOf(app, ACCOUNTS.buyer)
  const password = '蛋白質 протеин 🥤 ﷽ Ω≈ç'
  await browser.post('/api/change-password', { old_password: OLD, new_password: password })
  expect(await loginStatus(password)).toBe(200)
})
