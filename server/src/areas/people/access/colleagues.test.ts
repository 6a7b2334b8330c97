import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { rows } from '../../../platform/database.ts'
import { type Browser, type TestApp, testApp } from '../../../platform/testing/app.ts'
import { browserOf, logIn } from '../../../platform/testing/log-in.ts'
import { type Mailbox, openMailbox } from '../../../platform/testing/mailbox.ts'

const NOW = '2031-05-05T10:00:00Z'
const ANNA = 'anna@gym.test'
const PASSWORD = 'quiet harbour lantern'
let app: TestApp
let mailbox: Mailbox
let gym: Browser

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
  for (const table of ['invitations', 'sessions', 'login_attempts', 'audit_log'])
    await db.execute(sql.raw(`delete from ${table}`))
  await db.execute(sql`delete from users where email like '%@gym.test' or email like 'former-%'`)
  await demoPeople(db, new Date(NOW))
  gym = await browserOf(app, ACCOUNTS.gym)
})

type Colleagues = {
  users: { id: number; email: string; rights: string[]; blocked_at: string | null; last_login_at: string | null }[]
  invitations: { id: number; email: string; state: string; mails_left: number; expires_at: string }[]
}
const list = async (browser = gym): Promise<Colleagues> => (await browser.get('/api/company/colleagues')).json()
const ask = (email = ANNA, browser = gym, rights: string[] = ['order', 'prices']) =>
  browser.post('/api/company/invitations', { email, name: 'Anna Berg', rights })

