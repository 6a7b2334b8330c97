import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../../testing/open-page.tsx'
import { RemindersDeskPage } from './RemindersDeskPage.tsx'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const customer = { id: 7, company: 'Gym Shop' }
const settings = { by_night: false, days: [7, 14, 14], version: 'v1' }
const due = {
  customer,
  level: 2,
  sum: 140.4,
  invoices: [
    { number: 'R-7', order_id: 501, due_on: '2031-05-15', owed: 120.4, level: 2 },
    { number: 'R-8', order_id: 502, due_on: '2031-06-01', owed: 20, level: 1 },
  ],
}
const answer = { today: '2031-06-12', settings, customers: [due] }
const letter = {
  customer,
  readers: [{ name: 'Anna', email: 'anna@gym.test', language: 'de' }],
  letters: [{ language: 'de', subject: 'Zweite Mahnung', paragraphs: ['Bitte überweisen Sie.'] }],
}
const open = (answers: Answers = {}) =>
  openPage({ '/reminders': RemindersDeskPage }, '/reminders', {
    'GET /api/current_user': operator,
    'GET /api/admin/reminders': answer,
    'GET /api/admin/reminders/7': letter,
    ...answers,
  })

test('a reminder is read with those who get it, and sent to that customer alone (FF-923)', async () => {
  const { calls } = open({
    'POST /api/admin/reminders': { ...answer, customers: [], sent: { customers: 1, invoices: 2 } },
  })
  const user = userEvent.setup()
  const row = within(await screen.findByRole('row', { name: /Gym Shop/ }))
  row.getByText('Second reminder')
  row.getByText(/^120,40\s€, was due on 15 May, reminder 2$/)
  await user.click(row.getByRole('button', { name: 'Read and send: Gym Shop' }))
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByText('Anna, anna@gym.test (in German)')
  sheet.getByText('Bitte überweisen Sie.')
  await user.click(sheet.getByRole('button', { name: 'Send this reminder' }))
  await screen.findByText('One customer was reminded of 2 invoices.')
  expect(calls()[0]?.body).toEqual({ customer_ids: [7] })
  await screen.findByText('Nobody is to be reminded today')
})

test('a customer without anybody who may see invoices cannot be written to', async () => {
  open({ 'GET /api/admin/reminders/7': { ...letter, readers: [], letters: [] } })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Read and send: Gym Shop' }))
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByText('Nobody of this customer may see invoices, so nobody can be written to.')
  expect(sheet.queryByRole('button', { name: 'Send this reminder' })).toBeNull()
})

test('all that are due are sent at once', async () => {
  const { calls } = open({ 'POST /api/admin/reminders': { ...answer, sent: { customers: 0, invoices: 0 } } })
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Send the one reminder' }))
  await screen.findByText(/^Nothing was sent/)
  expect(calls()[0]?.body).toEqual({ customer_ids: null })
})

test('days and nights are saved with the version they were read with; what is no day is said first (FF-924)', async () => {
  const { calls } = open({
    'PUT /api/admin/reminders/settings': { ...answer, settings: { ...settings, by_night: true, version: 'v2' } },
  })
  const user = userEvent.setup()
  const form = within(await screen.findByRole('form', { name: 'When reminders are due' }))
  const first = form.getByLabelText('First after days')
  await user.clear(first)
  await user.type(first, 'ten')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByText('Please enter whole days from 0 to 365.')).toBeTruthy()
  expect(calls()).toEqual([])
  await user.clear(first)
  await user.type(first, '10')
  await user.click(form.getByLabelText('Send what is due every night by itself'))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls()[0]?.body).toEqual({ version: 'v1', by_night: true, days: [10, 14, 14] }))
})
