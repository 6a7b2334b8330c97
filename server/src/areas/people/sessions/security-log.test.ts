import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { readConfig } from '../../../platform/config.ts'
import { rows } from '../../../platform/database.ts'
import { type TestApp, testApp } from '../../../platform/testing/app.ts'
import { browserOf, logIn } from '../../../platform/testing/log-in.ts'
import { type Mailbox, openMailbox } from '../../../platform/testing/mailbox.ts'

// Logins, failed logins and refusals are logged with the default settings, without secrets.

const NOW = '2031-05-06T12:00:00Z'
let mailbox: Mailbox
let app: TestApp
let lines: string[] = []
/** Everything that was logged, and the secrets it must not contain. */
const everything: string[] = []
const secrets: string[] = ['demo-2025', 'not the password', 'quiet river stone']
let ids: Record<keyof typeof ACCOUNTS, number>

beforeAll(async () => {
  mailbox = await openMailbox()
  const { logLevel } = readConfig({})
  const onLog = (line: string) => {
    lines.push(line)
    everything.push(line)
  }
  app = await testApp({ now: NOW, env: { SMTP_URL: mailbox.url, LOG_LEVEL: logLevel }, onLog })
  await demoPeople(app.platform.db, new Date(NOW))
  const users = await rows<{ id: number; email: string }>(app.platform.db, sql`select id, email from users`)
  const idOf = (email: string) => users.find(user => user.email === email)!.id
  ids = Object.fromEntries(Object.entries(ACCOUNTS).map(([name, email]) => [name, idOf(email)])) as typeof ids
  await app.platform.jobs.start()
})
afterAll(async () => {
  await app.close()
  await mailbox.close()
})
beforeEach(async () => {
  await app.platform.db.execute(sql`delete from login_attempts`)
  lines = []
})

/** Lines logged since the last call, without the fields of every line. */
function written() {
  const found = lines.map(line => {
    const { time: _, pid, hostname, reqId, ...said } = JSON.parse(line)
    expect([typeof pid, typeof hostname, typeof reqId]).toEqual(['number', 'string', 'string'])
    return said
  })
  lines = []
  return found
}

const [INFO, WARN] = [30, 40]
const address = '127.0.0.1'

test('a login, a logout, and what came in between that was allowed (FF-136)', async () => {
  const browser = await browserOf(app, ACCOUNTS.buyer)
  for (const url of ['/api/current_user', '/api/onlineshop/orders', '/health']) await browser.get(url)
  await browser.post('/api/logout')
  expect(written()).toEqual([
    { level: INFO, user: ids.buyer, address, msg: 'login' },
    { level: INFO, user: ids.buyer, address, msg: 'logout' },
  ])
})

test('a failed login says for which account; too many are one line each (FF-136)', async () => {
  const browser = app.browser()
  for (let i = 0; i < 6; i++) await logIn(browser, ` ${ACCOUNTS.agent.toUpperCase()}`, 'not the password')
  const failed = { level: WARN, account: ACCOUNTS.agent, address, msg: 'login failed' }
  expect(written()).toEqual([
    ...Array(5).fill(failed),
    { level: WARN, user: 'visitor', address, kind: 'login', account: ACCOUNTS.agent, msg: 'too many attempts' },
  ])
})

test.each([
  ['a password in the wrong field', 'quiet river stone'],
  ['a line of its own', 'a@b.test\n{"level":30,"msg":"login"}'],
  ['signs that turn a line round', 'a@b.test\u202e'],
  ['nothing', ''],
])('%s is not written down as an account', async (_, typed) => {
  await logIn(app.browser(), typed, 'not the password')
  expect(written()).toEqual([{ level: WARN, account: 'not an address', address, msg: 'login failed' }])
})

test('an account of any length is cut off', async () => {
  await logIn(app.browser(), `${'a'.repeat(5000)}@b.test`, 'not the password')
  await logIn(app.browser(), `a@${'b'.repeat(5000)}`, 'not the password')
  expect(written().map(({ account }) => account.length)).toEqual(['not an address'.length, 254])
})

test('a one-time password: asked for, used, and the new one chosen', async () => {
  await app.browser().form('/lost-password', { _username: ACCOUNTS.gym })
  await app.platform.outbox.drain()
  await expect.poll(() => mailbox.received, { timeout: 20_000 }).toHaveLength(1)
  const password = mailbox.received[0]!.text!.match(/\w{4}(-\w{4}){3}/)![0]
  secrets.push(password)
  const browser = await browserOf(app, ACCOUNTS.gym, password)
  await browser.get('/api/onlineshop/orders')
  await browser.post('/api/change-password', { new_password: 'quiet river stone' })
  await browser.post('/api/change-password', { old_password: 'not the password', new_password: 'quiet river bank' })
  const who = { user: ids.gym, address }
  const route = '/api/onlineshop/orders'
  expect(written()).toEqual([
    { level: INFO, account: ACCOUNTS.gym, address, mailed: true, msg: 'password asked for' },
    { level: INFO, ...who, oneTime: true, msg: 'login' },
    { level: INFO, ...who, method: 'GET', route, status: 403, code: 'password_change_required', msg: 'refused' },
    { level: INFO, ...who, msg: 'password changed' },
    { level: WARN, ...who, msg: 'wrong old password' },
  ])
  secrets.push(...browser.cookies.values())
})

test('an agent who acts for a customer', async () => {
  const browser = await browserOf(app, ACCOUNTS.agent)
  await browser.form('/', { _switch_user: ACCOUNTS.buyer })
  await browser.get('/api/admin/mails')
  await browser.post('/api/switch-user/exit')
  const acting = { user: ids.buyer, agent: ids.agent, address }
  expect(written().slice(1)).toEqual([
    { level: INFO, user: ids.agent, address, actsFor: ids.buyer, msg: 'switch user' },
    {
      level: INFO,
      ...acting,
      method: 'GET',
      route: '/api/admin/mails',
      status: 403,
      code: 'forbidden',
      msg: 'refused',
    },
    { level: INFO, ...acting, msg: 'exit user' },
  ])
})

test('each refusal, with who was refused what; by the route, whatever was typed into the address (FF-136)', async () => {
  await app.browser().get('/api/admin/mails/17?search=quiet%20river%20stone')
  await (await browserOf(app, ACCOUNTS.exhibitor)).get('/api/admin/mails/17')
  await app.browser().post('/api/logout', undefined, { 'x-requested-with': '' })
  const mail = { method: 'GET', route: '/api/admin/mails/:id', msg: 'refused' }
  expect(written()).toEqual([
    { level: INFO, user: 'visitor', address, ...mail, status: 401, code: 'login_required' },
    { level: INFO, user: ids.exhibitor, address, msg: 'login' },
    { level: INFO, user: ids.exhibitor, address, ...mail, status: 403, code: 'forbidden' },
    {
      level: INFO,
      user: 'visitor',
      address,
      origin: 'none',
      own: ['http://127.0.0.1:3000', 'http://localhost:80'],
      method: 'POST',
      route: '/api/logout',
      status: 403,
      code: 'cross_site',
      msg: 'refused',
    },
  ])
})

test('a page that somebody may not see refuses nothing: it shows the login', async () => {
  for (const url of ['/my-orders', '/admin/editions'])
    expect((await app.browser().call({ method: 'GET', url, headers: { accept: 'text/html' } })).statusCode).toBe(200)
  expect(written()).toEqual([])
})

test('no password, no token and no cookie is in any of it (FF-136)', () => {
  expect(everything.length).toBeGreaterThan(20)
  for (const secret of secrets) expect(everything.filter(line => line.includes(secret))).toEqual([])
})
