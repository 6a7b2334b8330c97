import { addressOf } from '@fairfloor/domain/endpoint'
import { asksOfEveryPage } from '@fairfloor/domain/every-page'
import { findPage, firstAsks, type Page } from '@fairfloor/domain/page'
import { pages } from '@fairfloor/domain/pages'
import { activities } from '@fairfloor/domain/trade-show/activities'
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { complaint, deskComplaint } from '../areas/complaints/test-complaint.ts'
import { deskLot, outletBasket, outletPosition } from '../areas/outlet/test-outlet.ts'
import { keepListView } from '../areas/trade-show/list-view.ts'
import { queryOf } from '../lib/query.ts'
import * as fair from '../testing/fair.ts'
import { closePage, openPage } from '../testing/open-page.tsx'
import { deskProduct } from '../testing/range-desk.ts'
import { shopBasket, shopCheckout, shopLine, shopPrice } from '../testing/shop.ts'
import { emptyStart } from '../testing/start.ts'
import { week, weekBasket, weekHeader, weekIntroduction } from '../testing/week.ts'
import { loadPage } from './page-table.tsx'
import { tableOf } from './pages.ts'

const written = {
  slug: 'x',
  language: 'en',
  reader_language: 'en',
  title: 'X',
  lead: '',
  sections: [],
  updated_at: '2031-05-06T12:00:00Z',
}
const list = { next: null, previous: null, total: 0 }
const release = {
  positions: [fair.confirmedPosition(1, 'Lime', { released_quantity: 0 })],
  shipping_addresses: [fair.address(1, 'Gym Shop', true)],
  refused_marks: [],
  order_ids: [],
}

const delivery = {
  delivery_id: 7,
  supplier: 'North',
  reference: null,
  lines: 0,
  expected: 0,
  received: 0,
  next_on: null,
  waiting_orders: 0,
  closed_at: null,
  version: '',
  note: null,
  today: '2031-05-06',
  positions: [],
  waiting: [],
  receipts: [],
}

const newcomerWeek = {
  ...{
    id: 7,
    version: '',
    name: 'News',
    phase: 'before',
    published: true,
    is_current: true,
    orders: 0,
    time_zone: 'Europe/Berlin',
  },
  ...{ start: '2031-06-01T22:00:00Z', end: '2031-06-08T21:59:59Z', server_time: '2031-05-06T12:00:00Z' },
  ...{ banner_start: '2031-06-01T22:00:00Z', banner_end: '2031-06-08T21:59:59Z', text: { en: '', de: '' } },

  ...{ questions: [], brands: [], products: [] },
}

const year = {
  name: 'Awards',
  time_zone: 'Europe/Berlin',
  voting_start: '2031-05-04T22:00:00.000Z',
  voting_end: '2031-05-08T21:59:59.000Z',
  winner_start: '2031-05-10',
  visible_end: '2031-06-30',
  categories: [],
}
const deskCustomer = {
  ...{ id: 7, number: 'K-7', company: 'Gym Shop', country: 'NL', price_group: 'Retail', price_group_id: 1 },
  ...{ payment_methods: ['invoice'], payment_method: 'invoice', payment_days: null, credit_limit: null },
  ...{ vat_id: null, vat_state: 'none', blocked_at: null, approved_at: null, time_zone: 'Europe/Berlin' },
  ...{ version: '', vat_version: '', standing_version: '', price_groups: [], seller_payment_days: 14 },
  ...{ vts_orders_visible: true, has_api_access: false, delivery: 'in parts', bonus: false },
  ...{ addresses: [], confirmations: [], mandates: [], creditor_id: null },
}
const enquiry = {
  id: 1,
  kind: 'question',
  exhibitor: 'North',
  booth_number: 7,
  company: 'Gym Shop',
  name: 'Bea Buyer',
  email: 'buyer@fairfloor.test',
  phone: '',
  call_when: '',
  message: 'Is it vegan?',
  asked_at: '2031-05-06T12:00:00Z',
  answer: null,
  answered_at: null,
  answered_by: null,
}
const order = {
  order_id: 501,
  order_date: '2031-05-12T22:30:00.000Z',
  status: 'new',
  carrier: { name: 'Parcel Post' },
  order_positions: [],
  shipments: [],
  documents: [],
  to_transfer: null,
  shipping_address: fair.address(1, 'Gym Shop'),
  invoice_address: fair.address(1, 'Gym Shop'),
  total_deposit_vat_info_per_vat_rate: [],
  total_position_price_per_tax_rate: {},
  total_position_tax_price_per_tax_rate: {},
}

