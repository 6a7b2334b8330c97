import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerConsent } from '../lib/consent.ts'
import { buyer, shop, visitor, vts } from '../testing/fair.ts'
import { type Answers, closePage, openPage } from '../testing/open-page.tsx'
import { shopBasket, shopLine, shopPrice } from '../testing/shop.ts'
import { week } from '../testing/week.ts'
import { Pages } from './router.tsx'

const INFORMATION = '/virtual-trade-show/information'
const WIDGET = 'https://help.test/widget.js'
const TAGS = 'https://www.googletagmanager.com/gtm.js?id=GTM-1'

/** A page in the frames that the app puts around it. */
const open = (address: string, answers: Answers) =>
  openPage({ '/*': Pages }, address, { 'GET /api/onlineshop/vts': vts('ordering'), ...answers })

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))
afterEach(() => {
  closePage()
  answerConsent(null)
  for (const script of [...document.scripts]) script.remove()
})

test('the header’s basket says pieces and sum, and follows what the page changes (SH-066)', async () => {
  const basket = '/api/onlineshop/basket'
  const cola = (quantity: number) => shopBasket([shopLine(201, 'Cola', quantity, 2)])
  open('/basket', {
    'GET /api/current_user': {
      ...buyer(),
      basket_info: { basket_total_lines: 1, basket_total_quantity: 12, basket_total_price: 24 },
    },
    [`GET ${basket}`]: cola(12),
    [`GET ${basket}/price`]: shopPrice(),
    [`PATCH ${basket}/positions/201`]: cola(18),
  })
  const head = within(await screen.findByRole('banner'))
  const summary = await head.findByRole('link', { name: /^Basket: 12 pieces, 24,00\s€ excl\. VAT$/ })
  expect(summary.getAttribute('href')).toBe('/basket')
  const row = within((await screen.findByText(/, Cola$/)).closest('li')!)
  await userEvent.type(row.getByRole('textbox'), '18', { initialSelectionStart: 0, initialSelectionEnd: 2 })
  expect(await head.findByRole('link', { name: /^Basket: 18 pieces, 36,00\s€ excl\. VAT$/ })).toBeTruthy()
})

test.each([
  { page: 'a page of the shop', address: '/login', settings: { tag_manager_id: 'GTM-1' }, loaded: TAGS },
  { page: 'a page of the show', address: INFORMATION, settings: { help_widget_url: WIDGET }, loaded: WIDGET },
])('$page asks for consent, and loads what is set up alone (SH-588, SH-666)', async ({ address, settings, loaded }) => {
  open(address, { 'GET /api/current_user': visitor, 'GET /api/settings': shop(settings) })
  await screen.findByRole('heading', { level: 1 })
  await userEvent.click(await screen.findByRole('button', { name: 'Allow' }))
  await waitFor(() => expect([...document.scripts].map(({ src }) => src)).toEqual([loaded]))
})

test('the outlet has a head of its own, and neither menus nor footer of the shop (SH-048, SH-052)', async () => {
  open('/outlet', {
    'GET /api/current_user': visitor,
    'GET /api/onlineshop/outlet': { brands: [], total: 0, lots: [] },
  })
  expect(await screen.findByText('The outlet is empty')).toBeTruthy()
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Back to the shop' })).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

test.each(['home', 'brands', 'brands/3', 'products', 'products/3', 'basket', 'favorites', 'flavour-list'])(
  'the Newcomer Week’s page %s has neither header nor footer of the shop, nor its button to the top (SH-031, SH-047, SH-051, SH-055, SH-056, SH-350..355)',
  async page => {
    open(`/newcomer-week/${page}`, {
      'GET /api/current_user': buyer(),
      'GET /api/onlineshop/newcomer-week/current-ncw': week('open'),
    })
    expect(await screen.findByRole('link', { name: 'Menu: start of the Newcomer Week' })).toBeTruthy()
    expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    vi.stubGlobal('scrollY', 10_000)
    dispatchEvent(new Event('scroll'))
    expect(screen.queryByRole('button', { name: 'To the top of the page' })).toBeNull()
  },
)

test('the entry of the Newcomer Week has header and footer of the shop (SH-049, SH-349)', async () => {
  open('/newcomer-week', {
    'GET /api/current_user': visitor,
    'GET /api/onlineshop/newcomer-week/current-ncw': week('before'),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Newcomer Week' })).toBeTruthy()
  expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Menu' })).toBeTruthy()
  expect(await screen.findByRole('contentinfo')).toBeTruthy()
})
