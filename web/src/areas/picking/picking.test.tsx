import type { Answer } from '@fairfloor/domain/endpoint'
import type { getPicking } from '@fairfloor/domain/picking/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { type Answers, type Asked, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { PickingDeskPage } from './PickingDeskPage.tsx'

afterEach(closePage)

type Leaving = Answer<typeof getPicking>['orders'][number]

const PICKING = 'GET /api/admin/picking'
const leaving: Leaving = {
  ...{ order_id: 501, company: 'Gym Shop', placed_at: '2031-05-05T12:00:00Z', wished_on: null },
  ...{ carrier: 'Parcel Post', country: 'NL', pieces: 1200, lines: 2, open: 0, held_for: null, waits_for: [] },
  ...{ pick_list_id: null, picked_by: null, shipment_id: null },
}
const listOf = (orders: Leaving[]) => ({
  ...{ next: null, previous: null, total: orders.length, today: '2031-05-06' },
  counts: { ready: 2, waiting: 3, picking: 1, packed: 0 },
  orders,
})
const open = (answers: Answers = {}) =>
  openPage({ '/admin/picking': PickingDeskPage, '/admin/picking/:pickList': <p>The list</p> }, '/admin/picking', {
    'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
    [PICKING]: listOf([leaving]),
    ...answers,
  })

test('what can leave stands with its goods; one press makes its list, and only one', async () => {
  const { calls, address } = open({ 'POST /api/admin/orders/501/pick-list': { pick_list_id: 7 } })
  const row = await screen.findByRole('row', { name: /Gym Shop/ })
  expect(row.textContent).toContain('Parcel Post, NL')
  expect(row.textContent).toContain('1.200 pieces, 2 lines')
  expect(within(row).getByRole('link', { name: 'To order 501' }).getAttribute('href')).toBe('/admin/orders/501')
  const states = within(screen.getByRole('navigation', { name: 'Orders' }))
  expect(states.getAllByRole('link').map(link => link.textContent)).toEqual([
    '2Ready',
    '3Waiting',
    '1Being picked',
    '0Packed',
  ])
  await userEvent.dblClick(within(row).getByRole('button', { name: 'Pick order 501' }))
  await waitFor(() => expect(address()).toBe('/admin/picking/7'))
  expect(calls().map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/admin/orders/501/pick-list', {}],
  ])
  expect(calls()[0]?.headers.get('idempotency-key')).toBeTruthy()
})

test('an order that cannot be picked says why, and the list is read again', async () => {
  const { calls } = open({
    'POST /api/admin/orders/501/pick-list': refusal(409, 'The money is not there yet.', [], 'not_paid_yet'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Pick order 501' }))
  expect(await screen.findByText('The money is not there yet.')).toBeTruthy()
  await waitFor(() => expect(calls(PICKING)).toHaveLength(2))
})

test('each state has a list of its own: what an order waits for, who picks it, what is packed (FF-896)', async () => {
  const late = { ...leaving, wished_on: '2031-05-05', open: 9 }
  const goods = ['A', 'B', 'C', 'D', 'E'].map((name, i) => ({ name, pieces: 4, eta: i === 0 ? '2031-06-01' : null }))
  const answers: Record<string, Leaving[]> = {
    waiting: [
      { ...late, waits_for: goods, pieces: 0, lines: 0 },
      { ...leaving, order_id: 502, company: 'Studio', held_for: 'payment' },
      { ...leaving, order_id: 503, company: 'Club', held_for: 'rest' },
    ],
    picking: [{ ...leaving, pick_list_id: 7, picked_by: 'Olga' }],
    packed: [{ ...leaving, shipment_id: 4 }],
  }
  open({
    [PICKING]: ({ path }: Asked) =>
      listOf(answers[new URLSearchParams(path.split('?')[1]).get('state') ?? ''] ?? [leaving]),
  })
  const states = within(await screen.findByRole('navigation', { name: 'Orders' }))
  await userEvent.click(states.getByRole('link', { name: /Waiting$/ }))
  const waits = await screen.findByRole('row', { name: /4 × A/ })
  expect(waits.textContent).toContain('wished for 5 May')
  for (const words of ['4 × A', '1 June 2031', '4 × C', '2 more articles']) expect(waits.textContent).toContain(words)
  expect(waits.textContent).not.toContain('4 × D')
  expect(screen.getByRole('row', { name: /Studio/ }).textContent).toContain('its payment')
  expect(screen.getByRole('row', { name: /Club/ }).textContent).toContain('its rest: it comes complete')
  expect(screen.queryByRole('button', { name: /^Pick/ })).toBeNull()
  await userEvent.click(states.getByRole('link', { name: /Being picked$/ }))
  const picked = await screen.findByRole('link', { name: 'Open the list of order 501' })
  expect(picked.getAttribute('href')).toBe('/admin/picking/7')
  expect(picked.closest('tr')!.textContent).toContain('Olga')
  await userEvent.click(states.getByRole('link', { name: /Packed$/ }))
  expect((await screen.findByRole('link', { name: 'To the order' })).getAttribute('href')).toBe('/admin/orders/501')
})

test('an empty list says when something stands there', async () => {
  open({ [PICKING]: listOf([]) })
  expect(await screen.findByText('Nothing can be picked')).toBeTruthy()
})
