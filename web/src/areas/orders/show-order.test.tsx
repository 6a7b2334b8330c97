import type { Answer } from '@fairfloor/domain/endpoint'
import type { getOrderSummary } from '@fairfloor/domain/show-orders/summary-contract'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buyer, vts } from '../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../testing/open-page.tsx'
import { OrdersPage } from './OrdersPage.tsx'

const SUMMARY = 'GET /api/virtual-trade-show/order-summary'
const summary = (part: Partial<Answer<typeof getOrderSummary>> = {}): Answer<typeof getOrderSummary> => ({
  is_confirmed: false,
  lines: 222,
  pieces: 4973,
  price_excl_vat: 26314.37,
  lines_to_confirm: 222,
  lines_to_release: 0,
  pieces_to_release: 0,
  ...part,
})
const open = (answers: Answers) =>
  openPage({ '/my-orders': OrdersPage }, '/my-orders', {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/vts': vts('ordering'),
    'GET /api/onlineshop/orders-page': { next: null, previous: null, total: 0, orders: [] },
    [SUMMARY]: summary(),
    ...answers,
  })
const shown = () => screen.findByRole('link', { name: /^Order at / })

afterEach(closePage)

const confirmed = { is_confirmed: true, lines_to_confirm: 0 }

test.each([
  ['ordering', {}, 'Ordering, until 8 May, 23:59', '/vts-order'],
  ['closed', {}, 'To confirm from 9 May, 10:00', '/vts-order'],
  ['confirmation', {}, 'To confirm until 16 May, 23:59', '/vts-order'],
  ['release', { lines_to_confirm: 0 }, 'Not confirmed', '/vts-order'],
  ['release', { ...confirmed, lines_to_release: 200 }, '200 lines open to release until 30 June', '/vts-order-release'],
  ['release', confirmed, 'All released', '/vts-order-release'],
  ['over', confirmed, 'Ended', '/vts-order-release'],
] as const)('in %s the order at the show stands on top with its state: %j', async (phase, part, state, to) => {
  open({ 'GET /api/onlineshop/vts': vts(phase), [SUMMARY]: summary(part) })
  const link = await shown()
  expect(link.textContent).toContain(state)
  expect(link.textContent).toContain('222 lines')
  expect(link.textContent).toMatch(/26\.314,37.€ excl\. VAT/)
  expect(link.getAttribute('href')).toBe(to)
})

test('who may see no prices sees the order without its sum', async () => {
  open({ 'GET /api/current_user': buyer({ rights: ['order'] }) })
  expect((await shown()).textContent).not.toContain('€')
})

test('without a line at the show no order is shown', async () => {
  const { calls } = open({ [SUMMARY]: summary({ lines: 0, lines_to_confirm: 0 }) })
  await screen.findByText('No orders yet')
  expect(calls(SUMMARY)).toHaveLength(1)
  expect(screen.queryByRole('link', { name: /^Order at / })).toBeNull()
})

test('an agent who acts for nobody chooses a customer first, and nothing is asked for (FF-1416)', async () => {
  const agent = buyer({ company: null, rights: [], ROLE_ALLOWED_TO_SWITCH: true })
  const { calls } = open({ 'GET /api/current_user': agent })
  await screen.findByText('Choose a customer first')
  expect(screen.queryByText('No orders yet')).toBeNull()
  expect(calls('GET /api/onlineshop/orders-page')).toEqual([])
})

test('who may not see the order is not shown it, and nothing is asked for', async () => {
  const { calls } = open({ 'GET /api/current_user': buyer({ vts_orders_visible: false }) })
  await screen.findByText('No orders yet')
  expect(calls(SUMMARY)).toEqual([])
  expect(screen.queryByRole('link', { name: /^Order at / })).toBeNull()
})
