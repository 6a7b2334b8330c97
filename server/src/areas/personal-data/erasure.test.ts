import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../demo-accounts.ts'
import { rows } from '../../platform/database.ts'
import { deleteOld as deleteOldRows } from '../../platform/retention.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { logIn } from '../../platform/testing/log-in.ts'
import { hashPassword, saveUser, type UserInput } from '../people/index.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'
import { personalDataRetained } from './retained.ts'
import { ADA, type Copies, fillCopies, placesOf } from './test-copies.ts'

let show: TestShow
let buyer: Browser
let operator: Browser
let copies: Copies

const OWN = '/api/account/erasure'
const DESK = '/api/admin/erasure-requests'
const asking = (note = '') => ({ password: DEMO_PASSWORD, note })
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]
const openRequest = async () => (await operator.get(`${DESK}?state=open`)).json().requests[0]
const mailsOf = (kind: string) =>
  rows<{ recipient: string; text: string }>(
    show.app.platform.db,
    sql`select recipient, text from mails where kind = ${kind} order by id`,
  )

beforeAll(async () => {
  show = await testShow()
  await show.app.platform.jobs.start()
  buyer = await show.as(ACCOUNTS.buyer)
  copies = await fillCopies(show, buyer)
  operator = await show.as(ACCOUNTS.operator)
})
afterAll(() => show.app.close())

test('is asked for with the password, once, by the owner, and can be withdrawn (FF-1284)', async () => {
  const { ada } = copies
  expect(codeOf(await ada.post(OWN, { password: 'wrong', note: '' }))).toEqual([422, 'wrong_password'])
  const both = await Promise.all([ada.post(OWN, asking(`I am ${ADA.name}`)), ada.post(OWN, asking())])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect((await mailsOf('erasure-asked')).map(({ recipient }) => recipient)).toEqual([ADA.email])
  const [told] = await mailsOf('erasure-waits')
  expect(told).toMatchObject({ recipient: ACCOUNTS.operator, text: expect.not.stringContaining(ADA.last) })
  expect((await ada.call({ method: 'DELETE', url: OWN })).json().request).toBeNull()
  expect(codeOf(await ada.call({ method: 'DELETE', url: OWN }))).toEqual([409, 'no_erasure_asked'])
  const agent = await show.as(ACCOUNTS.agent)
  await agent.form('/', { _switch_user: ADA.email })
  expect((await agent.post(OWN, asking())).statusCode).toBe(403)
})

/** A new user of a company. @returns the id */
const addUserOf = async (company: string, more: Partial<UserInput> & { email: string }) => {
  const { db } = show.app.platform
  const [found] = await rows<{ id: number }>(db, sql`select customer_id as id from users where email = ${company}`)
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  return saveUser(db, { name: 'Kim', customerId: found!.id, passwordHash, rights: ['order'], ...more })
}

test('needs somebody to follow the last who manages the company, and the last operator (FF-1285, FF-1366)', async () => {
  const gym = await show.as(ACCOUNTS.gym)
  expect((await gym.get(OWN)).json().hindrance).toBeNull()
  await addUserOf(ACCOUNTS.gym, { email: 'kim@fairfloor.test' })
  expect((await gym.get(OWN)).json().hindrance).toBe('last_manager')
  expect(codeOf(await gym.post(OWN, asking()))).toEqual([409, 'last_manager'])
  expect(codeOf(await operator.post(OWN, asking()))).toEqual([409, 'last_operator'])
})

test('can be refused with a reason, which is mailed; only operators decide (FF-1286)', async () => {
  await copies.ada.post(OWN, asking())
  const { id } = await openRequest()
  for (const browser of [copies.ada, buyer]) expect((await browser.post(`${DESK}/${id}/approval`)).statusCode).toBe(403)
  expect(codeOf(await operator.post(`${DESK}/${id}/refusal`, { reason: ' ' }))).toEqual([422, 'erasure_reason_missing'])
  const refused = await operator.post(`${DESK}/${id}/refusal`, { reason: `We await goods of ${ADA.name}.` })
  expect(refused.json()).toMatchObject({ state: 'refused', name: ADA.name })
  expect((await mailsOf('erasure-refused'))[0]).toMatchObject({ text: expect.stringContaining('We await goods') })
  expect((await copies.ada.get(OWN)).json().request).toMatchObject({ state: 'refused' })
  expect(codeOf(await operator.post(`${DESK}/${id}/approval`))).toEqual([409, 'no_erasure_asked'])
})

/** Where a copy is before. */
const KEPT = [
  'addresses.last_name',
  'api_requests.answer',
  'audit_log.details',
  'audit_log.subject',
  'booth_enquiries.message',
  'complaint_messages.text',
  'complaints.text',
  'contact_enquiries.email',
  'customer_notes.text',
  'customer_references.reference',
  'erasure_requests.note',
  'erasure_requests.reason',
  'feedback_answers.value',
  'idempotency_keys.answer',
  'invitations.email',
  'job_applications.email',
  'login_attempts.account',
  'mails.html',
  'mails.recipient',
  'mails.reply_to',
  'mails.subject',
  'order_lists.name',
  'orders.internal_note',
  'orders.note',
  'order_lines.extras',
  'basket_positions.extras',
  'approvals.answer',
  'approvals.note',
  'approvals.word',
  'approval_lines.extras',
  'orders.shipping_address',
  'outbox_events.payload',
  'registrations.email',
  'shipments.note',
  'show_orders.note',
  'survey_choices.text',
  'users.email',
]