const products = {
  ...list,
  sizes: [],
  relaxed: null,
  facets: { brands: [], categories: [], size_names: [], in_stock: 0, new: 0, sale: 0, gym_assortment: 0, price: null },
  heading: null,
}

/** An answer to every call that some page makes first, by the call's path. */
const answers: Record<string, unknown> = {
  ...emptyStart,
  '/api/settings': fair.shop(),
  '/api/onlineshop/vts': fair.vts('confirmation'),
  '/api/content-pages/:slug': written,
  '/api/awards': { name: 'Awards', awardYearCategories: [], user_votes: [], stage: 'none' },
  '/api/virtual-trade-show/exhibitors': [fair.exhibitor()],
  '/api/virtual-trade-show/visited-exhibitors': [],
  '/api/virtual-trade-show/plan': { width: 1, height: 1, booths: [], stops: [], ways: [] },
  '/api/virtual-trade-show/scenes': [{ panoNr: 1, name: 'Aisle 1' }],
  '/api/virtual-trade-show/scenes/:panoNr': { ...fair.scene(1), hotspots: [] },
  '/api/virtual-trade-show/admin/exhibitors': [],
  '/api/onlineshop/vts-booth-exhibitor/:boothNumber': fair.exhibitor(),
  '/api/onlineshop/has-vts-basket': { show_baskets: true, has_first_basket: true },
  '/api/onlineshop/vts-basket': fair.basket([fair.line(1, 'Lime', 7, 12, 17.5)]),
  '/api/onlineshop/vts-release': release,
  '/api/onlineshop/basket': shopBasket([shopLine(1, 'Lime', 12, 17.5)]),
  '/api/onlineshop/basket/price': shopPrice(),
  '/api/onlineshop/checkout': shopCheckout(),
  '/api/virtual-trade-show/personal-route': [],
  '/api/virtual-trade-show/order-summary': { lines: 1, price_excl_vat: 17.5, lines_to_confirm: 1, lines_to_release: 0 },
  '/api/onlineshop/products': products,
  '/api/onlineshop/promotion/active': { promo: [], sale: {} },
  '/api/onlineshop/botm': { brand: null },
  '/api/onlineshop/potw': { products: [] },
  '/api/onlineshop/brands': [{ id: 1, erp_id: 1, name: 'North', image_public_url: null, banner_desktop_url: null }],
  '/api/onlineshop/banners': [],
  '/api/onlineshop/order-lists': [],
  '/api/onlineshop/landing': { new_total: 0, new_sizes: [], brand_of_month: null, products_of_week: [] },
  '/api/onlineshop/orders': [],
  '/api/onlineshop/orders-page': { ...list, orders: [] },
  '/api/onlineshop/open-backorder': [],
  '/api/onlineshop/unpaid-invoices': { total: 0, overdue: 0, invoices: [] },
  '/api/onlineshop/service-lists': [],
  '/api/onlineshop/just-in-product-attributes': [],
  '/api/onlineshop/eta-product-attributes': [],
  '/api/onlineshop/price-change-products': [],
  '/api/onlineshop/discontinued-product-attributes': [],
  '/api/onlineshop/available-soon-product-attributes': [],
  '/api/flavours/reminders': [],
  '/api/brand/list': [],
  '/api/api_settings': {
    ...{ api_key: 'ff_…7f3a', api_key_made_at: '2031-05-04T08:00:00Z', api_key_made_by: 'Bea Buyer' },
    api_key_last_used_at: null,
    ...{ stock_endpoint_url: null, stock_endpoint_auth_header: null, stock_push_secret: null },
    ...{ previous_secret_until: null, stock_push_state: null, stock_push_state_since: null },
    ...{ recovered_at: null, next_try_at: null },
  },
  '/api/api_settings/keys': [],
  '/api/api_settings/requests': { requests: [], next: null },
  '/api/api_settings/stock_deliveries': { deliveries: [] },
  '/api/api_settings/examples': { examples: {} },
  '/api/api_settings/summary': { requests_per_minute: 120, requests_left: 120, references: 0 },
  '/api/onlineshop/bonus': { year: 2031, bonus: null, so_far: 0, tiers: [], years: [] },
  '/api/onlineshop/orders/:order_id': order,
  '/api/admin/bonus': {
    ...{ year: 2030, this_year: 2031, is_over: true, version: '', tiers: [], tiers_before: [], pay_version: '' },
    ...{ to_pay: { amount: 0, customers: 0 }, customers: [] },
  },
  '/api/admin/stock': { ...list, flavours: [] },
  '/api/admin/stock/:flavour_id': {
    ...{ flavour_id: 1, name: 'North', sku: 'N-1', ean: null, free: null, set_aside: 0, waiting: 0, eta: null },
    ...{ version: '', lots: [], movements: { ...list, rows: [] } },
  },
  '/api/admin/overview': {
    today: '2031-05-06',
    days: [],
    to_ship: { orders: 0, pieces: 0, oldest: null },
    waiting: { orders: 0, pieces: 0, late: { pieces: 0, flavours: 0, names: [] } },
    late_deliveries: { deliveries: 0, suppliers: [] },
    unpaid: { invoices: 0, sum: 0, overdue: { invoices: 0, sum: 0, since: null } },
    stock_differs: 0,
    odd_card_events: 0,
    not_printable: { customers: 0, first: [] },
    runs_out: { flavours: 0, first: [] },
  },
  '/api/admin/card-events': { time_zone: 'Europe/Berlin', events: [] },
  '/api/admin/mails': { ...list, mails: [] },
  '/api/admin/jobs': { ...list, stopped: null, jobs: [] },
  '/api/admin/later': [],
  '/api/admin/failed-events': [],
  '/api/admin/show-figures': {
    customers: 0,
    customers_confirmed: 0,
    lines: 0,
    pieces: 0,
    pieces_released: 0,
    price_excl_vat: 0,
    brands: [],
  },
  '/api/admin/audit': { ...list, entries: [] },
  '/api/admin/searches-in-vain': { ...list, time_zone: 'Europe/Berlin', searches: [] },
  '/api/admin/brands': { ...list, brands: [] },
  '/api/admin/categories': { categories: [] },
  '/api/admin/imports': { ...list, imports: [] },
  '/api/admin/products': { ...list, products: [] },
  '/api/admin/products/:id': deskProduct,
  '/api/admin/promotions': { ...list, time_zone: 'Europe/Berlin', promotions: [] },
  '/api/admin/clearance': { ...list, time_zone: 'Europe/Berlin', groups: [], clearances: [] },
  '/api/admin/banners': { ...list, time_zone: 'Europe/Berlin', banners: [] },
  '/api/admin/newcomer-weeks': { time_zone: 'Europe/Berlin', server_time: '2031-05-06T12:00:00Z', weeks: [] },
  '/api/admin/newcomer-weeks/:id': newcomerWeek,
  '/api/admin/newcomer-weeks/:id/figures': {
    ...{ name: 'News', phase: 'over', orders: 0, customers: 0, new_customers: 0, pieces: 0, net: 0 },
    ...{ visits: 0, by_customers: 0, baskets: { customers: 0, pieces: 0, net: 0 } },
    backorders: { asked: 0, answered: 0, pieces_asked: 0, pieces_confirmed: 0 },
    ...{ days: [], pages: [], brands: [], products: [] },
  },
  '/api/admin/newcomer-weeks/:id/backorders': { name: 'News', time_zone: 'Europe/Berlin', orders: [] },
  '/api/admin/campaigns': { brands: [], months: [], weeks: [] },
  '/api/registrations/form': { countries: [{ code: 'NL', vat_prefix: 'NL' }] },
  '/api/admin/registrations': { ...list, registrations: [] },
  '/api/admin/customers': { ...list, to_look_at: 0, time_zone: 'Europe/Berlin', customers: [] },
  '/api/admin/customers/:id': deskCustomer,
  '/api/admin/customers/:id/figures': {
    ...{ today: '2031-05-06', time_zone: 'Europe/Berlin', open: 0, overdue: 0, used: 0, limit: null, year: 2031 },
    ...{ turnover: 0, turnover_before: 0, orders: 0, last_order: null, bonus: null },
  },
  '/api/admin/customers/:id/basket': {
    ...{ total_lines: 0, total_quantity: 0, total_price_exc_vat: 0, positions: [] },
  },
  '/api/admin/customers/:id/notes': { ...list, notes: [] },
  '/api/admin/shipping': { today: '2031-05-06', countries: [], carriers: [], tariffs: [], minimums: [] },
  '/api/admin/orders': { ...list, orders: [] },
  '/api/admin/orders/:order_id': {
    version: '',
    note_version: '',
    customer: { id: 1, company: 'Gym Shop', number: null },
    agent: null,
    internal_note: null,
    can_change_address: false,
    addresses: [],
    history: [],
    pick_list_id: null,
    held_for: null,
    shipments: [],
    order,
  },
  '/api/admin/picking': {
    ...list,
    today: '2031-05-06',
    counts: { ready: 0, waiting: 0, picking: 0, packed: 0 },
    orders: [],
  },
  '/api/admin/pick-lists/:pick_list_id': {
    pick_list_id: 7,
    order_id: 501,
    company: 'Gym Shop',
    order_status: 'in picking',
    carrier: 'Parcel Post',
    note: null,
    internal_note: null,
    label_service: false,
    ship_to: 'Gym Shop, Main Street 1',
    made_at: '2031-05-06T12:00:00Z',
    by: null,
    closed_at: null,
    shipment_id: null,
    positions: [],
  },
  '/api/onlineshop/newcomer-week/current-ncw': week('open'),
  '/api/onlineshop/newcomer-week/introduction': weekIntroduction(),
  '/api/onlineshop/newcomer-week/basket-header': weekHeader(),
  '/api/onlineshop/newcomer-week/basket': weekBasket(),
  '/api/onlineshop/newcomer-week/mails': { wanted: true },
  '/api/onlineshop/newcomer-week/brands': [],
  '/api/onlineshop/newcomer-week/products': [],
  '/api/onlineshop/newcomer-week/favorite-products': [],
  '/api/onlineshop/newcomer-week/flavour-list': [],
  '/api/admin/outlet': { ...list, today: '2031-05-06', lots: [] },
  '/api/complaints': { ...list, complaints: [] },
  '/api/complaints/:id': complaint,
  '/api/complainable-orders': [],
  '/api/admin/complaints': { ...list, counts: {}, complaints: [] },
  '/api/admin/complaints/:id': deskComplaint,
  '/api/admin/outlet-proposals': { proposals: [] },
  '/api/admin/outlet/:lot_id': deskLot,
  '/api/onlineshop/outlet': { brands: [], total: 0, lots: [] },
  '/api/onlineshop/outlet/basket': outletBasket([outletPosition]),
  '/api/onlineshop/outlet/checkout': shopCheckout(),
  '/api/admin/invoices': {
    ...{ ...list, today: '2031-05-06', time_zone: 'Europe/Berlin', customer: null, documents: [] },
    counts: {
      ...{ all: 0, paid: 0, open: { documents: 0, sum: 0 } },
      ...{ overdue: { documents: 0, sum: 0 }, credit: { documents: 0, sum: 0 } },
    },
  },
  '/api/admin/reminders': {
    ...{ today: '2031-05-06', settings: { by_night: false, days: [7, 14, 14], version: '' }, customers: [] },
  },
  '/api/admin/payments': { ...list, today: '2031-05-06', left: { count: 0, sum: 0 }, open_entries: 0, payments: [] },
  '/api/admin/bank-entries': { ...list, certain: 0, last_file: null, entries: [] },
  '/api/admin/deliveries': { ...list, today: '2031-05-06', deliveries: [] },
  '/api/admin/deliveries/:delivery_id': delivery,
  '/api/admin/editions': { editions: [], server_time: '2031-05-06T12:00:00Z' },
  '/api/company/addresses': [],
  '/api/account/figures': {
    ...{ invoices: null, orders: { all: 0, under_way: 0, partly_shipped: 0, waiting_pieces: 0 }, order_lists: 0 },
    ...{ open_complaints: 0, reminders: 0, addresses: 0, users: null, references: null },
  },
  '/api/onlineshop/invoices': {
    ...{ ...list, today: '2031-05-06', documents: [] },
    sums: { open: 0, overdue: 0, due_soon: 0, due_soon_until: '2031-05-13', credit: 0, limit_left: null },
    counts: { all: 0, open: 0, overdue: 0, paid: 0, credit: 0 },
  },
  '/api/account/erasure': { request: null, hindrance: null },
  '/api/account/exports': { exports: [], with_company: false },
  '/api/account/sessions': [],
  '/api/account/second-factor': {
    ...{ is_on: false, is_demanded: false, authenticator_since: null, recovery_codes_left: 0 },
    ...{ passkeys: [], can_have_passkeys: false },
  },
  '/api/admin/erasure-requests': { next: null, previous: null, total: 0, requests: [] },
  '/api/admin/people': {
    ...{ next: null, previous: null, total: 0, time_zone: 'Europe/Berlin', people: [], invitations: [], brands: [] },
  },
  '/api/onlineshop/approvals': { may_approve: true, waiting: [], decided: [], time_zone: 'Europe/Berlin' },
  '/api/company/colleagues': { users: [], invitations: [], acted: [], time_zone: 'Europe/Berlin' },
  '/api/admin/contact-enquiries': { ...list, enquiries: [] },
  '/api/admin/enquiries': { ...list, enquiries: [enquiry] },
  '/api/admin/awards': year,
  '/api/admin/content-pages': {
    languages: ['en', 'de'],
    time_zone: 'Europe/Berlin',
    pages: [{ slug: 'faq', texts: [] }],
  },
  '/api/payment-methods': [],
  '/api/jobs': [],
  '/api/jobs/:slug': {
    ...{ slug: 'picker', language: 'en', reader_language: 'en', title: 'Picker', place: '', hours: '', lead: '' },
    content: [],
    open_until: null,
  },
  '/api/admin/jobs-offered': { time_zone: 'Europe/Berlin', keep_days: 180, jobs: [] },
  '/api/admin/applications': { ...list, applications: [] },
  '/api/listing-survey': { survey: null, answered: null },
  '/api/admin/listing-surveys': { surveys: [] },
  '/api/admin/rewards': { edition: 'Show', rules: activities.map(activity => ({ activity, points: 1, cap: 1 })) },
}

