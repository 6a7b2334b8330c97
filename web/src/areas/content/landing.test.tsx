import type { Answer } from '@fairfloor/domain/endpoint'
import type { getOrderSummary } from '@fairfloor/domain/show-orders/summary-contract'
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { buyer, visitor, vts } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { emptyStart } from '../../testing/start.ts'
import { vtsQuery } from '../../visit/edition/vts.ts'
import { userQuery } from '../../visit/user.ts'
import { LandingPage } from './LandingPage.tsx'

const SUMMARY = 'GET /api/virtual-trade-show/order-summary'
const PICTURE = '/content/files/hall.webp'
const summary = (part: Partial<Answer<typeof getOrderSummary>>): Answer<typeof getOrderSummary> => ({
  is_confirmed: false,
  lines: 222,
  pieces: 5090,
  price_excl_vat: 45435.67,
  lines_to_confirm: 0,
  lines_to_release: 0,
  pieces_to_release: 0,
  ...part,
})
const open = (answers: Answers = {}, prepare?: Parameters<typeof openPage>[3]) =>
  openPage(
    { '/': LandingPage },
    '/',
    {
      'GET /api/current_user': buyer(),
      'GET /api/onlineshop/vts': vts('confirmation'),
      'GET /api/content-pages/vts': { slug: 'vts', title: '', lead: '', image_url: PICTURE, sections: [] },
      [SUMMARY]: summary({ lines_to_confirm: 222 }),
      'GET /api/onlineshop/promotion/active': { promo: [], sale: {} },
      'GET /api/onlineshop/banners': [],
      'GET /api/onlineshop/landing': { new_total: 0, new_sizes: [], brand_of_month: null, products_of_week: [] },
      'GET /api/onlineshop/brands?sortBy=top': [],
      ...Object.fromEntries(Object.entries(emptyStart).map(([path, answer]) => [`GET ${path}`, answer])),
      ...answers,
    },
    prepare,
  )

const named = (id: number, name: string) => ({ id, name })
const card = (id: number, name: string) => ({
  ...named(id, name),
  brand_name: 'South',
  image_url: null,
  current_price: 12.5,
  regular_price: 12.5,
  clearance: null,
  promotions: [],
})
const banner = (id: number, title: string) => ({
  id,
  title: { en: title, de: `${title} (de)` },
  text: { en: 'Some words.', de: '' },
  link: `/product-list/promo/${id}`,
  pictures: [{ media: '(width >= 768px)', srcset: `/media/${id}/1280.webp 1280w` }],
})

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))
afterEach(closePage)

