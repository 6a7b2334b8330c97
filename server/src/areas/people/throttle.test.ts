import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ACCOUNTS, demoPeople } from '../../../demo/people.ts'
import { buildApp } from '../../app.ts'
import { rows } from '../../platform/database.ts'
import { type Browser, type TestApp, testApp } from '../../platform/testing/app.ts'
import { deleteAllOld } from '../../platform/testing/delete-old.ts'
import { logIn } from '../../platform/testing/log-in.ts'
import { peopleRetained } from './retained.ts'

const NOW = '2025-05-05T10:00:00Z'
let app: TestApp
let browser: Browser

beforeAll(async () => {
  app = await testApp({ now: NOW, env: { TRUST_PROXY: '1' } })
  await demoPeople(app.platform.db, new Date(NOW))
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setNow(NOW)
  browser = app.browser()
  await app.platform.db.execute(sql`delete from login_attempts`)
})

const from = (address: string) => ({ 'x-forwarded-for': address })
const statusOf = async (email: string, password: string, address = '203.0.113.7') =>
  (await logIn(browser, email, password, from(address))).statusCode
const fail = async (times: number, email: string = ACCOUNTS.buyer, address?: string) => {
  for (let i = 0; i < times; i++) expect(await statusOf(email, 'wrong', address)).toBe(401)
}
const sorted = (statuses: number[]) => statuses.toSorted((a, b) => a - b)

test('after five failures on an account further logins to it are 429, with the right password too (TS-513, SH-227, SH-624)', async () => {
  await fail(5)
  const answer = await logIn(browser, ACCOUNTS.buyer, undefined, from('203.0.113.7'))
  expect(answer.statusCode).toBe(429)
  expect(answer.headers['retry-after']).toBe('900')
  expect(answer.json()).toMatchObject({
    success: false,
    detail: 'Too many attempts. Please try again in 15 minutes.',
  })
})

test('it does not help to write the address in another way', async () => {
  await fail(3)
  await fail(2, ` ${ACCOUNTS.buyer.toUpperCase()}`)
  expect(await statusOf(ACCOUNTS.buyer, 'demo-2025')).toBe(429)
})

test('an unknown account is throttled like a known one', async () => {
  await fail(5, 'nobody@fairfloor.test')
  expect(await statusOf('nobody@fairfloor.test', 'wrong')).toBe(429)
})

test('the window moves with the clock', async () => {
  await fail(1)
  app.setNow('2025-05-05T10:05:00Z')
  await fail(4)
  app.setNow('2025-05-05T10:14:59Z')
  const answer = await logIn(browser, ACCOUNTS.buyer, undefined, from('203.0.113.7'))
  expect(answer.headers['retry-after']).toBe('1')
  expect(answer.json().detail).toBe('Too many attempts. Please try again in 1 minute.')
  app.setNow('2025-05-05T10:15:00Z')
  await fail(1)
  expect(await statusOf(ACCOUNTS.buyer, 'demo-2025')).toBe(429)
  app.setNow('2025-05-05T10:20:00Z')
  expect(await statusOf(ACCOUNTS.buyer, 'demo-2025')).toBe(200)
})

test('other addresses and other accounts are not held up', async () => {
  await fail(5)
  expect(await statusOf(ACCOUNTS.buyer, 'demo-2025', '203.0.113.8')).toBe(200)
  expect(await statusOf(ACCOUNTS.gym, 'demo-2025')).toBe(200)
})

test('a login in between forgives the failures before it', async () => {
  await fail(4)
  expect(await statusOf(ACCOUNTS.buyer, 'demo-2025')).toBe(200)
  await fail(4)
  expect(await statusOf(ACCOUNTS.buyer, 'demo-2025')).toBe(200)
})

test('after 50 failures from an address every login from it is 429 (TS-089, SH-228)', async () => {
  for (let i = 0; i < 50; i++) await fail(1, `guess-${i}@fairfloor.test`)
  expect(await statusOf(ACCOUNTS.gym, 'demo-2025')).toBe(429)
  expect(await statusOf(ACCOUNTS.gym, 'demo-2025', '203.0.113.8')).toBe(200)
})

