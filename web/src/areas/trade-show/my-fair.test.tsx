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
const open = (answers: Answers = {}) =>
  openPage({ [MY_FAIR]: MyFairPage }, MY_FAIR, {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/vts': vts('ordering'),
    'GET /api/virtual-trade-show/exhibitors': [north, south],
    'GET /api/virtual-trade-show/visited-exhibitors': [{ exhibitor_id: 11, visited_at: '2031-05-06T12:00:00Z' }],
    'GET /api/onlineshop/vts-basket': basket([], { sample_positions: [sample] as never }),
    'GET /api/awards': { user_votes: [{ category_id: 1, participant_id: 2 }], awardYearCategories: [{}, {}, {}] },
    'GET /api/virtual-trade-show/user-rewards': [
      { description: 'Total', points: null, count: null, user_points: 60, cap: null },
    ],
    'GET /api/virtual-trade-show/feedbacks': { questions: [], answered: false },
    ...answers,
  })
const fact = (name: string) => screen.getByText(name).closest('div')?.querySelector('dd')?.textContent

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))
afterEach(closePage)

test('the fair so far: booths seen and not, samples, votes, open feedback, points', async () => {
  open()
  await screen.findByRole('link', { name: 'Give feedback to North' })
  expect(fact('Booths visited')).toBe('1/2')
  await waitFor(() => expect(fact('Samples taken')).toBe('2'))
  expect(fact('Votes given')).toBe('1/3')
  expect(fact('Feedback still open')).toBe('1')
  await waitFor(() => expect(fact('Points')).toBe('60'))
  expect(screen.getByRole('heading', { level: 2, name: '1 booth to see' })).toBeTruthy()
})

test('one click leads to a booth, and to the feedback that is open', async () => {
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

test('a link is copied whole, to be sent', async () => {
  const user = userEvent.setup()
  openPage(
    { '/': <CopyLink address="/virtual-trade-show/exhibition/4/7?popup=ORDER" of="North, Place order" /> },
    '/',
    {},
  )
  await user.click(await screen.findByRole('button', { name: 'Copy link to North, Place order' }))
  expect(await navigator.clipboard.readText()).toMatch(/^http.*\/virtual-trade-show\/exhibition\/4\/7\?popup=ORDER$/)
})
