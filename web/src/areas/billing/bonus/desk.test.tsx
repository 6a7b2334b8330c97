import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { closePage, openPage } from '../../../testing/open-page.tsx'
import { BonusDeskPage } from './BonusDeskPage.tsx'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const customer = {
  ...{ customer_id: 7, number: 'K-7', company: 'Gym Shop', has_agreement: true },
  ...{ turnover: 30_000, tier: 2, percent: 2, amount: 600, paid: null },
}
const year = {
  ...{ year: 2030, this_year: 2031, is_over: true, version: 'v1', pay_version: 'p1' },
  tiers: [{ from: 10_000, percent: 1 }],
  tiers_before: [{ from: 5000, percent: 0.5 }],
  to_pay: { amount: 600, customers: 1 },
  customers: [customer],
}
const open = (given: object = year, answers: object = {}) =>
  openPage({ '/bonus': BonusDeskPage }, '/bonus?year=2030', {
    'GET /api/current_user': operator,
    'GET /api/admin/bonus': given,
    ...answers,
  })

test('tiers are typed, checked and saved with the version they were filled from (FF-960)', async () => {
  const { calls } = open(year, { 'PUT /api/admin/bonus/2030/tiers': { ...year, version: 'v2' } })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add tier' }))
  await user.type(screen.getByLabelText('From a turnover of, €, tier 2'), '20000,50')
  await user.click(screen.getByRole('button', { name: 'Save tiers' }))
  expect(screen.getAllByText('Please enter a percentage, such as 2,5.').length).toBeGreaterThan(0)
  expect(calls()).toEqual([])
  await user.type(screen.getByLabelText('Per cent, tier 2'), '2,5 %')
  await user.click(screen.getByRole('button', { name: 'Remove tier 1' }))
  await user.click(screen.getByRole('button', { name: 'Save tiers' }))
  await waitFor(() => expect(calls()).toHaveLength(1))
  expect(calls()[0]!.body).toEqual({ version: 'v1', tiers: [{ from: 20_000.5, percent: 2.5 }] })
})

test('a year without tiers begins with those of the year before (FF-960)', async () => {
  open({ ...year, tiers: [] })
  await userEvent.click(await screen.findByRole('button', { name: 'Take those of 2029' }))
  expect(screen.getByLabelText('From a turnover of, €, tier 1')).toHaveProperty('value', '5000,00')
  expect(screen.getByLabelText('Per cent, tier 1')).toHaveProperty('value', '0,5')
})

test('a finished year is paid after a second click, with what was seen; then its tiers stay (FF-961)', async () => {
  const paid = {
    ...year,
    to_pay: { amount: 0, customers: 0 },
    customers: [{ ...customer, paid: { credit_note: 'G-2031-7' } }],
  }
  const { calls } = open(year, { 'POST /api/admin/bonus/2030/credits': paid })
  const user = userEvent.setup()
  await screen.findByText(/600,00\s€ without VAT to 1 customer\./)
  await user.click(screen.getByRole('button', { name: 'Issue the credit notes' }))
  expect(calls()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Yes, issue them' }))
  await screen.findByText('G-2031-7')
  expect(calls()[0]!.body).toEqual({ version: 'p1' })
  screen.getByText('The year has been paid: its tiers stay.')
  expect(screen.queryByRole('button', { name: 'Save tiers' })).toBeNull()
})

test('a year that runs says when it is paid, and customers without an agreement are marked (FF-962)', async () => {
  open({ ...year, is_over: false, customers: [{ ...customer, has_agreement: false }] })
  await screen.findByText('Credit notes for 2030 can be issued when the year is over.')
  const table = screen.getByRole('table', { name: 'Customers with an agreement' })
  within(table).getByText('agreement ended')
})
