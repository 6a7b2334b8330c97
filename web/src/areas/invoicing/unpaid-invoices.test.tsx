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
  })

test('shows due date, amount, what is open and the PDF of each invoice, and the total', async () => {
  open(buyer(), [{ ...invoice, invoice_number: 'R-2031-5', is_overdue: true, open: 1000 }, invoice])
  const [, first, second] = await screen.findAllByRole('row')
  within(first!).getByText('overdue')
  within(second!).getByText('15 May 2031')
  within(second!).getByText('120,40 €')
  within(second!).getByText('20,40 €')
  expect(within(second!).queryByText('overdue')).toBeNull()
  expect(within(second!).getByRole('link', { name: 'Invoice R-2031-7 of order 501 as PDF' })).toHaveProperty(
    'pathname',
    '/orders/invoicePdf/501/R-2031-7',
  )
  screen.getByText('1.020,40 €')
  screen.getByText('1.000,00 € of it is overdue')
})

test('says that everything is paid', async () => {
  open(buyer(), [])
  await screen.findByText('Everything is paid')
})

test('a transfer has an account and the invoices’ numbers to copy; what is collected needs none', async () => {
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

test('credit is shown, and what it leaves', async () => {
  open(buyer(), [{ ...invoice, open: 1020.4 }], 20.4)
  await screen.findByText('1.020,40 € are open, less 20,40 € that you have with us. It pays what is due first.')
  screen.getByText('1.000,00 €')
})

test('without an unpaid invoice credit waits for the next one', async () => {
  open(buyer(), [], 12.5)
  await screen.findByText('You have 12,50 € with us. It pays your next invoices.')
})

test('is for users who may see invoices', async () => {
  open(buyer({ rights: ['order', 'prices'] }), [])
  await screen.findByText('You may not see invoices')
})

test('asks a visitor to log in', async () => {
  open(visitor, [])
  await screen.findByLabelText('Password')
})
