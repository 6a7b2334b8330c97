import { sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import { ACCOUNTS } from '../show-orders/test-show.ts'
import { DESK, openSurveys, PAGE, questions, type TestSurveys, texts } from './test-surveys.ts'

let shop: TestSurveys

beforeAll(async () => {
  shop = await openSurveys()
})
afterAll(() => shop.show.app.close())
afterEach(() => shop.forget())

const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code

describe('a survey', () => {
  test('is asked once it is open, and answered once for all users of a customer (SH-241, SH-242)', async () => {
    expect((await shop.buyer.get(PAGE)).json()).toEqual({ survey: null, answered: null })
    const survey = await shop.open()
    expect(survey.brands.map(({ name }) => name)).toEqual(['North', 'South'])
    const answered = await shop.answer(survey, shop.colleague)
    expect(answered.json()).toEqual({ at: shop.show.app.platform.clock().toISOString(), by: 'Kim' })
    expect((await shop.buyer.get(PAGE)).json()).toMatchObject({ answered: { by: 'Kim' } })
    expect(codeOf(await shop.answer(survey))).toBe('survey_answered')
    expect((await shop.gym.get(PAGE)).json()).toMatchObject({ survey: { id: survey.id }, answered: null })
    expect((await shop.answer(survey, shop.gym)).statusCode).toBe(200)
    expect((await shop.survey(survey.id)).answers).toBe(2)
  })

  test('takes no answer that is missing, does not fit, or is to other questions (FF-1300)', async () => {
    const survey = await shop.open()
    const brand = { brands: [survey.brands[0]!.id] }
    const wrong: [readonly object[], string][] = [
      [[{}], 'question_unanswered'],
      [[{ options: [2] }], 'answer_misfits'],
      [[{ options: [0, 1] }], 'answer_misfits'],
      [[{ options: [0], text: 'Shop' }], 'answer_misfits'],
      [[{ options: [0] }, { brands: [99_999] }], 'answer_misfits'],
      [[{ options: [0] }, brand, { options: [6] }], 'answer_misfits'],
      [[{ options: [0] }, brand, {}, { question: 7, text: 'Hello' }], 'answer_misfits'],
      [[{ options: [0] }, brand, {}, { question: 1, options: [1] }], 'answer_misfits'],
    ]
    for (const [said, code] of wrong) expect(codeOf(await shop.answer(survey, shop.buyer, said))).toBe(code)
    expect(codeOf(await shop.answer({ ...survey, revision: survey.revision + 1 }))).toBe('survey_revised')
    expect(codeOf(await shop.answer({ ...survey, id: 99_999 }))).toBe('survey_not_open')
    expect((await shop.survey(survey.id)).answers).toBe(0)
    expect((await shop.answer(survey, shop.buyer, [{ options: [0] }, brand, {}, {}])).statusCode).toBe(200)
  })

  test('is for users of customers, and its desk for operators (FF-1305)', async () => {
    const survey = await shop.open()
    const visitor = shop.show.app.browser()
    expect((await visitor.get(PAGE)).statusCode).toBe(401)
    expect((await shop.answer(survey, shop.operator)).statusCode).toBe(403)
    expect((await shop.answer(survey, await shop.show.as(ACCOUNTS.exhibitor))).statusCode).toBe(403)
    for (const path of ['', `/${survey.id}/results`, `/${survey.id}/answers`, `/${survey.id}/xlsx`])
      expect((await shop.buyer.get(`${DESK}${path}`)).statusCode).toBe(403)
    expect((await shop.create({}, shop.buyer)).statusCode).toBe(403)
  })

  test('is complete in each language that its title is written in (FF-1302)', async () => {
    const [first] = questions
    const german = { ...texts, title: { en: '', de: 'Sortiment' } }
    const noGerman = [{ ...first, text: { en: 'Question', de: '' } }]
    const errorOf = async (more: object) => (await shop.create(more)).json().errors[0].path
    expect(await errorOf({ texts: { ...texts, title: { en: '', de: ' ' } } })).toBe('texts.title.en')
    expect(await errorOf({ questions: noGerman })).toBe('questions.0.text.de')
    expect(await errorOf({ questions: [{ ...first, options: [] }] })).toBe('questions.0')
    const noEnglish = [{ ...first, text: { en: '', de: 'Frage' } }]
    expect((await shop.create({ texts: german, questions: noEnglish })).statusCode).toBe(200)
  })

  test('opens once, alone, and is over when it is closed; each step stands in the audit log (FF-1302)', async () => {
    const { id, version } = (await shop.create()).json()
    const empty = (await shop.create({ questions: [] })).json()
    const open = (one: number, seen: string) => shop.operator.post(`${DESK}/${one}/open`, { version: seen })
    expect(codeOf(await open(empty.id, empty.version))).toBe('survey_without_questions')
    expect(codeOf(await open(id, 'another'))).toBe('changed_meanwhile')
    expect((await open(id, version)).json()).toMatchObject({ state: 'open', opened_by: 'Tom Vos' })
    expect(codeOf(await open(id, version))).toBe('survey_opened')
    const other = (await shop.create()).json()
    expect(codeOf(await open(other.id, other.version))).toBe('another_survey_open')
    const { survey } = (await shop.buyer.get(PAGE)).json()
    expect((await shop.operator.post(`${DESK}/${id}/close`)).json()).toMatchObject({ state: 'closed' })
    expect(codeOf(await shop.operator.post(`${DESK}/${id}/close`))).toBe('survey_not_open')
    expect(codeOf(await shop.answer(survey))).toBe('survey_not_open')
    expect((await open(other.id, other.version)).statusCode).toBe(200)
    const log = await rows<{ action: string }>(
      shop.db,
      sql`select action from audit_log where subject = ${`survey ${id}`} order by id`,
    )
    expect(log.map(({ action }) => action)).toEqual(['create survey', 'open survey', 'close survey'])
  })

  test('keeps its questions from the first answer on (FF-1301)', async () => {
    const survey = await shop.open()
    const { id } = survey
    const change = async (more: object) => {
      const { version } = await shop.survey(id)
      return shop.operator.call({
        method: 'PUT',
        url: `${DESK}/${id}`,
        payload: { version, texts, questions, ...more },
      })
    }
    const fewer = { questions: questions.slice(0, 2) }
    expect((await change(fewer)).statusCode).toBe(200)
    expect(codeOf(await shop.answer(survey))).toBe('survey_revised')
    await change({})
    const { survey: newest } = (await shop.buyer.get(PAGE)).json()
    await shop.answer(newest)
    expect(codeOf(await change(fewer))).toBe('survey_has_answers')
    expect(codeOf(await shop.operator.delete(`${DESK}/${id}`))).toBe('survey_has_answers')
    const draft = (await shop.create()).json()
    expect((await shop.operator.delete(`${DESK}/${draft.id}`)).statusCode).toBe(200)
    expect((await shop.operator.delete(`${DESK}/${draft.id}`)).statusCode).toBe(404)
  })
})

describe('the results', () => {
  test('count options, numbers and brands, and name who wrote what (FF-1303)', async () => {
    const survey = await shop.open()
    const [north, south] = survey.brands.map(({ id }) => id)
    await shop.answer(survey)
    await shop.answer(survey, shop.gym, [{ options: [1] }, { brands: [south, north] }, { options: [1] }, {}])
    const results = (await shop.operator.get(`${DESK}/${survey.id}/results`)).json()
    expect(results).toMatchObject({ answers: 2, customers: 3 })
    const [one, brands, scale, text] = results.questions
    expect(one.options).toEqual([
      { option: 0, count: 0 },
      { option: 1, count: 2 },
    ])
    expect(brands.brands).toEqual([
      { brand_id: north, name: 'North', count: 2 },
      { brand_id: south, name: 'South', count: 1 },
    ])
    expect(scale).toMatchObject({ answered: 2, average: 2.5 })
    expect(text).toMatchObject({ answered: 1, texts: [{ company: 'Sporthuis De Merwede', text: 'Creatine' }] })
    const answers = async (search: string) =>
      (await shop.operator.get(`${DESK}/${survey.id}/answers?search=${search}`)).json().answers
    expect((await answers('')).map(({ by }: { by: string }) => by)).toEqual(['Jule Brandt', 'Bo Verhoeven'])
    expect(await answers('creatine')).toMatchObject([{ by: 'Bo Verhoeven', choices: [{ options: [1] }, {}, {}, {}] }])
    expect(await answers('nobody')).toEqual([])
  })

  test('are a spreadsheet in which nothing is a formula (FF-1304)', async () => {
    const survey = await shop.open()
    await shop.answer(survey, shop.buyer, [{ options: [0] }, { brands: [survey.brands[1]!.id] }, {}, { text: '=1+1' }])
    const { rawPayload } = await shop.operator.get(`${DESK}/${survey.id}/xlsx?language=de`)
    const { sheets } = await readXlsx(rawPayload)
    const [figures, answers] = sheets
    expect(figures!.rows).toContainEqual(['Frage 1', 'Laden', 1, 100])
    expect(figures!.rows).toContainEqual(['Frage 2', 'South', 1, 100])
    expect(answers!.rows[1]).toEqual(expect.arrayContaining(['Sporthuis De Merwede', 'Laden', 'South', '=1+1']))
    expect([...(answers!.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([])
  })
})
