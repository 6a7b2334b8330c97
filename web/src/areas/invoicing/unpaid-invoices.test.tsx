import { screen, within } from '@testing-library/react'
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
}
const open = (user: object, invoices: object[]) =>
  openPage({ '/unpaid': UnpaidInvoicesPage }, '/unpaid', {
    'GET /api/current_user': user,
    'GET /api/onlineshop/unpaid-invoices': { total: 1020.4, overdue: 1000, invoices },
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

test('is for users who may see invoices', async () => {
  open(buyer({ rights: ['order', 'prices'] }), [])
  await screen.findByText('You may not see invoices')
})

test('asks a visitor to log in', async () => {
  open(visitor, [])
  await screen.findByLabelText('Password')
})
