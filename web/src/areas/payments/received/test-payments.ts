import type { Payment } from '@fairfloor/domain/payments/received/contract'
import { type Answers, openPage } from '../../../testing/open-page.tsx'
import { PaymentsDeskPage } from './PaymentsDeskPage.tsx'
import { account, debtor, operator, payment } from './test-money.ts'

export const PAYMENTS = 'GET /api/admin/payments'

export const paymentsOf = (...payments: Payment[]) => ({
  ...{ next: null, previous: null, total: payments.length, today: '2031-06-12', open_entries: 0 },
  left: { count: 0, sum: 0 },
  payments,
})

/** The page of the payments: one, of a customer with two open invoices and an order that is paid ahead. */
export const openPayments = (answers: Answers = {}) =>
  openPage({ '/payments': PaymentsDeskPage }, '/payments', {
    'GET /api/current_user': operator,
    [PAYMENTS]: paymentsOf(payment()),
    'GET /api/admin/debtors': [debtor],
    'GET /api/admin/debtors/7': account,
    ...answers,
  })

type Boxes = { queryAllByRole: (role: 'checkbox', options: { checked: true }) => HTMLElement[] }

/** What is ticked in a form. */
export const ticked = (form: Boxes) =>
  form.queryAllByRole('checkbox', { checked: true }).map(box => box.closest('label')?.textContent)
