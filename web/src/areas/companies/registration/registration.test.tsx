import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer, visitor } from '../../../testing/fair.ts'
import { closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { ConfirmRegistrationPage } from './ConfirmRegistrationPage.tsx'
import { RegisterPage } from './RegisterPage.tsx'
import { RegistrationsDeskPage } from './RegistrationsDeskPage.tsx'

afterEach(() => {
  cleanup()
  closePage()
})

const REGISTER = 'POST /api/registrations'
const asVisitor = {
  'GET /api/current_user': visitor,
  'GET /api/registrations/form': {
    countries: [
      { code: 'NL', vat_prefix: 'NL' },
      { code: 'DE', vat_prefix: 'DE' },
    ],
  },
}
const open = (answers: Record<string, unknown> = {}, at = '/contact/customer') =>
  openPage({ '/contact/customer': RegisterPage, '/contact/customer/confirm': ConfirmRegistrationPage }, at, {
    ...asVisitor,
    ...answers,
  })

const fill = async (fields: Record<string, string>) => {
  for (const [label, words] of Object.entries(fields)) {
    const field = screen.getByLabelText(label, { exact: false, selector: 'input' })
    await userEvent.clear(field)
    await userEvent.type(field, words)
  }
}
const everything = async () => {
  await screen.findByRole('option', { name: 'Germany' })
  await fill({
    'VAT id': 'NL001234567B01',
    'First name': 'Nora',
    'Last name': 'Vos',
    Phone: '020 5551234',
    Street: 'Kade',
    Postcode: '1011 AB',
    Place: 'Amsterdam',
    'E-mail address': 'nora@nova.test',
  })
  await userEvent.type(screen.getByRole('textbox', { name: 'Company' }), 'Nova Gym')
  await userEvent.type(screen.getByRole('textbox', { name: 'Number' }), '7')
  await userEvent.type(screen.getByLabelText('Password'), 'quiet river stone')
  await userEvent.selectOptions(screen.getByLabelText('Kind of business'), 'gym')
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'NL')
  await userEvent.click(screen.getByRole('checkbox', { name: /accept the terms/ }))
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Register' }))

test('an empty form says at each field what is missing, and sends nothing (SH-021)', async () => {
  const { calls } = open()
  await screen.findByRole('option', { name: 'Germany' })
  await send()
  expect(screen.getAllByText('Please fill this in.').length).toBeGreaterThan(8)
  expect(screen.getAllByText('Please give your VAT id, or your number in the register of companies.')).not.toEqual([])
  expect(document.activeElement?.getAttribute('autocomplete')).toBe('organization')
  expect(calls(REGISTER)).toEqual([])
})

test('a registration is sent with the way back, and the mail is announced (SH-233)', async () => {
  const { calls } = open({ [REGISTER]: { success: true } }, '/contact/customer?target=%2Fvirtual-trade-show%2Flobby')
  await everything()
  await send()
  expect(await screen.findByRole('heading', { name: 'Please look into your mail' })).toBeTruthy()
  expect(calls(REGISTER)[0]!.body).toMatchObject({
    company: 'Nova Gym',
    business: 'gym',
    invoice: { street: 'Kade', number: '7', country: 'NL' },
    shipping: null,
    target: '/virtual-trade-show/lobby',
  })
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/login?target=%2Fvirtual-trade-show%2Flobby',
  )
})

