import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { ServiceCenterPage } from './ServiceCenterPage.tsx'
import { ServiceListPage } from './ServiceListPage.tsx'
import { weekNumber, weekOf } from './Week.tsx'

afterEach(closePage)

const CALLS = {
  'just-in': 'just-in-product-attributes',
  'price-change': 'price-change-products',
  discontinued: 'discontinued-product-attributes',
  'available-soon': 'available-soon-product-attributes',
  eta: 'eta-product-attributes',
} as const
type Slug = keyof typeof CALLS

const named = (id: number, brand = 'North') => ({ id, brand_name: brand, product_size_name: `Whey ${id} g` })
const arrived = (id: number, price: number | null, brand?: string) => ({
  ...named(id, brand),
  product_size_erp_id: id + 100,
  product_attribute_name: 'Vanilla',
  just_in_date: '2031-05-05',
  price,
})
const expected = (id: number, eta: string | null, asked = false) => ({
  ...named(id),
  eta_date: eta,
  product_size_erp_id: id + 100,
  product_attribute_name: 'Cocoa',
  product_attribute_erp_id: id,
  price: 19.99,
  has_notify_me: asked,
})

const open = (slug: Slug, rows: unknown, { prefix = '/service-center/', query = '', more = {} } = {}) =>
  openPage({ [`${prefix}${slug}`]: ServiceListPage }, `${prefix}${slug}${query}`, {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/service-lists': [],
    'GET /api/flavours/notify': [],
    'POST /api/onlineshop/visit-page': { success: true },
    [`GET /api/onlineshop/${CALLS[slug]}`]: rows,
    ...more,
  })
/** What a buyer has beside the specification's columns. */
const [BOUGHT, ORDER] = ['Bought before', 'PiecesCasesSum excl. VAT']
const headsShown = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const productsShown = () => screen.getAllByText(/^Whey \d+ g$/).map(({ textContent }) => textContent)

test.each([
  ['just-in', 'Just In', 'just_in'],
  ['price-change', 'Price Changes', 'price_change'],
  ['discontinued', 'Discontinued', 'discontinued'],
  ['available-soon', 'Available soon', 'available_soon'],
  ['eta', 'ETA', 'eta'],
] as const)(
  '%s at both addresses: its title, loading, empty, and the visit that it tells (SH-245, SH-246, SH-249..255, SH-258, SH-259, SH-264, SH-265, SH-268, SH-269, SH-272, SH-275)',
  async (slug, title, page) => {
    for (const prefix of ['/', '/service-center/']) {
      let answer: (rows: unknown) => void = () => {}
      const { calls } = open(slug, () => new Promise(resolve => (answer = resolve)), { prefix })
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
      expect(await screen.findByText('Loading...')).toBeTruthy()
      await waitFor(() => expect(calls('POST').map(({ body }) => body)).toEqual([{ page }]))
      answer([])
      expect(await screen.findByText(slug === 'eta' ? 'No Results.' : 'No results.')).toBeTruthy()
      closePage()
    }
  },
)

