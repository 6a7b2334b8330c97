import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from '../show-orders/test-show.ts'

let show: TestShow
let buyer: Browser
let gym: Browser
let operator: Browser
let north: number
let organiser: number

const at = (exhibitorId: number | string) => `/api/virtual-trade-show/exhibitors/${exhibitorId}/enquiries`
const question = (message: string) => ({ kind: 'question', message })
const ask = (browser: Browser, body: object, exhibitorId: number | string = north, headers = {}) =>
  browser.post(at(exhibitorId), body, headers)
const mails = () =>
  rows(
    show.app.platform.db,
    sql`select kind, recipient, reply_to, subject, text from mails where kind like 'booth-%' order by id`,
  )
const stored = () => rows(show.app.platform.db, sql`select * from booth_enquiries order by id`)
const desk = async (query = '') => (await operator.get(`/api/admin/enquiries${query}`)).json()
const answer = (id: number, text: string, browser = operator, headers = {}) =>
  browser.post(`/api/admin/enquiries/${id}/answer`, { answer: text }, headers)

beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
  gym = await show.as(ACCOUNTS.gym)
  operator = await show.as(ACCOUNTS.operator)
  const { exhibitorByBooth } = show.app.shows.current()
  north = exhibitorByBooth.get(1)!.id
  organiser = exhibitorByBooth.get(31)!.id
})
afterAll(() => show.app.close())
beforeEach(async () => {
  await show.app.setNow(DURING.ordering)
  // Somebody who staffs the small range's booth 1.
  await show.app.platform.db.execute(
    sql`update users set brand_erp_id = (select erp_id from brands where name = 'North') where email = ${ACCOUNTS.exhibitor}`,
  )
})
afterEach(async () => {
  await show.app.platform.db.execute(sql`delete from booth_enquiries`)
  await show.app.platform.db.execute(sql`delete from mails`)
})

