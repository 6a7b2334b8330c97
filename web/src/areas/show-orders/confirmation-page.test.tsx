import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { basket, buyer, exhibitor, exhibitorStaff, line, visitor, vts } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { ConfirmationPage } from './ConfirmationPage.tsx'

const BASKET = '/api/onlineshop/vts-basket'
const status = (part: Record<string, boolean> = {}) => ({
  'GET /api/onlineshop/has-vts-basket': {
    show_baskets: true,
    has_remaining_or_release_basket: false,
    has_confirmed_basket: false,
    has_first_basket: false,
    confirmation_period_end: false,
    ...part,
  },
})
const PRICE = {
  total_price_exclusive_tax: 175,
  label_price: 0,
  total_deposit_price_exclusive_tax: 2.5,
  total_lemonade_fee_price_exc: 0,
  vat: [{ vat_rate: 9, vat_price: 15.98 }],
  total_price_inclusive_tax: 193.48,
}
const open = (answers: Answers) =>
  openPage({ '/vts-order': ConfirmationPage, '/vts-order-release': <p>Release page</p> }, '/vts-order', {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/vts': vts('confirmation'),
    'GET /api/virtual-trade-show/exhibitors': [],
    [`GET ${BASKET}`]: basket([line(1, 'Lime', 3, 10, 17.5)]),
    'GET /api/onlineshop/vts-basket-price': PRICE,
    ...answers,
  })

beforeEach(() => {
  // The browser's clock is years off: nothing may depend on it.
  vi.useFakeTimers({ now: new Date('2020-01-01T00:00:00Z'), shouldAdvanceTime: true })
})
afterEach(() => {
  localStorage.clear()
  closePage()
  vi.useRealTimers()
})

test('a visitor finds its title and a login form (TS-330, TS-331)', async () => {
  open({ 'GET /api/current_user': visitor })
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Virtual Trade Show - order confirmation')
})

test('a spinner stands while it loads (TS-332)', async () => {
  open({ 'GET /api/onlineshop/has-vts-basket': () => new Promise(() => {}) })
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/Loading/))
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
})