test('what is refused is said at its field, and everything typed stays', async () => {
  const detail = 'This password is too easy to guess. Please choose another one.'
  open({ [REGISTER]: () => refusal(422, detail, [{ path: 'password', detail }]) })
  await everything()
  await send()
  expect(await screen.findByText(detail)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  expect(screen.getByRole('textbox', { name: 'Company' })).toHaveProperty('value', 'Nova Gym')
})

test('letters that no document can print are refused at their field (FF-1653)', async () => {
  const detail = 'Our invoices and delivery notes cannot print: 社.'
  open({ [REGISTER]: () => refusal(422, detail, [{ path: 'legal_form', detail }]) })
  await everything()
  await send()
  expect(await screen.findByText(detail)).toBeTruthy()
})

test('only a press with the password confirms the address (SH-234)', async () => {
  const CONFIRM = 'POST /api/registrations/confirmation'
  const { calls } = open({ [CONFIRM]: { success: true } }, '/contact/customer/confirm#abc')
  const press = await screen.findByRole('button', { name: 'Confirm' })
  expect(calls(CONFIRM)).toEqual([])
  await userEvent.type(screen.getByLabelText('Password'), 'quiet river stone')
  await userEvent.click(press)
  expect(await screen.findByRole('heading', { name: 'Thank you, your address is confirmed' })).toBeTruthy()
  expect(calls(CONFIRM)[0]!.body).toEqual({ token: 'abc', password: 'quiet river stone' })
})

const row = {
  ...{ id: 7, state: 'waiting', company: 'Nova Gym B.V.', business: 'gym', country: 'NL', name: 'Nora Vos' },
  ...{ email: 'nora@nova.test', registered_at: '2031-05-06T12:00:00Z', confirmed_at: '2031-05-06T13:00:00Z' },
}
const address = {
  ...{ company: 'Nova Gym B.V.', first_name: 'Nora', last_name: 'Vos', street: 'Kade', number: '7' },
  ...{ zip: '1011 AB', city: 'Amsterdam', country: 'NL' },
}
const registration = {
  ...row,
  ...{ legal_form: 'B.V.', vat_id: 'NL001234567B01', chamber_number: null, phone: '020 5551234' },
  ...{ invoice_address: address, shipping_address: null, decided_at: null, decided_by: null, reason: null },
  customer_id: null,
  warnings: [{ kind: 'same_domain', customers: [{ id: 3, company: 'Nova Shop' }] }],
  price_groups: [
    { id: 1, name: 'Gym' },
    { id: 2, name: 'Shop' },
  ],
  carriers: ['DHL'],
  seller_payment_days: 14,
}
const desk = (answers: Record<string, unknown> = {}) =>
  openPage({ '/admin/registrations': RegistrationsDeskPage }, '/admin/registrations?open=7', {
    'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
    'GET /api/admin/registrations': { next: null, previous: null, total: 1, registrations: [row] },
    'GET /api/admin/registrations/7': registration,
    ...answers,
  })

test('the operator approves with a price group and terms; what is missing is said first (SH-236)', async () => {
  const APPROVE = 'POST /api/admin/registrations/7/approval'
  const approved = { ...registration, state: 'approved', customer_id: 9, decided_by: 'Olga', warnings: [] }
  const { calls } = desk({ [APPROVE]: { ...approved, decided_at: '2031-05-06T14:00:00Z' } })
  const form = within(await screen.findByRole('form', { name: 'Approve' }))
  expect(screen.getByRole('link', { name: 'Nova Shop' }).getAttribute('href')).toBe('/admin/customers/3')
  await userEvent.click(form.getByRole('button', { name: 'Approve and mail' }))
  expect(form.getByText('Please choose.')).toBeTruthy()
  expect(calls(APPROVE)).toEqual([])
  await userEvent.selectOptions(form.getByLabelText('Price group'), '2')
  await userEvent.click(form.getByLabelText('Invoice'))
  await userEvent.type(form.getByLabelText('Credit limit, €'), '5000,50')
  await userEvent.click(form.getByLabelText('see invoices'))
  await userEvent.click(form.getByRole('button', { name: 'Approve and mail' }))
  await waitFor(() => expect(calls(APPROVE)).toHaveLength(1))
  expect(calls(APPROVE)[0]!.body).toEqual({
    number: null,
    price_group: 2,
    payment_methods: ['invoice', 'prepayment'],
    payment_method: 'prepayment',
    payment_days: null,
    credit_limit: 5000.5,
    delivery: 'in parts',
    carrier: 'DHL',
    rights: ['order', 'prices', 'manage'],
  })
  expect(await screen.findByText(/^Approved by Olga, /)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the customer' })).toBeTruthy()
})

test('a refusal needs a reason (FF-1193)', async () => {
  const REFUSE = 'POST /api/admin/registrations/7/refusal'
  const { calls } = desk({ [REFUSE]: { ...registration, state: 'refused', reason: 'No.', decided_by: 'Olga' } })
  const form = within(await screen.findByRole('form', { name: 'Refuse' }))
  await userEvent.click(form.getByRole('button', { name: 'Refuse and mail' }))
  expect(form.getByText('Please write why: it is mailed.')).toBeTruthy()
  await userEvent.type(form.getByLabelText('Reason'), 'No.')
  await userEvent.click(form.getByRole('button', { name: 'Refuse and mail' }))
  await waitFor(() => expect(calls(REFUSE)[0]?.body).toEqual({ reason: 'No.' }))
})
