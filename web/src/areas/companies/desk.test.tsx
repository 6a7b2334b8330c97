import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer, shop } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { deskComplaint } from '../complaints/test-complaint.ts'
import { CustomerDeskPage } from './CustomerDeskPage.tsx'
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
  blocked_at: null,
}
const list = { next: null, previous: null, total: 1, to_look_at: 1, time_zone: 'Europe/Berlin', customers: [row] }
const customer = {
  ...row,
  approved_at: '2030-01-01T00:00:00Z',
  time_zone: 'Europe/Berlin',
  price_group_id: 1,
  price_groups: [
    { id: 1, name: 'Retail' },
    { id: 2, name: 'Studio' },
  ],
  vts_orders_visible: true,
  has_api_access: false,
  standing_version: 's1',
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
const figures = {
  ...{ today: '2031-06-12', time_zone: 'Europe/Berlin', open: 120.4, overdue: 20.4, used: 500, limit: 400, year: 2031 },
  ...{
    turnover: 1000,
    turnover_before: 9000.5,
    orders: 12,
    last_order: { order_id: 4, placed_at: '2031-06-01T08:00:00Z' },
  },
  bonus: { turnover: 1000, tier: 1, percent: 1.5, next_from: 5000, missing: 4000 },
}
const open = (path: string, answers: Answers = {}) =>
  openPage({ '/customers': CustomersDeskPage, '/customers/:deskCustomer': CustomerDeskPage }, path, {
    'GET /api/current_user': operator,
    'GET /api/admin/customers': list,
    'GET /api/admin/customers/7': customer,
    'GET /api/admin/customers/7/account': account,
    'GET /api/admin/customers/7/figures': figures,
    'GET /api/admin/invoices': { next: null, previous: null, total: 0, documents: [] },
    ...answers,
  })

test('the list says what each may, and who waits for a look at the VAT id (FF-820)', async () => {
  open('/customers')
  const found = await screen.findByRole('row', { name: /Gym Shop/ })
  expect(found.textContent).toContain('20.000,00')
  expect(found.textContent).toContain('taken over')
  expect(screen.getByText('One VAT id was taken over and nobody has looked at it yet.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show them' }).getAttribute('href')).toContain('state=taken')
})

