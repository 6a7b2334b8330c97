import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../../testing/open-page.tsx'
import { shopBasket, shopCheckout, shopLine } from '../../../testing/shop.ts'
import { BasketPage } from '../BasketPage.tsx'

const PLACE = 'POST /api/onlineshop/orders'
const APPROVERS = 'GET /api/onlineshop/approvers'
const lines = [shopLine(101, 'Lime', 10, 17.5), shopLine(201, 'Cola', 2, 17.5)]
const above = { amount: 185, over: 25, is_over: true }

const open = (limit: { amount: number | null; over: number | null; is_over: boolean } | null, answers: Answers = {}) =>
  openPage({ '/basket': BasketPage, '/account/approvals': <p>Approvals</p> }, '/basket', {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/basket': shopBasket(lines),
    'GET /api/onlineshop/checkout': shopCheckout({ limit }),
    [APPROVERS]: ['Bo', 'Sanne'],
    [PLACE]: { order_id: null, approval_id: 12 },
    ...answers,
  })

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollIntoView = () => {}
})
afterEach(closePage)

test('above the limit the basket says who approves and what to leave out, and sends it with a word (FF-1821, FF-1822)', async () => {
  const { calls, address } = open(above)
  await screen.findByText(/^Bo or Sanne can approve it/)
  screen.getByText(/^25,00\s€ over$/)
  screen.getByText(/^Without .*Cola it is 175,00\s€, and goes at once\.$/)
  await userEvent.type(screen.getByRole('textbox', { name: /^A word for your colleague/ }), 'As agreed ')
  expect(screen.queryByRole('button', { name: /^Place Order/ })).toBeNull()
  await userEvent.click(screen.getAllByRole('button', { name: /^Send for approval, 265,60/ })[0]!)
  await waitFor(() => expect(address()).toBe('/account/approvals?order=12'))
  expect(calls(PLACE)[0]?.body).toMatchObject({ approval: { word: 'As agreed' }, seen_total: 265.6 })
})

test('within the limit there is a bar and the usual button (FF-1821)', async () => {
  const { calls } = open({ amount: 750, over: 0, is_over: false }, { [PLACE]: { order_id: 77, approval_id: null } })
  await screen.findByText(/^750,00\s€$/)
  expect(screen.queryByText(/over$/)).toBeNull()
  await userEvent.click(screen.getAllByRole('button', { name: /^Place Order/ })[0]!)
  await waitFor(() => expect(calls(PLACE)[0]?.body).not.toHaveProperty('approval'))
  expect(calls(APPROVERS)).toHaveLength(0)
})

test('no amount is named to who sees no prices (FF-1821)', async () => {
  open({ amount: null, over: null, is_over: true }, { 'GET /api/current_user': buyer({ rights: ['order'] }) })
  await screen.findByText('This order is above your limit: it waits for a colleague.')
  expect(screen.queryByText(/Your limit per order/)).toBeNull()
  expect(screen.queryByText(/goes at once/)).toBeNull()
})
