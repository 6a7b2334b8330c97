import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buyer, exhibitorStaff, visitor } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { shopCheckout } from '../../testing/shop.ts'
import { OutletBasketPage } from './OutletBasketPage.tsx'
import { outletBasket, outletPosition } from './test-outlet.ts'

const BASKET = '/api/onlineshop/outlet/basket'
const LINE = `${BASKET}/positions/3`
const PLACE = 'POST /api/onlineshop/outlet/orders'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollIntoView = () => {}
})
afterEach(closePage)

const open = (answers: Answers = {}) =>
  openPage({ '/outlet/basket': OutletBasketPage, '/my-orders/:orderId': <p>The order</p> }, '/outlet/basket', {
    'GET /api/current_user': buyer(),
    [`GET ${BASKET}`]: outletBasket([outletPosition]),
    'GET /api/onlineshop/outlet/checkout': shopCheckout(),
    ...answers,
  })
const row = async () => within((await screen.findByText(/North Whey, Lime/)).closest('li')!)
const pieces = async () => (await row()).getByRole<HTMLInputElement>('textbox', { name: /^Pieces of North Whey/ })
const place = async () => (await screen.findAllByRole('button', { name: /^Place Order/ }))[0]!

test('a buyer orders the whole basket of the outlet and sees the order; the basket is empty then', async () => {
  const { calls, address, client } = open({ [PLACE]: { order_id: 77 } })
  expect(await screen.findByRole('heading', { name: '1 position · 2 pieces' })).toBeTruthy()
  expect(
    screen.getByText(/^Everybody who orders for Gym Shop sees and changes this basket.*The outlet has no backorders/),
  ).toBeTruthy()
  await userEvent.dblClick(await place())
  await waitFor(() => expect(address()).toBe('/my-orders/77'))
  expect(calls(PLACE)).toHaveLength(1)
  expect(calls(PLACE)[0]).toMatchObject({ body: { shipping_address_id: 1, carrier: 'RedRoute', seen_total: 265.6 } })
  expect(calls(PLACE)[0]?.headers.get('idempotency-key')).toBeTruthy()
  await waitFor(() => expect(client.getQueryData([BASKET])).toMatchObject({ total_lines: 0 }))
})

test('a line is changed, up to what is left, and taken out; the head follows each answer', async () => {
  const { calls } = open({
    [`PATCH ${LINE}`]: outletBasket([{ ...outletPosition, quantity: 5, total_price_exc_vat: 49.5 }]),
    [`DELETE ${LINE}`]: outletBasket([]),
  })
  const head = await screen.findByRole('link', { name: /^Outlet basket: 2 pieces, 19,80\s€ excl. VAT$/ })
  expect(head.getAttribute('href')).toBe('/outlet/basket')
  await userEvent.type(await pieces(), '9', { initialSelectionStart: 0, initialSelectionEnd: 1 })
  expect((await pieces()).value).toBe('2')
  await userEvent.type(await pieces(), '5', { initialSelectionStart: 0, initialSelectionEnd: 1 })
  expect((await row()).getByText(/^49,50\s€$/)).toBeTruthy()
  await waitFor(() => expect(calls().map(({ body }) => body)).toEqual([{ quantity: 5 }]))
  await screen.findByRole('link', { name: /^Outlet basket: 5 pieces, 49,50/ })
  await userEvent.click((await row()).getByRole('button', { name: /^Remove North Whey/ }))
  expect(await screen.findByText('Your outlet basket is empty')).toBeTruthy()
  expect(calls('DELETE').map(({ path }) => path)).toEqual([LINE])
  expect(screen.getByRole('link', { name: 'To the outlet' }).getAttribute('href')).toBe('/outlet')
})

test('what went meanwhile is said at its line: fewer are taken with one press, what is gone counts in nothing', async () => {
  const fewer = { ...outletPosition, quantity: 4, left: 3, fault: 'fewer left' as const, total_price_exc_vat: 39.6 }
  const gone = {
    ...outletPosition,
    ...{ id: 4, is_available: false, fault: 'gone' as const, left: 0, total_price_exc_vat: null },
    ...{ added_by: { id: 2, name: 'Anna' }, goods: { ...outletPosition.goods, name: 'Mint' } },
  }
  const { calls } = open({
    [`GET ${BASKET}`]: outletBasket([fewer, gone]),
    [`PATCH ${LINE}`]: outletBasket([outletPosition, gone]),
  })
  const lime = await row()
  expect(lime.getByRole('alert').textContent).toContain('Only 3 of them are left.')
  const mint = within(screen.getByText(/North Whey, Mint/).closest('li')!)
  expect(mint.getByText('This is gone: sold, or its date is over.')).toBeTruthy()
  expect(mint.getByText(/added by Anna/)).toBeTruthy()
  expect(mint.getByRole('textbox').closest('fieldset')!.disabled).toBe(true)
  expect(screen.getByRole('heading', { name: '2 positions · 4 pieces' })).toBeTruthy()
  await userEvent.click(lime.getByRole('button', { name: 'Take 3' }))
  expect(lime.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(calls('PATCH').map(({ body }) => body)).toEqual([{ quantity: 3 }]))
})