test('terms are saved with the version they were filled from; what is wrong is said first (FF-821)', async () => {
  const { calls } = open('/customers/7?part=terms', {
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

test('a VAT id that was taken over is confirmed with a reference (FF-822)', async () => {
  const { calls } = open('/customers/7?part=terms', {
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

test('a VAT id without the form of its state is refused at its field', async () => {
  const said = 'This is not a VAT id: two letters of the country, then digits and letters.'
  const { calls } = open('/customers/7?part=terms', {
    'PUT /api/admin/customers/7/vat-id': refusal(422, said, [{ path: 'vat_id', detail: said }], 'not_a_vat_id'),
  })
  const field = within(await screen.findByRole('region', { name: 'VAT id' })).getByRole('textbox', { name: 'VAT id' })
  await userEvent.clear(field)
  await userEvent.type(field, 'NL12{Enter}')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(calls()[0]?.body).toEqual({ version: 'w1', vat_id: 'NL12' })
})

test('a mandate needs an IBAN whose digits add up (FF-825)', async () => {
  const { calls } = open('/customers/7?part=terms', { 'POST /api/admin/customers/7/mandates': customer })
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

test('the account says what is owed, used and reminded of, and its statement is mailed (FF-926)', async () => {
  const { calls } = open('/customers/7?part=invoices', {
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

test('the page of a customer says at a glance what it owes and buys, and opens its parts when they are asked for (FF-1240)', async () => {
  const orders = { next: null, previous: null, total: 0, orders: [] }
  const { calls } = open('/customers/7', {
    'GET /api/admin/orders': orders,
    'GET /api/admin/customers/7/basket': {
      ...{ total_lines: 0, total_quantity: 0, total_price_exc_vat: 0, positions: [] },
    },
    'GET /api/admin/customers/7/notes': { next: null, previous: null, total: 0, notes: [] },
    'POST /api/admin/customers/7/notes': {
      ...{ next: null, previous: null, total: 1 },
      notes: [{ id: 1, text: 'Pays late', by: 'Olga', at: '2031-06-12T08:00:00Z' }],
    },
    'GET /api/admin/customers/7/users': { users: [] },
    'GET /api/admin/customers/7/logins': {
      sessions: [],
      failed: [{ id: 1, email: 'anna@gym.test', address: '192.0.2.7', at: '2031-06-12T08:00:00Z' }],
    },
    'GET /api/admin/customers/7/api-use': {
      ...{ key: null, made_at: null, made_by: null, last_used_at: null, references: 0, push: null },
      further_keys: 0,
    },
  })
  const user = userEvent.setup()
  await screen.findByText(/^20,40\s€ overdue$/)
  screen.getByText('Tier 1, 1,5 %')
  screen.getByText(/^2030: 9\.000,50\s€$/)
  await user.type(await screen.findByLabelText('New note'), 'Pays late')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await screen.findByText('Pays late')
  expect(calls()[0]?.body).toEqual({ text: 'Pays late' })
  expect(calls('GET').some(({ path }) => path.endsWith('/logins'))).toBe(false)
  await user.click(screen.getByRole('tab', { name: 'Users and access' }))
  await screen.findByText('from 192.0.2.7')
})

test('what a customer complained of stands on its page with its state, and opens (FF-1240)', async () => {
  const { calls } = open('/customers/7?part=complaints', {
    'GET /api/settings': shop(),
    'GET /api/admin/complaints': {
      ...{ next: null, previous: null, total: 1, counts: {} },
      complaints: [{ ...deskComplaint, photos: 0, waits: true }],
    },
  })
  const found = await screen.findByRole('row', { name: /Complaint 12|Whey/ })
  expect(found.textContent).toContain('In progress')
  expect(found.textContent).not.toContain('Gym Shop')
  expect(within(found).getByRole('link', { name: 'Complaint 12' }).getAttribute('href')).toBe('/admin/complaints/12')
  expect(calls('GET').some(({ path }) => path === '/api/admin/complaints?customer=7')).toBe(true)
})

test('a customer is blocked with a reason, after a question (FF-1243)', async () => {
  const { calls } = open('/customers/7?part=terms', {
    'POST /api/admin/customers/7/block': { ...customer, blocked_at: '2031-06-12T08:00:00Z' },
  })
  const user = userEvent.setup()
  const panel = within(await screen.findByRole('region', { name: 'Block this customer' }))
  await user.click(panel.getByRole('button', { name: 'Block this customer' }))
  await user.click(panel.getByRole('button', { name: 'Yes, block it' }))
  panel.getByText('Please say why.')
  expect(calls()).toEqual([])
  await user.type(panel.getByLabelText('Reason'), 'Insolvent')
  await user.click(panel.getByRole('button', { name: 'Yes, block it' }))
  await screen.findByText(/^Blocked since/)
  expect(calls()[0]?.body).toEqual({ reason: 'Insolvent' })
  screen.getByRole('button', { name: 'Serve this customer again' })
})

test('price group and rights are saved together (FF-1242)', async () => {
  const { calls } = open('/customers/7?part=terms', {
    'PUT /api/admin/customers/7/standing': { ...customer, price_group_id: 2, standing_version: 's2' },
  })
  const user = userEvent.setup()
  const form = within(await screen.findByRole('form', { name: 'Prices and rights' }))
  await user.selectOptions(form.getByLabelText('Price group'), 'Studio')
  await user.click(form.getByLabelText('Has access to the API'))
  await user.click(form.getByRole('button', { name: 'Save prices and rights' }))
  await waitFor(() => expect(calls()).toHaveLength(1))
  expect(calls()[0]?.body).toEqual({
    ...{ version: 's1', price_group_id: 2, vts_orders_visible: true, has_api_access: true },
  })
})
