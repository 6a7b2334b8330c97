import type { Answer } from '@fairfloor/domain/endpoint'
import type { getUserRewards } from '@fairfloor/domain/rewards/contract'
import { viewGuidedTour } from '@fairfloor/domain/trade-show/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { basket, buyer, exhibitor, exhibitorStaff, visitor, vts } from '../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../testing/open-page.tsx'
import { EarnedPoints } from '../rewards/EarnedPoints.tsx'
import AccountModal from './AccountModal.tsx'

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))
afterEach(closePage)

const rewards = (tour: number, visits: number): Answer<typeof getUserRewards> => [
  { description: 'Guided tour', points: 50, count: tour, user_points: tour * 50, cap: 1 },
  { description: 'Exhibitor visited', points: 5, count: visits, user_points: visits * 5, cap: 3 },
  { description: 'Total', points: null, count: null, user_points: tour * 50 + visits * 5, cap: null },
]
const REWARDS = 'GET /api/virtual-trade-show/user-rewards'

const open = (answers: Answers = {}) =>
  openPage(
    {
      '/': (
        <>
          <EarnedPoints />
          <AccountModal open onClose={() => {}} />
        </>
      ),
    },
    '/',
    {
      'GET /api/current_user': buyer(),
      'GET /api/onlineshop/vts': vts('ordering'),
      'GET /api/virtual-trade-show/exhibitors': [],
      'GET /api/virtual-trade-show/visited-exhibitors': [],
      [REWARDS]: rewards(1, 2),
      ...answers,
    },
  )
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(cell => cell.textContent)

describe('the account of a buyer', () => {
  const booths = [exhibitor(), exhibitor({ id: 12 }), exhibitor({ id: 13 }), exhibitor({ id: 14 })]
  const answers = {
    'GET /api/onlineshop/vts-basket': basket([], {
      total_positions_quantity: 5090,
      total_positions_price_excl_vat: 45435.67,
    }),
    'GET /api/virtual-trade-show/exhibitors': booths,
    'GET /api/virtual-trade-show/visited-exhibitors': [{ exhibitor_id: 11, visited_at: '2031-05-06T12:00:00Z' }],
    'GET /api/awards': { voting_active: false, user_votes: [], awardYearCategories: [] },
    [REWARDS]: rewards(1, 1),
  }
  const fact = (name: string) => screen.getByText(name).closest('div')?.querySelector('dd')?.textContent

  test('opens with the score, the order, and what is still open (FF-720)', async () => {
    open(answers)
    const account = await screen.findByRole('dialog', { name: 'My account' })
    await waitFor(() => expect(account.querySelector('p > b')?.textContent).toBe('55'))
    expect(within(account).getByText('Bea Buyer · Gym Shop')).toBeTruthy()
    expect(fact('Your order, net')).toMatch(/^45\.435,67\s€$/)
    expect(fact('Pieces')).toBe('5.090')
    expect(fact('Booths visited')).toBe('1 of 4')
    // Two of the three booths that the cap counts.
    await waitFor(() => expect(fact('Still open')).toBe('+10 points'))
  })

  test('says at each activity how much of it is open, and leads there (FF-721)', async () => {
    const { address } = open({ ...answers, [REWARDS]: rewards(0, 3) })
    const tour = await screen.findByRole('link', { name: 'Guided tour 1 open' })
    expect(screen.queryByRole('link', { name: /Exhibitor visited/ })).toBeNull()
    await userEvent.click(tour)
    expect(address()).toBe('/virtual-trade-show/lobby?tour=on')
  })

  test('hides the sum from a reader who may not see prices', async () => {
    open({ ...answers, 'GET /api/current_user': buyer({ rights: ['order'] }) })
    await screen.findByText('Booths visited')
    expect(screen.queryByText('Your order, net')).toBeNull()
  })
})

describe('my points', () => {
  test('are a table of activity, point, activity count and earned points, with the total last (TS-097..099)', async () => {
    open()
    const points = within(await screen.findByRole('region', { name: 'My points' }))
    expect(points.getByRole('heading', { name: 'My points' })).toBeTruthy()
    const table = await points.findByRole('table', { name: 'My points' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(head => head.textContent),
    ).toEqual(['Activity', 'Point', 'Activity count', 'Earned points'])
    const [, ...rows] = within(table).getAllByRole('row')
    expect(rows.map(cells)).toEqual([
      ['Guided tour', '50', '1', '50'],
      ['Exhibitor visited', '5', '2', '10'],
      ['Total', '', '', '60'],
    ])
  })

  test('stand below the reward programme’s text (TS-013, TS-015, TS-057)', async () => {
    open()
    const text = await screen.findByText(/most interactive visitors compete for one prize, a laptop/)
    const points = await screen.findByRole('region', { name: 'My points' })
    expect(text.compareDocumentPosition(points) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  test('are not asked for by staff, who do not compete, nor by visitors', async () => {
    const { calls } = open({ 'GET /api/current_user': exhibitorStaff() })
    expect(await screen.findByText('Staff and exhibitors do not compete.')).toBeTruthy()
    expect(calls(REWARDS)).toEqual([])
    closePage()
    const asVisitor = open({ 'GET /api/current_user': visitor })
    await screen.findByLabelText('Username')
    expect(screen.queryByRole('region', { name: 'My points' })).toBeNull()
    expect(asVisitor.calls(REWARDS)).toEqual([])
  })

  test('that cannot be loaded are asked for again', async () => {
    const answers = [new Response('{"detail":"Down."}', { status: 500 })]
    open({ [REWARDS]: () => answers.shift() ?? rewards(0, 0) })
    expect(await screen.findByText('Down.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /again/i }))
    await screen.findByRole('table', { name: 'My points' })
  })

  test('grow a moment after something was done, and the gain is shown', async () => {
    let earned = rewards(0, 2)
    open({
      [REWARDS]: () => earned,
      'POST /api/virtual-trade-show/view-guided-tour': { success: true },
    })
    await screen.findByRole('table', { name: 'My points' })
    expect(screen.queryByText('+50 points')).toBeNull()
    earned = rewards(1, 2)
    await call(viewGuidedTour, { body: {} })
    expect((await screen.findAllByText('+50 points')).length).toBeGreaterThan(0)
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('row')
          .map(row => row.textContent)
          .at(-1),
      ).toMatch(/60/),
    )
  })
})
