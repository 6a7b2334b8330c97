import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer, shop } from '../../testing/fair.ts'
import { closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { SurveyPage } from './SurveyPage.tsx'
import { survey } from './test-survey.ts'

afterEach(closePage)

const answered = { at: '2031-05-06T12:00:00Z', by: 'Kim' }
const open = (answers: object = {}) =>
  openPage({ '/listing-survey': SurveyPage }, '/listing-survey', {
    'GET /api/current_user': buyer(),
    'GET /api/settings': shop(),
    'GET /api/listing-survey': { survey, answered: null },
    ...answers,
  })

async function fill() {
  const form = within(await screen.findByRole('form', { name: 'What should we list?' }))
  await userEvent.click(form.getByRole('radio', { name: 'A gym' }))
  await userEvent.click(form.getByRole('checkbox', { name: 'North' }))
  await userEvent.click(form.getByRole('radio', { name: '4' }))
  return form
}

test('a customer answers each kind of question, and is thanked (SH-032, SH-241)', async () => {
  const { calls } = open({ 'POST /api/listing-survey/answers': answered })
  const form = await fill()
  await userEvent.type(form.getByRole('textbox', { name: /What is missing/ }), 'Creatine')
  await userEvent.click(form.getByRole('button', { name: 'Send answers' }))
  expect(await screen.findByText('Thank you, your answers have arrived')).toBeTruthy()
  expect(screen.getByText('We read every answer.')).toBeTruthy()
  const empty = { options: [], brands: [], text: '' }
  expect(calls().find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ survey_id: 7, revision: 2 },
    answers: [
      { ...empty, question: 1, options: [1] },
      { ...empty, question: 2, brands: [3] },
      { ...empty, question: 3, options: [4] },
      { ...empty, question: 4, text: 'Creatine' },
    ],
  })
})

test('what is missing is said at its question before anything is sent (FF-1300)', async () => {
  const { calls } = open()
  const form = within(await screen.findByRole('form'))
  await userEvent.click(form.getByRole('button', { name: 'Send answers' }))
  expect(form.getAllByText('Please answer this question.')).toHaveLength(3)
  expect(calls().filter(({ method }) => method === 'POST')).toEqual([])
})

test('whose colleague was faster is told so, and sees who answered (SH-242)', async () => {
  let shown: unknown = { survey, answered: null }
  open({
    'GET /api/listing-survey': () => shown,
    'POST /api/listing-survey/answers': () => {
      shown = { survey, answered }
      return refusal(409, 'Your company has answered this survey already.')
    },
  })
  const form = await fill()
  await userEvent.click(form.getByRole('button', { name: 'Send answers' }))
  await waitFor(() => expect(screen.getByText('Kim answered for your company on 6 May 2031.')).toBeTruthy())
})

test('whose questions have changed meanwhile is told so, and keeps what still fits (FF-1301, FF-1368)', async () => {
  let shown = { survey, answered: null }
  open({
    'GET /api/listing-survey': () => shown,
    'POST /api/listing-survey/answers': () => {
      const questions = survey.questions.map(question => (question.id === 1 ? { ...question, kind: 'text' } : question))
      shown = { survey: { ...survey, revision: 3, questions } as typeof survey, answered: null }
      return refusal(409, 'The questions have changed since you opened them. Please look at them again.')
    },
  })
  const form = await fill()
  await userEvent.click(form.getByRole('button', { name: 'Send answers' }))
  expect(await screen.findByRole('textbox', { name: 'What do you buy for?' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('The questions have changed since you opened them.')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'North' }).checked).toBe(true)
})

test('an option that was chosen stays chosen where the operator moves it meanwhile (FF-1414)', async () => {
  let shown = { survey, answered: null }
  open({
    'GET /api/listing-survey': () => shown,
    'POST /api/listing-survey/answers': () => {
      const questions = survey.questions.map(question => ({ ...question, options: question.options.toReversed() }))
      shown = { survey: { ...survey, revision: 3, questions }, answered: null }
      return refusal(409, 'The questions have changed since you opened them. Please look at them again.')
    },
  })
  const form = await fill()
  await userEvent.click(form.getByRole('button', { name: 'Send answers' }))
  await waitFor(() => expect(form.getAllByRole('radio')[0]).toBe(form.getByRole('radio', { name: 'A gym' })))
  expect(form.getByRole<HTMLInputElement>('radio', { name: 'A gym' }).checked).toBe(true)
  expect(form.getByRole<HTMLInputElement>('radio', { name: 'A shop' }).checked).toBe(false)
})

test('whose survey is closed meanwhile is told so, and still sees what they typed (FF-1414)', async () => {
  let shown: unknown = { survey, answered: null }
  open({
    'GET /api/listing-survey': () => shown,
    'POST /api/listing-survey/answers': () => {
      shown = { survey: null, answered: null }
      return refusal(409, 'This survey is closed. Thank you all the same.', [], 'survey_not_open')
    },
  })
  const form = await fill()
  await userEvent.type(form.getByRole('textbox', { name: /What is missing/ }), 'Creatine')
  await userEvent.click(form.getByRole('button', { name: 'Send answers' }))
  expect(await screen.findByText('This survey has closed meanwhile')).toBeTruthy()
  expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: /What is missing/ }).value).toBe('Creatine')
  expect(form.getByRole<HTMLInputElement>('radio', { name: 'A gym' }).checked).toBe(true)
  expect(form.queryByRole('button', { name: 'Send answers' })).toBeNull()
})

test('without a survey the page says what comes here, and who has no company whom it is for (FF-1305)', async () => {
  open({ 'GET /api/listing-survey': { survey: null, answered: null } })
  expect(await screen.findByText('No survey at the moment')).toBeTruthy()
  closePage()
  const { calls } = open({ 'GET /api/current_user': buyer({ company: null }) })
  expect(await screen.findByText('The survey is for the users of a company that orders here.')).toBeTruthy()
  expect(calls().filter(({ path }) => path.includes('listing-survey'))).toEqual([])
})
