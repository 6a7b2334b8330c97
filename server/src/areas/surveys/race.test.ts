import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import { DESK, openSurveys, questions, type TestSurveys, texts } from './test-surveys.ts'

let shop: TestSurveys

beforeAll(async () => {
  shop = await openSurveys()
})
afterAll(() => shop.show.app.close())
afterEach(() => shop.forget())

const kept = async () =>
  (
    await rows<{ answers: number; choices: number }>(
      shop.db,
      sql`select (select count(*)::int from survey_answers) as answers, (select count(*)::int from survey_choices) as choices`,
    )
  )[0]

test('of users of a customer who answer at once one does, and the same answer sent twice is one (SH-242)', async () => {
  const survey = await shop.open()
  const both = [shop.buyer, shop.colleague, shop.buyer, shop.colleague]
  const answers = await Promise.all(both.map(by => shop.answer(survey, by)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
  expect(await kept()).toEqual({ answers: 1, choices: 4 })
  const key = { 'idempotency-key': 'one answer' }
  const twice = await Promise.all([1, 2].map(() => shop.answer(survey, shop.gym, [], key)))
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await kept()).toEqual({ answers: 2, choices: 8 })
})

test('an answer and a change at once: the answer is to the questions that stay (FF-1301)', async () => {
  const survey = await shop.open()
  const { version } = await shop.survey(survey.id)
  const payload = { version, texts, questions: questions.slice(0, 2) }
  const [answer, change] = await Promise.all([
    shop.answer(survey),
    shop.operator.call({ method: 'PUT', url: `${DESK}/${survey.id}`, payload }),
  ])
  expect([answer.statusCode, change.statusCode].sort()).toEqual([200, 409])
})