/** The mail of an invitation that an act leads to. */
async function mailOf(act: () => Promise<unknown>) {
  await act()
  await app.platform.outbox.drain()
  const written = sql`select id from mails where kind = 'invitation' order by id desc limit 1`
  const [{ id } = { id: 0 }] = await rows<{ id: number }>(app.platform.db, written)
  const find = () => mailbox.received.find(({ messageId }) => messageId?.startsWith(`<mail-${id}-`))
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  return find()!
}
const tokenIn = (mail: { text?: string | undefined }) => mail.text!.match(/\/account\/invitation#([\w-]{43})/)![1]!
const invited = async (email = ANNA, rights?: string[]) => tokenIn(await mailOf(() => ask(email, gym, rights)))
const read = (token: string) => app.browser().post('/api/invitations/read', { token })
const accept = (token: string, changed: object = {}) =>
  app.browser().post('/api/invitations/accept', { token, name: 'Anna Berg', password: PASSWORD, ...changed })
/** Anna with an account, and her client. */
async function colleague(rights?: string[]) {
  expect((await accept(await invited(ANNA, rights))).statusCode).toBe(200)
  const browser = await browserOf(app, ANNA, PASSWORD)
  const { id } = (await list()).users.find(({ email }) => email === ANNA)!
  return { browser, id }
}

test('a colleague is invited by mail, accepts, and logs in with the rights that were given (FF-1213)', async () => {
  const mail = await mailOf(() => ask())
  expect(mail.to).toMatchObject({ text: ANNA })
  expect(mail.text).toContain('Guten Tag Anna Berg,')
  const token = tokenIn(mail)
  expect((await list()).invitations).toMatchObject([{ email: ANNA, state: 'waiting', mails_left: 4 }])
  const shown = await read(token)
  expect(shown.json()).toMatchObject({ email: ANNA, name: 'Anna Berg', company: 'Studio Südstern', role: null })
  // Reading it, as mail programs do, changes nothing.
  expect((await accept(token)).statusCode).toBe(200)
  const browser = await browserOf(app, ANNA, PASSWORD)
  expect((await browser.get('/api/current_user')).json().user.rights).toEqual(['order', 'prices'])
  const after = await list()
  expect([after.users.map(({ email }) => email), after.invitations]).toEqual([[ACCOUNTS.gym, ANNA], []])
  expect((await accept(token)).json().code).toBe('invitation_over')
})

test('the answer does not say whether the address has an account elsewhere; its owner is told (FF-1214)', async () => {
  const elsewhere = await ask(ACCOUNTS.buyer)
  const nowhere = await ask('nobody@gym.test')
  const shapeOf = ({ invitations }: Colleagues, email: string) => ({
    ...invitations.find(one => one.email === email)!,
    id: 0,
    email: '',
  })
  expect(shapeOf(elsewhere.json(), ACCOUNTS.buyer)).toEqual(shapeOf(nowhere.json(), 'nobody@gym.test'))
  await app.platform.outbox.drain()
  const written = await rows<{ kind: string }>(
    app.platform.db,
    sql`select kind from mails where recipient = ${ACCOUNTS.buyer} order by id desc limit 1`,
  )
  expect(written).toEqual([{ kind: 'invitation-known' }])
  expect(await rows(app.platform.db, sql`select token_hash from invitations where email = ${ACCOUNTS.buyer}`)).toEqual([
    { token_hash: null },
  ])
})

test('when the mail leaves, the end of an invitation stays as it was (FF-1214)', async () => {
  const [before] = (await ask()).json().invitations
  app.setNow('2031-05-05T10:05:00Z')
  await mailOf(() => Promise.resolve())
  expect((await list()).invitations).toMatchObject([{ email: ANNA, expires_at: before.expires_at }])
})

test('who is shut out does not come back by an own invitation; another manager’s mail makes it work again (FF-1214)', async () => {
  const { browser, id } = await colleague(['manage'])
  const byAnna = tokenIn(await mailOf(() => ask('carl@gym.test', browser)))
  const stateOf = async () => (await list()).invitations.map(({ state }) => state)
  expect([(await read(byAnna)).statusCode, await stateOf()]).toEqual([200, ['waiting']])
  for (const shutOut of [
    () => gym.patch(`/api/company/users/${id}`, { rights: ['order'] }),
    () => gym.post(`/api/company/users/${id}/block`),
    () => gym.delete(`/api/company/users/${id}`),
  ]) {
    expect((await shutOut()).statusCode).toBe(200)
    for (const answer of [await read(byAnna), await accept(byAnna)]) expect(answer.json().code).toBe('invitation_over')
    expect(await stateOf()).toEqual(['ended'])
    await app.platform.db.execute(sql`update users set rights = '["manage"]' where id = ${id}`)
  }
  const [{ id: invitation } = { id: 0 }] = (await list()).invitations
  const again = tokenIn(await mailOf(() => gym.post(`/api/company/invitations/${invitation}/mail`)))
  expect((await accept(again)).statusCode).toBe(200)
})

test('an agent who acts for a manager lets nobody in and shuts nobody out (FF-1215)', async () => {
  const { id } = await colleague()
  await ask('carl@gym.test')
  const [waiting] = (await list()).invitations
  const agent = await browserOf(app, ACCOUNTS.agent)
  await agent.form('/', { _switch_user: ACCOUNTS.gym })
  expect((await list(agent)).users).toHaveLength(2)
  for (const answer of [
    await ask('agent@home.test', agent, ['manage']),
    await agent.post(`/api/company/invitations/${waiting!.id}/mail`),
    await agent.delete(`/api/company/invitations/${waiting!.id}`),
    await agent.patch(`/api/company/users/${id}`, { rights: ['manage'] }),
    await agent.post(`/api/company/users/${id}/block`),
    await agent.post(`/api/company/users/${id}/unblock`),
    await agent.delete(`/api/company/users/${id}`),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'owners_alone'])
})

test('a block of the shop stays when the company blocks as well and lets in again (FF-1215)', async () => {
  const { id } = await colleague()
  const operator = await browserOf(app, ACCOUNTS.operator)
  const own = (what: string) => gym.post(`/api/company/users/${id}/${what}`)
  const shops = (what: string) => operator.post(`/api/admin/people/${id}/${what}`)
  expect((await shops('block')).statusCode).toBe(200)
  expect((await own('block')).statusCode).toBe(200)
  const refused = await own('unblock')
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'blocked_by_shop'])
  expect((await shops('unblock')).statusCode).toBe(200)
  app.setNow('2031-05-05T10:01:00Z')
  for (const what of ['block', 'unblock']) expect((await own(what)).statusCode).toBe(200)
})

