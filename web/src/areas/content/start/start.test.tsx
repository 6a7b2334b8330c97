import { addToBasket } from '@fairfloor/domain/basket/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { buyer, vts } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { shopBasket, shopLine } from '../../../testing/shop.ts'
import { emptyStart, noArrivals, noNews, noOpenSums } from '../../../testing/start.ts'
import { LandingPage } from '../LandingPage.tsx'

const START = 'GET /api/onlineshop/start'
const onScreen = (pixels: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width') && pixels >= Number(/\d+/.exec(query)?.[0]),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))

const banner = {
  id: 1,
  title: { en: 'Six cases in', de: 'Sechs Kartons' },
  text: { en: '', de: '' },
  link: '/product-list/promo/1',
  pictures: [],
}

const open = (answers: Answers = {}) =>
  openPage({ '/': LandingPage }, '/', {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/vts': vts('over'),
    'GET /api/onlineshop/promotion/active': { promo: [], sale: {} },
    'GET /api/onlineshop/banners': [banner],
    'GET /api/onlineshop/landing': { new_total: 0, new_sizes: [], brand_of_month: null, products_of_week: [] },
    'GET /api/onlineshop/brands?sortBy=top': [],
    ...Object.fromEntries(Object.entries(emptyStart).map(([path, answer]) => [`GET ${path}`, answer])),
    'POST /api/onlineshop/start/visit': { success: true },
    ...answers,
  })

const card = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  onScreen(1440)
})
afterEach(closePage)

test.each([
  [1440, ['Open', 'Last order', 'Six cases in', 'What arrives when', 'News', 'Your lists', 'Probably gone by now']],
  [
    390,
    ['Open', 'Last order', 'What arrives when', 'News', 'Your lists', 'Probably gone by now', 'Coming of what you buy'],
  ],
])('at %i px money and the last order come first, on phones the banner last (FF-1740)', async (pixels, expected) => {
  onScreen(pixels)
  open()
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Bea Buyer' })
  await card('Coming of what you buy')
  expect(titles().slice(0, expected.length)).toEqual(expected)
})

test('a card without content says what will stand there (FF-1733)', async () => {
  open()
  expect(await (await card('Open')).findByText('Nothing open')).toBeTruthy()
  expect((await card('Open')).queryAllByText(/^$/, { selector: 'p' })).toEqual([])
  expect(await (await card('Last order')).findByText('No order yet')).toBeTruthy()
  expect(await (await card('What arrives when')).findByText('Nothing is on the way')).toBeTruthy()
  expect(await (await card('News')).findByText('This is your first visit')).toBeTruthy()
  expect(await (await card('Your lists')).findByText('No list yet')).toBeTruthy()
  expect(await (await card('Probably gone by now')).findByText('Nothing to suggest')).toBeTruthy()
  expect(await (await card('Coming of what you buy')).findByText('Nothing is announced')).toBeTruthy()
})

test('a card that fails says so in its own room, and is read again alone (FF-1740)', async () => {
  let fails = true
  const { calls } = open({
    [`${START}/news`]: () =>
      fails ? refusal(500, 'Internal Server Error') : { ...noNews, since: '2031-05-01T12:00:00Z' },
  })
  const news = await card('News')
  expect(await news.findByText('Could not be read')).toBeTruthy()
  expect(await (await card('Open')).findByText('Nothing open')).toBeTruthy()
  expect(calls('POST /api/onlineshop/start/visit')).toEqual([])
  fails = false
  const before = calls(`${START}/open`).length
  await userEvent.click(news.getByRole('button', { name: 'Try again' }))
  expect((await card('New since Thursday 1 May')).getByText('Nothing new since then')).toBeTruthy()
  expect(screen.getByText('Gym Shop · last here on Thursday 1 May')).toBeTruthy()
  expect(calls(`${START}/open`)).toHaveLength(before)
  await waitFor(() => expect(calls('POST /api/onlineshop/start/visit')).toHaveLength(1))
})

