import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { buyer, shop, vts } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { SurveyDeskPage } from './SurveyDeskPage.tsx'
import { answers, deskSurvey, results } from './test-survey.ts'

// Loaded later by the page.
beforeAll(() => import('./SurveyAnswers.tsx'))
afterEach(closePage)

const open = (surveys: object[], more: object = {}) =>
  openPage({ '/admin/listing-survey': SurveyDeskPage }, '/admin/listing-survey', {
    'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
    'GET /api/settings': shop(),
    'GET /api/onlineshop/vts': vts('ordering'),
    'GET /api/admin/listing-surveys': { surveys },
    'GET /api/admin/listing-surveys/7/results': results,
    'GET /api/admin/listing-surveys/7/answers': answers,
    ...more,
  })

test('the results are counted by option, number and brand, with the texts and each customer’s answers (FF-1303)', async () => {
  open([deskSurvey])
  const found = within(await screen.findByRole('region', { name: 'Results' }))
  expect(await found.findByText('1 of 3 customers have answered')).toBeTruthy()
  const barOf = (name: string) => found.getByText(name).closest('li')!.textContent
  expect(barOf('A gym')).toBe('A gym1100 %')
  expect(barOf('A shop')).toBe('A shop00 %')
  expect(barOf('North')).toBe('North1100 %')
  for (const words of ['4 on average', 'Creatine']) expect(found.getByText(words)).toBeTruthy()
  const customers = within(await screen.findByRole('region', { name: 'Answers by customer' }))
  expect((await customers.findByText('A gym')).closest('li')!.textContent).toContain('Gym Shop')
  expect(screen.getByRole('link', { name: 'Results as XLSX' }).getAttribute('href')).toBe(
    '/api/admin/listing-surveys/7/xlsx?language=en',
  )
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull()
})

test('a draft is opened after a question (FF-1302)', async () => {
  const draft = { ...deskSurvey, state: 'draft', answers: 0, opened_at: null, opened_by: null }
  const { calls } = open([draft], { 'POST /api/admin/listing-surveys/7/open': deskSurvey })
  expect(await screen.findByText('What do you buy for?')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Open to customers' }))
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(calls().find(({ method }) => method === 'POST')?.body).toEqual({ version: 'v1' }))
})

test('a new survey is written in both languages; what is missing is said first (FF-1302, FF-1424)', async () => {
  const { calls } = open([], { 'POST /api/admin/listing-surveys': { ...deskSurvey, id: 8 } })
  await userEvent.click(await screen.findByRole('button', { name: 'New survey' }))
  const form = within(await screen.findByRole('form', { name: 'Survey' }))
  const type = (name: string, text: string) => userEvent.type(form.getByRole('textbox', { name }), text)
  await type('Title, English', 'Range')
  await userEvent.click(form.getByRole('button', { name: 'Save survey' }))
  expect(form.getAllByText('Please write this in each language of the survey.').length).toBeGreaterThan(1)
  const first = () => screen.getAllByRole('textbox').find(field => field.getAttribute('aria-invalid') === 'true')
  await waitFor(() => expect(document.activeElement).toBe(first()))
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Answered by' }), 'Text')
  await type('Question, English', 'What is missing?')
  await userEvent.click(form.getByRole('checkbox', { name: 'Must be answered' }))
  await userEvent.click(form.getByRole('button', { name: 'Save survey' }))
  await waitFor(() => expect(calls().filter(({ method }) => method === 'POST')).toHaveLength(1))
  const none = { en: '', de: '' }
  expect(calls().find(({ method }) => method === 'POST')?.body).toEqual({
    texts: { title: { en: 'Range', de: '' }, lead: none, thanks: none },
    questions: [{ id: 1, kind: 'text', required: false, text: { en: 'What is missing?', de: '' }, options: [] }],
  })
})