/** Where it may be afterwards, and why. */
const ALLOWED = {
  'invoices.document': 'a document that the law wants as it was issued',
  'mails.html': 'the last mail, deleted after a day',
  'mails.recipient': 'the last mail',
  'mails.text': 'the last mail',
}

test('once approved, leaves neither name nor address in any text of the database (FF-1287, FF-1366)', async () => {
  const { db, files, outbox } = show.app.platform
  const { ada, userId } = copies
  await ada.post(OWN, asking(`I am ${ADA.name}`))
  const { id } = await openRequest()
  expect(await placesOf(db, ADA.last)).toEqual(expect.arrayContaining(KEPT))

  const both = await Promise.all([operator.post(`${DESK}/${id}/approval`), operator.post(`${DESK}/${id}/approval`)])
  expect(both.map(({ statusCode }) => statusCode).toSorted(), both[0].body).toEqual([200, 409])
  await outbox.drain()

  expect(await placesOf(db, ADA.last)).toEqual(Object.keys(ALLOWED))
  const naming = sql`select kind from mails where html ilike ${`%${ADA.last}%`} or recipient = ${ADA.email}`
  expect(await rows(db, naming)).toEqual([{ kind: 'account-erased' }])
  for (const file of copies.files) expect(await files.size(file), file).toBeUndefined()
  const [row] = await rows<{ name: string; email: string }>(db, sql`select name, email from users where id = ${userId}`)
  expect(row).toEqual({ name: 'former user', email: `former-${userId}@removed.invalid` })
})

test('can be asked for three times a day, as each time mails the operators (FF-1367)', async () => {
  await addUserOf(ACCOUNTS.buyer, { email: 'often@fairfloor.test' })
  const often = await show.as('often@fairfloor.test')
  for (let i = 0; i < 3; i++) {
    expect((await often.post(OWN, asking())).statusCode).toBe(200)
    expect((await often.call({ method: 'DELETE', url: OWN })).statusCode).toBe(200)
  }
  expect(codeOf(await often.post(OWN, asking()))).toEqual([429, 'too_many_erasures'])
})

test('goes on for somebody whom a manager has removed meanwhile (FF-1366, FF-1413)', async () => {
  const { db } = show.app.platform
  const userId = await addUserOf(ACCOUNTS.buyer, { email: 'leaver@verburg.test', name: 'Lea Verburg' })
  await (await show.as('leaver@verburg.test')).post(OWN, asking())
  const { id } = await openRequest()
  expect((await buyer.delete(`/api/company/users/${userId}`)).statusCode).toBe(200)
  expect((await operator.post(`${DESK}/${id}/approval`)).json()).toMatchObject({ state: 'erased', name: 'former user' })
  expect(await placesOf(db, 'Verburg')).toEqual([])
})

test('strikes the address of somebody who was removed only where nobody else has it since (FF-1413)', async () => {
  const { db } = show.app.platform
  const asks = async (email: string) => {
    const userId = await addUserOf(ACCOUNTS.buyer, { email, name: 'Lea Terborg' })
    await (await show.as(email)).post(OWN, asking())
    await buyer.delete(`/api/company/users/${userId}`)
    return (await openRequest()).id
  }
  const id = await asks('office@terborg.test')
  await addUserOf(ACCOUNTS.gym, { email: 'office@terborg.test', name: 'Office' })
  await operator.post(`${DESK}/${id}/approval`)
  expect(await placesOf(db, 'Lea Terborg')).toEqual([])
  expect(await placesOf(db, 'office@terborg')).toContain('users.email')
  expect(await placesOf(db, 'office@terborg')).not.toContain('erasure_requests.account')
})

test('the last mail waits for a mail server, and goes a day after it was sent (FF-1413)', async () => {
  const { db, clock } = show.app.platform
  const kept = async (days: number) => {
    for (const entry of personalDataRetained)
      await deleteOldRows(db, entry, new Date(clock().getTime() + days * 86_400_000))
    return (await mailsOf('account-erased')).length
  }
  expect(await kept(29)).toBeGreaterThan(0)
  await db.execute(sql`update mails set sent_at = ${clock().toISOString()} where kind = 'account-erased'`)
  expect(await kept(0.9)).toBeGreaterThan(0)
  expect(await kept(1)).toBe(0)
})

test('afterwards the login is over, and the company’s orders go on (FF-1288)', async () => {
  expect((await copies.ada.get('/api/current_user')).json().user).toBeNull()
  expect((await logIn(show.app.browser(), ADA.email)).statusCode).toBe(401)
  const orders = (await buyer.get('/api/onlineshop/orders')).json()
  expect(orders.length).toBeGreaterThan(0)
  const [done] = (await operator.get(`${DESK}?state=erased`)).json().requests
  expect(done).toMatchObject({ name: 'former user', note: '', state: 'erased' })
  const audit = (await operator.get('/api/admin/audit?search=erase')).json()
  expect(JSON.stringify(audit)).toContain('erase user')
})
