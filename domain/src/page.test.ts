import { describe, expect, test } from 'vitest'
import { addressOf } from './endpoint.ts'
import { findPage, firstAsks, page } from './page.ts'
import { pages } from './pages.ts'

const moduleOf = (path: string) => {
  const found = findPage(pages, path)
  return found && [found.page.module, found.params]
}

describe('the page of an address (TS-023, TS-024, TS-029, SH-010..012, SH-026, SH-027, SH-029, SH-030, SH-042)', () => {
  test.each([
    ['/', 'areas/content/LandingPage', {}],
    ['/virtual-trade-show', 'areas/trade-show/IndexPage', {}],
    ['/virtual-trade-show/lobby', 'areas/trade-show/LobbyPage', {}],
    ['/virtual-trade-show/information', 'areas/trade-show/InformationPage', {}],
    ['/virtual-trade-show/admin/exhibitors', 'areas/trade-show/ExhibitorsDeskPage', {}],
    ['/virtual-trade-show/exhibition', 'areas/trade-show/ExhibitionPage', {}],
    ['/virtual-trade-show/exhibition/4/7', 'areas/trade-show/ExhibitionPage', { panoNr: '4', boothNr: '7' }],
    ['/awards', 'areas/awards/AwardsPage', {}],
    ['/my-orders/12', 'areas/orders/OrderPage', { orderId: '12' }],
    ['/my-orders/backorder-quantities', 'areas/orders/BackorderPage', {}],
    ['/bonus', 'areas/billing/bonus/BonusPage', {}],
    ['/vts-order/', 'areas/show-orders/ConfirmationPage', {}],
    ['/vts-order-release', 'areas/show-orders/ReleasePage', {}],
    ['/my-orders/a%2Fb', 'areas/orders/OrderPage', { orderId: 'a/b' }],
  ])('%s', (path, module, params) => expect(moduleOf(path)).toEqual([module, params]))

  test.each([
    '/nowhere',
    '/my-orders/12/x',
    '/virtual-trade-show/exhibition/4/7/8',
    '/vts-orderx',
    '/my-orders/%E0%A4',
  ])('%s is none', path => expect(findPage(pages, path)).toBeUndefined())

  test('is the one that names it, before one that takes any name there', () => {
    const [any, own] = [page('/shop/:category', { module: 'any' }), page('/shop/search', { module: 'own' })]
    expect(findPage([any, own], '/shop/search')?.page).toBe(own)
    expect(findPage([any, own], '/shop/bars')?.page).toBe(any)
  })
})

describe('what a page asks for first', () => {
  const asked = (path: string, query: Record<string, string> = {}) =>
    firstAsks(findPage(pages, path)!, { get: name => query[name] ?? null }).map(one => addressOf(...one))

  test('holds what only buyers may ask for, for them alone', () => {
    const summary = '/api/virtual-trade-show/order-summary'
    const own = (isBuyer: boolean) =>
      firstAsks(findPage(pages, '/')!, { get: () => null }, isBuyer).map(one => addressOf(...one))
    const start = ['open', 'last-order', 'arrivals', 'news', 'gone', 'coming']
    const cards = [...start.map(card => `start/${card}`), 'order-lists']
    const forBuyers = [summary, ...cards.map(call => `/api/onlineshop/${call}`)]
    expect(own(true).sort()).toEqual([...own(false), ...forBuyers].sort())
    expect(own(false).filter(call => forBuyers.includes(call))).toEqual([])
  })

  test.each([
    ['/login', {}, []],
    ['/my-orders/12', {}, ['/api/onlineshop/vts', '/api/onlineshop/orders/12']],
    ['/my-orders/x', {}, []],
    ['/admin/audit', {}, ['/api/onlineshop/vts', '/api/admin/audit?search=']],
    [
      '/admin/mails',
      { place: 'YQ', search: 'é&', state: 'failed', mail: '7' },
      ['/api/onlineshop/vts', '/api/admin/mails?place=YQ&search=%C3%A9%26&state=failed', '/api/admin/mails/7'],
    ],
    ['/admin/mails', { state: 'lost', mail: 'x' }, ['/api/onlineshop/vts', '/api/admin/mails?search=']],
  ])('%s with %o', (path, query, addresses) => expect(asked(path, query)).toEqual(addresses))

  test('at a booth is the exhibitor too, where its popup is open', () => {
    const [scene, exhibitor] = ['/api/virtual-trade-show/scenes/4', '/api/onlineshop/vts-booth-exhibitor/7']
    const hall = '/virtual-trade-show/exhibition'
    expect(asked(hall)).toContain('/api/virtual-trade-show/scenes/1')
    expect(asked(`${hall}/4/7`)).toContain(scene)
    expect(asked(`${hall}/4/7`)).not.toContain(exhibitor)
    expect(asked(`${hall}/4/7`, { popup: 'ORDER' })).toEqual(expect.arrayContaining([scene, exhibitor]))
  })
})
