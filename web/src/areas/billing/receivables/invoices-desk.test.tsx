import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { closePage, openPage } from '../../../testing/open-page.tsx'
import { InvoicesDeskPage } from './InvoicesDeskPage.tsx'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const invoice = {
  kind: 'invoice',
  number: 'R-2031-7',
  order_id: 501,
  customer: { id: 7, company: 'Gym Shop' },
  issued_on: '2031-05-01',
  due_on: '2031-05-15',
  paid_at: null,
  amount: 120.4,
  open: 20.4,
  standing: 'overdue',
  reminder: { level: 2, sent_at: '2031-06-10T01:00:00Z' },
}
const note = {
  ...invoice,
  kind: 'credit note',
  number: 'C-2031-1',
  due_on: null,
  amount: 15,
  open: 15,
  standing: 'credit left',
  reminder: null,
}
const answer = {
  next: null,
  previous: null,
  total: 2,
  today: '2031-06-12',
  time_zone: 'Europe/Berlin',
  customer: null,
  counts: {
    all: 9,
    open: { documents: 2, sum: 320.4 },
    overdue: { documents: 1, sum: 20.4 },
    paid: 6,
    credit: { documents: 1, sum: 15 },
  },
  documents: [invoice, note],
}
const open = (path: string, given: object = answer) =>
  openPage({ '/invoices': InvoicesDeskPage }, path, {
    'GET /api/current_user': operator,
    'GET /api/admin/invoices': given,
  })

test('what is open and overdue stands with its sum, and each document leads to its order and PDF (FF-920)', async () => {
  open('/invoices?state=overdue&search=gym')
  const [, first, second] = await screen.findAllByRole('row')
  const states = within(screen.getByRole('navigation', { name: 'State' }))
  const overdue = states.getByRole('link', { name: /Overdue/ })
  expect(overdue.textContent).toMatch(/^1Overdue20,40\s€$/)
  expect(overdue.getAttribute('aria-current')).toBe('page')
  expect(states.getByRole('link', { name: /Open/ }).getAttribute('href')).toBe('/invoices?state=open&search=gym')
  within(first!).getByText('Reminder 2 on 10 June')
  const links = within(first!).getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/api/admin/invoices/by-number/R-2031-7',
    '/invoices?customer=7',
    '/admin/orders/501',
  ])
  expect(within(second!).getAllByText('-15,00 €')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Reminders' }).getAttribute('href')).toBe('/admin/invoices/reminders')
  expect(screen.getByRole('link', { name: 'All that is shown here as CSV' }).getAttribute('href')).toBe(
    '/api/admin/invoices.csv?search=gym&state=overdue',
  )
})

test('a list of one customer says so, and can be opened again', async () => {
  open('/invoices?customer=7', { ...answer, customer: { id: 7, company: 'Gym Shop' } })
  await screen.findByRole('button', { name: 'Gym Shop' })
})

test('a shop without invoices says where they come from', async () => {
  open('/invoices', { ...answer, total: 0, documents: [] })
  await screen.findByText('No invoices yet')
})
