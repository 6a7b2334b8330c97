import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { buildApp } from '../../../app.ts'
import { rows } from '../../../platform/database.ts'
import { type Browser, makeBrowser, type TestApp, testApp } from '../../../platform/testing/app.ts'
import { browserOf, logIn } from '../../../platform/testing/log-in.ts'
import { transaction } from '../../../platform/transaction.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { lockUser } from './factors.ts'
import { PasskeyDevice, UNVERIFIED } from './test-passkey-device.ts'

const NOW = '2031-05-06T12:00:00Z'
const PASSWORD = 'demo-2025'
let app: TestApp

beforeAll(async () => {
  app = await testApp({ now: NOW, env: { SECOND_FACTOR: 'staff' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  const { db } = app.platform
  app.setNow(NOW)
  const kept = [
    'passkeys',
    'passkey_challenges',
    'recovery_codes',
    'half_logins',
    'login_attempts',
    'mails',
    'sessions',
  ]
  for (const table of kept) await db.execute(sql`delete from ${sql.identifier(table)}`)
  await db.execute(sql`update users set blocked_at = null`)
  await demoPeople(db, new Date(NOW))
})

const KEYS = '/api/account/passkeys'
const add = (browser: Browser, passkey: object, name = 'Laptop') => browser.post(KEYS, { name, passkey })
const newQuestion = async (browser: Browser) =>
  (await browser.post(`${KEYS}/question`, { password: PASSWORD })).json().options

/** A user with a new passkey. */
async function withPasskey(email: string) {
  const browser = await browserOf(app, email)
  const device = new PasskeyDevice()
  const added = await add(browser, device.make(await newQuestion(browser)))
  expect(added.statusCode, added.body).toBe(200)
  return { browser, device, codes: added.json().recovery_codes as string[] }
}
const ask = (browser: Browser, second_step: boolean) => browser.post('/api/login/passkey-question', { second_step })
const question = async (browser: Browser, isSecondStep = false) => (await ask(browser, isSecondStep)).json().options
const enter = (browser: Browser, answer: object) => browser.post('/api/login/passkey', answer)
const who = async (browser: Browser) => (await browser.get('/api/current_user')).json().user?.email ?? null
const factorOf = async (browser: Browser) => (await browser.get('/api/account/second-factor')).json()
const codeOf = async (answer: ReturnType<Browser['post']>) => {
  const { statusCode, body } = await answer
  return `${statusCode} ${JSON.parse(body).code ?? ''}`.trim()
}

test('a passkey is added by name with the password; it is the second step from then on (FF-1260)', async () => {
  const elsewhere = await browserOf(app, ACCOUNTS.buyer)
  const { browser, device, codes } = await withPasskey(ACCOUNTS.buyer)
  expect(codes).toHaveLength(10)
  await expect.poll(() => who(elsewhere), { interval: 5 }).toBeNull()
  expect(await factorOf(browser)).toMatchObject({ is_on: true, passkeys: [{ name: 'Laptop', used_at: null }] })

  const half = app.browser()
  expect((await logIn(half, ACCOUNTS.buyer)).json().details).toEqual({ ways: ['passkey'] })
  const asked = await question(half, true)
  expect(asked).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: device.id.toString('base64url') }] })
  expect((await enter(half, device.answer(asked, UNVERIFIED))).json()).toEqual({ success: true })
  expect(await who(half)).toBe(ACCOUNTS.buyer)
  expect(await factorOf(half)).toMatchObject({ passkeys: [{ used_at: '2031-05-06T12:00:00.000Z' }] })
  const mails = await rows<{ subject: string }>(app.platform.db, sql`select subject from mails`)
  expect(mails).toEqual([{ subject: 'A passkey was added to your login' }])
})

test('without a password a passkey logs in alone, where it knows its owner (FF-1261)', async () => {
  const { device } = await withPasskey(ACCOUNTS.buyer)
  const browser = app.browser()
  expect(await codeOf(enter(browser, device.answer(await question(browser), UNVERIFIED)))).toBe('401 wrong_passkey')
  expect(await codeOf(enter(browser, device.answer(await question(browser))))).toBe('200')
  expect(await who(browser)).toBe(ACCOUNTS.buyer)
})

test('a question is answered once, in time, to this shop, for what was asked (FF-1262)', async () => {
  const { browser: buyer, device } = await withPasskey(ACCOUNTS.buyer)
  const browser = app.browser()
  const fails = async (answer: object) => expect(await codeOf(enter(browser, answer))).toBe('401 wrong_passkey')

  await fails(device.answer(await question(browser), { origin: 'https://fairfloor.example', rpID: 'localhost' }))
  await fails(device.answer(await question(browser), { origin: 'http://localhost:3000', rpID: 'fairfloor.example' }))
  await fails(device.answer(await newQuestion(buyer)))
  await fails(device.answer({ challenge: 'made-up' }))
  // A right answer after it: passkeys that failed are counted.
  await enter(browser, device.answer(await question(browser)))

  const asked = await question(browser)
  await fails(device.answer(asked, { type: 'webauthn.create' }))
  await fails(device.answer(asked))
  const late = await question(browser)
  app.setNow('2031-05-06T12:10:00Z')
  await fails(device.answer(late))
  expect(await codeOf(enter(browser, device.answer(await question(browser))))).toBe('200')
})

