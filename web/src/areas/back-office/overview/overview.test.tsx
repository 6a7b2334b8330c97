import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buyer, exhibitor, vts } from '../../../testing/fair.ts'
import { closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { OverviewDeskPage } from './OverviewDeskPage.tsx'

afterEach(closePage)

const list = (total: number) => ({ page: 1, pages: 1, total })
const mailing = { started_by: 'job', start: 'send-mail', does: ['send-mail'], waiting: 1, failed: 0, error: null }

const enquiry = {
  ...{ id: 7, kind: 'question', exhibitor: 'North', booth_number: 1, company: 'Gym Shop', name: 'Bea', email: '' },
  ...{ phone: '', call_when: '', message: 'Is it vegan?', asked_at: '2031-05-06T12:00:00.000Z' },
  ...{ answer: null, answered_at: null, answered_by: null },
}
const entry = {
  ...{ id: 1, at: '2031-05-06T12:00:00.000Z', user: { id: 1, name: 'Olga', email: '' }, agent: null },
  ...{ action: 'move windows', subject: 'Virtual Trade Show 2031', details: {} },
}

const overview = (more: object = {}) => ({
  today: '2031-05-28',
  days: [
    { day: '2031-05-27', orders: 2, net: 300 },
    { day: '2031-05-28', orders: 1, net: 100.5 },
  ],
  to_ship: { orders: 1, pieces: 40, oldest: { order_id: 4633, placed_at: '2031-05-26T12:00:00.000Z' } },
  waiting: { orders: 3, pieces: 50, late: { pieces: 12, flavours: 2, names: ['North Bar 60 g, Cherry', 'Peak Whey'] } },
  late_deliveries: { deliveries: 2, suppliers: ['Norrsund', 'Hydrelle'] },
  unpaid: { invoices: 4, sum: 900, overdue: { invoices: 1, sum: 120.4, since: '2031-05-01' } },
  stock_differs: 0,
  odd_card_events: 0,
  not_printable: { customers: 0, first: [] },
  runs_out: {
    flavours: 9,
    first: [
      { flavour_id: 7, name: 'North Bar 60 g, Cherry', free: 4, sold: 120, days: 3, eta: '2031-06-01' },
      { flavour_id: 8, name: 'North Bar 60 g, Lime', free: 1, sold: 90, days: 1, eta: null },
    ],
  },
  ...more,
})

const empty = {
  days: [{ day: '2031-05-28', orders: 0, net: 0 }],
  to_ship: { orders: 0, pieces: 0, oldest: null },
  waiting: { orders: 0, pieces: 0, late: { pieces: 0, flavours: 0, names: [] } },
  late_deliveries: { deliveries: 0, suppliers: [] },
  unpaid: { invoices: 0, sum: 0, overdue: { invoices: 0, sum: 0, since: null } },
  runs_out: { flavours: 0, first: [] },
}

const open = (user: Parameters<typeof buyer>[0], show: unknown = vts('ordering'), day = overview()) =>
  openPage({ '/admin': OverviewDeskPage }, '/admin', {
    'GET /api/current_user': buyer(user),
    'GET /api/onlineshop/vts': show,
    'GET /api/admin/overview': day,
    'GET /api/admin/mails': { ...list(1), mails: [] },
    'GET /api/admin/later': [mailing],
    'GET /api/admin/audit': { ...list(1), entries: [entry] },
    'GET /api/admin/complaints': { ...list(2), counts: {}, complaints: [] },
    'GET /api/admin/enquiries': { ...list(1), enquiries: [enquiry] },
    'GET /api/admin/erasure-requests': { ...list(1), requests: [] },
    'GET /api/virtual-trade-show/admin/exhibitors': [exhibitor()],
    'GET /api/admin/promotions': { ...list(2), time_zone: 'Europe/Berlin', promotions: [] },
    'GET /api/admin/clearance': { ...list(1), time_zone: 'Europe/Berlin', groups: [], clearances: [] },
    'GET /api/admin/campaigns': {
      brands: [],
      months: [{ month: '2031-05', brand: { id: 1, name: 'North' } }],
      weeks: [],
    },
    'GET /api/admin/show-figures': {
      ...{ customers: 61, customers_confirmed: 3, lines: 2318, pieces: 48000, pieces_released: 0 },
      price_excl_vat: 48310.4,
      brands: [],
    },
  })

const operator = { company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }

test('what is to do is counted, each with the way to it, and the latest enquiries and changes are shown (FF-697, FF-938, FF-940)', async () => {
  open(operator)
  for (const words of [
    'order to ship',
    'invoice is overdue',
    'open complaints',
    'open enquiry',
    'account to erase',
    'mail could not be sent',
    'No job failed',
  ])
    expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByText('The oldest is 4633 of 26 May')).toBeTruthy()
  expect(screen.getByText('North Bar 60 g, Cherry · Peak Whey')).toBeTruthy()
  expect(screen.getByText('of 900,00 € unpaid')).toBeTruthy()
  expect(screen.getByText('Norrsund · Hydrelle')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Look: deliveries are late' }).getAttribute('href')).toBe('/admin/goods-in')
  expect(screen.getByRole('link', { name: 'Answer: open enquiry' }).getAttribute('href')).toBe('/admin/enquiries')
  expect(screen.getByRole('link', { name: 'Decide: account to erase' }).getAttribute('href')).toBe(
    '/admin/erasure-requests?state=open',
  )
  expect(await screen.findByText('North: Is it vegan?')).toBeTruthy()
  expect(await screen.findByText('Olga · Virtual Trade Show 2031')).toBeTruthy()
})

test('stock that runs out says how long it lasts, and whether the next delivery comes too late (FF-941)', async () => {
  open(operator)
  expect(await screen.findByText('3 days')).toBeTruthy()
  expect(screen.getByText('4 free · 1 June, too late')).toBeTruthy()
  expect(screen.getByText('1 free · nothing expected')).toBeTruthy()
  expect(screen.getByText('9 in all')).toBeTruthy()
})

test('orders and turnover are of today and of the last days (FF-942)', async () => {
  open(operator)
  for (const figure of ['100,50 €', '400,50 €', '133,50 €'])
    expect((await screen.findAllByText(figure)).length).toBeGreaterThan(0)
  // What the charts draw stands in tables, the newest day first.
  const rows = [...screen.getByRole('table', { name: 'Net a day', hidden: true }).querySelectorAll('tbody tr')]
  expect(rows.map(row => row.textContent)).toEqual([
    expect.stringMatching(/28 May.*100,50\s€/),
    expect.stringMatching(/27 May.*300,00\s€/),
  ])
})

test('a shop without orders has nothing to do and no average (FF-942)', async () => {
  open(operator, undefined, overview(empty))
  for (const words of [
    'No order to ship',
    'No order waits for late goods',
    'No delivery is late',
    'No invoice is overdue',
    '–',
  ])
    expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByText('Nothing that sells runs out within three weeks.')).toBeTruthy()
})

