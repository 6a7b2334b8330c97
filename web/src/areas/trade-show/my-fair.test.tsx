import type { Answer } from '@fairfloor/domain/endpoint'
import type { getUserRewards } from '@fairfloor/domain/rewards/contract'
import type { getOrderSummary } from '@fairfloor/domain/show-orders/summary-contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { basket, buyer, exhibitor, visitor, vts } from '../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../testing/open-page.tsx'
import { CopyLink } from './CopyLink.tsx'
import { MyFairPage } from './MyFairPage.tsx'

const MY_FAIR = '/virtual-trade-show/my-fair'
const north = exhibitor()
const south = exhibitor({ id: 12, name: 'South', boothNumberB2b: 9, panoNumberB2b: 5 })
const sample = {
  id: 1,
  quantity: 2,
  vts_sample_product_attribute: {
    name: 'Lime',
    vts_sample_product_size: { name: 'Sachet', vts_exhibitor: { id: 11, name: 'North Nutrition' } },
  },
}
const summary = (part: Partial<Answer<typeof getOrderSummary>> = {}): Answer<typeof getOrderSummary> => ({
  is_confirmed: false,
  lines: 222,
  pieces: 5090,
  price_excl_vat: 45435.67,
  lines_to_confirm: 222,
  lines_to_release: 0,
  pieces_to_release: 0,
  ...part,
})
const SUMMARY = 'GET /api/virtual-trade-show/order-summary'
const rewards: Answer<typeof getUserRewards> = [
  { description: 'Exhibitor visited', points: 5, count: 1, user_points: 5, cap: 30 },
  { description: 'Feedback given', points: 20, count: 0, user_points: 0, cap: 30 },
  { description: 'Order placed', points: 15, count: 1, user_points: 15, cap: 30 },
  { description: 'Award vote', points: 5, count: 1, user_points: 5, cap: 3 },
  { description: 'Total', points: null, count: null, user_points: 60, cap: null },
]
const open = (answers: Answers = {}) =>
  openPage({ [MY_FAIR]: MyFairPage }, MY_FAIR, {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/vts': vts('ordering'),
    'GET /api/virtual-trade-show/exhibitors': [north, south],
    'GET /api/virtual-trade-show/visited-exhibitors': [{ exhibitor_id: 11, visited_at: '2031-05-06T12:00:00Z' }],
    'GET /api/onlineshop/vts-basket': basket([], { sample_positions: [sample] as never }),
    'GET /api/awards': {
      user_votes: [{ category_id: 1, participant_id: 2 }],
      awardYearCategories: [{}, {}, {}],
      voting_active: true,
    },
    [SUMMARY]: summary(),
    'GET /api/virtual-trade-show/user-rewards': rewards,
    'GET /api/virtual-trade-show/feedbacks': { questions: [], answered: false },
    ...answers,
  })
const fact = (name: string) => screen.getByText(name).closest('div')?.querySelector('dd')?.textContent

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))
afterEach(closePage)

test('the fair so far: booths seen and not, samples, votes, points (FF-417)', async () => {
  open()
  await screen.findByRole('link', { name: 'Give feedback to North' })
  expect(fact('Booths visited')).toBe('1/2')
  await waitFor(() => expect(fact('Samples taken')).toBe('2'))
  expect(fact('Votes given')).toBe('1/3')
  await waitFor(() => expect(fact('Points')).toBe('60'))
  expect(screen.getByRole('heading', { level: 2, name: '1 booth to see' })).toBeTruthy()
})

test('the sum of the order with its lines and pieces leads to the order (FF-417)', async () => {
  open()
  const order = await screen.findByRole('link', { name: 'Your order, net' })
  expect(order.getAttribute('href')).toBe('/vts-order')
  expect(fact('Your order, net')).toMatch(/^45\.435,67\s€$/)
  expect(screen.getByText('222 lines · 5.090 pieces')).toBeTruthy()
})

