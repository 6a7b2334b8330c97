import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../testing/open-page.tsx'
import { CustomersDeskPage } from './CustomersDeskPage.tsx'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const row = {
  id: 7,
  number: 'K-7',
  company: 'Gym Shop',
  country: 'NL',
  price_group: 'Retail',
  payment_methods: ['invoice'],
  credit_limit: 20_000,
  vat_id: 'NL862453392B01',
  vat_state: 'taken over',
}
const list = { page: 1, pages: 1, total: 1, to_look_at: 1, time_zone: 'Europe/Berlin', customers: [row] }
const customer = {
  ...row,
  version: 'v1',
  vat_version: 'w1',
  payment_method: 'invoice',
  payment_days: null,
  seller_payment_days: 14,
  delivery: 'in parts',
  bonus: false,
  addresses: [],
  confirmations: [
    { vat_id: 'NL862453392B01', at: '2031-05-04T22:00:00Z', by: null, reference: null, taken_over: true },
  ],
  mandates: [],
  creditor_id: 'DE98ZZZ09999999999',
}
const account = {
  today: '2031-06-12',
  time_zone: 'Europe/Berlin',
  open: 120.4,
  overdue: 20.4,
  credit: 0,
  used: 500,
  limit: 20_000,
  reminders: [{ number: 'R-7', level: 1, sent_at: '2031-06-01T01:00:00Z', by: null }],
}
const open = (path: string, answers: Answers = {}) =>
  openPage({ '/customers': CustomersDeskPage }, path, {
    'GET /api/current_user': operator,
    'GET /api/admin/customers': list,
    'GET /api/admin/customers/7': customer,
    'GET /api/admin/customers/7/account': account,
    ...answers,
  })

test('the list says what each may, and who waits for a look at the VAT id', async () => {
  open('/customers')
  const found = await screen.findByRole('row', { name: /Gym Shop/ })
  expect(found.textContent).toContain('20.000,00')
  expect(found.textContent).toContain('taken over')
  expect(screen.getByText('One VAT id was taken over and nobody has looked at it yet.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show them' }).getAttribute('href')).toContain('state=taken')
})

test('terms are saved with the version they were filled from; what is wrong is said first', async () => {
  const { calls } = open('/customers?open=7', {
    'PUT /api/admin/customers/7/terms': { ...customer, version: 'v2', payment_days: 30 },
  })
  const user = userEvent.setup()
  const form = within(await screen.findByRole('form', { name: 'Payment and delivery' }))
  await user.click(form.getByLabelText('Direct debit'))
  await user.click(form.getByLabelText('Invoice'))
  await user.click(form.getByLabelText('Has a bonus agreement'))
  await user.type(form.getByLabelText('Days to pay'), '400')
  await user.click(form.getByRole('button', { name: 'Save terms' }))
  expect(form.getByText('Please enter whole days from 0 to 365.')).toBeTruthy()
  expect(calls()).toEqual([])
  await user.clear(form.getByLabelText('Days to pay'))
  await user.type(form.getByLabelText('Days to pay'), '30')
  await user.clear(form.getByLabelText('Credit limit, €'))
  await user.click(form.getByRole('button', { name: 'Save terms' }))
  await waitFor(() => expect(calls()).toHaveLength(1))
  expect(calls()[0]?.body).toEqual({
    version: 'v1',
    payment_methods: ['direct_debit'],
    payment_method: 'direct_debit',
    payment_days: 30,
    credit_limit: null,
    delivery: 'in parts',
    bonus: true,
  })
})

test('a VAT id that was taken over is confirmed with a reference', async () => {
  const { calls } = open('/customers?open=7', {
    'POST /api/admin/customers/7/vat-confirmation': { ...customer, vat_state: 'confirmed', vat_version: 'w2' },
  })
  const user = userEvent.setup()
  const panel = within(await screen.findByRole('region', { name: 'VAT id' }))
  await user.click(panel.getByRole('button', { name: 'Confirm' }))
  expect(panel.getByText('Please fill this in.')).toBeTruthy()
  await user.type(panel.getByLabelText('Reference of the check'), 'VIES 4711')
  await user.click(panel.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(calls()[0]?.body).toEqual({ version: 'w1', reference: 'VIES 4711' }))
  expect(await panel.findByText('Deliveries to its country are tax-free, unless it is your own.')).toBeTruthy()
})

test('a mandate needs an IBAN whose digits add up', async () => {
  const { calls } = open('/customers?open=7', { 'POST /api/admin/customers/7/mandates': customer })
  const user = userEvent.setup()
  const form = within(await screen.findByRole('form', { name: 'Add mandate' }))
  await user.type(form.getByLabelText('Mandate reference'), 'M-1')
  await user.type(form.getByLabelText('Signed on'), '2031-05-01')
  await user.type(form.getByLabelText('Account holder'), 'Gym Shop')
  await user.type(form.getByLabelText('IBAN'), 'NL91ABNA0417164301')
  await user.click(form.getByRole('button', { name: 'Add mandate' }))
  expect(form.getByText('This is not an IBAN. Please check the number.')).toBeTruthy()
  await user.clear(form.getByLabelText('IBAN'))
  await user.type(form.getByLabelText('IBAN'), 'NL91 ABNA 0417 1643 00')
  await user.click(form.getByRole('button', { name: 'Add mandate' }))
  await waitFor(() => expect(calls()).toHaveLength(1))
})

test('the account says what is owed, used and reminded of, and its statement is mailed', async () => {
  const { calls } = open('/customers?open=7', {
    'POST /api/admin/customers/7/statement/mail': { readers: [{ name: 'Anna', email: 'anna@gym.test' }] },
  })
  const user = userEvent.setup()
  const panel = within(await screen.findByRole('region', { name: 'Account' }))
  await panel.findByText(/^500,00\s€ of 20\.000,00\s€$/)
  panel.getByText('Reminder 1 of R-7')
  panel.getByText('on 1 June, by night')
  expect(panel.getByRole('link', { name: 'Its invoices' }).getAttribute('href')).toBe('/admin/invoices?customer=7')
  await user.type(panel.getByLabelText('From'), '2031-05-01')
  expect(panel.getByRole('link', { name: 'Statement as PDF' }).getAttribute('href')).toBe(
    '/api/admin/customers/7/statement.pdf?from=2031-05-01',
  )
  await user.click(panel.getByRole('button', { name: 'Mail it to the customer' }))
  await panel.findByText('Mailed to anna@gym.test.')
  expect(calls()[0]?.body).toEqual({ from: '2031-05-01' })
})