test.each([
  ['a link that never was one', () => Promise.resolve('x'.repeat(43)), NOW],
  ['after seven days', () => invited(), '2031-05-12T10:00:01Z'],
])('%s is no invitation (FF-1214)', async (_, tokenOf, at) => {
  const token = await tokenOf()
  app.setNow(at)
  for (const answer of [await read(token), await accept(token)])
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'invitation_over'])
})

test('another mail ends the earlier link, and so does taking the invitation back (FF-1214)', async () => {
  const first = await invited()
  const [{ id } = { id: 0 }] = (await list()).invitations
  const second = tokenIn(await mailOf(() => gym.post(`/api/company/invitations/${id}/mail`)))
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([409, 200])
  await gym.delete(`/api/company/invitations/${id}`)
  expect((await accept(second)).json().code).toBe('invitation_over')
  expect((await gym.delete(`/api/company/invitations/${id}`)).json().code).toBe('invitation_over')
  expect((await list()).invitations).toEqual([])
})

test.each([
  ['a colleague who has an account', ACCOUNTS.gym, 'already_colleague'],
  ['an address in another spelling that is invited', 'ANNA@gym.test', 'already_invited'],
])('nobody is invited twice: %s', async (_, email, code) => {
  await ask()
  const answer = await ask(email)
  expect([answer.statusCode, answer.json().code, answer.json().errors[0].path]).toEqual([409, code, 'email'])
})

test('invitations are limited: those that wait, those of a day, and mails of each (FF-1214)', async () => {
  for (let i = 0; i < 20; i++) expect((await ask(`a${i}@gym.test`)).statusCode).toBe(200)
  expect((await ask('one-more@gym.test')).json().code).toBe('too_many_invitations')
  const [first] = (await list()).invitations
  const again = () => gym.post(`/api/company/invitations/${first!.id}/mail`)
  for (let i = 0; i < 4; i++) expect((await again()).statusCode).toBe(200)
  expect((await again()).json().code).toBe('too_many_invitations')
  await app.platform.db.execute(sql`update invitations set revoked_at = invited_at`)
  await app.platform.db.execute(sql`
    insert into invitations (email, name, customer_id, invited_at, expires_at, revoked_at)
    select email || n, name, customer_id, invited_at, expires_at, revoked_at from invitations, generate_series(1, 2) as n
    where email <> 'a0@gym.test' limit 30`)
  expect((await ask('one-more@gym.test')).json().code).toBe('too_many_invitations')
  app.setNow('2031-05-06T10:00:01Z')
  gym = await browserOf(app, ACCOUNTS.gym)
  expect((await ask('one-more@gym.test')).statusCode).toBe(200)
})

test('a weak password, or an address that has an account by now, makes none', async () => {
  const token = await invited()
  const weak = await accept(token, { password: 'short' })
  expect([weak.statusCode, weak.json().errors[0].path]).toEqual([422, 'password'])
  await app.platform.db.execute(sql`
    insert into users (email, name, password_hash) values (${ANNA}, 'Somebody', 'x')`)
  expect((await accept(token)).json().code).toBe('address_taken')
})

