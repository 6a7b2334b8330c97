import type { Approval, ApprovalRow } from '@fairfloor/domain/basket/approval/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { shopPrice } from '../../../testing/shop.ts'
import { ApprovalsPage } from './ApprovalsPage.tsx'

const LIST = 'GET /api/onlineshop/approvals'
const ONE = `${LIST}/7`
const APPROVE = 'POST /api/onlineshop/approvals/7/approval'

const row = (part: Partial<ApprovalRow> = {}): ApprovalRow => ({
  ...{ id: 7, state: 'waiting', asked_at: '2031-05-06T14:12:00Z', asked_by: { id: 8, name: 'Daan' }, is_own: false },
  ...{ pieces: 12, net: 210, over: 60, decided_at: null, decided_by: null, order_id: null, answer: null },
  taken_back_at: null,
  ...part,
})
const line = (id: number, name: string, quantity: number, part: Partial<Approval['lines'][number]> = {}) => ({
  ...{ id, brand_name: 'North', product_name: 'Whey', size_name: '900 g', name, sku: `W-${id}`, image_url: null },
  ...{ units_per_case: 6, order_multiple: 1, min_quantity: 1, asked: quantity, quantity, is_available: true },
  ...{ single_then: 17.5, single_now: 17.5, total_now: 17.5 * quantity, stock_then: quantity, stock_now: quantity },
  ...part,
})
const approval = (part: Partial<Approval> = {}): Approval => ({
  ...row(),
  ...{ may_decide: true, word: 'As agreed', external_reference: 'DV-118', note: null, wished_on: null },
  ship_to: 'Store 1, Arnhem',
  chosen: {
    ...{ shipping_address_id: 1, carrier: 'RedRoute', payment_method: 'invoice', label_service: false },
    delivery: 'in parts',
  },
  lines: [line(101, 'Lime', 10), line(201, 'Cola', 2)],
  ...{ breakdown: shopPrice(), credit_left: 500, refusal: null },
  ...part,
})
const list = (waiting: ApprovalRow[], decided: ApprovalRow[] = [], may_approve = true) => ({
  ...{ may_approve, waiting, decided },
  time_zone: 'Europe/Berlin',
})

const open = (answers: Answers = {}, at = '/account/approvals') =>
  openPage({ '/account/approvals': ApprovalsPage, '/basket': <p>Basket</p> }, at, {
    'GET /api/current_user': buyer({ rights: ['order', 'prices', 'manage'] }),
    'GET /api/onlineshop/approvers': ['Bo'],
    [LIST]: list([row()]),
    [ONE]: approval(),
    ...answers,
  })

beforeEach(() => vi.stubGlobal('scrollTo', () => {}))
afterEach(closePage)
const order = async () => within(await screen.findByRole('region', { name: 'Order of Daan' }))

test('who approves sees list and order, and approves at the total that is shown (FF-1823, FF-1824)', async () => {
  const { calls } = open({ [APPROVE]: { order_id: 77 } })
  expect(
    await screen.findByRole('link', { name: /^Daan · 6 May, 16:12.*12 pieces.*210,00\s€.*60,00\s€ over$/ }),
  ).toBeTruthy()
  const shown = await order()
  shown.getByText('As agreed')
  shown.getByText(/^All is in stock now. No price has changed since it was sent. Credit left after it: 500,00\s€\.$/)
  await userEvent.click(shown.getByRole('button', { name: /^Approve, 265,60\s€ incl\. VAT$/ }))
  await waitFor(() => expect(calls(APPROVE)[0]?.body).toEqual({ changes: [], answer: null, seen_total: 265.6 }))
})

test('a price or stock that has changed stands beside that of the sending (FF-1824)', async () => {
  const changed = { single_now: 18, total_now: 180, stock_now: 4 }
  open({ [ONE]: approval({ lines: [line(101, 'Lime', 10, changed)] }) })
  const shown = await order()
  expect(shown.getByText(/^18,00\s€$/).tagName).toBe('MARK')
  expect(shown.getByText(/^17,50\s€$/).tagName).toBe('S')
  shown.getByText(/^4 of 10 in stock now, the rest comes later \(were 10\)$/)
  shown.getByText(/^Not all is in stock now. A price has changed/)
})

