import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { buildApp } from '../../../app.ts'
import { rows } from '../../../platform/database.ts'
import { type Browser, makeBrowser, type TestApp, testApp } from '../../../platform/testing/app.ts'
import { browserOf, logIn } from '../../../platform/testing/log-in.ts'
import { tablesHolding } from '../../../platform/testing/tables-holding.ts'
import { transaction } from '../../../platform/transaction.ts'
import { lockUser } from './factors.ts'

// The shop's clock stands years away from the real one, by which phones make codes.
const NOW = '2031-05-06T12:00:00Z'
const PASSWORD = 'demo-2025'
let app: TestApp

beforeAll(async () => {
  app = await testApp({ now: NOW, env: { SECOND_FACTOR: 'staff' } })
})
afterAll(async () => {
  vi.useRealTimers()
  await app.close()
})
beforeEach(async () => {
  const { db } = app.platform
  app.setNow(NOW)
  // A code counts before and after its half minute, which would be over between making and sending one now and then.
  vi.setSystemTime(new Date())
  for (const table of ['authenticators', 'recovery_codes', 'half_logins', 'login_attempts', 'mails', 'sessions'])
    await db.execute(sql`delete from ${sql.identifier(table)}`)
  await demoPeople(db, new Date(NOW))
})

const BASE = '/api/account/second-factor'
const HALF_MINUTE = 30_000
/** What the phone shows `steps` half minutes from now. */
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), timestamp: Date.now() + steps * HALF_MINUTE })

/** Sets up an authenticator, and forgets that its first code was used, as if that were longer ago. */
async function setUp(browser: Browser) {
  const begun = (await browser.post(`${BASE}/authenticator`, { password: PASSWORD })).json()
  const answer = await browser.post(`${BASE}/authenticator/confirm`, { code: codeOf(begun.secret) })
  expect(answer.statusCode, answer.body).toBe(200)
  await app.platform.db.execute(sql`update authenticators set last_step = 0`)
  return { secret: begun.secret as string, codes: answer.json().recovery_codes as string[] }
}
const step = (browser: Browser, code: string) => browser.post('/api/login/second-step', { code })
const who = async (browser: Browser) => (await browser.get('/api/current_user')).json().user?.email ?? null
const subjects = async () =>
  (await rows<{ subject: string }>(app.platform.db, sql`select subject from mails order by id`)).map(
    ({ subject }) => subject,
  )

test('the right password asks for the second step, and a code of the phone logs in (FF-1200)', async () => {
  const buyer = await browserOf(app, ACCOUNTS.buyer)
  const { secret, codes } = await setUp(buyer)
  expect(codes).toHaveLength(10)
  const browser = app.browser()
  const half = await logIn(browser, ACCOUNTS.buyer)
  expect(half.statusCode).toBe(401)
  expect(half.json()).toMatchObject({
    success: false,
    code: 'second_step_needed',
    detail: 'The password is right. Please confirm that it is you.',
    details: { ways: ['authenticator'] },
  })
  expect(await who(browser)).toBeNull()
  expect((await step(browser, '000000')).json()).toMatchObject({ success: false, code: 'wrong_code' })
  const entered = await step(browser, codeOf(secret))
  expect(entered.json()).toEqual({ success: true })
  expect(await who(browser)).toBe(ACCOUNTS.buyer)
  // Done once, it is over.
  expect((await step(browser, codeOf(secret, 1))).json().code).toBe('second_step_over')
})