test('a blocked colleague is out at once, comes back with the same password, and is removed for good (FF-1215)', async () => {
  const { browser, id } = await colleague()
  const path = `/api/company/users/${id}`
  const stored = async () =>
    (
      await rows<{ email: string; hash: string }>(
        app.platform.db,
        sql`select email, password_hash as hash from users where id = ${id}`,
      )
    )[0]!
  const { hash } = await stored()
  expect((await gym.post(`${path}/block`)).statusCode).toBe(200)
  await expect.poll(async () => (await browser.get('/api/current_user')).json().user).toBeNull()
  expect((await logIn(app.browser(), ANNA, PASSWORD)).statusCode).toBe(401)
  expect((await gym.post(`${path}/unblock`)).statusCode).toBe(200)
  const back = await browserOf(app, ANNA, PASSWORD)
  expect((await gym.delete(path)).statusCode).toBe(200)
  await expect.poll(async () => (await back.get('/api/current_user')).json().user).toBeNull()
  expect((await list()).users.map(({ email }) => email)).toEqual([ACCOUNTS.gym])
  expect((await gym.post(`${path}/unblock`)).statusCode).toBe(404)
  expect((await stored()).email).toBe(`former-${id}@removed.invalid`)
  expect((await stored()).hash).not.toBe(hash)
  // The address is free again.
  expect((await ask()).statusCode).toBe(200)
  const actions = await rows<{ action: string }>(app.platform.db, sql`select action from audit_log order by id`)
  expect(actions.map(({ action }) => action)).toEqual([
    'invite user',
    'accept invitation',
    'block user',
    'let user in again',
    'remove user',
    'invite user',
  ])
})

test('one cannot keep out oneself, and a manager stays (FF-1215)', async () => {
  const { browser, id } = await colleague(['manage'])
  const [self] = (await list()).users
  for (const answer of [
    await gym.post(`/api/company/users/${self!.id}/block`),
    await gym.delete(`/api/company/users/${self!.id}`),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_oneself'])
  await gym.patch(`/api/company/users/${id}`, { rights: ['order'] })
  await expect
    .poll(async () => (await browser.post(`/api/company/users/${self!.id}/block`)).json().code)
    .toBe('may_not_manage')
})

test('what an agent changed as a user of the company is told, by name and part, newest first (FF-1650)', async () => {
  const agent = await browserOf(app, ACCOUNTS.agent)
  expect((await agent.form('/', { _switch_user: ACCOUNTS.gym })).statusCode).toBe(200)
  const acted = async (browser = gym) => (await browser.get('/api/company/colleagues')).json().acted
  expect(await acted()).toEqual([])
  for (const name of ['Gym', 'Bar'])
    expect(
      (await agent.post('/api/onlineshop/order-lists', { name, sharing: 'private', positions: [] })).statusCode,
    ).toBe(200)
  app.setNow('2031-05-05T10:01:00Z')
  expect((await agent.patch('/api/onlineshop/newcomer-week/mails', { wanted: false })).statusCode).toBe(200)
  const by = { agent_name: 'Mira Jansen', user_name: (await gym.get('/api/current_user')).json().user.name }
  expect(await acted()).toMatchObject([
    { ...by, part: 'week', changes: 1, at: '2031-05-05T10:01:00.000Z' },
    { ...by, part: 'lists', changes: 2, at: '2031-05-05T10:00:00.000Z' },
  ])
  expect(await acted(await browserOf(app, ACCOUNTS.buyer))).toEqual([])
})

test('another company’s users and invitations are unknown (FF-1215)', async () => {
  const { id } = await colleague()
  await ask('carl@gym.test')
  const [waiting] = (await list()).invitations
  const buyer = await browserOf(app, ACCOUNTS.buyer)
  for (const [method, url] of [
    ['POST', `/api/company/users/${id}/block`],
    ['POST', `/api/company/users/${id}/unblock`],
    ['DELETE', `/api/company/users/${id}`],
    ['POST', `/api/company/invitations/${waiting!.id}/mail`],
    ['DELETE', `/api/company/invitations/${waiting!.id}`],
  ] as const)
    expect([url, (await buyer.call({ method, url })).statusCode]).toEqual([url, 404])
})
