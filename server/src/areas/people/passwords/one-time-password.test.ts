import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { rows } from '../../../platform/database.ts'
import { type TestApp, testApp } from '../../../platform/testing/app.ts'
import { deleteAllOld } from '../../../platform/testing/delete-old.ts'
import { browserOf, logIn } from '../../../platform/testing/log-in.ts'
import { type Mailbox, openMailbox } from '../../../platform/testing/mailbox.ts'
import { tablesHolding } from '../../../platform/testing/tables-holding.ts'
import { withinASecond } from '../../../platform/testing/within-a-second.ts'
import { peopleRetained } from '../retained.ts'

const NOW = '2025-05-05T10:00:00Z'
let app: TestApp
let mailbox: Mailbox

beforeAll(async () => {
  mailbox = await openMailbox()
  app = await testApp({ now: NOW, env: { PUBLIC_URL: 'https://shop.fairfloor.test', SMTP_URL: mailbox.url } })
  await app.platform.jobs.start()
})
afterAll(async () => {
  await app.close()
  await mailbox.close()
})
beforeEach(async () => {
  app.setNow(NOW)
  const { db } = app.platform
  await db.execute(sql`delete from mails`)
  await db.execute(sql`delete from one_time_passwords`)
  await db.execute(sql`delete from login_attempts`)
  await demoPeople(db, new Date(NOW))
})

// Mails of one test must not arrive in the next.
afterEach(async () => {
  const waiting = () => rows(app.platform.db, sql`select 1 as one from mails where sent_at is null and error is null`)
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([])
})

type Mail = { kind: string; recipient: string; subject: string; html: string; text: string }
const mails = () => rows<Mail>(app.platform.db, sql`select * from mails order by id`)

const sent = async (count: number, timeout = 20_000) => {
  await expect.poll(() => mailbox.received.length, { timeout }).toBe(count)
  return mailbox.received.at(-1)!
}
const passwordIn = (mail: { text?: string | undefined }) => mail.text!.match(/\w{4}(-\w{4}){3}/)![0]

/** Requests one as the popup does. @returns the password of the mail */
async function oneTimePassword(email: string): Promise<string> {
  const before = mailbox.received.length
  await app.browser().form('/lost-password', { _username: email })
  await app.platform.outbox.drain()
  return passwordIn(await sent(before + 1))
}

test('a known address, an unknown one and nonsense get the same answer (TS-083, TS-443, SH-538)', async () => {
  const answers = await Promise.all(
    [ACCOUNTS.buyer, 'nobody@fairfloor.test', "'; drop table users; --", ''].map(email =>
      app.browser().form('/lost-password', { _username: email }),
    ),
  )
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ success: true })
  }
  await app.platform.outbox.drain()
  expect((await mails()).map(mail => mail.recipient)).toEqual([ACCOUNTS.buyer])
})

test('the mail tells how long the password works and where to log in (TS-084, SH-229)', async () => {
  const password = await oneTimePassword(ACCOUNTS.buyer)
  const mail = mailbox.received.at(-1)!
  expect(mail).toMatchObject({ to: { text: ACCOUNTS.buyer }, subject: 'Your new password' })
  expect(mail.text).toContain('within 60 minutes')
  expect(mail.text).toContain('Log in: https://shop.fairfloor.test/login')
  expect(mail.html).toContain(password)
})

test('a shop whose address is https sets Secure cookies, also where the server itself is asked by http', async () => {
  const { headers } = await logIn(app.browser(), ACCOUNTS.buyer)
  expect(headers['set-cookie']).toMatch(/^__Host-ff_session=.*; Secure/)
})

test('the mail is there within a second without anybody waiting for it', async () => {
  await app.browser().form('/lost-password', { _username: ACCOUNTS.buyer })
  await withinASecond(async () => expect(await mails()).toHaveLength(1))
})

test('the database keeps its argon2id hash alone; the back office shows the mail without it (FF-130)', async () => {
  const password = await oneTimePassword(ACCOUNTS.buyer)
  const [kept] = await rows<{ password_hash: string }>(app.platform.db, sql`select * from one_time_passwords`)
  expect(kept!.password_hash).toMatch(/^\$argon2id\$/)
  expect(await tablesHolding(app.platform.db, password)).toEqual([])

  const operator = await browserOf(app, ACCOUNTS.operator)
  const [{ id }] = (await operator.get('/api/admin/mails?search=one-time-password')).json().mails
  const answer = await operator.get(`/api/admin/mails/${id}`)
  expect(answer.json()).toMatchObject({ secret: 'not_kept', text: expect.stringContaining('    •••• (not kept)\n') })
  expect(answer.json().html).toContain('•••• (not kept)')
  expect(answer.body).not.toContain(password)
})