test('pieces are changed before it is approved, at what they cost then (FF-1825)', async () => {
  const { calls } = open({
    [`${ONE}?changes=201%3A3`]: approval({
      lines: [line(101, 'Lime', 10), line(201, 'Cola', 2, { quantity: 3, total_now: 52.5 })],
      breakdown: shopPrice({ total_price_inc_vat: 300 }),
    }),
    [APPROVE]: { order_id: 77 },
  })
  const cola = within((await order()).getByRole('group', { name: /Cola/ }))
  await userEvent.click(cola.getByRole('button', { name: /more/i }))
  await screen.findByText('asked for 2')
  await userEvent.click(await screen.findByRole('button', { name: /^Approve, 300,00/ }))
  await waitFor(() =>
    expect(calls(APPROVE)[0]?.body).toEqual({ changes: [{ id: 201, quantity: 3 }], answer: null, seen_total: 300 }),
  )
})

test('refusing needs a word; what a colleague decided meanwhile is said (FF-1823, FF-1829)', async () => {
  const REFUSE = 'POST /api/onlineshop/approvals/7/refusal'
  let isDecided = false
  const done = approval({
    ...{ state: 'approved', may_decide: false, decided_at: '2031-05-06T14:20:00Z', decided_by: 'Sanne', order_id: 77 },
    breakdown: null,
  })
  const { calls } = open({
    [ONE]: () => Response.json(isDecided ? done : approval()),
    [REFUSE]: () => {
      isDecided = true
      return refusal(409, 'Sanne has approved this order already.')
    },
  })
  const shown = await order()
  await userEvent.click(shown.getByRole('button', { name: 'Refuse' }))
  shown.getByText('Please say why you refuse it.')
  expect(calls(REFUSE)).toHaveLength(0)
  await userEvent.type(shown.getByRole('textbox', { name: 'A word to Daan' }), 'First sell the bars')
  await userEvent.click(shown.getByRole('button', { name: 'Refuse' }))
  await screen.findByText('Sanne approved: 6 May, 16:20')
  expect(calls(REFUSE)[0]?.body).toEqual({ answer: 'First sell the bars' })
  expect(screen.getByRole('link', { name: 'See order 77' }).getAttribute('href')).toBe('/my-orders/77')
})

test('who asked reads why it was refused, and has the lines and words in the basket again (FF-1829)', async () => {
  const own = { is_own: true, state: 'refused', decided_at: '2031-05-06T14:20:00Z', decided_by: 'Bo' } as const
  const said = { ...own, answer: 'First sell the bars' }
  const TAKE = 'POST /api/onlineshop/approvals/7/taking-back'
  const { address } = open(
    {
      'GET /api/current_user': buyer({ rights: ['order', 'prices'] }),
      [LIST]: list([], [row(said)], false),
      [ONE]: approval({ ...said, may_decide: false, breakdown: null }),
      [TAKE]: { left_out: 0 },
    },
    '/account/approvals?order=7',
  )
  await screen.findByText('No orders waiting for approval')
  await screen.findByText('“First sell the bars”')
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Put it back into the basket' }))
  await waitFor(() => expect(address()).toBe('/basket'))
  expect(localStorage.getItem('fairfloor.draft.1.checkout')).toMatch(/DV-118/)
})

test('names and words are shown as they were typed, whatever is in them (FF-1829)', async () => {
  const typed = '<img src=x onerror=alert(1)>\u202e👩‍👩‍👧‍👦\n<b>Lime</b>'
  const words = { word: typed, external_reference: typed, note: typed, answer: typed }
  const decided = { state: 'refused', may_decide: false, breakdown: null, decided_by: typed } as const
  const named = { brand_name: typed, product_name: typed, size_name: typed, extras: { gift_note: typed } }
  const from = { asked_by: { id: 8, name: typed } }
  open(
    {
      [LIST]: list([], [row({ ...from, state: 'refused', decided_by: typed })]),
      [ONE]: approval({ ...from, ...words, ...decided, ship_to: typed, lines: [line(101, typed, 10, named)] }),
    },
    '/account/approvals?order=7',
  )
  const shown = await screen.findByRole('region', { name: /^Order of/ })
  // Asker, word, address, reference, note, brand, product, flavour, size, gift note, colleague, answer.
  await waitFor(() => expect(shown.textContent!.split(typed)).toHaveLength(13))
  expect(screen.getByRole('list', { name: 'Decided' }).textContent!.split(typed)).toHaveLength(3)
  expect(document.querySelector('[onerror]')).toBeNull()
})

test('says when nobody waits (FF-1823)', async () => {
  open({ [LIST]: list([]) })
  await screen.findByText('No orders waiting for approval')
  expect(screen.getByRole('link', { name: 'Set order limits' }).getAttribute('href')).toBe('/account/users')
})