test('pieces that went before the press are not ordered: their line says so and gets the focus', async () => {
  const fewer = { ...outletPosition, left: 1, fault: 'fewer left' as const }
  const baskets = [outletBasket([outletPosition]), outletBasket([fewer])]
  const { calls } = open({
    [`GET ${BASKET}`]: () => (baskets.length > 1 ? baskets.shift() : baskets[0]),
    [PLACE]: refusal(409, 'Some of these pieces are gone.', [{ path: 'positions.3', detail: '' }], 'outlet_gone'),
  })
  await userEvent.click(await place())
  expect(await (await row()).findByText('Only 1 of them is left.')).toBeTruthy()
  expect(screen.getByText('Some of these pieces are gone.')).toBeTruthy()
  expect((await row()).getByRole('textbox')).toBe(document.activeElement)
  expect(calls(PLACE)).toHaveLength(1)
})

test('a change that is refused shows the server’s number and why; one that is lost is sent again on demand', async () => {
  const answers: unknown[] = [
    refusal(409, 'Only 4 pieces are left of this.', [], 'not_enough_left'),
    () => Promise.reject(new TypeError('Failed')),
    outletBasket([{ ...outletPosition, quantity: 3 }]),
  ]
  const { calls } = open({
    [`PATCH ${LINE}`]: () => {
      const next = answers.shift()
      return typeof next === 'function' ? next() : next
    },
  })
  const plus = async () => (await row()).getByRole('button', { name: 'One more' })
  await userEvent.click(await plus())
  expect((await (await row()).findByRole('alert')).textContent).toBe('Only 4 pieces are left of this.')
  expect((await pieces()).value).toBe('2')
  await userEvent.click(await plus())
  await userEvent.click(await (await row()).findByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect((await row()).queryByRole('alert')).toBeNull())
  await waitFor(() => expect(calls('PATCH').map(({ body }) => body)).toEqual(Array(3).fill({ quantity: 3 })))
})

test.each([
  ['empty', []],
  ['filled', [{ ...outletPosition, id: 4 }]],
])(
  'what is typed in the list and not added is named, added with one press, and it goes on at the lines: %s',
  async (_, before) => {
    localStorage.setItem('fairfloor.pending.1.outlet', JSON.stringify({ 3: 2 }))
    const { calls } = open({
      [`GET ${BASKET}`]: outletBasket(before),
      [`POST ${BASKET}/positions`]: outletBasket([outletPosition]),
    })
    expect(await screen.findByText('2 pieces typed but not added')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Add now' }))
    await waitFor(() => expect(screen.queryByText(/typed but not added$/)).toBeNull())
    expect(await screen.findByText(/North Whey, Lime/)).toBeTruthy()
    const heading = screen.getByRole('heading', { name: '1 position · 2 pieces' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(calls('POST').map(({ body }) => body)).toEqual([{ positions: [{ lot_id: 3, quantity: 2 }] }])
  },
)

test('the basket is emptied after a question, once', async () => {
  const { calls } = open({ [`DELETE ${BASKET}`]: outletBasket([]) })
  await userEvent.click(await screen.findByRole('button', { name: 'Empty basket' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText('This removes everything from the outlet basket of your company.')).toBeTruthy()
  expect(calls()).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Your outlet basket is empty')).toBeTruthy()
  expect(calls().map(({ method, path }) => `${method} ${path}`)).toEqual([`DELETE ${BASKET}`])
})

test('an order whose answer was lost is found by its key when the basket turns out to be empty', async () => {
  const body = { shipping_address_id: 1, carrier: 'RedRoute', seen_total: 265.6 }
  localStorage.setItem('fairfloor.draft.1.outlet-checkout-sent', JSON.stringify([{ key: 'k'.repeat(32), body }]))
  const { calls, address } = open({ [`GET ${BASKET}`]: outletBasket([]), [PLACE]: { order_id: 77 } })
  await waitFor(() => expect(address()).toBe('/my-orders/77'))
  expect(calls(PLACE).map(one => [one.headers.get('idempotency-key'), one.body])).toEqual([['k'.repeat(32), body]])
})

test('without the right to order the basket is only looked at; without that to see prices it has no amount', async () => {
  const hidden = { ...outletPosition, price: null, regular_price: null, total_price_exc_vat: null }
  const { calls } = open({
    'GET /api/current_user': buyer({ rights: [] }),
    [`GET ${BASKET}`]: outletBasket([hidden]),
  })
  expect((await pieces()).closest('fieldset')!.disabled).toBe(true)
  expect(screen.queryByRole('button', { name: /^(Place Order|Empty basket|Remove)/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Outlet basket: 2 pieces' })).toBeTruthy()
  expect(screen.queryByText(/€/)).toBeNull()
  expect(calls('GET /api/onlineshop/outlet/checkout')).toEqual([])
})

test('visitors log in first, staff have no basket, and an operator in a buyer’s place can leave it', async () => {
  open({ 'GET /api/current_user': visitor })
  expect(await screen.findByLabelText('Password')).toBeTruthy()
  closePage()
  const { calls } = open({ 'GET /api/current_user': exhibitorStaff() })
  expect(await screen.findByText('Staff can look around; only customers order.')).toBeTruthy()
  expect(calls(`GET ${BASKET}`)).toEqual([])
  closePage()
  open({ 'GET /api/current_user': buyer({ switched_from: 'Olga', ROLE_PREVIOUS_ADMIN: true }) })
  expect(await screen.findByRole('button', { name: 'Exit user' })).toBeTruthy()
})

test('the page speaks German', async () => {
  document.documentElement.lang = 'de'
  open({ [`GET ${BASKET}`]: outletBasket([]) })
  expect(await screen.findByRole('heading', { name: 'Outlet-Warenkorb' })).toBeTruthy()
  expect(await screen.findByText('Ihr Outlet-Warenkorb ist leer')).toBeTruthy()
})