test('a question is answered by the browser that asked it, in whichever of its tabs (FF-1410)', async () => {
  const { browser: buyer, device } = await withPasskey(ACCOUNTS.buyer)
  const asking = app.browser()
  const answer = device.answer(await question(asking))
  // Somebody brings the answer of their own passkey into another's browser.
  const other = app.browser()
  await question(other)
  for (const browser of [other, app.browser()]) expect(await codeOf(enter(browser, answer))).toBe('401 wrong_passkey')
  await question(asking)
  expect(await codeOf(enter(asking, answer))).toBe('200')

  const again = app.browser()
  expect(await codeOf(enter(again, device.answer(await question(again))))).toBe('200')
  expect(await codeOf(add(again, new PasskeyDevice().make(await newQuestion(buyer))))).toBe('401 wrong_passkey')
  expect(await codeOf(add(buyer, new PasskeyDevice().make(await newQuestion(buyer))))).toBe('200')
})

test('an answer works once, also where it comes to two servers at the same time (FF-1262)', async () => {
  const { device } = await withPasskey(ACCOUNTS.buyer)
  const other = await buildApp(app.platform.config, app.database, { clock: () => new Date(NOW) })
  const browser = app.browser()
  const answer = device.answer(await question(browser))
  const browsers = [browser, makeBrowser(other.platform, new Map(browser.cookies))]
  const answers = await Promise.all(browsers.map(browser => enter(browser, answer)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  await other.close()
})

test('a copy of a passkey, whose count is behind, is refused (FF-1262)', async () => {
  const { device } = await withPasskey(ACCOUNTS.buyer)
  const browser = app.browser()
  expect(await codeOf(enter(browser, device.answer(await question(browser), { uses: 7 })))).toBe('200')
  expect(await codeOf(enter(browser, device.answer(await question(browser), { uses: 7 })))).toBe('401 wrong_passkey')
})

test('somebody else’s passkey is no second step, cannot be removed, and is added to no other login (FF-1263)', async () => {
  const { browser: buyer } = await withPasskey(ACCOUNTS.buyer)
  const { browser: gym, device } = await withPasskey(ACCOUNTS.gym)
  const half = app.browser()
  await logIn(half, ACCOUNTS.buyer)
  expect(await codeOf(enter(half, device.answer(await question(half, true))))).toBe('401 wrong_passkey')
  // The second step of one login is none without it.
  const asked = device.answer(await question(half, true))
  half.cookies.delete('ff_second_step')
  expect(await codeOf(enter(half, asked))).toBe('401 second_step_over')
  expect(await codeOf(ask(app.browser(), true))).toBe('401 second_step_over')

  const [{ id }] = (await factorOf(buyer)).passkeys
  expect(await codeOf(gym.post(`${KEYS}/${id}/remove`, { password: PASSWORD }))).toBe('404 not_found')
  expect(await codeOf(add(buyer, device.make(await newQuestion(buyer))))).toBe('401 wrong_passkey')
  expect(await codeOf(add(buyer, new PasskeyDevice().make(await newQuestion(gym))))).toBe('401 wrong_passkey')
})

test('a passkey proves once more that its owner is there, each answer once and for that alone (FF-1418)', async () => {
  const { browser, device } = await withPasskey(ACCOUNTS.buyer)
  const own = async () => (await browser.post(`${KEYS}/proof`)).json().options
  const askWith = (passkey: object) => codeOf(browser.post('/api/account/exports', { password: PASSWORD, passkey }))
  expect(await askWith(device.answer(await question(browser)))).toBe('422 wrong_proof')
  const { browser: gym, device: other } = await withPasskey(ACCOUNTS.gym)
  expect(await askWith(other.answer(await own()))).toBe('422 wrong_proof')
  const answer = device.answer(await own())
  expect(await codeOf(enter(app.browser(), answer))).toBe('401 wrong_passkey')
  expect(await askWith(answer)).toBe('200')
  expect(await askWith(answer)).toBe('422 wrong_proof')
  expect(await codeOf(gym.post(`${KEYS}/proof`))).toBe('200')
  expect(await codeOf((await browserOf(app, ACCOUNTS.operator)).post(`${KEYS}/proof`))).toBe(
    '403 second_factor_required',
  )
  await app.platform.db.execute(sql`delete from data_exports`)
})

test('a passkey whose id is longer than any device makes it is none (FF-1360)', async () => {
  const browser = await browserOf(app, ACCOUNTS.buyer)
  expect(await codeOf(add(browser, new PasskeyDevice(6000).make(await newQuestion(browser))))).toBe('401 wrong_passkey')
})

// The embedded database has one connection, so nothing waits for a lock.
test.runIf(inject('templateName'))(
  'a passkey is not added by a session that ends at the same moment (FF-1362)',
  async () => {
    const { db, bus } = app.platform
    const browser = await browserOf(app, ACCOUNTS.buyer)
    const passkey = new PasskeyDevice().make(await newQuestion(browser))
    let added: ReturnType<typeof add> | undefined
    await transaction(db, async tx => {
      const [user] = await rows<{ id: number }>(tx, sql`select id from users where email = ${ACCOUNTS.buyer}`)
      await lockUser(tx, user!.id)
      await endSessionsOf(tx, bus, user!.id)
      added = add(browser, passkey)
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(() => rows(db, waiting), { timeout: 15_000 }).toHaveLength(1)
    })
    expect((await added)?.json().code).toBe('login_required')
    expect(await rows(db, sql`select id from passkeys`)).toEqual([])
  },
)

test('second steps that were right leave nothing that counts against the others of a network (FF-1361)', async () => {
  const { device } = await withPasskey(ACCOUNTS.buyer)
  const half = app.browser()
  await logIn(half, ACCOUNTS.buyer)
  expect(await codeOf(enter(half, device.answer(await question(half, true))))).toBe('200')
  expect(await rows(app.platform.db, sql`select kind from login_attempts`)).toEqual([])
})

test.each([true, false])(
  'five wrong answers in a quarter of an hour are enough; as second step: %s (FF-1263)',
  async isSecond => {
    const { device } = await withPasskey(ACCOUNTS.buyer)
    const browser = app.browser()
    if (isSecond) await logIn(browser, ACCOUNTS.buyer)
    const answer = async (wrong = {}) => enter(browser, device.answer(await question(browser, isSecond), wrong))
    for (let i = 0; i < 5; i++) expect((await answer({ rpID: 'fairfloor.example' })).statusCode).toBe(401)
    const later = await answer()
    expect(later.json()).toMatchObject({ success: false, code: 'too_many' })
    expect(later.headers['retry-after']).toBe('900')
    app.setNow('2031-05-06T12:15:00Z')
    if (isSecond) await logIn(browser, ACCOUNTS.buyer)
    expect((await answer()).statusCode).toBe(200)
  },
)

test('who is blocked, and whose passkey is removed or reset, cannot log in by it (FF-1260)', async () => {
  const { browser, device } = await withPasskey(ACCOUNTS.buyer)
  const fails = async () => {
    const visitor = app.browser()
    const answer = device.answer(await question(visitor))
    expect(await codeOf(enter(visitor, answer))).toBe('401 wrong_passkey')
  }
  const { db } = app.platform
  await db.execute(sql`update users set blocked_at = ${NOW} where email = ${ACCOUNTS.buyer}`)
  await fails()
  await db.execute(sql`update users set blocked_at = null`)

  const [{ id }] = (await factorOf(browser)).passkeys
  expect(await codeOf(browser.post(`${KEYS}/${id}/remove`, { password: 'wrong' }))).toBe('422 wrong_password')
  expect(await codeOf(browser.post(`${KEYS}/${id}/remove`, { password: PASSWORD }))).toBe('200')
  await fails()
  expect(await factorOf(browser)).toMatchObject({ is_on: false, passkeys: [], recovery_codes_left: 0 })
  expect((await logIn(app.browser(), ACCOUNTS.buyer)).statusCode).toBe(200)
})

test.each([ACCOUNTS.operator, ACCOUNTS.agent])(
  '%s has what is demanded with a passkey, and keeps the last one (FF-1264)',
  async email => {
    const { browser } = await withPasskey(email)
    expect((await browser.get('/api/account/sessions')).statusCode).toBe(200)
    expect((await add(browser, new PasskeyDevice().make(await newQuestion(browser)))).statusCode).toBe(200)
    const { passkeys } = await factorOf(browser)
    // Of two that are removed at once one stays.
    const removed = await Promise.all(
      passkeys.map(({ id }: { id: number }) => codeOf(browser.post(`${KEYS}/${id}/remove`, { password: PASSWORD }))),
    )
    expect(removed.sort()).toEqual(['200', '409 last_second_factor'])
    expect(await factorOf(browser)).toMatchObject({ is_on: true, passkeys: [{}], recovery_codes_left: 10 })
    expect((await browser.get('/api/account/sessions')).statusCode).toBe(200)
  },
)

test('under another name than the shop’s there are no passkeys (FF-1262)', async () => {
  const browser = await browserOf(app, ACCOUNTS.buyer)
  const elsewhere = (method: 'GET' | 'POST', url: string, payload?: object) =>
    browser.call({ method, url, headers: { host: '127.0.0.1:3000' }, ...(payload ? { payload } : {}) })
  expect((await elsewhere('GET', '/api/account/second-factor')).json().can_have_passkeys).toBe(false)
  expect(await codeOf(elsewhere('POST', `${KEYS}/question`, { password: PASSWORD }))).toBe('409 passkeys_not_possible')
  expect(await codeOf(elsewhere('POST', '/api/login/passkey-question', { second_step: false }))).toBe(
    '409 passkeys_not_possible',
  )
})