test.each([
  [['order', 'prices'], ['Open'], ['Order again']],
  [['invoices', 'prices'], ['Probably gone by now'], []],
  [['order', 'invoices'], ['Open'], ['Order again']],
] as const)('who may only %j does not see %j (FF-1733)', async (rights, hidden, buttons) => {
  open({
    'GET /api/current_user': buyer({ rights: [...rights] }),
    [`${START}/last-order`]: { order: last, top: [] },
  })
  const order = await card('Last order')
  await order.findByText('Order 15')
  for (const name of hidden) expect(screen.queryByRole('region', { name })).toBeNull()
  expect(order.queryAllByRole('button').map(button => button.textContent)).toEqual(buttons)
})

const last = {
  order_id: 15,
  order_date: '2031-05-01T07:14:00Z',
  status: 'placed',
  ordered_quantity: 40,
  handed_over_quantity: 0,
  lines: [
    { line: 1, name: 'Whey 900 g', flavour: 'Vanilla', image_url: null, quantity: 8 },
    { line: 2, name: 'Whey 900 g', flavour: 'Cocoa', image_url: null, quantity: 8 },
  ],
  total_lines: 5,
  total_quantity: 40,
  total_price_inclusive_tax: 183.37,
}

test('what is open says what is over, what is due next, and the share of the limit (FF-1735)', async () => {
  open({
    [`${START}/open`]: {
      ...noOpenSums,
      ...{ open: 2719.44, overdue: 1452.19, invoices: 4, limit: 7500, used: 3000 },
      first: [
        { invoice_number: 'MV-7', due_on: '2031-04-29', is_overdue: true, open: 1452.19 },
        { invoice_number: 'MV-8', due_on: '2031-05-07', is_overdue: false, open: 358.93 },
        { invoice_number: 'MV-9', due_on: '2031-05-14', is_overdue: false, open: 8.32 },
      ],
    },
  })
  const money = await card('Open')
  await money.findByText('2.719,44 €')
  expect(money.getByText('4 invoices · Credit limit 7.500,00 €, 4.500,00 € free')).toBeTruthy()
  expect(money.getAllByRole('listitem').map(item => item.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    '7 days overdue MV-71.452,19 €',
    'Due tomorrow358,93 €',
    'Due on 14 May, in 8 days8,32 €',
    '1 more invoice',
  ])
  expect(money.getByRole('link', { name: 'See and pay what is due' }).getAttribute('href')).toBe('/my-unpaid-invoices')
})

test('the last order is ordered again by one press, which says what was left out, or changed before (FF-1734)', async () => {
  const { calls } = open({
    [`${START}/last-order`]: { order: last, top: [] },
    'POST /api/onlineshop/orders/15/add-to-basket': {
      added: [{ id: 1, name: 'Whey 900 g, Vanilla', quantity: 8 }],
      changed: [],
      left_out: [{ id: 2, name: 'Whey 900 g, Cocoa' }],
    },
  })
  const order = await card('Last order')
  expect((await order.findByRole('link', { name: 'Order 15' })).getAttribute('href')).toBe('/my-orders/15')
  expect(order.getByText(/5 lines, 40 pieces, and 3 more/)).toBeTruthy()
  expect(order.getByText(/183,37\s€ incl\. VAT/)).toBeTruthy()
  expect(order.getByRole('link', { name: 'Change first' }).getAttribute('href')).toMatch(/\?order=15$/)
  await userEvent.click(order.getByRole('button', { name: 'Order again' }))
  expect(await order.findByText(/No longer sold and left out: Whey 900 g, Cocoa/)).toBeTruthy()
  expect(calls('POST /api/onlineshop/orders/15')[0]?.headers.get('idempotency-key')).toBeTruthy()
})

test('before the first order stands what others buy (FF-1734)', async () => {
  const top = {
    ...{ id: 9, name: 'Bar 60 g', brand_name: 'South', image_url: null, current_price: 1.99, regular_price: 1.99 },
    ...{ clearance: null, promotions: [] },
  }
  open({ [`${START}/last-order`]: { order: null, top: [top] } })
  const best = await card('What others buy most')
  expect(best.getByRole('link', { name: /Bar 60 g/ }).getAttribute('href')).toBe('/productSize/9')
})