test('its hour begins when it is sent: the mail server was away until then', async () => {
  const before = mailbox.received.length
  mailbox.refuseNext(() => 'Try again later')
  await app.browser().form('/lost-password', { _username: ACCOUNTS.buyer })
  await app.platform.outbox.drain()
  const refused = await vi.waitUntil(() => mailbox.refused.at(-1), { timeout: 20_000 })
  app.setNow('2025-05-05T12:00:00Z')
  const password = passwordIn(await sent(before + 1))
  app.setNow('2025-05-05T12:59:59Z')
  // A mail handed over earlier, even if it was read, no longer counts.
  expect((await logIn(app.browser(), ACCOUNTS.buyer, passwordIn(refused))).statusCode).toBe(401)
  expect((await logIn(app.browser(), ACCOUNTS.buyer, password)).statusCode).toBe(200)
})

test('who is blocked while the mail waits is sent nothing', async () => {
  const before = mailbox.received.length
  mailbox.refuseNext(() => 'Try again later')
  const refusals = mailbox.refused.length
  await app.browser().form('/lost-password', { _username: ACCOUNTS.gym })
  await app.platform.outbox.drain()
  await expect.poll(() => mailbox.refused.length, { timeout: 20_000 }).toBe(refusals + 1)
  await app.platform.db.execute(sql`update users set blocked_at = now() where email = ${ACCOUNTS.gym}`)
  const error = async () => (await rows(app.platform.db, sql`select error from mails`))[0]
  await expect.poll(error, { timeout: 20_000 }).toEqual({ error: 'Not sent: nobody may have its secret any more.' })
  await app.platform.db.execute(sql`update users set blocked_at = null where email = ${ACCOUNTS.gym}`)
  expect(mailbox.received).toHaveLength(before)
})

test('it works until 60 minutes are over (TS-085, SH-230)', async () => {
  const password = await oneTimePassword(ACCOUNTS.buyer)
  app.setNow('2025-05-05T11:00:00Z')
  expect((await logIn(app.browser(), ACCOUNTS.buyer, password)).statusCode).toBe(401)
  app.setNow('2025-05-05T10:59:59Z')
  expect((await logIn(app.browser(), ACCOUNTS.buyer, password)).statusCode).toBe(200)
})

test('it works once, under twenty logins at once too', async () => {
  const password = await oneTimePassword(ACCOUNTS.buyer)
  const browsers = Array.from({ length: 20 }, () => app.browser())
  const statuses = await Promise.all(
    browsers.map(async browser => (await logIn(browser, ACCOUNTS.buyer, password)).statusCode),
  )
  expect(statuses.filter(status => status === 200)).toHaveLength(1)
})

test('a newer one ends the one before', async () => {
  const first = await oneTimePassword(ACCOUNTS.buyer)
  const second = await oneTimePassword(ACCOUNTS.buyer)
  expect((await logIn(app.browser(), ACCOUNTS.buyer, first)).statusCode).toBe(401)
  expect((await logIn(app.browser(), ACCOUNTS.buyer, second)).statusCode).toBe(200)
})

test('it is its own user’s alone', async () => {
  const password = await oneTimePassword(ACCOUNTS.buyer)
  expect((await logIn(app.browser(), ACCOUNTS.gym, password)).statusCode).toBe(401)
})

test('the old password keeps working beside it, and its login leaves it alone (TS-086, SH-231)', async () => {
  const password = await oneTimePassword(ACCOUNTS.buyer)
  const browser = await browserOf(app, ACCOUNTS.buyer)
  expect((await browser.get('/api/current_user')).json().user.roles).toEqual(['ROLE_USER'])
  expect((await logIn(app.browser(), ACCOUNTS.buyer, password)).statusCode).toBe(200)
})

test('who logs in with it must choose a new password before anything else (TS-087, SH-232)', async () => {
  const browser = await browserOf(app, ACCOUNTS.agent, await oneTimePassword(ACCOUNTS.agent))
  expect((await browser.get('/api/current_user')).json().user.roles).toContain('ROLE_MUST_CHANGE_PASSWORD')
  const refused = await browser.form('/', { _switch_user: ACCOUNTS.buyer })
  expect(refused.json()).toMatchObject({ status: 403, code: 'password_change_required' })

  expect((await browser.post('/api/change-password', { new_password: 'a fresh one' })).statusCode).toBe(200)
  expect((await browser.get('/api/current_user')).json().user.roles).not.toContain('ROLE_MUST_CHANGE_PASSWORD')
  expect((await browser.form('/', { _switch_user: ACCOUNTS.buyer })).statusCode).toBe(200)
  expect((await logIn(app.browser(), ACCOUNTS.agent)).statusCode).toBe(401)
  expect((await logIn(app.browser(), ACCOUNTS.agent, 'a fresh one')).statusCode).toBe(200)
})