test('who writes ever new addresses before the one that the proxy adds is still one caller (FF-340)', async () => {
  const guess = (i: number) => statusOf(ACCOUNTS.buyer, 'wrong', `198.51.${i >> 8}.${i & 255}, 203.0.113.77`)
  const statuses: number[] = []
  for (let i = 0; i < 20; i++) statuses.push(await guess(i))
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(15).fill(429)])
  const ask = async (i: number) =>
    (await browser.form('/lost-password', { _username: 'who@fairfloor.test' }, from(`198.51.100.${i}, 203.0.113.77`)))
      .statusCode
  const asked: number[] = []
  for (let i = 0; i < 20; i++) asked.push(await ask(i))
  expect(asked).toEqual([...Array(5).fill(200), ...Array(15).fill(429)])
})

test('a whole IPv6 network is one address', async () => {
  for (let i = 0; i < 5; i++) await fail(1, ACCOUNTS.buyer, `2001:db8:1:2::${i}`)
  expect(await statusOf(ACCOUNTS.buyer, 'demo-2025', '2001:db8:1:2:ffff::1')).toBe(429)
})

test('twenty wrong logins at once get five tries (SH-227)', async () => {
  await browser.get('/csrf-token')
  const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(ACCOUNTS.buyer, 'wrong')))
  expect(sorted(statuses)).toEqual([...Array(5).fill(401), ...Array(15).fill(429)])
})

test('twenty right logins at once all succeed', async () => {
  await browser.get('/csrf-token')
  const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(ACCOUNTS.buyer, 'demo-2025')))
  expect(sorted(statuses)).toEqual(Array(20).fill(200))
})

test('asking for passwords is throttled likewise, known address or not, and mails no more than five', async () => {
  const ask = async (email: string, address = '203.0.113.7') =>
    (await browser.form('/lost-password', { _username: email }, from(address))).statusCode
  const statuses = await Promise.all(Array.from({ length: 20 }, () => ask(ACCOUNTS.gym)))
  expect(sorted(statuses)).toEqual([...Array(5).fill(200), ...Array(15).fill(429)])
  await app.platform.outbox.drain()
  expect(await rows(app.platform.db, sql`select 1 from mails where recipient = ${ACCOUNTS.gym}`)).toHaveLength(5)
  for (let i = 0; i < 5; i++) expect(await ask('nobody@fairfloor.test')).toBe(200)
  expect(await ask('nobody@fairfloor.test')).toBe(429)
  for (let i = 0; i < 40; i++) expect(await ask(`guess-${i}@fairfloor.test`)).toBe(200)
  expect(await ask('one-more@fairfloor.test')).toBe(429)
  expect(await ask('one-more@fairfloor.test', '203.0.113.8')).toBe(200)
})

test('an account is mailed five passwords in 15 minutes, from however many addresses and servers (FF-135)', async () => {
  const second = await buildApp(app.platform.config, app.database, { clock: app.platform.clock })
  const mailed = async () => {
    await app.platform.outbox.drain()
    return (await rows(app.platform.db, sql`select 1 from mails where recipient = ${ACCOUNTS.buyer}`)).length
  }
  const ask = (i: number) =>
    [app, second][i % 2]!.platform.server.inject({
      method: 'POST',
      url: '/lost-password',
      payload: new URLSearchParams({ _username: ACCOUNTS.buyer }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-requested-with': 'XMLHttpRequest',
        ...from(`198.51.100.${i}`),
      },
    })
  const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => ask(i)))
  for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
  await expect.poll(mailed).toBe(5)

  // Requests in between do not keep the owner from the next mails.
  app.setNow('2025-05-05T10:14:59Z')
  await ask(31)
  expect(await mailed()).toBe(5)
  app.setNow('2025-05-05T10:15:00Z')
  await ask(32)
  // The other server may be writing it just now.
  await expect.poll(mailed).toBe(6)
  await second.close()
})

test('what no longer counts is deleted', async () => {
  await fail(2)
  app.setNow('2025-05-06T10:00:00Z')
  await deleteAllOld(app.platform.db, peopleRetained, app.platform.clock())
  expect(await rows(app.platform.db, sql`select 1 from login_attempts`)).toEqual([])
})