test('a code works once, also where two logins bring it at the same time to two servers (FF-1200)', async () => {
  const { secret } = await setUp(await browserOf(app, ACCOUNTS.buyer))
  const other = await buildApp(app.platform.config, app.database, { clock: () => new Date(NOW) })
  const browsers = [app.browser(), makeBrowser(other.platform)]
  for (const browser of browsers) await logIn(browser, ACCOUNTS.buyer)
  const code = codeOf(secret)
  const answers = await Promise.all(browsers.map(browser => step(browser, code)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  await other.close()
})

test('an earlier code no longer counts after a later one (FF-1200)', async () => {
  const { secret } = await setUp(await browserOf(app, ACCOUNTS.buyer))
  const browser = app.browser()
  await logIn(browser, ACCOUNTS.buyer)
  expect((await step(browser, codeOf(secret, 1))).statusCode).toBe(200)
  await logIn(browser, ACCOUNTS.buyer)
  expect((await step(browser, codeOf(secret))).json().code).toBe('wrong_code')
})

test('five wrong codes in a quarter of an hour are enough, from whatever address (FF-1201)', async () => {
  const { secret } = await setUp(await browserOf(app, ACCOUNTS.buyer))
  const browser = app.browser()
  await logIn(browser, ACCOUNTS.buyer)
  for (let i = 0; i < 5; i++) expect((await step(browser, '000000')).statusCode).toBe(401)
  const later = await browser.call({
    method: 'POST',
    url: '/api/login/second-step',
    payload: { code: codeOf(secret) },
    remoteAddress: '198.51.100.7',
  })
  expect(later.statusCode).toBe(429)
  expect(later.headers['retry-after']).toBe('900')
  app.setNow('2031-05-06T12:15:00Z')
  await logIn(browser, ACCOUNTS.buyer)
  expect((await step(browser, codeOf(secret))).statusCode).toBe(200)
})

test('a half login ends after ten minutes (FF-1201)', async () => {
  const { secret } = await setUp(await browserOf(app, ACCOUNTS.buyer))
  const browser = app.browser()
  await logIn(browser, ACCOUNTS.buyer)
  app.setNow('2031-05-06T12:10:00Z')
  expect((await step(browser, codeOf(secret))).json()).toMatchObject({ success: false, code: 'second_step_over' })
})

test('a recovery code logs in once, in any form, and its owner is told; new ones end the old (FF-1202)', async () => {
  const buyer = await browserOf(app, ACCOUNTS.buyer)
  const { codes } = await setUp(buyer)
  const enter = async (code: string) => {
    const browser = app.browser()
    await logIn(browser, ACCOUNTS.buyer)
    return (await step(browser, code)).statusCode
  }
  expect(await enter(` ${codes[0]!.toUpperCase().replaceAll('-', ' ')}`)).toBe(200)
  expect(await enter(codes[0]!)).toBe(401)
  expect((await buyer.get(BASE)).json()).toMatchObject({ is_on: true, recovery_codes_left: 9 })
  const renewed = (await buyer.post(`${BASE}/recovery-codes`, { password: PASSWORD })).json().recovery_codes
  expect(await enter(codes[1]!)).toBe(401)
  expect(await enter(renewed[0])).toBe(200)
  expect(await subjects()).toEqual([
    'Your second factor is switched on',
    'A recovery code was used',
    'You have new recovery codes',
    'A recovery code was used',
  ])
})

test('neither secret nor codes can be read later, and the codes stand nowhere (FF-1202)', async () => {
  const buyer = await browserOf(app, ACCOUNTS.buyer)
  const { secret, codes } = await setUp(buyer)
  expect((await buyer.get(BASE)).body).not.toContain(secret.replaceAll(' ', ''))
  expect(await tablesHolding(app.platform.db, codes[0]!)).toEqual([])
})

test('every change asks for the password, and counts wrong ones (FF-1202)', async () => {
  const buyer = await browserOf(app, ACCOUNTS.buyer)
  for (const call of ['authenticator', 'authenticator/remove', 'recovery-codes'])
    expect((await buyer.post(`${BASE}/${call}`, { password: 'wrong' })).json().code).toBe('wrong_password')
  await buyer.post(`${BASE}/authenticator`, { password: 'wrong' })
  await buyer.post(`${BASE}/authenticator`, { password: 'wrong' })
  expect((await buyer.post(`${BASE}/authenticator`, { password: PASSWORD })).statusCode).toBe(429)
})

test('only the latest set-up counts, and only with a code that fits', async () => {
  const buyer = await browserOf(app, ACCOUNTS.buyer)
  const confirm = (code: string) => buyer.post(`${BASE}/authenticator/confirm`, { code })
  expect((await confirm('123456')).json().code).toBe('no_set_up_begun')
  const first = (await buyer.post(`${BASE}/authenticator`, { password: PASSWORD })).json()
  const second = (await buyer.post(`${BASE}/authenticator`, { password: PASSWORD })).json()
  expect((await confirm(codeOf(first.secret))).json().code).toBe('code_does_not_fit')
  expect((await confirm(codeOf(second.secret))).statusCode).toBe(200)
  expect(second.address).toMatch(/^otpauth:\/\/totp\//)
  expect(second.qr_code).toMatch(/^<svg /)
})

test('another phone follows the first one with its first code, and the recovery codes stay (FF-1411)', async () => {
  const buyer = await browserOf(app, ACCOUNTS.buyer)
  const { secret, codes } = await setUp(buyer)
  const { secret: next } = (await buyer.post(`${BASE}/authenticator`, { password: PASSWORD })).json()
  const browser = app.browser()
  await logIn(browser, ACCOUNTS.buyer)
  expect((await step(browser, codeOf(next))).json().code).toBe('wrong_code')
  expect((await step(browser, codeOf(secret, -1))).statusCode).toBe(200)

  const confirm = (code: string) => buyer.post(`${BASE}/authenticator/confirm`, { code })
  expect((await confirm(codeOf(secret))).json().code).toBe('code_does_not_fit')
  expect((await confirm(codeOf(next))).json()).toEqual({ recovery_codes: [] })
  expect((await confirm(codeOf(next, 1))).json().code).toBe('no_set_up_begun')
  await logIn(browser, ACCOUNTS.buyer)
  expect((await step(browser, codeOf(secret, 1))).json().code).toBe('wrong_code')
  expect((await step(browser, codeOf(next, 1))).statusCode).toBe(200)
  expect((await buyer.get(BASE)).json().recovery_codes_left).toBe(codes.length)
  expect(await subjects()).toEqual(['Your second factor is switched on', 'Your authenticator app was set up anew'])
})

test('with the first factor all other sessions end; without the last one the password is enough again', async () => {
  const elsewhere = await browserOf(app, ACCOUNTS.buyer)
  const buyer = await browserOf(app, ACCOUNTS.buyer)
  await setUp(buyer)
  await expect.poll(() => who(elsewhere), { interval: 5 }).toBeNull()
  expect((await buyer.post(`${BASE}/authenticator/remove`, { password: PASSWORD })).statusCode).toBe(200)
  expect((await buyer.get(BASE)).json()).toMatchObject({ is_on: false, recovery_codes_left: 0 })
  expect((await logIn(app.browser(), ACCOUNTS.buyer)).statusCode).toBe(200)
  expect(await subjects()).toContain('Your authenticator app is switched off')
})

test.each([ACCOUNTS.operator, ACCOUNTS.agent])(
  '%s gets nothing but the set-up until there is a second factor (FF-1203)',
  async email => {
    const staff = await browserOf(app, email)
    expect((await staff.get('/api/current_user')).json().user.roles).toContain('ROLE_MUST_SET_UP_SECOND_FACTOR')
    expect((await staff.get('/api/admin/audit')).json().code).toBe('second_factor_required')
    expect((await staff.get('/api/account/sessions')).json().code).toBe('second_factor_required')
    expect((await staff.get(BASE)).json()).toMatchObject({ is_on: false, is_demanded: true })
    await setUp(staff)
    expect((await staff.get('/api/current_user')).json().user.roles).not.toContain('ROLE_MUST_SET_UP_SECOND_FACTOR')
    expect((await staff.get('/api/account/sessions')).statusCode).toBe(200)
  },
)

test('who takes the data along or asks to be erased proves it with the second factor, too (FF-1418)', async () => {
  const buyer = await browserOf(app, ACCOUNTS.buyer)
  const { secret, codes } = await setUp(buyer)
  const ask = async (url: string, more: object) => {
    const answer = await buyer.post(url, { password: PASSWORD, note: '', ...more })
    return answer.json().code ?? answer.statusCode
  }
  for (const url of ['/api/account/exports', '/api/account/erasure']) {
    expect(await ask(url, {})).toBe('owner_unproved')
    expect(await ask(url, { code: '000000' })).toBe('wrong_proof')
    expect(await ask(url, { code: codes[0], password: 'wrong' })).toBe('wrong_password')
  }
  const code = codeOf(secret)
  expect(await ask('/api/account/exports', { code })).toBe(200)
  expect(await ask('/api/account/erasure', { code })).toBe('wrong_proof')
  expect(await ask('/api/account/erasure', { code: codes[0] })).toBe(200)
  await app.platform.db.execute(sql`delete from data_exports`)
  await app.platform.db.execute(sql`delete from erasure_requests`)
})

test('an agent who acts for a customer has no say in that login', async () => {
  const agent = await browserOf(app, ACCOUNTS.agent)
  await setUp(agent)
  await agent.form('/', { _switch_user: ACCOUNTS.buyer })
  expect(await who(agent)).toBe(ACCOUNTS.buyer)
  for (const url of [BASE, '/api/account/sessions']) expect((await agent.get(url)).json().code).toBe('owners_alone')
  expect((await agent.post(`${BASE}/authenticator`, { password: PASSWORD })).json().code).toBe('owners_alone')
})

test('an agent whose factor is gone no longer acts for anybody where one is demanded', async () => {
  const agent = await browserOf(app, ACCOUNTS.agent)
  const { secret } = await setUp(agent)
  const elsewhere = app.browser()
  await logIn(elsewhere, ACCOUNTS.agent)
  await step(elsewhere, codeOf(secret))
  await elsewhere.form('/', { _switch_user: ACCOUNTS.buyer })
  expect(await who(elsewhere)).toBe(ACCOUNTS.buyer)
  const operator = await browserOf(app, ACCOUNTS.operator)
  await setUp(operator)
  const agentId = (await agent.get('/api/current_user')).json().user.id
  await operator.post(`/api/admin/users/${agentId}/second-factor/reset`)
  await expect.poll(() => who(elsewhere), { interval: 5 }).toBeNull()
})

// The embedded database has one connection, so nothing waits for a lock.
test.runIf(inject('templateName'))(
  'a login that begins while the first factor is set up waits, and is asked for it',
  async () => {
    const { db } = app.platform
    let login: ReturnType<typeof logIn> | undefined
    await transaction(db, async tx => {
      const [user] = await rows<{ id: number }>(tx, sql`select id from users where email = ${ACCOUNTS.buyer}`)
      await lockUser(tx, user!.id)
      await tx.execute(sql`insert into authenticators (user_id, secret, started_at, confirmed_at)
      values (${user!.id}, 'AAAA', ${NOW}, ${NOW})`)
      login = logIn(app.browser(), ACCOUNTS.buyer)
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(() => rows(db, waiting), { timeout: 15_000 }).toHaveLength(1)
    })
    expect((await login)?.json().code).toBe('second_step_needed')
  },
)

test('a new password ends logins that are half done with the old one', async () => {
  const buyer = await browserOf(app, ACCOUNTS.buyer)
  const { secret } = await setUp(buyer)
  const half = app.browser()
  await logIn(half, ACCOUNTS.buyer)
  const changed = await buyer.post('/api/change-password', {
    old_password: PASSWORD,
    new_password: 'quiet river stone',
  })
  expect(changed.statusCode, changed.body).toBe(200)
  expect((await step(half, codeOf(secret))).json().code).toBe('second_step_over')
})

test('an operator resets what somebody has lost: sessions end, the audit log and a mail say so (FF-1203, FF-1265)', async () => {
  const operator = await browserOf(app, ACCOUNTS.operator)
  await setUp(operator)
  const buyer = await browserOf(app, ACCOUNTS.buyer)
  await setUp(buyer)
  const { id } = (await buyer.get('/api/current_user')).json().user
  const own = (await operator.get('/api/current_user')).json().user.id
  const reset = (user: number) => operator.post(`/api/admin/users/${user}/second-factor/reset`)
  const shown = async () => (await operator.get(`/api/admin/people/${id}`)).json()
  expect(await shown()).toMatchObject({ has_second_factor: true })
  expect((await reset(id)).statusCode).toBe(200)
  const after = await shown()
  expect([after.has_second_factor, after.log[0].action]).toEqual([false, 'reset second factor'])
  await expect.poll(() => who(buyer), { interval: 5 }).toBeNull()
  expect((await logIn(app.browser(), ACCOUNTS.buyer)).statusCode).toBe(200)
  expect((await reset(id)).json().code).toBe('no_second_factor')
  expect((await reset(own)).json().code).toBe('forbidden')
  expect((await reset(2_000_000_000)).statusCode).toBe(404)
  const [entry] = await rows(app.platform.db, sql`select action, subject from audit_log order by id desc limit 1`)
  expect(entry).toEqual({ action: 'reset second factor', subject: ACCOUNTS.buyer })
  expect(await subjects()).toContain('Your second factor was reset')
})
