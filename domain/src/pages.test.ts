import { expect, test } from 'vitest'
import type { Page } from './page.ts'
import { pages } from './pages.ts'

// The pages' own tables say whom each is for, and everything that opens pages goes by them. A second list, kept by hand,
// notices where one of them is opened to more people.

/** What a visitor may open. A page that is added here needs a line of the specification that says so. */
const OPEN_TO_VISITORS = [
  '/',
  '/about-us',
  '/account/invitation',
  '/api/docs',
  '/awards',
  '/brand/:brand',
  '/brands',
  '/careers',
  '/careers/:job',
  '/contact',
  '/contact/customer',
  '/contact/customer/confirm',
  '/contact/supplier',
  '/faq',
  '/login',
  '/logout',
  '/new',
  '/newcomer-week',
  '/outlet',
  '/privacy-policy',
  '/product-list',
  '/product-list/botm',
  '/product-list/brand/:brand',
  '/product-list/category/:category/:subCategory?',
  '/product-list/new',
  '/product-list/potw/:shopProduct?',
  '/product-list/product/:product',
  '/product-list/productSize/:productSize',
  '/product-list/promo/:brand?',
  '/product-list/sale/:clearance?/:clearanceGroup?',
  '/productSize/:productSize',
  '/search/:term?',
  '/style',
  '/terms',
  '/top-products',
  '/virtual-trade-show',
  '/virtual-trade-show/information',
  '/virtual-trade-show/lobby',
  '/vts',
]

const isDesk = ({ path }: Page) => path.startsWith('/admin') || path === '/virtual-trade-show/admin/exhibitors'

test('a visitor may open these pages and no others', () => {
  const open = pages.filter(({ who }) => who !== 'users' && who !== 'operator').map(({ path }) => path)
  expect(open.sort()).toEqual(OPEN_TO_VISITORS)
})

test('every page of the back office, and no other, is for staff alone', () => {
  expect(pages.filter(isDesk).filter(({ who }) => who !== 'operator')).toEqual([])
  expect(pages.filter(({ who }) => who === 'operator').filter(page => !isDesk(page))).toEqual([])
})