describe('a question', () => {
  test('is stored, shown to its sender alone, and mailed to the booth’s staff, who reply to the buyer (FF-680)', async () => {
    const asked = await ask(buyer, question('  Is the whey vegan?\nAnd the bars?  '))
    expect(asked.statusCode).toBe(200)
    const [mine] = asked.json()
    expect(mine).toMatchObject({
      kind: 'question',
      message: 'Is the whey vegan?\nAnd the bars?',
      asked_at: new Date(DURING.ordering).toISOString(),
      answer: null,
      answered_at: null,
    })
    expect((await buyer.get(at(north))).json()).toEqual([mine])
    expect((await gym.get(at(north))).json()).toEqual([])
    expect((await buyer.get(at(organiser))).json()).toEqual([])
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'booth-question', recipient: ACCOUNTS.exhibitor, reply_to: ACCOUNTS.buyer })
    expect(mail!.subject).toMatch(/^Question from .+ to North$/)
    expect(mail!.text).toContain('Is the whey vegan?')
  })

  test('goes to the organiser where the booth has no staff (FF-681)', async () => {
    await show.app.platform.db.execute(sql`update users set brand_erp_id = null where email = ${ACCOUNTS.exhibitor}`)
    await ask(buyer, question('Is it vegan?'))
    expect(await mails()).toMatchObject([{ recipient: ACCOUNTS.organiser, reply_to: ACCOUNTS.buyer }])
  })

  test('is not mailed to staff who may no longer log in, and to the seller where nobody is left (FF-681)', async () => {
    const { db } = show.app.platform
    await db.execute(sql`update users set blocked_at = now() where brand_erp_id is not null or is_organiser`)
    await ask(buyer, question('Is anybody there?'))
    await db.execute(sql`update users set blocked_at = null`)
    expect(await mails()).toMatchObject([{ recipient: show.app.shop.current().seller.email }])
  })

  test('sent twice, at once or from another tab, is one (FF-682)', async () => {
    const key = { 'idempotency-key': 'one' }
    const both = await Promise.all([
      ask(buyer, question('Twice?'), north, key),
      ask(buyer, question('Twice?'), north, key),
    ])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    await Promise.all([ask(buyer, question('Twice?')), ask(buyer, question('Twice? '))])
    expect(await stored()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  test('needs a message; an unknown exhibitor is 404, a visitor 401, staff 403 (FF-684)', async () => {
    const refused = await ask(buyer, question(' \n '))
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({
      code: 'enquiry_without_message',
      errors: [{ path: 'message', detail: 'Please write what you would like to know.' }],
    })
    expect((await ask(buyer, question('x'.repeat(2001)))).statusCode).toBe(400)
    expect((await ask(buyer, { kind: 'visit', message: 'x' })).statusCode).toBe(400)
    expect((await ask(buyer, question('Who?'), 9999)).statusCode).toBe(404)
    expect((await ask(show.app.browser(), question('Who?'))).statusCode).toBe(401)
    const staff = await ask(await show.as(ACCOUNTS.exhibitor), question('Who?'))
    expect([staff.statusCode, staff.json().code]).toEqual([403, 'enquiries_of_buyers'])
    expect(await stored()).toEqual([])
    expect(await mails()).toEqual([])
  })

  test('may be asked before ordering opens and until the end of release (FF-686)', async () => {
    await show.app.setNow(DURING.before)
    expect((await ask(buyer, question('When do you open?'))).statusCode).toBe(200)
    await show.app.setNow(DURING.over)
    const later = await show.as(ACCOUNTS.buyer)
    const late = await ask(later, question('Too late?'))
    expect([late.statusCode, late.json().code]).toEqual([409, 'enquiries_closed'])
    expect((await later.get(at(north))).json()).toHaveLength(1)
  })

  test('the eleventh within an hour waits, also of eleven at one moment (FF-683)', async () => {
    const answers = await Promise.all(Array.from({ length: 11 }, (_, n) => ask(buyer, question(`Question ${n}`))))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(1)
    expect(refused[0]!.json()).toMatchObject({ code: 'too_many_enquiries', details: { minutes: 60 } })
    expect(await stored()).toHaveLength(10)
    expect((await ask(gym, question('May I?'))).statusCode).toBe(200)
    await show.app.setNow(new Date(new Date(DURING.ordering).getTime() + 3_600_001).toISOString())
    expect((await ask(buyer, question('Question 11'))).statusCode).toBe(200)
  })
})

describe('a call', () => {
  test('is asked for with a number, a time and, if wanted, a message (FF-680)', async () => {
    const asked = await ask(buyer, { kind: 'call', phone: ' +31 20 555 0100 ', call_when: 'tomorrow after four' })
    expect(asked.json()).toMatchObject([
      { kind: 'call', phone: '+31 20 555 0100', call_when: 'tomorrow after four', message: '' },
    ])
    const [mail] = await mails()
    expect(mail).toMatchObject({ kind: 'booth-call', recipient: ACCOUNTS.exhibitor, reply_to: ACCOUNTS.buyer })
    expect(mail!.text).toContain('+31 20 555 0100')
    expect(mail!.text).toContain('tomorrow after four')
  })

  test.each([
    ['', 'enquiry_without_phone'],
    ['call me', 'no_phone_number'],
  ])('with the number %j is refused: %s', async (phone, code) => {
    const refused = await ask(buyer, { kind: 'call', phone })
    expect([refused.statusCode, refused.json().code]).toEqual([422, code])
  })
})

describe('the back office', () => {
  test('lists the enquiries, newest first, by state and by search', async () => {
    await ask(buyer, question('Is it vegan?'))
    await ask(gym, { kind: 'call', phone: '030 123456', call_when: 'mornings' }, organiser)
    const { total, enquiries } = await desk()
    expect(total).toBe(2)
    expect(enquiries).toMatchObject([
      { kind: 'call', booth_number: 31, email: ACCOUNTS.gym, phone: '030 123456', answer: null },
      { kind: 'question', exhibitor: 'North', booth_number: 1, email: ACCOUNTS.buyer, message: 'Is it vegan?' },
    ])
    expect(enquiries[1].company).not.toBe('')
    expect((await desk('?search=vegan')).total).toBe(1)
    expect((await desk(`?search=${ACCOUNTS.gym}`)).total).toBe(1)
    expect((await desk('?state=answered')).total).toBe(0)
  })

  test('says which agent wrote for the user', async () => {
    const agent = await show.as(ACCOUNTS.agent)
    await agent.form('/', { _switch_user: ACCOUNTS.buyer })
    await ask(agent, question('Is it vegan?'))
    await ask(buyer, question('May I visit?'))
    const { enquiries } = await desk()
    expect(enquiries[0]).toMatchObject({ email: ACCOUNTS.buyer, agent: null })
    expect(enquiries[1]).toMatchObject({ email: ACCOUNTS.buyer, agent: 'Mira Jansen' })
  })

  test('answers once: mailed to the buyer, shown at the booth, written into the audit log (FF-687)', async () => {
    await ask(buyer, question('Is it vegan?'))
    const [{ id }] = (await desk()).enquiries
    const answered = await answer(id, ' Yes, all of it. ')
    expect(answered.json()).toMatchObject({ answer: 'Yes, all of it.', answered_by: expect.any(String) })
    const [, mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'booth-answer', recipient: ACCOUNTS.buyer, subject: 'Answer from North' })
    expect(mail!.text).toContain('Yes, all of it.')
    expect(mail!.text).toContain('/virtual-trade-show/exhibition/1/1')
    expect((await buyer.get(at(north))).json()).toMatchObject([{ answer: 'Yes, all of it.' }])
    const again = await answer(id, 'No.')
    expect([again.statusCode, again.json().code]).toEqual([409, 'enquiry_answered'])
    expect(await mails()).toHaveLength(2)
    expect((await desk('?state=open')).total).toBe(0)
    const log = (await operator.get('/api/admin/audit?search=answer%20enquiry')).json()
    expect(log.entries).toHaveLength(1)
  })

  test('needs words, a known enquiry, and the operator', async () => {
    await ask(buyer, question('Is it vegan?'))
    const [{ id }] = (await desk()).enquiries
    expect((await answer(id, '  ')).json().code).toBe('answer_empty')
    expect((await answer(9999, 'Yes')).statusCode).toBe(404)
    for (const email of [ACCOUNTS.buyer, ACCOUNTS.exhibitor, ACCOUNTS.agent]) {
      const other = await show.as(email)
      expect((await answer(id, 'Yes', other)).statusCode).toBe(403)
      expect((await other.get('/api/admin/enquiries')).statusCode).toBe(403)
    }
  })

  test('what was answered by mail is noted, once, and nothing is sent (FF-862)', async () => {
    const mailsOf = async () => (await operator.get('/api/admin/mails?search=booth-answer')).json().total
    const mails = await mailsOf()
    await ask(buyer, question('Vegan?'))
    const [{ id }] = (await desk('?state=open')).enquiries
    const mark = () => operator.post(`/api/admin/enquiries/${id}/answered-by-mail`, {})
    expect((await mark()).json()).toMatchObject({ id, answer: null, answered_by: expect.any(String) })
    expect((await desk('?state=open')).enquiries.map((one: { id: number }) => one.id)).not.toContain(id)
    expect((await buyer.get(at(north))).json()).toContainEqual(
      expect.objectContaining({ answer: null, answered_at: expect.any(String) }),
    )
    expect(await mailsOf()).toBe(mails)
    expect((await mark()).json().code).toBe('enquiry_answered')
    expect((await buyer.post(`/api/admin/enquiries/${id}/answered-by-mail`, {})).statusCode).toBe(403)
  })

  test('the same answer sent again with its key is one', async () => {
    await ask(buyer, question('Is it vegan?'))
    const [{ id }] = (await desk()).enquiries
    const key = { 'idempotency-key': 'answer' }
    const both = await Promise.all([answer(id, 'Yes.', operator, key), answer(id, 'Yes.', operator, key)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await mails()).toHaveLength(2)
  })
})
