import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buyer, exhibitor, vts } from '../../testing/fair.ts'
import { closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { AdminPage } from './AdminPage.tsx'

afterEach(closePage)

const list = (total: number) => ({ page: 1, pages: 1, total })
const queue = { name: 'send-mail', waiting: 1, active: 0, completed: 0, failed: 0 }

const enquiry = {
  ...{ id: 7, kind: 'question', exhibitor: 'North', booth_number: 1, company: 'Gym Shop', name: 'Bea', email: '' },
  ...{ phone: '', call_when: '', message: 'Is it vegan?', asked_at: '2031-05-06T12:00:00.000Z' },
  ...{ answer: null, answered_at: null, answered_by: null },
}
const entry = {
  ...{ id: 1, at: '2031-05-06T12:00:00.000Z', user: { id: 1, name: 'Olga', email: '' }, agent: null },
  ...{ action: 'move windows', subject: 'Virtual Trade Show 2031', details: {} },
}

const open = (user: Parameters<typeof buyer>[0], show: unknown = vts('ordering')) =>
  openPage({ '/admin': AdminPage }, '/admin', {
    'GET /api/current_user': buyer(user),
    'GET /api/onlineshop/vts': show,
    'GET /api/admin/mails': { ...list(1), mails: [] },
    'GET /api/admin/jobs': { ...list(1), queues: [queue], jobs: [] },
    'GET /api/admin/failed-events': [],
    'GET /api/admin/audit': { ...list(1), entries: [entry] },
    'GET /api/admin/enquiries': { ...list(1), enquiries: [enquiry] },
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

test('the overview counts one of each in the singular, and shows the latest enquiries and changes', async () => {
  open({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
  for (const words of ['1 mail', '1 job waiting', '1 open enquiry']) expect(await screen.findByText(words)).toBeTruthy()
  expect(await screen.findByText('North: Is it vegan?')).toBeTruthy()
  expect(await screen.findByText('Olga · Virtual Trade Show 2031')).toBeTruthy()
})

test('the overview sums up the show', async () => {
  open({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
  for (const words of ['48.310,40 €', '61', 'customers, 3 confirmed', '2.318'])
    expect(await screen.findByText(words)).toBeTruthy()
})

test('the overview leads to the editions where none is current, and not where the call only failed', async () => {
  const operator = { company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }
  open(operator, refusal(404, 'No trade show is planned at the moment.'))
  expect(await screen.findByText('No trade show yet')).toBeTruthy()
  closePage()
  open(operator, refusal(500, 'Something went wrong.'))
  expect(await screen.findByText('1 mail')).toBeTruthy()
  expect(screen.queryByText('No trade show yet')).toBeNull()
})

test('the overview says what the shop and the show offer now', async () => {
  open({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
  for (const [name, path] of [
    ['1 exhibitor With a booth at the show', '/virtual-trade-show/admin/exhibitors'],
    ['2 promotions Running now', '/admin/promotions'],
    ['1 size on clearance Running now', '/admin/clearance'],
    ['North Brand of the month', '/admin/campaigns'],
  ] as const)
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(path)
})

test('who may not see the back office finds the way to the shop', async () => {
  open({})
  expect(await screen.findByText('You are not allowed to do this.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the shop' }).getAttribute('href')).toBe('/')
})