test('the overview sums up the show (FF-987)', async () => {
  open(operator)
  for (const words of ['48.310,40 €', '61', 'customers, 3 confirmed', '2.318'])
    expect(await screen.findByText(words)).toBeTruthy()
})

test('the overview leads to the editions where none is current, and not where the call only failed', async () => {
  open(operator, refusal(404, 'No trade show is planned at the moment.'))
  expect(await screen.findByText('No trade show yet')).toBeTruthy()
  closePage()
  open(operator, refusal(500, 'Something went wrong.'))
  expect(await screen.findByText('mail could not be sent')).toBeTruthy()
  expect(screen.queryByText('No trade show yet')).toBeNull()
})

test('the overview says what the shop and the show offer now', async () => {
  open(operator)
  for (const [name, path] of [
    ['1 exhibitor With a booth at the show', '/virtual-trade-show/admin/exhibitors'],
    ['2 promotions Running now', '/admin/promotions'],
    ['1 size on clearance Running now', '/admin/clearance'],
    ['North Brand of the month', '/admin/campaigns'],
  ] as const)
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(path)
})

test('who may not see the back office finds the way to the shop (FF-697)', async () => {
  open({})
  expect(await screen.findByText('You are not allowed to do this.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the shop' }).getAttribute('href')).toBe('/')
})
