import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from '../show-orders/test-show.ts'
import { saveQuestions } from './save-questions.ts'

const SAVE = '/api/virtual-trade-show/save-feedback'
const FEEDBACK = '/api/virtual-trade-show/feedbacks'

let show: TestShow
let buyer: Browser
let gym: Browser
let north: number
let south: number
let rating: number
let text: number
let bool: number

const feedback = async (browser: Browser, exhibitorId = north) =>
  (await browser.get(`${FEEDBACK}?exhibitor_id=${exhibitorId}`)).json()
const give = (browser: Browser, answers: object, exhibitorId: number | string = north) =>
  browser.form(SAVE, { exhibitor_id: String(exhibitorId), answersJson: JSON.stringify(answers) })
const fitting = () => ({ [rating]: 4, [text]: 'More of the salted one.' })
const kept = () =>
  rows(
    show.app.platform.db,
    sql`select 1 from feedback_answers a join feedback_questions q on q.id = a.question_id where q.question not like '%2030%'`,
  )

beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
  gym = await show.as(ACCOUNTS.gym)
  const { exhibitorByBooth } = show.app.shows.current()
  north = exhibitorByBooth.get(1)!.id
  south = exhibitorByBooth.get(31)!.id
  await transaction(show.app.platform.db, tx =>
    saveQuestions(tx, [
      { exhibitorId: north, type: 'rating', question: 'How do you like our whey?' },
      { exhibitorId: north, type: 'text', question: 'What is missing in our range?' },
      { exhibitorId: north, type: 'bool', question: 'Do you sell whey already?' },
    ]),
  )
  const { questions } = await feedback(buyer)
  ;[rating, text, bool] = questions.map((question: { id: number }) => question.id)
})
afterAll(() => show.app.close())
beforeEach(() => show.app.setNow(DURING.ordering))

describe('the questions of an exhibitor', () => {
  test('come in order, of all three types, unanswered at first (TS-418)', async () =>
    expect(await feedback(buyer)).toEqual({
      questions: [
        { id: rating, type: 'rating', question: 'How do you like our whey?', answer: null },
        { id: text, type: 'text', question: 'What is missing in our range?', answer: null },
        { id: bool, type: 'bool', question: 'Do you sell whey already?', answer: null },
      ],
      answered: false,
      refusal: null,
      refusal_reason: null,
    }))

  test('of an exhibitor who asks nothing are none, and nothing can be sent (FF-623)', async () => {
    expect(await feedback(buyer, south)).toEqual({
      questions: [],
      answered: false,
      refusal: null,
      refusal_reason: null,
    })
    expect((await give(buyer, {}, south)).statusCode).toBe(422)
  })

  test('need an exhibitor: none 400, unknown 404, a visitor 401', async () => {
    expect((await buyer.get(FEEDBACK)).statusCode).toBe(400)
    expect((await buyer.get(`${FEEDBACK}?exhibitor_id=x`)).statusCode).toBe(400)
    expect((await buyer.get(`${FEEDBACK}?exhibitor_id=999`)).statusCode).toBe(404)
    expect((await show.app.browser().get(`${FEEDBACK}?exhibitor_id=${north}`)).statusCode).toBe(401)
  })
})

describe('feedback that is refused', () => {
  test('rating and text must be answered (TS-237, TS-463)', async () => {
    for (const answers of [{}, { [rating]: 4 }, { [text]: 'x', [bool]: true }, { [rating]: 4, [text]: '  ' }]) {
      const answer = await give(buyer, answers)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail).toBe('Please answer all the questions!')
    }
  })

  test('an answer that does not fit its question is named (TS-240, TS-463)', async () => {
    const wrong = [
      { [rating]: 2.5, [text]: 'x' },
      { [rating]: 5, [text]: 'x' },
      { [rating]: '4', [text]: 'x' },
      { [rating]: 4, [text]: 'x'.repeat(2001) },
      { [rating]: 4, [text]: 'x', [bool]: 'yes' },
      { [rating]: 4, [text]: 'x', 999: 1 },
    ]
    for (const answers of wrong) {
      const answer = await give(buyer, answers)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors[0].path).toMatch(/^answersJson\.\d+$/)
    }
  })

  test('what is no JSON or no object of answers does not fit (TS-463)', async () => {
    for (const answersJson of ['{', '', '[]', '4', '{"1":[1]}', '{"1":{"a":1}}'])
      expect((await buyer.form(SAVE, { exhibitor_id: String(north), answersJson })).statusCode).toBe(400)
  })

  test('an unknown exhibitor is 404, the own booth 403, a visitor 401 (TS-463, FF-621)', async () => {
    expect((await give(buyer, fitting(), 999)).statusCode).toBe(404)
    expect((await give(show.app.browser(), fitting())).statusCode).toBe(401)
    const brand = sql`update users set brand_erp_id = 'B1' where email = ${ACCOUNTS.exhibitor}`
    await show.app.platform.db.execute(brand)
    const staff = await show.as(ACCOUNTS.exhibitor)
    expect((await give(staff, fitting())).statusCode).toBe(403)
    expect((await feedback(staff)).refusal).toBe('This is your own booth: feedback comes from its visitors.')
    expect((await feedback(staff)).refusal_reason).toEqual({ code: 'own_booth', details: null })
    expect((await feedback(staff, south)).refusal).toBeNull()
  })

  test('before the show and after its release it is closed (FF-620)', async () => {
    for (const now of [DURING.before, DURING.over]) {
      show.app.setNow(now)
      const late = await show.as(ACCOUNTS.buyer)
      const answer = await give(late, fitting())
      expect(answer.statusCode).toBe(409)
      expect(answer.json().detail).toBe(
        'Feedback can be given from Monday 5th of May at 12am to Monday 30th of June at 11.59pm.',
      )
      const { refusal, refusal_reason } = await feedback(late)
      expect(refusal).toBe(answer.json().detail)
      expect(refusal_reason).toEqual({ code: 'feedback_closed', details: answer.json().details })
    }
  })

  test('leaves nothing behind', async () => {
    expect(await kept()).toEqual([])
    expect((await feedback(buyer)).answered).toBe(false)
  })
})

describe('feedback', () => {
  test('is given once: twenty at one moment are one, the others are told so (TS-241, TS-463)', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(buyer, fitting())))
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([200, ...Array(19).fill(409)])
    const refused = answers.find(answer => answer.statusCode === 409)!
    expect(refused.json().detail).toBe('You have already voted for North. Thank you for your feedback!')
    expect(await kept()).toHaveLength(2)
    const events = await rows<{ payload: { things: number[] } }>(
      show.app.platform.db,
      sql`select payload from outbox_events where payload->>'activity' = 'feedback_given'`,
    )
    expect(events.map(({ payload }) => payload.things)).toEqual([[north]])
  })

  test('is answered, and shows the user their own answers alone (TS-036)', async () => {
    expect(await feedback(buyer)).toMatchObject({
      questions: [{ answer: 4 }, { answer: 'More of the salted one.' }, { answer: null }],
      answered: true,
    })
    expect((await feedback(gym)).answered).toBe(false)
  })

  test('is open to the end of release, and takes a yes and a no (FF-620)', async () => {
    show.app.setNow(DURING.release)
    const answer = await give(gym, { ...fitting(), [bool]: false })
    expect(answer.json()).toMatchObject({ answered: true, questions: [{}, {}, { answer: false }] })
  })
})
