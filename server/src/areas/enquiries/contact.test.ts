import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS, demoPeople } from '../../../demo/people.ts'
import { rows } from '../../platform/database.ts'
import { type Browser, type TestApp, testApp } from '../../platform/testing/app.ts'
import { browserOf } from '../../platform/testing/log-in.ts'

const NOW = '2031-05-06T12:00:00.000Z'
let app: TestApp
let operator: Browser

beforeAll(async () => {
  app = await testApp({ now: NOW })
  await demoPeople(app.platform.db, new Date(NOW))
  operator = await browserOf(app, ACCOUNTS.operator)
})
afterAll(() => app.close())

const text = (differing: object = {}) => ({
  ...{ kind: 'supplier', company: 'Zest Foods', brand: 'Zest', name: 'Zoe', email: 'zoe@zest.test' },
  message: 'We make bars.',
  ...differing,
})
const send = (body: object) => app.browser().post('/api/enquiries', body)
const mails = () =>
  rows<{ kind: string; recipient: string; reply_to: string }>(
    app.platform.db,
    sql`select kind, recipient, reply_to from mails order by id`,
  )
const listed = async (query = '') => (await operator.get(`/api/admin/contact-enquiries${query}`)).json().enquiries

test('a supplier’s enquiry is stored and mailed once, and answered once by mail (SH-238)', async () => {
  expect((await send(text())).json()).toEqual({ success: true })
  await send(text({ message: ' We make bars. ' }))
  expect(await mails()).toEqual([{ kind: 'contact-supplier', recipient: ACCOUNTS.operator, reply_to: 'zoe@zest.test' }])
  const [enquiry] = await listed('?state=open&search=zest')
  expect(enquiry).toMatchObject({ kind: 'supplier', brand: 'Zest', answer: null })
  const answer = (words: string) =>
    operator.post(`/api/admin/contact-enquiries/${enquiry.id}/answer`, { answer: words })
  expect((await answer(' ')).json().code).toBe('answer_empty')
  expect((await answer('Please send samples.')).json()).toMatchObject({ answer: 'Please send samples.' })
  expect((await answer('Twice')).json().code).toBe('enquiry_answered')
  expect((await mails()).at(-1)).toMatchObject({ kind: 'contact-answer', recipient: 'zoe@zest.test' })
  expect(await listed('?state=open')).toEqual([])
})

test('an enquiry answered by mail is noted, once; nothing is sent (FF-1197)', async () => {
  await send(text({ kind: 'general', company: '', brand: '', message: 'Saturdays?', email: 'nora@nova.test' }))
  const [{ id }] = await listed('?state=open')
  const before = (await mails()).length
  const mark = () => operator.post(`/api/admin/contact-enquiries/${id}/answered-by-mail`)
  expect((await mark()).json()).toMatchObject({ answer: null, answered_at: NOW })
  expect((await mark()).statusCode).toBe(409)
  expect(await mails()).toHaveLength(before)
  expect((await operator.post('/api/admin/contact-enquiries/999999/answered-by-mail')).statusCode).toBe(404)
})

test('what is missing is refused at its field; too many from one address wait; the desk is the operator’s (FF-1198)', async () => {
  const refused = await send(text({ brand: '' }))
  expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, 'brand'])
  expect((await send(text({ message: 'x'.repeat(2001) }))).statusCode).toBe(400)
  for (let i = 0; i < 5; i++) await send(text({ email: 'many@b.test', message: `No. ${i}` }))
  expect((await send(text({ email: 'many@b.test', message: 'No. 5' }))).statusCode).toBe(429)
  expect((await app.browser().get('/api/admin/contact-enquiries')).statusCode).toBe(401)
  expect((await (await browserOf(app, ACCOUNTS.buyer)).get('/api/admin/contact-enquiries')).statusCode).toBe(403)
})
