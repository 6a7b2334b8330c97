import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { DEMO_PASSWORD } from '../../../demo-accounts.ts'
import { rows } from '../../../platform/database.ts'
import { type Browser, type TestApp, testApp } from '../../../platform/testing/app.ts'
import { browserOf, logIn } from '../../../platform/testing/log-in.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { hashPassword, saveUser } from '../index.ts'

const NOW = '2031-05-05T10:00:00Z'
const SECOND = 'second@house.test'
let app: TestApp
let operator: Browser

beforeAll(async () => {
  app = await testApp({ now: NOW })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setNow(NOW)
  const { db } = app.platform
  for (const table of ['invitations', 'sessions', 'login_attempts', 'audit_log', 'outbox_events', 'mails'])
    await db.execute(sql.raw(`delete from ${table}`))
  await demoPeople(db, new Date(NOW))
  await db.execute(sql`update users set blocked_at = null`)
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await saveUser(db, { email: SECOND, name: 'Second', isOperator: true, passwordHash })
  operator = await browserOf(app, ACCOUNTS.operator)
})

type Row = { id: number; email: string; role: string | null; company: string | null; blocked_at: string | null }
const found = async (query = ''): Promise<Row[]> => (await operator.get(`/api/admin/people?${query}`)).json().people
const idOf = async (email: string) => (await found(`search=${encodeURIComponent(email)}`))[0]!.id
const act = async (email: string, what: string, payload?: object) =>
  operator.post(`/api/admin/people/${await idOf(email)}/${what}`, payload)
const person = async (email: string) => (await operator.get(`/api/admin/people/${await idOf(email)}`)).json()
const give = async (email: string, role: object, by = operator) =>
  by.patch(`/api/admin/people/${await idOf(email)}/role`, { version: (await person(email)).version, ...role })
const actions = async () =>
  (await rows<{ action: string }>(app.platform.db, sql`select action from audit_log order by id`)).map(
    ({ action }) => action,
  )

test.each([
  ['GET', ''],
  ['GET', '/1'],
  ['POST', '/invitations'],
  ['POST', '/invitations/1/mail'],
  ['DELETE', '/invitations/1'],
  ['PATCH', '/1/role'],
  ['POST', '/1/block'],
  ['POST', '/1/unblock'],
  ['POST', '/1/end-sessions'],
  ['POST', '/1/one-time-password'],
] as const)('%s /api/admin/people%s is the operator’s alone (FF-1216)', async (method, path) => {
  const call = (browser: Browser) => browser.call({ method, url: `/api/admin/people${path}` })
  expect((await call(app.browser())).statusCode).toBe(401)
  for (const account of [ACCOUNTS.buyer, ACCOUNTS.agent])
    expect((await call(await browserOf(app, account))).statusCode).toBe(403)
})

test('people are found by name, address and company, by role and by state (FF-1216)', async () => {
  expect((await found()).map(({ email }) => email)).toEqual(expect.arrayContaining([ACCOUNTS.buyer, ACCOUNTS.agent]))
  expect((await found('search=jule')).map(({ email }) => email)).toEqual([ACCOUNTS.gym])
  expect((await found('search=südstern')).map(({ company }) => company)).toEqual(['Studio Südstern'])
  expect((await found('role=agent')).map(({ email, role }) => [email, role])).toEqual([[ACCOUNTS.agent, 'agent']])
  expect((await found('role=exhibitor')).map(({ email }) => email)).toEqual([ACCOUNTS.exhibitor])
  await act(ACCOUNTS.agent, 'block')
  expect((await found('state=blocked')).map(({ email }) => email)).toEqual([ACCOUNTS.agent])
  expect((await found('search=nobody')).length).toBe(0)
})

test('a blocked person is out at once, and the block is lifted; both are in the audit log and on the person (FF-1217)', async () => {
  const agent = await browserOf(app, ACCOUNTS.agent)
  expect((await person(ACCOUNTS.agent)).sessions).toBe(1)
  expect((await act(ACCOUNTS.agent, 'block')).json()).toMatchObject({ sessions: 0, blocked_at: expect.any(String) })
  await expect.poll(async () => (await agent.get('/api/current_user')).json().user).toBeNull()
  expect((await logIn(app.browser(), ACCOUNTS.agent)).statusCode).toBe(401)
  expect((await act(ACCOUNTS.agent, 'one-time-password')).json().code).toBe('is_blocked')
  expect((await act(ACCOUNTS.agent, 'unblock')).json().log.map(({ action }: { action: string }) => action)).toEqual([
    'let user in again',
    'block user',
  ])
  expect((await logIn(app.browser(), ACCOUNTS.agent)).statusCode).toBe(200)
})