test('what is ordered stands by day with order and reason (FF-1732)', async () => {
  const row = { order_id: 11, name: 'Whey 900 g', flavours: ['Vanilla'], image_url: null, pieces: 4, on: null }
  open({
    [`${START}/arrivals`]: {
      ...noArrivals,
      ...{ orders: 2, pieces: 60, undated: 28, more: 3 },
      arrivals: [
        { ...row, state: 'sent', on: '2031-05-05' },
        { ...row, state: 'ready', flavours: ['Vanilla', 'Cocoa', 'Mint'] },
        { ...row, order_id: 12, state: 'backorder', on: '2031-05-08' },
      ],
    },
  })
  const coming = await card('What arrives when')
  const days = (await coming.findAllByRole('listitem')).filter(item => item.parentElement?.tagName === 'OL')
  expect(days.map(day => day.textContent)).toEqual([
    'On its wayWhey 900 g Vanilla order 11 · sent on 5 May4',
    'Ready to be sentWhey 900 g Vanilla and 2 moreorder 11 · set aside4',
    '8 Thu, MayWhey 900 g Vanilla order 12 · backorder, goods in on 8 May4',
  ])
  expect(coming.getByText(/3 pieces later than that\. 28 pieces have no date yet/)).toBeTruthy()
  expect(coming.getByRole('link', { name: 'order 12' }).getAttribute('href')).toBe('/my-orders/12')
})

test('news lead to the order, and to the lists of what the company buys (FF-1736)', async () => {
  open({
    [`${START}/news`]: {
      ...noNews,
      since: '2031-05-01T12:00:00Z',
      shipped: [{ order_id: 11, carrier: 'DHL', shipped: 64, pieces: 104 }],
      just_in: { count: 5, names: ['Bar 60 g Lime', 'Whey 900 g Mint'] },
      dearer: { count: 1, names: ['Bar 60 g'] },
    },
  })
  const news = await card('New since Thursday 1 May')
  expect(
    (await news.findAllByRole('link')).map(link => [link.textContent, link.getAttribute('href')]).slice(1),
  ).toEqual([
    ['Order 11 partly shipped, 64 of 104with DHL', '/my-orders/11'],
    ['5 of what you buy just came inBar 60 g Lime, Whey 900 g Mint and 3 more', '/service-center/just-in?bought=1'],
    ['1 price of what you buy went upBar 60 g', '/service-center/price-change?bought=1'],
  ])
})

test('proposals are changed or left out, and one press adds those in sight (FF-1741)', async () => {
  const gone = (id: number, quantity: number) => ({
    ...{ id, name: 'Whey 900 g', flavour: `Flavour ${id}`, image_url: null, quantity },
    ...{
      last_on: '2031-04-06',
      last_quantity: 24,
      units_per_case: 6,
      order_multiple: id === 2 ? 6 : 1,
      min_quantity: 1,
    },
  })
  let left = [gone(1, 24), gone(2, 12), gone(3, 5), gone(4, 9)]
  const { calls } = open({
    [`${START}/gone`]: () => left,
    [`POST ${addToBasket.path}`]: () => {
      left = left.slice(3)
      return shopBasket([shopLine(1, 'Vanilla', 20, 2)])
    },
  })
  const proposals = await card('Probably gone by now')
  const first = await proposals.findByRole('textbox', { name: 'Whey 900 g Flavour 1' })
  expect(proposals.queryByRole('textbox', { name: /Flavour 4/ })).toBeNull()
  await userEvent.clear(first)
  await userEvent.type(first, '20')
  const second = proposals.getByRole('textbox', { name: /Flavour 2/ })
  await userEvent.clear(second)
  await userEvent.type(second, '8')
  await userEvent.click(proposals.getByRole('button', { name: 'Leave out Whey 900 g Flavour 3' }))
  expect(proposals.getByText('Sold in 6s: 8 became 12.')).toBeTruthy()
  expect(calls()).toHaveLength(1)
  await userEvent.click(proposals.getByRole('button', { name: 'Add 2 lines, 32 pieces' }))
  expect(await proposals.findByText('32 pieces added to your basket.')).toBeTruthy()
  const [, added] = calls()
  expect(JSON.parse((added!.body as { positionsJson: string }).positionsJson)).toEqual([
    { product_attribute_id: 1, quantity: 20 },
    { product_attribute_id: 2, quantity: 12 },
  ])
  expect(await proposals.findByRole('textbox', { name: /Flavour 4/ })).toBeTruthy()
})

