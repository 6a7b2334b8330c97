import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { buyer, shop, visitor, vts } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { week } from '../../testing/week.ts'
import { ShopLayout } from './ShopLayout.tsx'

afterEach(closePage)

const open = (who: ReturnType<typeof buyer> | typeof visitor, answers = {}) =>
  openPage({ '/': ShopLayout, '/my-orders': ShopLayout }, '/', {
    'GET /api/current_user': who,
    'GET /api/onlineshop/vts': vts('ordering'),
    ...answers,
  })

test('the first link of the shop leads past its head to the page, which takes the focus', async () => {
  open(buyer())
  const skip = await screen.findByRole('link', { name: 'Skip to content' })
  expect(document.querySelector('a')).toBe(skip)
  const target = document.querySelector<HTMLElement>(skip.getAttribute('href')!)
  expect(target).toBe(screen.getByRole('main'))
  expect(target?.tabIndex).toBe(-1)
})

test('a visitor is offered the login in place of the account (SH-098, SH-502)', async () => {
  open(visitor)
  const head = within(await screen.findByRole('banner'))
  expect((await head.findByRole('link', { name: 'Login / Register' })).getAttribute('href')).toBe('/login')
  expect(head.queryByRole('button', { name: /^Account of/ })).toBeNull()
})

test('the header has the hamburger and the search box (SH-062, SH-067)', async () => {
  open(visitor)
  const head = within(await screen.findByRole('banner'))
  expect(head.getByRole('button', { name: 'Menu' })).toBeTruthy()
  expect(await head.findByRole('combobox', { name: 'Search' })).toBeTruthy()
})