test('every session of somebody is ended, and a password that works once is mailed (FF-1217)', async () => {
  const buyers = [await browserOf(app, ACCOUNTS.buyer), await browserOf(app, ACCOUNTS.buyer)]
  expect((await act(ACCOUNTS.buyer, 'end-sessions')).json().sessions).toBe(0)
  for (const one of buyers) await expect.poll(async () => (await one.get('/api/current_user')).json().user).toBeNull()
  expect((await act(ACCOUNTS.buyer, 'one-time-password')).statusCode).toBe(200)
  await app.platform.outbox.drain()
  expect(await rows(app.platform.db, sql`select kind, recipient from mails`)).toEqual([
    { kind: 'one-time-password', recipient: ACCOUNTS.buyer },
  ])
  expect(await actions()).toEqual(['end sessions', 'mail one-time password'])
})

test('a role changes at once; a booth needs a brand that there is, and users of customers have none (FF-1217)', async () => {
  const agent = await browserOf(app, ACCOUNTS.agent)
  expect((await give(ACCOUNTS.agent, { role: 'operator' })).json()).toMatchObject({ role: 'operator' })
  await expect.poll(async () => (await agent.get('/api/admin/people')).statusCode).toBe(200)
  expect((await give(ACCOUNTS.agent, { role: 'exhibitor' })).json().code).toBe('booth_brand_missing')
  expect((await give(ACCOUNTS.agent, { role: 'exhibitor', brand_erp_id: 'none' })).json().code).toBe('no_such_brand')
  expect((await give(ACCOUNTS.buyer, { role: 'agent' })).json().code).toBe('not_staff')
  const stale = { version: 'old', role: 'agent' }
  const answer = await operator.patch(`/api/admin/people/${await idOf(ACCOUNTS.agent)}/role`, stale)
  expect(answer.json().code).toBe('changed_meanwhile')
  expect((await give(ACCOUNTS.agent, { role: 'agent' })).statusCode).toBe(200)
  await expect.poll(async () => (await agent.get('/api/admin/people')).statusCode).toBe(403)
})

test('nobody keeps out themselves, and an operator is always left (FF-1218)', async () => {
  for (const what of ['block', 'end-sessions'])
    expect((await act(ACCOUNTS.operator, what)).json().code).toBe('not_oneself')
  expect((await give(ACCOUNTS.operator, { role: 'agent' })).json().code).toBe('not_oneself')
  expect((await act(SECOND, 'block')).statusCode).toBe(200)
  const operators = sql`select count(*)::int as n from users where is_operator and blocked_at is null`
  expect(await rows(app.platform.db, operators)).toEqual([{ n: 1 }])
})

test('staff are invited by mail, and what they become is what was said (FF-1217)', async () => {
  const invite = (changed: object = {}) =>
    operator.post('/api/admin/people/invitations', { email: 'new@house.test', name: 'New', role: 'agent', ...changed })
  expect((await invite({ email: ACCOUNTS.buyer })).json().code).toBe('already_staff')
  expect((await invite({ role: 'organiser' })).json().code).toBe('booth_brand_missing')
  expect((await invite()).json().invitations).toMatchObject([{ email: 'new@house.test', role: 'agent', mails_left: 4 }])
  expect((await invite()).json().code).toBe('already_invited')
  await app.platform.outbox.drain()
  const [mail] = await rows<{ text: string }>(app.platform.db, sql`select text from mails where kind = 'invitation'`)
  expect(mail?.text).toContain('in customer service')
  const token = newToken()
  await app.platform.db.execute(sql`update invitations set token_hash = ${hashOf(token)}`)
  const accept = { token, name: 'New One', password: 'quiet harbour lantern' }
  expect((await app.browser().post('/api/invitations/accept', accept)).statusCode).toBe(200)
  expect(await person('new@house.test')).toMatchObject({
    name: 'New One',
    role: 'agent',
    customer_id: null,
    rights: [],
  })
  await app.platform.db.execute(sql`delete from users where email = 'new@house.test'`)
})
