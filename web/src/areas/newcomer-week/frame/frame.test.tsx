import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buyer, visitor } from '../../../testing/fair.ts'
import { closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { week, weekBasket, weekHeader, weekIntroduction } from '../../../testing/week.ts'
import { ArticlesPage } from '../articles/ArticlesPage.tsx'
import { BasketPage } from '../basket/BasketPage.tsx'
import { FavouritesPage } from '../favourites/FavouritesPage.tsx'
import { WeekHomePage } from '../home/WeekHomePage.tsx'
import { WeekLandingPage } from '../landing/WeekLandingPage.tsx'
import { BrandsPage } from '../showcase/BrandsPage.tsx'
import { ProductsPage } from '../showcase/ProductsPage.tsx'

const WEEK = '/newcomer-week'
const PAGES = {
  '/': <h1>Shop</h1>,
  [WEEK]: WeekLandingPage,
  [`${WEEK}/home`]: WeekHomePage,
  [`${WEEK}/brands/:weekBrand?`]: BrandsPage,
  [`${WEEK}/products/:weekProduct?`]: ProductsPage,
  [`${WEEK}/favorites`]: FavouritesPage,
  [`${WEEK}/flavour-list`]: ArticlesPage,
  [`${WEEK}/basket`]: BasketPage,
}
const GOODS = ['brands', 'products', 'flavour-list', 'favorites']

const open = (path: string, answers: Record<string, unknown> = {}) =>
  openPage(PAGES, WEEK + path, {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/newcomer-week/current-ncw': week('open'),
    'GET /api/onlineshop/newcomer-week/basket-header': weekHeader(),
    'GET /api/onlineshop/newcomer-week/basket': weekBasket(),
    'GET /api/onlineshop/newcomer-week/introduction': weekIntroduction(),
    'GET /api/onlineshop/newcomer-week/brands': [],
    'GET /api/onlineshop/newcomer-week/products': [],
    'GET /api/onlineshop/newcomer-week/flavour-list': [],
    'GET /api/onlineshop/newcomer-week/favorite-products': [],
    ...answers,
  })

const during = (phase: Parameters<typeof week>[0]) => ({ 'GET /api/onlineshop/newcomer-week/current-ncw': week(phase) })

afterEach(() => {
  vi.useRealTimers()
  closePage()
})

test('the event’s head leads home and to the basket, with its pieces and its price (SH-384..387)', async () => {
  open('/home', {
    'GET /api/onlineshop/newcomer-week/basket-header': weekHeader({ total_quantity: 1202, total_price: 856.96 }),
  })
  const head = within(await screen.findByRole('banner'))
  expect(head.getByText('Newcomer Week')).toBeTruthy()
  expect(head.getByRole('link', { name: /^Menu/ }).getAttribute('href')).toBe(`${WEEK}/home`)
  const basket = await head.findByRole('link', { name: /^Basket: 1\.202 pieces, 856,96\s€ excl\. VAT$/ })
  expect(basket.getAttribute('href')).toBe(`${WEEK}/basket`)
  expect(basket.textContent).toMatch(/^856,96\s€1\.202$/)
})

test.each(GOODS)('while a backorder is to be confirmed, %s leads to the basket (SH-389..392)', async page => {
  const { address } = open(`/${page}`, {
    'GET /api/onlineshop/newcomer-week/basket-header': weekHeader({ is_backorder_confirmation: true }),
  })
  await expect.poll(address).toBe(`${WEEK}/basket`)
})

test.each(['', '/brands'])('a backorder is confirmed after the event, too: %s (FF-1113)', async page => {
  const { address } = open(page, {
    ...during('over'),
    'GET /api/onlineshop/newcomer-week/basket-header': weekHeader({ is_backorder_confirmation: true }),
    'GET /api/onlineshop/newcomer-week/basket': weekBasket({ is_backorder_confirmation: true, erp_sales_order_id: 5 }),
  })
  expect(await screen.findByRole('link', { name: /^Basket: / })).toBeTruthy()
  await expect.poll(address).toBe(`${WEEK}/basket`)
})

const others = ['/home', ...GOODS.map(page => `/${page}`), '/basket']
test.each([
  ['before', '', WEEK, 'Newcomer Week'],
  ['open', '', `${WEEK}/home`, 'Newcomer Week'],
  ['over', '', '/', 'Shop'],
  ...others.map(from => ['before', from, WEEK, 'Newcomer Week'] as const),
  ...others.map(from => ['over', from, '/', 'Shop'] as const),
] as const)('%s: %s leads to %s (SH-363..365)', async (phase, from, to, heading) => {
  const { address } = open(from, during(phase))
  await expect.poll(address).toBe(to)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
})

test.each(['/home', '/flavour-list', '/basket'])(
  'an event that ends while %s is open leads to the shop, and says why (FF-1471)',
  async from => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { address } = open(from, {
      'GET /api/onlineshop/newcomer-week/current-ncw': week('open', {
        end: new Date(Date.now() + 60_000).toISOString(),
      }),
    })
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(address()).toBe(WEEK + from)
    await vi.advanceTimersByTimeAsync(62_000)
    await expect.poll(address).toBe('/')
    expect(await screen.findByText(/^The Newcomer Week has ended\./)).toBeTruthy()
  },
)

test.each(['', '/home'])('without an event %s leads to the shop', async from => {
  const { address } = open(from, { 'GET /api/onlineshop/newcomer-week/current-ncw': refusal(404, 'None.') })
  await expect.poll(address).toBe('/')
})

test.each(['home', ...GOODS, 'basket'])('a visitor gets the login in place of %s (SH-371)', async page => {
  const { calls } = open(`/${page}`, { 'GET /api/current_user': visitor })
  expect(await screen.findByLabelText('Username')).toBeTruthy()
  expect(calls('GET').filter(({ path }) => /brands|products|list|basket/.test(path))).toEqual([])
})
