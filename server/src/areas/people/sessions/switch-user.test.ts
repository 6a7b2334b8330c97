import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { rows } from '../../../platform/database.ts'
import { type Browser, type TestApp, testApp } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'

const NOW = '2025-05-05T10:00:00Z'
let app: TestApp
let agent: Browser

beforeAll(async () => {
  app = await testApp({ now: NOW })
  await demoPeople(app.platform.db, new Date(NOW))
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.platform.db.execute(sql`delete from audit_log`)
  agent = await browserOf(app, ACCOUNTS.agent)
})

const userOf = async (browser: Browser) => (await browser.get('/api/current_user')).json().user
const switchTo = (email: string, browser = agent) => browser.form('/', { _switch_user: email })
const audit = () =>
  rows<{ user_name: string; agent_name: string; action: string; subject: string }>(
    app.platform.db,
    sql`select u.name as user_name, a.name as agent_name, action, subject
      from audit_log l join users u on u.id = l.user_id join users a on a.id = l.agent_id order by l.id`,
  )

test('an agent acts for the user of a customer and comes back (TS-444, TS-486, SH-542)', async () => {
  expect((await switchTo(ACCOUNTS.buyer)).json()).toEqual({ success: true })
  expect(await userOf(agent)).toMatchObject({
    email: ACCOUNTS.buyer,
    company: { name: 'Sporthuis De Merwede' },
    switched_from: 'Mira Jansen',
    roles: ['ROLE_USER', 'ROLE_PREVIOUS_ADMIN'],
    ROLE_PREVIOUS_ADMIN: true,
    ROLE_ALLOWED_TO_SWITCH: false,
  })
  expect((await agent.post('/api/switch-user/exit')).json()).toEqual({ success: true })
  expect(await userOf(agent)).toMatchObject({
    email: ACCOUNTS.agent,
    switched_from: null,
    ROLE_ALLOWED_TO_SWITCH: true,
  })
})

test('switching, what is done then, and coming back are written down', async () => {
  await switchTo(ACCOUNTS.gym)
  await agent.get('/api/current_user')
  expect((await agent.post('/api/change-password', { new_password: 'not mine to choose' })).statusCode).toBe(403)
  await agent.post('/api/switch-user/exit')
  await switchTo(ACCOUNTS.buyer)
  await agent.post('/api/logout')
  const names = { agent_name: 'Mira Jansen' }
  expect(await audit()).toEqual([
    { ...names, user_name: 'Jule Brandt', action: 'switch user', subject: ACCOUNTS.gym },
    { ...names, user_name: 'Jule Brandt', action: 'exit user', subject: ACCOUNTS.gym },
    { ...names, user_name: 'Bo Verhoeven', action: 'switch user', subject: ACCOUNTS.buyer },
    { ...names, user_name: 'Bo Verhoeven', action: 'POST /api/logout', subject: '/api/logout' },
  ])
})

test('a visitor cannot switch, nor can who is no agent (SH-540)', async () => {
  expect((await switchTo(ACCOUNTS.buyer, app.browser())).statusCode).toBe(401)
  for (const email of [ACCOUNTS.buyer, ACCOUNTS.exhibitor, ACCOUNTS.organiser, ACCOUNTS.operator]) {
    const browser = await browserOf(app, email)
    expect((await switchTo(ACCOUNTS.gym, browser)).statusCode, email).toBe(403)
    expect((await userOf(browser)).email).toBe(email)
  }
})

test('nobody acts for operators, agents, exhibitors or the organiser', async () => {
  for (const email of [ACCOUNTS.operator, ACCOUNTS.agent, ACCOUNTS.exhibitor, ACCOUNTS.organiser])
    expect((await switchTo(email)).json(), email).toMatchObject({ status: 403, code: 'not_switchable' })
  expect((await userOf(agent)).email).toBe(ACCOUNTS.agent)
  expect(await audit()).toEqual([])
})

test("also not for a customer's user who is staff as well, or is blocked", async () => {
  const { db } = app.platform
  for (const change of [sql`is_operator = true`, sql`is_agent = true`, sql`blocked_at = now()`]) {
    await db.execute(sql`update users set ${change} where email = ${ACCOUNTS.gym}`)
    expect((await switchTo(ACCOUNTS.gym)).statusCode).toBe(403)
    await demoPeople(db, new Date(NOW))
    await db.execute(sql`update users set is_operator = false, is_agent = false, blocked_at = null
      where email = ${ACCOUNTS.gym}`)
  }
})

test('an unknown address is 404, whatever it is made of (SH-540)', async () => {
  for (const email of ['nobody@fairfloor.test', '', '_exit', "' or 1=1 --"])
    expect((await switchTo(email)).json(), email).toMatchObject({ status: 404, code: 'unknown_user' })
})

test('there is no switching while switched', async () => {
  await switchTo(ACCOUNTS.buyer)
  expect((await switchTo(ACCOUNTS.gym)).statusCode).toBe(403)
  expect((await userOf(agent)).email).toBe(ACCOUNTS.buyer)
})

test('who is not switched has nothing to exit (TS-486, SH-542)', async () => {
  expect((await agent.post('/api/switch-user/exit')).json()).toMatchObject({ status: 403, code: 'not_switched' })
  expect((await app.browser().post('/api/switch-user/exit')).statusCode).toBe(401)
  const buyer = await browserOf(app, ACCOUNTS.buyer)
  expect((await buyer.post('/api/switch-user/exit')).statusCode).toBe(403)
})

