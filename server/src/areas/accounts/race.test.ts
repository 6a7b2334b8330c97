import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ACCOUNTS, demoIdentity } from '../../../demo/identity.ts'
import { DEMO_PASSWORD } from '../../demo-accounts.ts'
import { rows } from '../../platform/database.ts'
import { type Browser, type TestApp, testApp } from '../../platform/testing/app.ts'
import { browserOf } from '../../platform/testing/log-in.ts'
import { hashOf, hashPassword, newToken, saveUser } from '../identity/index.ts'

const NOW = '2031-05-05T10:00:00Z'
const SECOND = 'second@gym.test'
let app: TestApp
let customerId: number
let first: Browser
let second: Browser

beforeAll(async () => {
  app = await testApp({ now: NOW })
})
afterAll(() => app.close())
beforeEach(async () => {
  const { db } = app.platform
  await db.execute(sql`delete from invitations`)
  await demoIdentity(db, new Date(NOW))
  const [gym] = await rows<{ id: number }>(db, sql`select customer_id as id from users where email = ${ACCOUNTS.gym}`)
  customerId = gym!.id
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await saveUser(db, { email: SECOND, name: 'Second', customerId, passwordHash, blockedAt: null })
  first = await browserOf(app, ACCOUNTS.gym)
  second = await browserOf(app, SECOND)
})

const idOf = async (email: string) =>
  (await rows<{ id: number }>(app.platform.db, sql`select id from users where email = ${email}`))[0]!.id

test('two managers who block each other at once: one of them stays', async () => {
  const [a, b] = [await idOf(ACCOUNTS.gym), await idOf(SECOND)]
  const answers = await Promise.all([
    first.post(`/api/company/users/${b}/block`),
    second.post(`/api/company/users/${a}/block`),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()[0]).toBe(200)
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const blocked = sql`select count(*)::int as n from users where customer_id = ${customerId} and blocked_at is not null`
  expect(await rows(app.platform.db, blocked)).toEqual([{ n: 1 }])
  await app.platform.db.execute(sql`update users set blocked_at = null where customer_id = ${customerId}`)
})

test('two operators who block each other at once: one of them stays', async () => {
  const { db } = app.platform
  const email = 'other@house.test'
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await saveUser(db, { email, name: 'Other', isOperator: true, passwordHash, blockedAt: null })
  const [one, other] = [await browserOf(app, ACCOUNTS.operator), await browserOf(app, email)]
  const answers = await Promise.all([
    one.post(`/api/admin/people/${await idOf(email)}/block`),
    other.post(`/api/admin/people/${await idOf(ACCOUNTS.operator)}/block`),
  ])
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const left = sql`select count(*)::int as n from users where is_operator and blocked_at is null`
  expect(await rows(db, left)).toEqual([{ n: 1 }])
  await db.execute(sql`update users set blocked_at = null where is_operator`)
})

test('ten at once invite one address once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      first.post('/api/company/invitations', { email: 'new@gym.test', name: 'New', rights: [] }),
    ),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9)
})

test('a manager who has just lost the right can do nothing more, whatever the session still says', async () => {
  const { db } = app.platform
  const invited = await first.post('/api/company/invitations', { email: 'new@gym.test', name: 'New', rights: [] })
  const [{ id }] = invited.json().invitations
  const rightsAre = (...rights: string[]) =>
    db.execute(sql`update users set rights = ${JSON.stringify(rights)}::jsonb where email = ${ACCOUNTS.gym}`)
  await rightsAre('order')
  const answers = [
    await first.post(`/api/company/invitations/${id}/mail`),
    await first.call({ method: 'DELETE', url: `/api/company/invitations/${id}` }),
    await first.post('/api/company/invitations', { email: 'other@gym.test', name: 'Other', rights: [] }),
  ]
  await rightsAre('order', 'prices', 'invoices', 'manage')
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
})

test('an invitation that is accepted twice at once makes one account', async () => {
  const token = newToken()
  await app.platform.db.execute(sql`
    insert into invitations (email, name, customer_id, invited_at, invited_by, expires_at, token_hash)
    values ('twice@gym.test', 'Twice', ${customerId}, ${NOW}, ${await idOf(ACCOUNTS.gym)}, ${'2031-05-12T10:00:00Z'}, ${hashOf(token)})`)
  const body = { token, name: 'Twice', password: 'quiet harbour lantern' }
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => app.browser().post('/api/invitations/accept', body)),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
})