test('a list goes into the basket from its row, with its sum beside (FF-1738)', async () => {
  const list = (id: number, name: string) => ({
    ...{ id, name, total_lines: 9, total_quantity: 114, first_lines: [], total_price_exclusive_tax: 642.18 },
    ...{ sharing: 'private', owner: { id: 1, name: 'Bea Buyer' }, may_change: true, may_manage: true },
    ...{ changed_at: '2031-05-06T12:00:00Z', changed_by: { id: 1, name: 'Bea Buyer' } },
  })
  open({
    'GET /api/onlineshop/order-lists': [list(3, 'Weekly'), list(4, 'Bar'), list(5, 'Gym'), list(6, 'Old')],
    'POST /api/onlineshop/order-lists/3/add-to-basket': {
      ...{ added: [{ id: 1, name: 'Whey', quantity: 114 }], changed: [], left_out: [] },
    },
  })
  const lists = await card('Your lists')
  expect(await lists.findAllByText(/^642,18\s€$/)).toHaveLength(3)
  expect(lists.getByRole('link', { name: 'All 4' }).getAttribute('href')).toBe('/order-lists')
  await userEvent.click(lists.getByRole('button', { name: 'Weekly to basket' }))
  expect(await lists.findByText(/1 product with 114 pieces added/)).toBeTruthy()
})

test('what the company buys comes by day (FF-1737)', async () => {
  open({
    [`${START}/coming`]: [
      { eta_date: '2031-05-08', size_id: 9, name: 'Bar 60 g', flavours: ['Lime', 'Mint'] },
      { eta_date: '2031-12-31', size_id: 7, name: 'Whey 2.5 kg', flavours: ['Cocoa'] },
    ],
  })
  const coming = await card('Coming of what you buy')
  expect((await coming.findAllByRole('listitem')).map(item => item.textContent)).toEqual([
    '8 MayBar 60 g 2 flavours',
    '31 DecWhey 2,5 kg Cocoa',
  ])
})

test('a page that is left open over midnight, also that of a year, reads its cards again (FF-1739)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2031-12-31T22:59:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { calls } = open({
    [`${START}/arrivals`]: () => {
      const now = new Date()
      const isOver = now.getTime() >= Date.parse('2031-12-31T23:00:00Z')
      return {
        ...noArrivals,
        server_time: now.toISOString(),
        until: isOver ? '2032-01-01T23:00:00Z' : '2031-12-31T23:00:00Z',
      }
    },
  })
  await card('Coming of what you buy')
  const counted = () => ['open', 'arrivals', 'gone'].map(name => calls(`${START}/${name}`).length)
  await waitFor(() => expect(counted()).toEqual([1, 1, 1]))
  await act(() => vi.advanceTimersByTimeAsync(50_000))
  expect(counted()).toEqual([1, 1, 1])
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  await waitFor(() => expect(counted()).toEqual([2, 2, 2]))
})

test('a banner comes and goes in a page that is left open (FF-1739)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  let banners: unknown[] = []
  open({ 'GET /api/onlineshop/banners': () => banners })
  await card('Coming of what you buy')
  const shown = () => screen.queryByRole('region', { name: 'News and offers' })
  expect(shown()).toBeNull()
  banners = [banner]
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  await waitFor(() => expect(shown()).toBeTruthy())
  banners = []
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  await waitFor(() => expect(shown()).toBeNull())
})
