import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer, visitor } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { UnpaidInvoicesPage } from './UnpaidInvoicesPage.tsx'

afterEach(closePage)

const invoice = {
  order_id: 501,
  invoice_number: 'R-2031-7',
  issued_on: '2031-05-01',
  due_on: '2031-05-15',
  is_overdue: false,
  amount: 120.4,
  open: 20.4,
  payment_method: 'invoice',
}
const account = { holder: 'Merwede B.V.', bank: 'Bank', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' }
const statement = {
  from: '2031-01-01',
  until: '2031-06-12',
  opening: 100,
  lines: [
    {
      on: '2031-05-01',
      kind: 'invoice',
      number: 'R-2031-7',
      order_id: 501,
      method: null,
      text: null,
      change: 120.4,
      balance: 220.4,
    },
    {
      on: '2031-05-20',
      kind: 'payment',
      number: null,
      order_id: null,
      method: 'transfer',
      text: 'R-2031-7',
      change: -100,
      balance: 120.4,
    },
  ],
  closing: 120.4,
}
const open = (user: object, invoices: object[], credit = 0) =>
  openPage({ '/unpaid': UnpaidInvoicesPage }, '/unpaid', {
    'GET /api/current_user': user,
    'GET /api/onlineshop/unpaid-invoices': {
      total: 1020.4 - credit,
      overdue: 1000 - credit,
      credit,
      pay_to: account,
      invoices,
    },
    'GET /api/onlineshop/statement': statement,
  })

test('shows due date, amount, what is open and the PDF of each invoice, and the total (SH-210, SH-212)', async () => {
  open(buyer(), [{ ...invoice, invoice_number: 'R-2031-5', is_overdue: true, open: 1000 }, invoice])
  const table = within(await screen.findByRole('table', { name: 'Unpaid Invoices' }))
  const [, first, second] = table.getAllByRole('row')
  within(first!).getByText('overdue')
  within(second!).getByText('15 May 2031')
  within(second!).getByText('120,40 €')
  within(second!).getByText('20,40 €')
  expect(within(second!).queryByText('overdue')).toBeNull()
  expect(within(second!).getByRole('link', { name: 'Invoice R-2031-7 of order 501 as PDF' })).toHaveProperty(
    'pathname',
    '/orders/invoicePdf/501/R-2031-7',
  )
  expect(screen.getAllByText('1.020,40 €')).toHaveLength(2)
  screen.getByText('1.000,00 € of it is overdue')
})

test('says that everything is paid', async () => {
  open(buyer(), [])
  await screen.findByText('Everything is paid')
})

test('a transfer has an account and the invoices’ numbers to copy; what is collected needs none (FF-922)', async () => {
  open(buyer(), [
    invoice,
    { ...invoice, invoice_number: 'R-2031-8' },
    { ...invoice, invoice_number: 'R-2031-9', payment_method: 'direct_debit' },
  ])
  const user = userEvent.setup()
  const panel = within(await screen.findByRole('region', { name: 'Pay by transfer' }))
  panel.getByText('NL91 ABNA 0417 1643 00')
  await user.click(panel.getByRole('button', { name: 'Copy: IBAN of the account' }))
  expect(await navigator.clipboard.readText()).toBe('NL91ABNA0417164300')
  await user.click(panel.getByRole('button', { name: 'Copy: Reference' }))
  expect(await navigator.clipboard.readText()).toBe('R-2031-7, R-2031-8')
})

test('credit is shown, and what it leaves (FF-922)', async () => {
  open(buyer(), [{ ...invoice, open: 1020.4 }], 20.4)
  await screen.findByText('1.020,40 € are open, less 20,40 € that you have with us. It pays what is due first.')
  expect(screen.getAllByText('1.000,00 €')).toHaveLength(2)
})

test('chosen invoices alone are paid, less the credit that pays what is due first (FF-922)', async () => {
  open(
    buyer(),
    [
      { ...invoice, invoice_number: 'R-2031-5', open: 1000 },
      invoice,
      { ...invoice, invoice_number: 'R-2031-9', payment_method: 'direct_debit' },
    ],
    100,
  )
  const user = userEvent.setup()
  const panel = within(await screen.findByRole('region', { name: 'Pay by transfer' }))
  const copied = async (name: string) => {
    await user.click(panel.getByRole('button', { name: `Copy: ${name}` }))
    return navigator.clipboard.readText()
  }
  expect(await copied('Amount')).toBe('920,40')
  expect(screen.queryByRole('checkbox', { name: 'Choose R-2031-9' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Choose R-2031-5' }))
  panel.getByText('For 1 of 2 invoices')
  panel.getByText('900,00 €')
  expect(await copied('Reference')).toBe('R-2031-5')
  await user.click(panel.getByRole('button', { name: 'Pay all' }))
  expect(await copied('Amount')).toBe('920,40')
})

test('without an unpaid invoice credit waits for the next one (FF-922)', async () => {
  open(buyer(), [], 12.5)
  await screen.findByText('You have 12,50 € with us. It pays your next invoices.')
})

test('the statement of account is of this year until another period is asked for, and comes as files (FF-925)', async () => {
  const { calls } = open(buyer(), [])
  const user = userEvent.setup()
  const part = within(await screen.findByRole('region', { name: 'Statement of account' }))
  await part.findByText('Owed before 1 January 2031')
  const row = within(part.getByRole('row', { name: /Payment/ }))
  row.getByText('R-2031-7')
  row.getByText(/^100,00\s€$/)
  const [, newest] = part.getAllByRole('row')
  within(newest!).getByText('Payment')
  await user.clear(part.getByLabelText('From'))
  await user.type(part.getByLabelText('From'), '2031-07-01')
  await user.click(part.getByRole('button', { name: 'Show' }))
  part.getByText('The period ends before it begins.')
  await user.clear(part.getByLabelText('From'))
  await user.type(part.getByLabelText('From'), '2031-05-01')
  await user.click(part.getByRole('button', { name: 'Show' }))
  expect(part.getByRole('link', { name: 'This statement as PDF' }).getAttribute('href')).toBe(
    '/orders/statement.pdf?from=2031-05-01&until=2031-06-12',
  )
  expect(calls()).toEqual([])
})

test('is for users who may see invoices (FF-900, FF-1416)', async () => {
  open(buyer({ rights: ['order', 'prices'] }), [])
  await screen.findByText('You may not see invoices')
  closePage()
  open(buyer({ rights: ['order'], switched_from: 'agent@lift.test' }), [])
  await screen.findByText('The user for whom you act may not see invoices')
})

test('who has no company reads whom the page is for (FF-1416)', async () => {
  open(buyer({ company: null, rights: [] }), [])
  await screen.findByText('This page is for the users of a company that orders here')
})

test('asks a visitor to log in (FF-900)', async () => {
  open(visitor, [])
  await screen.findByLabelText('Password')
})