/** The entry of the Newcomer Week leads on while that is open. */
const answersAt: Record<string, Record<string, unknown>> = {
  '/newcomer-week': { '/api/onlineshop/newcomer-week/current-ncw': week('before') },
}

/** Points are always fetched fresh. */
const POINTS = '/api/virtual-trade-show/user-rewards'
/** Data that a page may fetch itself: large, or shown in few of the page's states. */
const fetchedLater: Record<string, string | readonly string[]> = {
  // The page that is chosen first.
  '/admin/pages': '/api/admin/content-pages/faq?language=en',
  '/api/docs': '/api/openapi.json',
  '/service-center/api/rest': '/api/v1/openapi.json',
  // Logos beside the booths of an order.
  '/vts-order': '/api/virtual-trade-show/exhibitors',
  // A note on samples until something is released.
  '/vts-order-release': ['/api/onlineshop/vts-basket', '/api/onlineshop/vts-basket-notes'],
  // Whether brands take part, where no product is named.
  '/newcomer-week/products/:weekProduct?': '/api/onlineshop/newcomer-week/introduction',
  // The order's figures in the chrome, and what it waits for on the board: its positions are too many to wait for them. And the
  // scene behind the door, for its still.
  '/virtual-trade-show/lobby': [
    '/api/onlineshop/vts-basket',
    '/api/virtual-trade-show/order-summary',
    '/api/virtual-trade-show/scenes/1',
  ],
  // And the booth's sizes for its best sellers: the address does not hold the exhibitor's id.
  '/virtual-trade-show/exhibition/:panoNr?/:boothNr?': [
    '/api/onlineshop/vts-basket',
    '/api/onlineshop/vts-exhibitors/11/product-sizes?sort=top',
  ],
  '/virtual-trade-show/information': '/api/onlineshop/vts-basket',
  // The statement of account below the invoices.
  '/my-unpaid-invoices': '/api/onlineshop/statement',
  // What is new, at the tabs.
  ...Object.fromEntries(
    ['just-in', 'eta', 'price-change', 'discontinued', 'available-soon'].flatMap(name => [
      [`/${name}`, '/api/onlineshop/service-lists'],
      [`/service-center/${name}`, '/api/onlineshop/service-lists'],
    ]),
  ),
}