test('just in: text and columns, and brand, product and flavour lead to the size (SH-247, SH-255..257)', async () => {
  open('just-in', [arrived(1, 1234.5)])
  expect(await screen.findByText('Check out all recently arrived products.')).toBeTruthy()
  await screen.findByText('Whey 1 g')
  expect(headsShown()).toEqual(['Received/available since', 'Brand', 'Product', 'Flavour', BOUGHT, 'Price', ORDER])
  for (const name of ['North', 'Whey 1 g', 'Vanilla'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/productSize/101')
  expect(screen.getByText(/1\.234,50/)).toBeTruthy()
  expect(screen.getByText('5 May')).toBeTruthy()
})

test('price changes: the product leads to the size, arrows say whether it is dearer (SH-260..263)', async () => {
  const change = (id: number, trend: 'up' | 'down') => ({
    ...named(id),
    product_size_erp_id: id,
    updated: '2031-05-05T08:00:00.000Z',
    price: 10,
    price_trend: trend,
  })
  open('price-change', [change(1, 'up'), change(2, 'down')])
  expect((await screen.findByRole('link', { name: 'Whey 1 g' })).getAttribute('href')).toBe('/productSize/1')
  expect(headsShown()).toEqual(['Date', 'Brand', 'Product', BOUGHT, 'New Price', 'Trend', ORDER])
  expect(screen.getByText('Price up').parentElement?.dataset.trend).toBe('up')
  expect(screen.getByText('Price down').parentElement?.dataset.trend).toBe('down')
})

test('discontinued: four columns and no link in a row (SH-266, SH-267)', async () => {
  open('discontinued', [{ ...named(1), product_attribute_name: 'Vanilla', discontinued: '2031-05-05' }])
  const row = (await screen.findByText('Whey 1 g')).closest('tr')!
  expect(headsShown()).toEqual(['Date', 'Brand', 'Product', 'Flavour'])
  expect(within(row).queryByRole('link')).toBeNull()
  expect(row.textContent).toContain('5 May 2031')
})

test('available soon: text, columns, and a control that shows and changes whether one is told (SH-269..271, SH-276)', async () => {
  const asked = { now: [{ id: 2, has_notify_me: true }] }
  const { calls } = open('available-soon', [expected(1, '2031-05-12'), expected(2, '2031-05-13', true)], {
    more: {
      'GET /api/flavours/notify': () => asked.now,
      'PUT /api/flavours/1/notify': { has_notify_me: true },
    },
  })
  expect(await screen.findByText('products which we will receive soon')).toBeTruthy()
  const bell = (id: number) => screen.findByRole('button', { name: `Notify me: Whey ${id} g, Cocoa` })
  expect((await bell(2)).getAttribute('aria-pressed')).toBe('true')
  expect(headsShown()).toEqual(['Date', 'Brand', 'Product', 'Flavour', BOUGHT, 'Price', ORDER, 'Notification'])
  expect((await bell(1)).getAttribute('aria-pressed')).toBe('false')
  await waitFor(async () => expect((await bell(1)).getAttribute('aria-disabled')).not.toBe('true'))
  asked.now = [...asked.now, { id: 1, has_notify_me: true }]
  await userEvent.click(await bell(1))
  await waitFor(async () => expect((await bell(1)).getAttribute('aria-pressed')).toBe('true'))
  expect(calls('PUT')).toHaveLength(1)
})

test('ETA is a board of weeks with their numbers; what nobody knows a day of stands last (SH-273, FF-1006)', async () => {
  open('eta', [expected(1, '2031-05-12'), expected(2, '2031-05-14'), expected(3, '2031-05-20'), expected(4, null)])
  expect(await screen.findByText('Week 20')).toBeTruthy()
  expect(headsShown()).toEqual([
    'Date',
    'Brand',
    'Product',
    'Flavour',
    BOUGHT,
    'Expected',
    'Price',
    ORDER,
    'Notifications',
  ])
  expect(screen.getByText('Week 20').closest('p')!.textContent).toMatch(/12 May – 18 May.*2 flavours/)
  expect(screen.getByText('Week 21').closest('p')!.textContent).toContain('1 flavour')
  expect(screen.getAllByText('Date unknown')).toHaveLength(2)
})

test('a day is said once, and read out in each of its rows; a column without anything takes no room (FF-1006)', async () => {
  open('eta', [expected(1, '2031-05-12'), expected(2, '2031-05-12'), expected(3, '2031-05-14')])
  const row = (await screen.findByText('Whey 2 g')).closest('tr')!
  expect([...document.querySelectorAll('td time')].map(({ textContent }) => textContent)).toEqual(['12 May', '14 May'])
  expect(within(row).getAllByRole('cell')[0]!.textContent).toBe('12 May')
  expect(screen.getByRole('columnheader', { name: 'Expected' }).style.width).toBe('1px')
})

describe('filters', () => {
  const rows = [arrived(1, 30), arrived(2, 10, 'Oomph'), arrived(3, 20)]

  test('a brand and a sort stand in the address, and the files hold the same (FF-1001)', async () => {
    const { address } = open('just-in', rows)
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Brand' }), 'North')
    expect(productsShown()).toEqual(['Whey 1 g', 'Whey 3 g'])
    const price = () => within(screen.getByRole('columnheader', { name: /Price/ })).getByRole('link')
    await userEvent.click(price())
    expect(productsShown()).toEqual(['Whey 3 g', 'Whey 1 g'])
    expect(screen.getByRole('columnheader', { name: /Price/ }).getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(price())
    expect(address()).toBe('/service-center/just-in?brand=North&sort=-price')
    expect(screen.getByRole('link', { name: 'This list as CSV' }).getAttribute('href')).toBe(
      '/api/onlineshop/service-lists/just_in/csv?brand=North&sort=-price',
    )
    await userEvent.click(price())
    expect(address()).toBe('/service-center/just-in?brand=North')
  })

  test('only what the company buys is asked of the server (FF-1001)', async () => {
    const { calls, address } = open('just-in', rows)
    await userEvent.click(await screen.findByRole('switch', { name: 'Only what I buy' }))
    expect(address()).toContain('bought=1')
    await waitFor(() => expect(calls('GET /api/onlineshop/just-in-product-attributes?bought=1')).toHaveLength(1))
  })

  test('a brand without rows offers the way back to all (FF-1001)', async () => {
    const { address } = open('just-in', rows, { query: '?brand=Nobody' })
    expect(await screen.findByText('No results.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(address()).not.toContain('brand')
    expect(productsShown()).toHaveLength(3)
  })
})

test('who may not see prices has no column of them (FF-1003)', async () => {
  const { user, ...rest } = buyer()
  open('just-in', [arrived(1, null)], {
    more: { 'GET /api/current_user': { ...rest, user: { ...user!, rights: ['order'] } } },
  })
  await screen.findByText('Whey 1 g')
  expect(headsShown()).toEqual(['Received/available since', 'Brand', 'Product', 'Flavour', BOUGHT, 'PiecesCases'])
})

test('a visitor is asked to log in, and nothing is told', async () => {
  const { calls } = open('just-in', [], { more: { 'GET /api/current_user': { ...buyer(), user: null } } })
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(calls('POST')).toEqual([])
})

test('the service centre says of each list what is new in it (SH-022)', async () => {
  openPage({ '/service-center': ServiceCenterPage }, '/service-center', {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/service-lists': [
      { page: 'just_in', news: 12, visited_at: '2031-05-04T08:00:00Z' },
      { page: 'eta', news: 0, visited_at: '2031-05-04T08:00:00Z' },
      { page: 'price_change', news: 1500, visited_at: null },
    ],
  })
  expect(await screen.findByText('12 new since 4 May')).toBeTruthy()
  const tile = (name: RegExp) => screen.getByRole('link', { name })
  expect(tile(/^Just In/).getAttribute('href')).toBe('/service-center/just-in')
  expect(tile(/^ETA/).textContent).toContain('Nothing new since 4 May')
  expect(tile(/^Price Changes/).textContent).toContain('1.500 rows')
})

test('weeks are counted by ISO 8601, also over the end of a year (FF-1006)', () => {
  expect(weekOf('2031-05-18')).toBe('2031-05-12')
  expect(weekOf(null)).toBeNull()
  expect(weekNumber('2030-12-30')).toBe(1)
  expect(weekNumber('2026-12-28')).toBe(53)
})

test('the tab of the list is scrolled into its row, however far right it stands (FF-1417)', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.ariaCurrent === 'page' || this.getAttribute('aria-current') === 'page'
      ? new DOMRect(620, 0, 100, 48)
      : new DOMRect(20, 0, 350, 48)
  })
  open('eta', [])
  const tabs = await screen.findByRole('navigation', { name: 'Service centre' })
  expect(tabs.scrollLeft).toBe(475)
  vi.restoreAllMocks()
})