test('who may not see the order of the company is shown none', async () => {
  const { calls } = open({ 'GET /api/current_user': buyer({ vts_orders_visible: false }) })
  await screen.findByRole('link', { name: 'Give feedback to North' })
  expect(screen.queryByText(/Your order/)).toBeNull()
  expect(calls(SUMMARY)).toEqual([])
})

test('what is open stands in one list, with its points and their sum as the account tells them, each a way there (FF-722)', async () => {
  open()
  const list = within(
    (await screen.findByRole('heading', { level: 2, name: 'Still open +70 points' })).closest('section') as HTMLElement,
  )
  await list.findByText('+40 points')
  await list.findByText('2 votes to give')
  expect(list.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2 booths without feedback, 1 visited+40 points', '/virtual-trade-show/my-fair#feedback'],
    ['1 booth without an order+15 points', '/virtual-trade-show/my-fair#booths'],
    ['1 booth to see+5 points', '/virtual-trade-show/my-fair#booths'],
    ['2 votes to give+10 points', '/awards'],
  ])
})

test('the order and its dates come first, then the booths, then what earns points (FF-722)', async () => {
  open()
  await screen.findByRole('heading', { level: 2, name: 'Still open +70 points' })
  const waiting = screen.getByRole('link', { name: '222 lines ordered, to confirm from 9 May, 10:00' })
  expect(waiting.getAttribute('href')).toBe('/vts-order')
  const main = within(screen.getByRole('main'))
  expect(main.getByText('5 – 8 May, until 23:59')).toBeTruthy()
  expect(main.getByRole('link', { name: 'Continue ordering' }).getAttribute('href')).toBe(
    '/virtual-trade-show/exhibition',
  )
  const parts = [
    waiting,
    screen.getByRole('heading', { level: 2, name: '1 booth to see' }),
    screen.getByRole('heading', { level: 2, name: 'Still open +70 points' }),
  ]
  const inPage = [...document.querySelectorAll('main :is(a, h2)')]
  const places = parts.map(part => inPage.indexOf(part))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('in the confirmation window the order waits to be confirmed, then to be released (FF-722)', async () => {
  open({ 'GET /api/onlineshop/vts': vts('confirmation') })
  const confirm = await screen.findByRole('link', { name: '222 lines to confirm until 16 May, 23:59' })
  expect(confirm.getAttribute('href')).toBe('/vts-order')
  expect(screen.getByRole('link', { name: 'Confirm 222 lines' })).toBeTruthy()
  closePage()
  const toRelease = summary({ is_confirmed: true, lines_to_confirm: 0, lines_to_release: 20 })
  open({ 'GET /api/onlineshop/vts': vts('release'), [SUMMARY]: toRelease })
  const release = await screen.findByRole('link', { name: '20 lines open to release until 30 June' })
  expect(release.getAttribute('href')).toBe('/vts-order-release')
})

test('one click leads to a booth, and to the feedback that is open (FF-418)', async () => {
  const { address } = open()
  const feedback = await screen.findByRole('link', { name: 'Give feedback to North' })
  expect(feedback.getAttribute('href')).toBe('/virtual-trade-show/exhibition/4/7?popup=FEEDBACK')
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: /South/ }))
  expect(address()).toBe('/virtual-trade-show/exhibition/5/9?popup=VIDEO')
})

test('a visitor is asked to log in first', async () => {
  const { address } = open({ 'GET /api/current_user': visitor })
  await waitFor(() => expect(address()).toBe('/virtual-trade-show/lobby?target=%2Fvirtual-trade-show%2Fmy-fair'))
})

test('a link is copied whole, to be sent (FF-419)', async () => {
  const user = userEvent.setup()
  openPage(
    { '/': <CopyLink address="/virtual-trade-show/exhibition/4/7?popup=ORDER" of="North, Place order" /> },
    '/',
    {},
  )
  await user.click(await screen.findByRole('button', { name: 'Copy link to North, Place order' }))
  expect(await navigator.clipboard.readText()).toMatch(/^http.*\/virtual-trade-show\/exhibition\/4\/7\?popup=ORDER$/)
})
