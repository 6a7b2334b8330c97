import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buyer, visitor } from '../../../testing/fair.ts'
import { closePage, openPage } from '../../../testing/open-page.tsx'
import { BonusPage } from './BonusPage.tsx'

afterEach(closePage)

const standing = { turnover: 25_000, tier: 1, percent: 1.5, next_from: 30_000, missing: 5000 }
const answer = {
  year: 2031,
  bonus: standing,
  so_far: 375,
  tiers: [
    { from: 10_000, percent: 1.5 },
    { from: 30_000, percent: 2 },
  ],
  years: [
    { year: 2030, turnover: 40_000.5, percent: 2, amount: 800.01, is_paid: false, credit_note: null },
    {
      year: 2029,
      turnover: 40_000.5,
      percent: 2,
      amount: 800.01,
      is_paid: true,
      credit_note: { number: 'G-2030-00004', issued_on: '2030-01-08', gross: 880.01 },
    },
    { year: 2028, turnover: 12_000, percent: 1, amount: 120, is_paid: true, credit_note: null },
  ],
}
const open = (user: object, given: object = answer) =>
  openPage({ '/bonus': BonusPage }, '/bonus', {
    'GET /api/current_user': user,
    'GET /api/onlineshop/bonus': given,
  })

test('shows the turnover of the year, the tier that is reached and what the next one lacks (SH-030, SH-213)', async () => {
  open(buyer({ bonus: standing }))
  const year = await screen.findByRole('region', { name: 'Turnover 2031 so far' })
  within(year).getByText('25.000,00 €')
  within(year).getByText('375,00 €')
  within(year).getByText(/Tier 1 reached: 1,5\s%/)
  within(year).getByText(/5\.000,00\s€ more to tier 2 with 2\s%/)
  const steps = within(year)
    .getAllByRole('listitem')
    .map(step => step.textContent)
  expect(steps[1]).toMatch(/you are here$/)
  expect(steps[2]).toMatch(/2\s% from 30\.000,00\s€$/)
})

test('shows last year until it is paid, and what the years before have paid, with the credit note', async () => {
  open(buyer({ bonus: standing }))
  const table = await screen.findByRole('table', { name: 'Years before' })
  const [, unpaid, last, before] = within(table).getAllByRole('row')
  within(unpaid!).getByText('2030')
  within(unpaid!).getByText('800,01 €')
  within(unpaid!).getByText('not paid yet')
  within(last!).getByText('800,01 €')
  expect(within(last!).getByRole('link', { name: 'Credit note G-2030-00004 as PDF' })).toHaveProperty(
    'pathname',
    '/orders/creditNotePdf/G-2030-00004',
  )
  within(last!).getByText(/8 January 2030, 880,01\s€ with VAT/)
  within(before!).getByText('is being issued')
})

test('says that the highest tier is reached, and that a year has no tiers yet', async () => {
  const top = { ...standing, turnover: 30_000, tier: 2, percent: 2, next_from: null, missing: null }
  open(buyer(), { ...answer, bonus: top })
  await screen.findByText('This is the highest tier.')
  closePage()
  open(buyer(), { ...answer, bonus: { ...top, tier: 0 }, tiers: [] })
  await screen.findByText(/The tiers of 2031 are not set yet/)
})

test('without an agreement it says so, and whom to ask (FF-958)', async () => {
  open(buyer(), { ...answer, bonus: null, tiers: [], years: [] })
  await screen.findByText('You have no bonus agreement')
  expect(screen.getByRole('link', { name: 'desk@lift.test' })).toHaveProperty('href', 'mailto:desk@lift.test')
  expect(screen.getByRole('link', { name: '+31 77 000 00 00' })).toHaveProperty('href', 'tel:+31770000000')
  expect(screen.queryByText('How it is calculated')).toBeNull()
})

test('is for users who may see invoices (FF-958, FF-1416)', async () => {
  open(buyer({ rights: ['order', 'prices'] }))
  await screen.findByText('You may not see the bonus')
  closePage()
  open(buyer({ rights: ['order', 'prices'], switched_from: 'agent@lift.test' }))
  await screen.findByText('The user for whom you act may not see the bonus')
})

test('an agent who acts for nobody reads that a customer is chosen first (FF-1416)', async () => {
  open(buyer({ company: null, rights: [], ROLE_ALLOWED_TO_SWITCH: true }))
  await screen.findByText('Choose a customer first')
  expect(screen.getByRole('link', { name: 'To the customers' }).getAttribute('href')).toBe('/agent/customers')
})

test('asks a visitor to log in', async () => {
  open(visitor)
  await screen.findByLabelText('Password')
})