describe('before the window', () => {
  const early = { ...status({ show_baskets: false }), 'GET /api/onlineshop/vts': vts('closed') }

  test('it says when the window is, and counts down to its start by the server’s time (TS-333, TS-334, TS-562)', async () => {
    open(early)
    expect(
      await screen.findByText(
        'Confirmation period begins on Friday 9th of May at 10am and finishes on Friday 16th of May at 11.59pm.',
      ),
    ).toBeTruthy()
    // 06:00 to 08:00 UTC, less the duration of the test.
    expect(screen.getByRole('timer').textContent).toMatch(/begins: (2 hours|1 hour, 59 minutes)/)
  })

  test('the order so far stands below, to be read (FF-705)', async () => {
    open(early)
    expect(await screen.findByText('Lime')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'To the exhibition' })).toBeTruthy()
  })

  test('while ordering it can be changed, and leads on to ordering more (FF-705)', async () => {
    open({ ...early, 'GET /api/onlineshop/vts': vts('ordering') })
    expect(await screen.findByRole('textbox', { name: 'Pieces of Whey 900 g, Lime' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Order more' })).toBeTruthy()
  })

  test('while ordering it names what is typed and not added', async () => {
    localStorage.setItem('fairfloor.pending.1.showcase', JSON.stringify({ 1: 5 }))
    open({ ...early, 'GET /api/onlineshop/vts': vts('ordering') })
    expect(await screen.findByText('5 pieces typed but not added')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add now' })).toBeTruthy()
  })

  test('who has ordered nothing yet is led to the exhibition (FF-705)', async () => {
    open({ ...early, 'GET /api/onlineshop/vts': vts('ordering'), [`GET ${BASKET}`]: basket([]) })
    expect(await screen.findByText('Nothing ordered yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'To the exhibition' })).toBeTruthy()
  })

  test('an empty order leads to what was bought, and to what is cheaper at the show (FF-705)', async () => {
    const stop = { exhibitor_id: 11, brand_name: 'North', logo_image_url: null, pano_nr: 4, booth_number: 7 }
    const bought = {
      product_size_id: 31,
      product_name: 'Whey',
      product_size_name: '2 kg',
      image_url: null,
      flavours: ['Lime'],
      quantity: 1400,
    }
    const cheap = { id: 5, name: '1 kg', brand_name: 'North', image_url: null, product: { name: 'Oats' } }
    open({
      ...early,
      'GET /api/onlineshop/vts': vts('ordering'),
      [`GET ${BASKET}`]: basket([]),
      'GET /api/virtual-trade-show/exhibitors': [exhibitor()],
      'GET /api/virtual-trade-show/personal-route': [
        { ...stop, again_count: 1, new_count: 0, again: [bought], new: [] },
      ],
      'GET /api/onlineshop/vts-show-case-product-sizes': [
        {
          vitrineId: 1,
          products: [
            { ...cheap, regular_price: 10, current_price: 8 },
            { ...cheap, id: 6, regular_price: 10, current_price: 10 },
          ],
        },
      ] as never,
    })
    const again = await screen.findByRole('link', { name: /Whey 2 kg.*1\.400 pieces bought/ })
    expect(again.getAttribute('href')).toBe('/virtual-trade-show/exhibition/4/7?popup=ORDER&productSize_id=31')
    const prices = await screen.findAllByRole('link', { name: /Oats 1 kg/ })
    expect(prices.map(one => one.getAttribute('href'))).toEqual([
      '/virtual-trade-show/exhibition/4/7?popup=ORDER&productSize_id=5',
    ])
    expect(prices[0]!.textContent).toContain('−20 %')
  })

  test('other dates of the edition are another sentence (TS-329)', async () => {
    const moved = vts('closed', {
      confirmation_start: '2031-09-01T07:30:00Z',
      confirmation_end: '2031-09-02T21:59:59Z',
    })
    open({ ...early, 'GET /api/onlineshop/vts': moved })
    expect(
      await screen.findByText(
        'Confirmation period begins on Monday 1st of September at 9.30am and finishes on Tuesday 2nd of September at 11.59pm.',
      ),
    ).toBeTruthy()
  })
})

test.each([
  ['something remains or is being released', { has_remaining_or_release_basket: true }],
  ['the order is confirmed', { has_confirmed_basket: true }],
])('it leads on to the release page when %s, whatever else holds (TS-340, TS-341, TS-351)', async (_, part) => {
  const { address } = open(status({ has_first_basket: true, confirmation_period_end: true, ...part }))
  await waitFor(() => expect(address()).toBe('/vts-order-release'))
})

test('who did not confirm in time is told so (TS-342, TS-343, FF-705)', async () => {
  open({
    ...status({ has_first_basket: true, confirmation_period_end: true }),
    'GET /api/onlineshop/vts': vts('release'),
  })
  expect(await screen.findByText('The confirmation period is over')).toBeTruthy()
  const message = screen.getByText(/^You did not confirm your order in time/).textContent!
  expect(message.endsWith('We hope to see you next year')).toBe(true)
  // What lapsed can still be read.
  expect(await screen.findByText('Lime')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('staff see when customers confirm, and no order (FF-705)', async () => {
  const { calls } = open({ ...status(), 'GET /api/current_user': exhibitorStaff() })
  expect(await screen.findByText('Orders are for customers')).toBeTruthy()
  expect(screen.queryByText(/^You did not take part/)).toBeNull()
  expect(calls(`GET ${BASKET}`)).toHaveLength(0)
})

test('agents are told to act for a customer (FF-705)', async () => {
  const agent = buyer({ company: null, ROLE_ALLOWED_TO_SWITCH: true })
  open({ ...status(), 'GET /api/current_user': agent })
  expect(await screen.findByText('Act for a customer to see and confirm their order.')).toBeTruthy()
})

test('who did not order did not take part in this edition (TS-353)', async () => {
  open(status())
  expect(await screen.findByText('You did not take part in the Virtual Trade Show 2031.')).toBeTruthy()
})

describe('the confirmation screen', () => {
  test('shows the order with a button, and what confirming means (TS-344..350, TS-352)', async () => {
    const { calls } = open(status({ has_first_basket: true }))
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeTruthy()
    expect(await screen.findByText('Lime')).toBeTruthy()
    for (const sentence of [
      'After confirmation the order or parts of it may be released.',
      'Several partial releases are possible and are invoiced accordingly.',
      'The final release date is 30th of June 2031.',
      'Release is first come first serve.',
      'Products not released by 30 June are deleted from the basket.',
    ])
      expect(screen.getByText(sentence)).toBeTruthy()
    expect(calls(`GET ${BASKET}`).map(call => call.path)).toEqual([`${BASKET}?status=confirmation`])
  })

  test('folds what confirming means, for phones', async () => {
    open(status({ has_first_basket: true }))
    const fold = await screen.findByRole('button', { name: 'What happens when you confirm' })
    expect(fold.getAttribute('aria-expanded')).toBe('false')
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(fold)
    expect(fold.getAttribute('aria-expanded')).toBe('true')
    const list = document.getElementById(fold.getAttribute('aria-controls')!)!
    expect(list.textContent).toMatch(/^After confirmation/)
  })

  test('confirms with the same query, then loads the page anew (TS-351, TS-352)', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const { calls } = open({
      ...status({ has_first_basket: true }),
      [`PATCH ${BASKET}`]: basket([], { is_confirmed: true }),
    })
    await screen.findByText('Lime')
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await screen.findByRole('heading', { name: 'Check your order' })
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(calls()).toMatchObject([{ path: `${BASKET}?status=confirmation`, body: { confirm: true } }])
  })
})

describe('the check before confirming', () => {
  const reviewed = async (answers: Answers = {}) => {
    const opened = open({ ...status({ has_first_basket: true }), ...answers })
    await screen.findByText('Lime')
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await screen.findByRole('heading', { name: 'Check your order' })
    return { ...opened, user }
  }
  const lowered = { ...line(2, 'Cola', 9, 4, 1.99), ordered_quantity: 24 }
  const ordered = { [`GET ${BASKET}`]: basket([line(1, 'Lime', 3, 10, 17.5), lowered]) }

  test('shows the sum by brand, what was lowered, and the price with VAT (FF-702)', async () => {
    await reviewed(ordered)
    expect(document.activeElement?.textContent).toBe('Check your order')
    const brands = screen.getByRole('table', { name: 'By brand' })
    expect(brands.textContent).toMatch(/Booth of 3.*175,00\s€.*Booth of 9.*7,96\s€/)
    expect(screen.getByText('24 → 4')).toBeTruthy()
    // In the price, and in the bar that is always in sight.
    await waitFor(() => expect(screen.getAllByText(/^193,48\s€$/)).toHaveLength(2))
    expect(screen.getByText('Shipping is added with each release.')).toBeTruthy()
  })

  test('sends own order number, note and wishes, and keeps them when the call is refused (FF-703)', async () => {
    const detail = 'Orders cannot be confirmed now.'
    const { calls, user } = await reviewed({ ...ordered, [`PATCH ${BASKET}`]: refusal(409, detail) })
    await user.type(screen.getByLabelText(/^Your PO number/), 'PO-4711')
    await user.type(screen.getByLabelText(/^Note/), 'By pallet')
    await user.selectOptions(screen.getByLabelText('Month in which Booth of 9 is wanted'), 'June 2031')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText(detail)).toBeTruthy()
    expect(calls().map(({ body }) => body)).toEqual([
      { confirm: true, reference: 'PO-4711', note: 'By pallet', wishes: [{ brand_id: 9, month: '2031-06' }] },
    ])
    expect(screen.getByLabelText<HTMLInputElement>(/^Your PO number/).value).toBe('PO-4711')
  })

  test('leads back to the order (FF-702)', async () => {
    const { user } = await reviewed()
    await user.click(screen.getByRole('button', { name: 'Back to the order' }))
    expect(screen.getByRole('textbox', { name: 'Pieces of Whey 900 g, Lime' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Confirm' }))
  })
})

test('without the right to order one reads the order, and neither changes nor confirms it (FF-139)', async () => {
  open({ ...status({ has_first_basket: true }), 'GET /api/current_user': buyer({ rights: ['prices'] }) })
  expect(await screen.findByText('Lime')).toBeTruthy()
  expect(screen.getByText('You are not allowed to order for your company.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
  expect(screen.queryByRole('spinbutton') ?? screen.queryByRole('textbox')).toBeNull()
})

test('without the right to see prices the order has none', async () => {
  const hidden = { ...line(1, 'Lime', 3, 10, 0), singlePriceExclVat: null }
  open({
    ...status({ has_first_basket: true }),
    'GET /api/current_user': buyer({ rights: ['order'] }),
    [`GET ${BASKET}`]: basket([hidden], { total_positions_price_excl_vat: null }),
  })
  expect(await screen.findByText('Lime')).toBeTruthy()
  expect(document.querySelector('main, body')!.textContent).not.toMatch(/€|[Pp]rice|excl\. VAT/)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(false)
})