const operator = fair.buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const viewers = {
  users: [fair.buyer({ has_api_access: true })],
  operator: [operator],
  everyone: [fair.visitor, fair.buyer()],
}

/** Addresses of pages that contain more than their paths. */
const addresses: Record<string, string> = {
  '/virtual-trade-show/exhibition/:panoNr?/:boothNr?': '/virtual-trade-show/exhibition/1/7?popup=VIDEO',
  '/my-orders/:orderId': '/my-orders/501',
  '/admin/mails': '/admin/mails?place=YQ&search=x&state=failed',
  '/admin/jobs': '/admin/jobs?place=YQ&state=failed',
  '/admin/products': '/admin/products?place=YQ&search=x&state=new&sort=price',
  '/admin/products/:deskProduct': '/admin/products/3',
  '/admin/import': '/admin/import?place=YQ&search=x',
  '/admin/brands': '/admin/brands?place=YQ&search=x&sort=rank',
  '/admin/promotions': '/admin/promotions?place=YQ&search=x&state=over&sort=name',
  '/admin/clearance': '/admin/clearance?place=YQ&sort=percent',
  '/admin/orders': '/admin/orders?place=YQ&search=x&state=paid&from=2031-05-01',
  '/admin/orders/:deskOrder': '/admin/orders/501',
  '/admin/goods-in': '/admin/goods-in?place=YQ&search=x&state=closed',
  '/admin/goods-in/:delivery': '/admin/goods-in/7',
  '/complaints': '/complaints?place=YQ&search=x&state=open',
  '/complaints/:complaint': '/complaints/12',
  '/admin/complaints': '/admin/complaints?place=YQ&search=x&state=closed',
  '/admin/complaints/:deskComplaint': '/admin/complaints/12',
  '/outlet': '/outlet?brand=3&sort=price',
  '/admin/outlet': '/admin/outlet?place=YQ&search=x&state=expired',
  '/admin/outlet/:outletLot': '/admin/outlet/7',
  '/admin/newcomer-weeks/:newcomerWeek': '/admin/newcomer-weeks/7',
  '/admin/newcomer-weeks/:newcomerWeek/figures': '/admin/newcomer-weeks/7/figures',
  '/admin/newcomer-weeks/:newcomerWeek/backorders': '/admin/newcomer-weeks/7/backorders',
  '/admin/picking': '/admin/picking?place=YQ&search=x&state=waiting',
  '/admin/picking/:pickList': '/admin/picking/7',
  '/admin/bonus': '/admin/bonus?year=2030',
  '/admin/people': '/admin/people?place=YQ&search=x&role=agent&state=blocked',
  '/admin/customers': '/admin/customers?place=YQ&search=x&state=confirmed',
  '/admin/customers/:deskCustomer': '/admin/customers/7',
  '/admin/registrations': '/admin/registrations?place=YQ&search=x&state=refused',
  '/admin/audit': '/admin/audit?place=YQ&switched=true',
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  keepListView(true)
})
afterEach(closePage)