test('the GET of the specification exits too, for our own pages alone (TS-487, SH-541)', async () => {
  const exit = (headers: Record<string, string>, browser = agent) =>
    browser.call({ method: 'GET', url: '/?_switch_user=_exit', headers: { 'x-requested-with': '', ...headers } })
  await switchTo(ACCOUNTS.buyer)
  for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'none' }] as Record<
    string,
    string
  >[])
    expect((await exit(headers)).statusCode).toBe(403)
  const foreign = { 'x-requested-with': 'XMLHttpRequest', origin: 'https://evil.test' }
  expect((await exit(foreign)).statusCode).toBe(403)
  expect((await userOf(agent)).email).toBe(ACCOUNTS.buyer)

  expect((await exit({ 'x-requested-with': 'XMLHttpRequest' })).json()).toEqual({ success: true })
  expect((await userOf(agent)).email).toBe(ACCOUNTS.agent)

  await switchTo(ACCOUNTS.buyer)
  const link = await exit({ 'sec-fetch-site': 'same-origin', accept: 'text/html' })
  expect([link.statusCode, link.headers.location]).toEqual([303, '/'])
  expect((await userOf(agent)).email).toBe(ACCOUNTS.agent)

  expect((await exit({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(403)
  expect((await exit({ 'sec-fetch-site': 'same-origin' }, app.browser())).statusCode).toBe(401)
})

test('a change without the marker header switches nobody', async () => {
  const answer = await agent.form('/', { _switch_user: ACCOUNTS.buyer }, { 'x-requested-with': '' })
  expect(answer.statusCode).toBe(403)
  expect((await userOf(agent)).email).toBe(ACCOUNTS.agent)
})

test('an agent who loses the right is out of the switched session', async () => {
  const { db } = app.platform
  await switchTo(ACCOUNTS.buyer)
  await db.execute(sql`update users set is_agent = false where email = ${ACCOUNTS.agent}`)
  app.setNow('2025-05-05T10:01:00Z')
  expect(await userOf(agent)).toBeNull()
  await db.execute(sql`update users set is_agent = true where email = ${ACCOUNTS.agent}`)
})

test("the customer's new password ends the agent's session for them, the agent's own ends it too", async () => {
  for (const [changes, nobody] of [
    [ACCOUNTS.buyer, ACCOUNTS.agent],
    [ACCOUNTS.agent, ACCOUNTS.buyer],
  ] as const) {
    const acting = await browserOf(app, ACCOUNTS.agent)
    await switchTo(ACCOUNTS.buyer, acting)
    const browser = await browserOf(app, changes)
    await browser.post('/api/change-password', { old_password: 'demo-2025', new_password: 'a quite new one' })
    expect(await userOf(acting), `${changes} changed, not ${nobody}`).toBeNull()
    await demoPeople(app.platform.db, new Date(NOW))
  }
})

test('one exit of many at once leaves one trace', async () => {
  await switchTo(ACCOUNTS.buyer)
  const statuses = await Promise.all(
    Array.from({ length: 5 }, async () => (await agent.post('/api/switch-user/exit')).statusCode),
  )
  expect(statuses.filter(status => status === 200)).toHaveLength(1)
  expect((await audit()).map(({ action }) => action)).toEqual(['switch user', 'exit user'])
})

test('an agent finds users by company, place, number, name and address (FF-695)', async () => {
  const find = async (search: string, browser = agent) =>
    browser.get(`/api/switch-user/users?search=${encodeURIComponent(search)}`)
  const emails = async (search: string) => (await find(search)).json().map(({ email }: { email: string }) => email)
  const [buyer] = (await find('merwede')).json()
  expect(buyer).toEqual({
    id: expect.any(Number),
    name: 'Bo Verhoeven',
    email: ACCOUNTS.buyer,
    company: 'Sporthuis De Merwede',
    number: expect.any(String),
    city: expect.any(String),
  })
  for (const search of [buyer.number, `${buyer.city} sporthuis`, 'VERHOEVEN', ACCOUNTS.buyer])
    expect(await emails(search), search).toContain(ACCOUNTS.buyer)
  expect(await emails('merwede nowhere')).toEqual([])
  expect(await emails('m')).toEqual([])
  expect(await emails('100%')).toEqual([])
})

test('the search is for agents, and finds only whom they may act for (FF-695)', async () => {
  const find = (browser: Browser) => browser.get('/api/switch-user/users?search=fairfloor')
  const found = (await find(agent)).json().map(({ email }: { email: string }) => email)
  expect(found).toContain(ACCOUNTS.buyer)
  for (const staff of [ACCOUNTS.exhibitor, ACCOUNTS.organiser, ACCOUNTS.agent, ACCOUNTS.operator])
    expect(found).not.toContain(staff)
  await app.platform.db.execute(sql`update users set blocked_at = now() where email = ${ACCOUNTS.gym}`)
  expect((await find(agent)).json().map(({ email }: { email: string }) => email)).not.toContain(ACCOUNTS.gym)
  await app.platform.db.execute(sql`update users set blocked_at = null where email = ${ACCOUNTS.gym}`)
  expect((await find(app.browser())).statusCode).toBe(401)
  expect((await find(await browserOf(app, ACCOUNTS.buyer))).statusCode).toBe(403)
  expect((await find(await browserOf(app, ACCOUNTS.operator))).statusCode).toBe(403)
})

test('after sixty searches in a minute an agent waits (FF-695)', async () => {
  await app.platform.db.execute(sql`delete from login_attempts where kind = 'customer-search'`)
  const find = () => agent.get('/api/switch-user/users?search=merwede')
  const answers = await Promise.all(Array.from({ length: 61 }, find))
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
  await app.setNow(new Date(new Date(NOW).getTime() + 120_000).toISOString())
  expect((await find()).statusCode).toBe(200)
})