test('the account opens and closes on a click, and holds the account’s links (SH-065, SH-069, SH-096)', async () => {
  open(buyer())
  const button = await screen.findByRole('button', { name: 'Account of Bea Buyer' })
  await userEvent.click(button)
  const menu = within(await screen.findByRole('dialog', { name: 'Account of Bea Buyer' }))
  expect((await menu.findByRole('link', { name: 'Logout' })).getAttribute('href')).toBe('/logout')
  expect(menu.getByRole('link', { name: 'My Orders' }).getAttribute('href')).toBe('/my-orders')
  await userEvent.click(button)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test.each(['Account of Bea Buyer', 'Menu'])(
  '%s leads to what every customer has (SH-092, SH-484, SH-486, SH-503)',
  async opener => {
    open(buyer({ erp_unpaid_sums: 129.95 }))
    await userEvent.click(await screen.findByRole('button', { name: opener }))
    const links = within(await screen.findByRole('dialog', { name: opener }))
    await links.findByRole('link', { name: 'Logout' })
    const paths = ['/my-orders', '/complaints', '/my-unpaid-invoices', '/payment-methods', '/contact']
    expect(links.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([...paths, '/account/change-password', '/logout']),
    )
  },
)

test.each([
  { of: 'the account', opener: 'Account of Bea Buyer', visible: true },
  { of: 'the account', opener: 'Account of Bea Buyer', visible: false },
  { of: 'the sidebar', opener: 'Menu', visible: true },
  { of: 'the sidebar', opener: 'Menu', visible: false },
])(
  '$of leads to the order of the show if the user may see it: $visible (SH-093, SH-482)',
  async ({ opener, visible }) => {
    open(buyer({ vts_orders_visible: visible }))
    await userEvent.click(await screen.findByRole('button', { name: opener }))
    const links = within(await screen.findByRole('dialog', { name: opener }))
    await links.findByRole('link', { name: 'Logout' })
    const order = links.queryAllByRole('link', { name: 'Virtual Trade Show Order' })
    expect(order.map(link => link.getAttribute('href'))).toEqual(visible ? ['/vts-order'] : [])
  },
)

test('the service centre opens and closes on a click, leads to its lists, and says what is new in them (SH-064, SH-070, SH-099, SH-503, FF-1007)', async () => {
  open(buyer({ has_api_access: true }), {
    'GET /api/onlineshop/service-lists': [{ page: 'just_in', news: 12, visited_at: null }],
  })
  const button = await screen.findByRole('button', { name: 'Service centre' })
  await userEvent.click(button)
  const menu = within(await screen.findByRole('dialog', { name: 'Service centre' }))
  expect(await menu.findByText('12 new')).toBeTruthy()
  expect(menu.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/service-center/just-in',
    '/service-center/eta',
    '/service-center/price-change',
    '/service-center/discontinued',
    '/service-center/available-soon',
    '/service-center',
    '/service-center/api',
  ])
  await userEvent.click(button)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('a visitor has no service centre, neither in the header nor in the sidebar (SH-064)', async () => {
  open(visitor)
  await screen.findByRole('link', { name: 'Login / Register' })
  expect(screen.queryByRole('button', { name: 'Service centre' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  await menu.findByRole('link', { name: 'Awards' })
  expect(menu.queryByRole('link', { name: 'Just In' })).toBeNull()
})

test('the sidebar leads to the service lists (FF-1007)', async () => {
  open(buyer())
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect((await menu.findByRole('link', { name: 'Just In' })).getAttribute('href')).toBe('/service-center/just-in')
  expect(menu.getByRole('link', { name: 'ETA' })).toBeTruthy()
})

test.each(['Account of Bea Buyer', 'Service centre'])(
  'a click beside %s closes it, except while a modal is open (SH-071, SH-072)',
  async name => {
    open(buyer())
    // Before the popup opens: a press on what came later counts as one inside.
    const modal = document.body.appendChild(document.createElement('div'))
    const button = await screen.findByRole('button', { name })
    await userEvent.click(button)
    await within(await screen.findByRole('dialog', { name })).findAllByRole('link')
    modal.dataset.modal = ''
    await userEvent.click(modal)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    modal.remove()
    await userEvent.click(document.body)
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  },
)

test('the footer names the seller, its networks, payments and carriers, the year, and the terms (SH-104, SH-106, SH-107, FF-1879)', async () => {
  const presence = {
    social: [{ network: 'instagram' as const, url: 'https://www.instagram.com/lift' }],
    payments: ['invoice' as const],
    carriers: ['Post'],
  }
  open(visitor, { 'GET /api/settings': shop({ presence }) })
  const foot = within(await screen.findByRole('contentinfo'))
  const imprint = [/Quay 4/, /5928 PT Venlo, Netherlands/, /KvK 12345678/, /VAT ID NL001234567B01/]
  for (const words of [/^© 2031 Lift & Company B\.V\./, ...imprint])
    expect(await foot.findAllByText(words)).toBeTruthy()
  expect(foot.getByRole('link', { name: '+31 77 000 00 00' }).getAttribute('href')).toBe('tel:+31770000000')
  expect(foot.getByRole('link', { name: 'desk@lift.test' }).getAttribute('href')).toBe('mailto:desk@lift.test')
  expect(foot.getByRole('link', { name: 'Instagram' }).getAttribute('href')).toBe('https://www.instagram.com/lift')
  expect(within(foot.getByRole('list', { name: 'Payment' })).getByText('Invoice')).toBeTruthy()
  expect(within(foot.getByRole('list', { name: 'Carriers' })).getByText('Post')).toBeTruthy()
  const conditions = foot.getByRole('link', { name: 'Terms and conditions' })
  expect(conditions.getAttribute('href')).toBe('/terms#conditions')
})

test('without the header, as on /vts, the footer stays (SH-053)', async () => {
  openPage({ '/': <ShopLayout header={false} /> }, '/', { 'GET /api/current_user': visitor })
  expect(await screen.findByRole('contentinfo')).toBeTruthy()
  expect(screen.queryByRole('banner')).toBeNull()
})

test('the sidebar holds the account’s links, and closes on the way (SH-480, SH-483)', async () => {
  const { address } = open(buyer())
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  const side = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(side.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/logout')
  expect(side.queryByRole('link', { name: 'Login / Register' })).toBeNull()
  await userEvent.click(side.getByRole('link', { name: 'My Orders' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(address()).toBe('/my-orders')
})

test('the sidebar leads to the unpaid invoices, with what they come to (SH-485)', async () => {
  open(buyer({ erp_unpaid_sums: 129.95 }))
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  const side = within(await screen.findByRole('dialog', { name: 'Menu' }))
  const link = side.getByRole('link', { name: /^Unpaid Invoices/ })
  expect(link.getAttribute('href')).toBe('/my-unpaid-invoices')
  expect(link.textContent).toMatch(/129,95\s€/)
})

test('account and sidebar lead to bonus and API for those who have them, and only there (SH-094, SH-095, SH-487, SH-488)', async () => {
  const hrefsIn = async (button: string) => {
    await userEvent.click(await screen.findByRole('button', { name: button }))
    const links = within(await screen.findByRole('dialog', { name: button }))
    await links.findByRole('link', { name: 'Logout' })
    return ['Bonus', 'Api'].map(name => links.queryByRole('link', { name })?.getAttribute('href'))
  }
  const bonus = { turnover: 10, tier: 0, percent: 0, next_from: 100, missing: 90 }
  for (const [given, hrefs] of [
    [{ bonus, has_api_access: true }, ['/bonus', '/service-center/api']],
    [{ bonus: null, has_api_access: false }, [undefined, undefined]],
  ] as const)
    for (const button of ['Account of Bea Buyer', 'Menu']) {
      open(buyer(given))
      expect(await hrefsIn(button)).toEqual(hrefs)
      closePage()
    }
})

test('the footer leads to the house’s pages (SH-103)', async () => {
  open(visitor)
  const foot = within(within(await screen.findByRole('contentinfo')).getByRole('navigation'))
  const hrefs = foot.getAllByRole('link').map(link => link.getAttribute('href'))
  for (const href of ['/about-us', '/brands', '/contact', '/careers', '/faq', '/terms', '/privacy-policy'])
    expect(hrefs).toContain(href)
})

test('the sidebar offers a visitor the login, and the ways that are open to all (SH-479, SH-489)', async () => {
  open(visitor)
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  const side = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(side.getByRole('link', { name: 'Login / Register' }).getAttribute('href')).toBe('/login')
  const gym = side.getByRole('link', { name: 'Gym Assortment' })
  expect(gym.getAttribute('href')).toBe('/product-list?gym_assortment=1')
  expect(side.queryByRole('link', { name: 'Logout' })).toBeNull()
})

test('the header leads to the start, to the gym assortment and to the fair (SH-057, SH-061)', async () => {
  open(visitor)
  const head = within(await screen.findByRole('banner'))
  expect((await head.findAllByRole('link', { name: 'Lift & Co' }))[0]!.getAttribute('href')).toBe('/')
  const gym = head.getByRole('link', { name: 'Gym assortment' })
  expect(gym.getAttribute('href')).toBe('/product-list?gym_assortment=1')
  const fair = await head.findByRole('link', { name: 'Virtual Trade Show 2031' })
  expect(fair.getAttribute('href')).toBe('/virtual-trade-show/lobby')
})

test('favourites stand in the header of a visitor (SH-063)', async () => {
  open(visitor)
  const head = within(await screen.findByRole('banner'))
  expect((await head.findByRole('link', { name: 'Favourites' })).getAttribute('href')).toBe('/favourites')
})

test('favourites stand in header and sidebar, with how many there are (SH-063, SH-481, SH-503)', async () => {
  open(buyer({ favourites_count: 12 }))
  const head = within(await screen.findByRole('banner'))
  expect((await head.findByRole('link', { name: 'Favourites, 12' })).getAttribute('href')).toBe('/favourites')
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const side = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(side.getByRole('link', { name: /^Favourites\s*12$/ }).getAttribute('href')).toBe('/favourites')
})

describe('the Newcomer Week', () => {
  const CURRENT = 'GET /api/onlineshop/newcomer-week/current-ncw'
  const DATES = {
    start: '2031-03-09T23:00:00Z',
    end: '2031-03-16T22:59:59Z',
    banner_start: '2031-03-09T22:00:00Z',
    banner_end: '2031-03-16T21:59:59Z',
  }
  const at = (server_time: string) => ({ [CURRENT]: week('open', { ...DATES, server_time }) })

  // Both ends by the server's clock: this browser's is years behind.
  test.each(['2031-03-09T22:00:00Z', '2031-03-16T21:59:59Z'])(
    'is announced in the header at %s (SH-100, SH-101, SH-639)',
    async now => {
      open(visitor, at(now))
      const banner = await screen.findByRole('link', { name: /^Newcomer Week 10\s?–\s?16 March 2031$/ })
      expect(banner.getAttribute('href')).toBe('/newcomer-week/home')
      await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
      const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
      expect((await menu.findByRole('link', { name: 'Newcomer Week' })).getAttribute('href')).toBe(
        '/newcomer-week/home',
      )
    },
  )

  test.each([
    ['2031-03-09T21:59:58Z', 1],
    ['2031-03-16T22:00:00Z', 1],
    ['2031-03-20T12:00:00Z', 0],
  ])(
    'is not announced at %s; the footer leads to its entry until it is over (SH-102, SH-639)',
    async (now, inFooter) => {
      open(visitor, at(now))
      const footer = within(await screen.findByRole('contentinfo'))
      const entries = () =>
        footer.queryAllByRole('link', { name: 'Newcomer Week' }).map(link => link.getAttribute('href'))
      await expect.poll(entries).toEqual(Array(inFooter).fill('/newcomer-week'))
      expect(screen.queryByRole('link', { name: /^Newcomer Week 10/ })).toBeNull()
    },
  )

  test('is announced in an open page when its time comes, and no longer when that is over (SH-100, FF-1739)', async () => {
    await import('../../areas/newcomer-week/WeekBanner.tsx')
    vi.useFakeTimers({ now: Date.parse('2031-03-09T21:59:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const shortly = { ...DATES, banner_end: '2031-03-09T22:02:00Z' }
    open(visitor, { [CURRENT]: () => week('before', { ...shortly, server_time: new Date().toISOString() }) })
    const shown = () => screen.queryByRole('link', { name: /^Newcomer Week 10/ }) !== null
    const after = async (ms: number) => {
      await act(() => vi.advanceTimersByTimeAsync(ms))
      return shown()
    }
    expect([await after(50_000), await after(11_000), await after(110_000), await after(15_000)]).toEqual([
      ...[false, true, true, false],
    ])
  })
})