describe('the landing', () => {
  test('shows the fair’s picture in reserved room, the way in, and its dates (FF-724)', async () => {
    open({ 'GET /api/current_user': visitor })
    await screen.findByRole('heading', { level: 1, name: 'Virtual Trade Show 2031' })
    await waitFor(() => expect(document.querySelector(`img[src="${PICTURE}"]`)).toBeTruthy())
    const picture = document.querySelector<HTMLImageElement>(`img[src="${PICTURE}"]`)!
    expect([picture.width, picture.height, picture.alt]).toEqual([1600, 900, ''])
    const enter = screen.getByRole('link', { name: 'Enter the trade show' })
    expect(enter.getAttribute('href')).toBe('/virtual-trade-show/lobby')
    const dates = within(screen.getByRole('list', { name: 'The dates of the show' }))
    expect(dates.getByText(/^5\s?–\s?8 May, until 23:59$/)).toBeTruthy()
    expect(dates.getByText('9 May, 10:00 to 16 May, 23:59')).toBeTruthy()
    expect(dates.getByText('In parts, until 30 June')).toBeTruthy()
  })

  test.each(['before', 'ordering', 'closed', 'confirmation', 'release'] as const)(
    'counts down to the end of the phase: %s (SH-001)',
    async phase => {
      open({ 'GET /api/onlineshop/vts': vts(phase), [SUMMARY]: summary({}) })
      const [timer] = await screen.findAllByRole('timer')
      expect(timer!.textContent).toMatch(/\d/)
    },
  )

  test('leads to what the operator offers now (SH-001, SH-033)', async () => {
    open({
      'GET /api/onlineshop/promotion/active': {
        promo: [
          {
            id: 7,
            name: 'Fill the fridge',
            text: { en: '', de: '' },
            kind: 'free',
            percent: null,
            from: null,
            paid: 5,
            free: 1,
            unit: 'case',
            end: '2031-05-08T21:59:59Z',
            banner_url: null,
          },
        ],
        sale: { 30: ['Last stock'], 50: [] },
      },
      'GET /api/onlineshop/landing': {
        new_total: 46,
        new_sizes: [card(9, 'Bar 60 g')],
        brand_of_month: {
          ...named(3, 'North'),
          description: '',
          total: 34,
          sizes: [],
        },
        products_of_week: [{ ...card(5, 'Whey 2 kg'), flavours: 8, units_per_case: 6 }],
      },
      'GET /api/onlineshop/brands?sortBy=top': [{ ...named(3, 'North'), erp_id: 3, image_public_url: null }],
    })
    const offers = within(await screen.findByRole('region', { name: 'Offers' }))
    const hrefOf = (name: RegExp) => offers.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf(/^Fill the fridge\s*Buy 6 cases, pay for 5/)).toBe('/product-list/promo/7')
    expect(hrefOf(/^50% Discount$/)).toBe('/product-list/sale/50')
    expect(hrefOf(/^Outlet$/)).toBe('/outlet')
    const linkIn = async (region: string, name: RegExp) =>
      within(await screen.findByRole('region', { name: region }))
        .getByRole('link', { name })
        .getAttribute('href')
    expect(await linkIn('Brand of the Month', /^All 34 of North$/)).toBe('/product-list/botm')
    expect(await linkIn('Product of the week', /^Order$/)).toBe('/product-list/potw/5')
    expect(await linkIn('New products', /Bar 60 g/)).toBe('/productSize/9')
    expect(screen.getByRole('link', { name: 'View all 46' }).getAttribute('href')).toBe('/new')
    expect(await linkIn('Top Brands', /^North$/)).toBe('/product-list/brand/3')
  })

  test('begins with banners that go on every five seconds, until one points at them or pauses (SH-001, SH-660)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    open({ 'GET /api/onlineshop/banners': [banner(1, 'Fridge'), banner(2, 'Hexlift'), banner(3, 'New')] })
    const slider = await screen.findByRole('region', { name: 'News and offers' })
    const shown = () => slider.querySelector('li:not([inert]) h2')?.textContent
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    expect(shown()).toBe('Fridge')
    expect(screen.getByRole('heading', { level: 2, name: 'Virtual Trade Show 2031' })).toBeTruthy()
    const link = within(slider).getByRole('link', { name: 'Have a look: Fridge' })
    expect(link.getAttribute('href')).toBe('/product-list/promo/1')
    await wait(4900)
    expect(shown()).toBe('Fridge')
    await wait(200)
    expect(shown()).toBe('Hexlift')
    await wait(10_000)
    expect(shown()).toBe('Fridge')

    fireEvent.pointerOver(slider, { pointerType: 'mouse' })
    fireEvent.pointerEnter(slider, { pointerType: 'mouse' })
    await wait(20_000)
    expect(shown()).toBe('Fridge')
    fireEvent.pointerOut(slider, { pointerType: 'mouse' })
    await wait(5100)
    expect(shown()).toBe('Hexlift')

    fireEvent.click(within(slider).getByRole('button', { name: 'Pause' }))
    await wait(20_000)
    expect(shown()).toBe('Hexlift')
    fireEvent.click(within(slider).getByRole('button', { name: 'Previous' }))
    expect(shown()).toBe('Fridge')
    fireEvent.click(within(slider).getByRole('button', { name: 'Show New' }))
    expect(shown()).toBe('New')
    fireEvent.click(within(slider).getByRole('button', { name: 'Carry on' }))
    await wait(5100)
    expect(shown()).toBe('Fridge')
  })

  test('banners stand still for those who want no motion (SH-660)', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduce'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    open({ 'GET /api/onlineshop/banners': [banner(1, 'Fridge'), banner(2, 'Hexlift')] })
    const slider = await screen.findByRole('region', { name: 'News and offers' })
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(slider.querySelector('li:not([inert]) h2')?.textContent).toBe('Fridge')
    expect(within(slider).getByRole('button', { name: 'Carry on' })).toBeTruthy()
  })

  test('a sideways swipe shows the next banner or the one before, two fingers do not', async () => {
    open({ 'GET /api/onlineshop/banners': [banner(1, 'Fridge'), banner(2, 'Hexlift'), banner(3, 'New')] })
    const slider = await screen.findByRole('region', { name: 'News and offers' })
    const finger = (clientX: number, clientY = 100) => ({ identifier: 1, target: slider, clientX, clientY })
    const swiped = (from: object[], to: object) => {
      fireEvent.touchStart(slider, { touches: from })
      fireEvent.touchEnd(slider, { changedTouches: [to] })
      return slider.querySelector('li:not([inert]) h2')?.textContent
    }
    expect(swiped([finger(200)], finger(120))).toBe('Hexlift')
    expect(swiped([finger(120)], finger(200))).toBe('Fridge')
    expect(swiped([finger(200)], finger(140, 300))).toBe('Fridge')
    expect(swiped([finger(200), finger(260)], finger(80))).toBe('Fridge')
  })

  test('does without a picture where the organiser has none (FF-724)', async () => {
    open({ 'GET /api/content-pages/vts': undefined })
    expect(await screen.findByRole('link', { name: 'Enter the trade show' })).toBeTruthy()
    expect(document.querySelector('img')).toBeNull()
  })

  test.each([
    [
      'confirmation',
      { lines_to_confirm: 222 },
      'Confirm 222 lines',
      '/vts-order',
      /^45\.435,67\s€ excl\. VAT · until 16 May, 23:59$/,
    ],
    [
      'release',
      { lines_to_release: 1, pieces_to_release: 1200 },
      'Release 1 line',
      '/vts-order-release',
      /^1\.200 pieces · until 30 June$/,
    ],
  ] as const)(
    'in %s the main button does what waits for the buyer: %j (FF-725)',
    async (phase, part, label, to, note) => {
      open({ 'GET /api/onlineshop/vts': vts(phase), [SUMMARY]: summary(part) })
      expect((await screen.findByRole('link', { name: label })).getAttribute('href')).toBe(to)
      expect(screen.getByText(note)).toBeTruthy()
      const enter = screen.getByRole('link', { name: 'Enter the trade show' })
      expect(enter.getAttribute('href')).toBe('/virtual-trade-show/lobby')
    },
  )

  test('who has ordered continues ordering; who has not, and who has nothing left to do, enters', async () => {
    const ordering = { 'GET /api/onlineshop/vts': vts('ordering') }
    open({ ...ordering, [SUMMARY]: summary({ lines_to_confirm: 1 }) })
    const on = await screen.findByRole('link', { name: 'Continue ordering' })
    expect(on.getAttribute('href')).toBe('/virtual-trade-show/exhibition')
    expect(screen.queryByRole('link', { name: 'Enter the trade show' })).toBeNull()
    closePage()
    open({ ...ordering, [SUMMARY]: summary({ lines: 0 }) })
    expect(await screen.findByRole('link', { name: 'Enter the trade show' })).toBeTruthy()
    closePage()
    open({ 'GET /api/onlineshop/vts': vts('over') })
    expect(await screen.findByRole('link', { name: 'Enter the trade show' })).toBeTruthy()
  })

  test('without the order’s figures the main button enters, and nothing is said about the order', async () => {
    open({ 'GET /api/onlineshop/vts': vts('ordering'), [SUMMARY]: refusal(500, 'Internal Server Error') })
    expect(await screen.findByRole('link', { name: 'Enter the trade show' })).toBeTruthy()
    expect(screen.getByText('What you ordered at the booths, to confirm and to release')).toBeTruthy()
    expect(screen.queryByText(/^Nothing ordered yet/)).toBeNull()
  })

  test('without a connection the main button enters', async () => {
    onlineManager.setOnline(false)
    onTestFinished(() => onlineManager.setOnline(true))
    open({}, client => {
      client.setQueryData(userQuery.queryKey, buyer())
      client.setQueryData(vtsQuery.queryKey, vts('confirmation'))
    })
    expect(await screen.findByRole('link', { name: 'Enter the trade show' })).toBeTruthy()
  })

  test.each([
    ['confirmation', { lines_to_confirm: 222 }, '222 lines to confirm until 16 May, 23:59'],
    ['ordering', { lines_to_confirm: 1 }, '1 line ordered, to confirm from 9 May, 10:00'],
    ['release', { lines_to_release: 20 }, '20 lines open to release until 30 June'],
    ['ordering', { lines: 0 }, 'Nothing ordered yet: the order books are open until 8 May, 23:59'],
    ['over', {}, 'What you ordered at the booths, to confirm and to release'],
  ] as const)('in %s the order’s row says what waits: %j (FF-725)', async (phase, part, text) => {
    open({ 'GET /api/onlineshop/vts': vts(phase), [SUMMARY]: summary(part) })
    const row = (await screen.findByText(text)).closest('a')
    expect(row?.getAttribute('href')).toBe('/vts-order')
  })

  test('an agent finds the customer to act for, and enters the show', async () => {
    const agent = buyer({ company: null, ROLE_ALLOWED_TO_SWITCH: true })
    const { calls } = open({ 'GET /api/current_user': agent })
    expect(await screen.findByRole('heading', { name: 'Act for a customer' })).toBeTruthy()
    const box = await screen.findByRole('searchbox', { name: /^Find a customer/ })
    const [enter] = screen.getAllByRole('link', { name: 'Enter the trade show' })
    // The card stands first on a phone, so the keyboard reaches it first.
    expect(box.compareDocumentPosition(enter!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(calls(SUMMARY)).toEqual([])
  })

  test('shows a visitor the login, and asks for no order (FF-725)', async () => {
    const { calls } = open({ 'GET /api/current_user': visitor })
    expect(await screen.findByLabelText('Username')).toBeTruthy()
    expect(calls(SUMMARY)).toEqual([])
  })

  test('offers the login and the account without a show, too', async () => {
    const without = { 'GET /api/onlineshop/vts': undefined }
    open({ ...without, 'GET /api/current_user': visitor })
    expect(await screen.findByText('No trade show is planned at the moment')).toBeTruthy()
    expect(await screen.findByLabelText('Username')).toBeTruthy()
    closePage()
    open(without)
    expect(await screen.findByRole('link', { name: 'All orders' })).toBeTruthy()
  })
})
