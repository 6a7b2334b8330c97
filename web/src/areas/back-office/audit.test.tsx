import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer, vts } from '../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../testing/open-page.tsx'
import { AuditPage } from './AuditPage.tsx'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const entry = {
  ...{ id: 1, at: '2031-05-06T12:00:00.000Z', action: 'change rewards', subject: 'edition 1' },
  ...{ user: { name: 'Bea Buyer', email: 'buyer@shop.test' }, agent: null as { name: string; email: string } | null },
  details: {} as Record<string, unknown>,
}
const agent = { name: 'Mira Jansen', email: 'mira@shop.test' }
const listOf = (...entries: object[]) => ({ next: null, previous: null, total: entries.length, entries })
const open = (answers: Answers = {}) =>
  openPage({ '/audit': AuditPage }, '/audit', {
    'GET /api/current_user': operator,
    'GET /api/onlineshop/vts': vts('over'),
    'GET /api/admin/audit': listOf(entry),
    ...answers,
  })
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Audit log' }))
    .getAllByRole('row')
    .slice(1)

test('each entry says who did what to what and when: as whom, the shop itself, and what a value was before (FF-203)', async () => {
  open({
    'GET /api/admin/audit': listOf(
      { ...entry, agent, details: { note: 'urgent', pieces: { before: 1, after: 12 } } },
      {
        ...{ ...entry, id: 2, user: null },
        details: { order_start: { before: '2031-05-04T22:00:00.000Z', after: '2031-05-05T22:00:00Z' } },
      },
    ),
  })
  const [switched, byShop] = await rows()
  expect(switched?.textContent).toMatch(/change rewards.*edition 1.*Bea Buyer.*buyer@shop\.testby Mira Jansen/)
  expect(switched?.textContent).toMatch(/noteurgentpieces1 → 12.*6 May 2031, 14:00:00$/)
  expect(byShop?.textContent).toMatch(/The shop itself.*order_start5 May 2031, 00:00:00 → 6 May 2031, 00:00:00/)
  // The log is written in English, whatever the page's language.
  expect(within(switched!).getByText('change rewards').lang).toBe('en')
})

test('the log is narrowed to what agents did, and searched; the address keeps both', async () => {
  const { address, calls } = open({ 'GET /api/admin/audit?search=&switched=true': listOf({ ...entry, agent }) })
  await rows()
  const box = screen.getByRole('checkbox', { name: 'Only what agents did for others' })
  await userEvent.click(box)
  await screen.findByText('by Mira Jansen')
  await userEvent.type(screen.getByLabelText('Search people, action and subject'), 'rewards{Enter}')
  expect(address()).toBe('/audit?switched=true&search=rewards')
  expect(calls('GET').at(-1)?.path).toBe('/api/admin/audit?search=rewards&switched=true')
  await userEvent.click(box)
  expect(address()).toBe('/audit?search=rewards')
})

test('an empty log says what will stand there, in German too', async () => {
  document.documentElement.lang = 'de'
  open({ 'GET /api/admin/audit': listOf() })
  await screen.findByText('Änderungen in der Verwaltung und Sitzungen für andere stehen hier.')
})