const answerTo = (page: Page, call: string) => answersAt[page.path]?.[call] ?? answers[call]

// The kit shows parts of every area with its own answers.
const shown = pages.filter(({ path }) => path !== '/style' && path !== '/logout')

test.each(
  shown.flatMap(page =>
    viewers[page.who ?? 'everyone'].map(viewer => ({ page, viewer, as: viewer.user?.roles.at(-1) ?? 'visitor' })),
  ),
)(
  '$page.path asks for what it declares, as $as (SH-031, SH-129, SH-349..355, SH-586, FF-670)',
  async ({ page, viewer }) => {
    const address = new URL(addresses[page.path] ?? page.path, location.href)
    const asks = firstAsks(findPage(pages, address.pathname)!, address.searchParams, Boolean(viewer.user?.company))
    const known = [...asksOfEveryPage, ...asks].map(
      ask => [queryOf(...ask), ask[0].path === '/api/current_user' ? viewer : answerTo(page, ask[0].path)] as const,
    )
    const Component = await loadPage(page.module, await tableOf(page.path))
    const { client, calls } = openPage({ [page.path]: Component }, address.pathname + address.search, {}, client => {
      for (const [{ queryKey }, answer] of known) client.setQueryData(queryKey, answer)
    })
    const unused = () =>
      asks
        .map(ask => addressOf(...ask))
        .filter(
          key =>
            !client
              .getQueryCache()
              .find({ queryKey: [key] })
              ?.isActive(),
        )
    await waitFor(() => expect(unused()).toEqual([]))
    await act(async () => {})
    const asked = calls('GET').map(({ path }) => path)
    expect(asked.filter(path => path !== POINTS && ![fetchedLater[page.path]].flat().includes(path))).toEqual([])
  },
)