test('it is that session which must: the old password logs in freely beside it, and sessions elsewhere go on (FF-131)', async () => {
  const elsewhere = await browserOf(app, ACCOUNTS.gym)
  const browser = await browserOf(app, ACCOUNTS.gym, await oneTimePassword(ACCOUNTS.gym))
  const later = await browserOf(app, ACCOUNTS.gym)
  const calls = () => Promise.all([elsewhere, later, browser].map(one => one.get('/api/onlineshop/orders')))
  expect((await calls()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 403])
  // Only for one-time logins: here the old password is required.
  const free = await later.post('/api/change-password', { new_password: 'quiet river stone' })
  expect(free.json()).toMatchObject({ status: 422, code: 'wrong_old_password' })

  expect((await browser.post('/api/change-password', { new_password: 'quiet river stone' })).statusCode).toBe(200)
  expect((await calls()).map(({ statusCode }) => statusCode)).toEqual([401, 401, 200])
})

test('that session is refused everything behind a login but the choice of a password and the logout (FF-131)', async () => {
  const browser = await browserOf(app, ACCOUNTS.operator, await oneTimePassword(ACCOUNTS.operator))
  const behindLogin = app.platform.server.served.filter(({ who }) => who !== 'anyone' && who !== 'client')
  const open = behindLogin.filter(({ beforePasswordChange }) => beforePasswordChange)
  expect(open.map(({ path }) => path).toSorted()).toEqual(['/api/change-password', '/api/logout'])
  for (const { method, path, beforePasswordChange } of behindLogin) {
    if (beforePasswordChange) continue
    const url = method === 'GET' && path === '/' ? '/?_switch_user=_exit' : path.replace(/:\w+/g, '1')
    const { code } = (await browser.call({ method, url })).json()
    expect(`${method} ${url}: ${code}`).toBe(`${method} ${url}: password_change_required`)
  }
})

test('what is open to anyone answers that session as it answers a visitor (FF-131)', async () => {
  const browser = await browserOf(app, ACCOUNTS.buyer, await oneTimePassword(ACCOUNTS.buyer))
  const paths = app.platform.server.served
    .filter(({ who, method, params }) => who === 'anyone' && method === 'GET' && !params)
    .map(({ path }) => path)
    .filter(path => !['/csrf-token', '/api/current_user'].includes(path))
  expect(paths).toContain('/api/awards')
  for (const path of paths) {
    const [own, visitor] = await Promise.all([browser.get(path), app.browser().get(path)])
    expect([path, own.statusCode, own.body]).toEqual([path, visitor.statusCode, visitor.body])
  }
})

test('a session that ended meanwhile can choose no password', async () => {
  const browser = await browserOf(app, ACCOUNTS.gym, await oneTimePassword(ACCOUNTS.gym))
  await browser.get('/api/current_user')
  await app.platform.db.execute(sql`delete from sessions`)
  expect((await browser.post('/api/change-password', { new_password: 'quiet river stone' })).statusCode).toBe(401)
  expect((await logIn(app.browser(), ACCOUNTS.gym)).statusCode).toBe(200)
})

test('who must choose a new password may log out instead', async () => {
  const browser = await browserOf(app, ACCOUNTS.gym, await oneTimePassword(ACCOUNTS.gym))
  expect((await browser.post('/api/logout')).statusCode).toBe(200)
})

test('who is blocked is mailed nothing', async () => {
  await app.platform.db.execute(sql`update users set blocked_at = now() where email = ${ACCOUNTS.gym}`)
  await app.browser().form('/lost-password', { _username: ACCOUNTS.gym })
  await app.platform.outbox.drain()
  await app.platform.db.execute(sql`update users set blocked_at = null where email = ${ACCOUNTS.gym}`)
  expect(await mails()).toEqual([])
})

test('an expired one is deleted', async () => {
  await oneTimePassword(ACCOUNTS.buyer)
  app.setNow('2025-05-05T11:00:00Z')
  await deleteAllOld(app.platform.db, peopleRetained, app.platform.clock())
  expect(await rows(app.platform.db, sql`select 1 from one_time_passwords`)).toEqual([])
})
