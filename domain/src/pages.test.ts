import { describe, expect, test } from 'vitest'
import { firstAddresses, pageOf, pages } from './pages.ts'

describe('the page of an address', () => {
  test.each([
    ['/', 'areas/content/LandingPage', {}],
    ['/virtual-trade-show/exhibition', 'areas/trade-show/ExhibitionPage', {}],
    ['/virtual-trade-show/exhibition/4/7', 'areas/trade-show/ExhibitionPage', { panoNr: '4', boothNr: '7' }],
    ['/awards', 'areas/awards/AwardsPage', {}],
    ['/my-orders/12', 'areas/orders/OrderPage', { orderId: '12' }],
    ['/vts-order/', 'areas/show-orders/ConfirmationPage', {}],
  ])('%s', (path, module, params) => expect(pageOf(path)).toMatchObject({ page: { module }, params }))

  test.each(['/nowhere', '/my-orders/12/x', '/virtual-trade-show/exhibition/4/7/8', '/vts-orderx'])(
    '%s is none',
    path => expect(pageOf(path)).toBeUndefined(),
  )
})

test('every page of the fair and its orders has its address', () => {
  const modules = Object.fromEntries(pages.map(({ path, module }) => [path, module]))
  expect(modules).toMatchObject({
    '/virtual-trade-show': 'areas/trade-show/IndexPage',
    '/virtual-trade-show/lobby': 'areas/trade-show/LobbyPage',
    '/virtual-trade-show/exhibition/:panoNr?/:boothNr?': 'areas/trade-show/ExhibitionPage',
    '/virtual-trade-show/information': 'areas/trade-show/InformationPage',
    '/virtual-trade-show/admin/exhibitors': 'areas/trade-show/AdminExhibitorsPage',
    '/vts-order': 'areas/show-orders/ConfirmationPage',
    '/vts-order-release': 'areas/show-orders/ReleasePage',
    '/my-orders/:orderId': 'areas/orders/OrderPage',
  })
})

test('first data whose value the address leaves out is not asked for', () => {
  const addresses = (path: string) => {
    const { page, params } = pageOf(path)!
    return firstAddresses(page, params)
  }
  expect(addresses('/my-orders/12')).toContain('/api/onlineshop/orders/12')
  expect(addresses('/vts-order')).toContain('/api/onlineshop/vts-basket?status=confirmation')
  expect(addresses('/vts-order-release')).toEqual(
    expect.arrayContaining(['/api/onlineshop/vts-release', '/api/onlineshop/orders']),
  )
  expect(addresses('/my-orders')).toEqual(['/api/onlineshop/vts', '/api/onlineshop/orders'])
  expect(addresses('/virtual-trade-show/exhibition')).not.toContainEqual(expect.stringMatching(/scenes\/|:/))
  expect(addresses('/virtual-trade-show/exhibition/4')).toContain('/api/virtual-trade-show/scenes/4')
})
