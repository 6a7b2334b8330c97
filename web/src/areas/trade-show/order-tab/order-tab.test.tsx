import type { ProductSize } from '@fairfloor/domain/catalogue/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { basket, buyer, exhibitor, exhibitorStaff, flavour, size, vts } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { OrderTab } from './OrderTab.tsx'
import { OrderTabFoot } from './OrderTabFoot.tsx'

const SIZES = '/api/onlineshop/vts-exhibitors/11/product-sizes'
const ADD = '/api/onlineshop/vts-basket-add-position'
const whey = size(1, 'Whey', {
  promotion_text: 'Three for two',
  product_attributes: [
    flavour(10, 'Vanilla'),
    flavour(11, 'Banana', { stock_available: 0 }),
    flavour(12, 'Cocoa', { stock_available: 3 }),
  ],
})
const bar = size(2, 'Bar', { category_name: 'Bars', unit_value: 1200, product_attributes: [flavour(20, 'Lemon')] })

const open = (answers: Answers = {}, productSizeId?: number) =>
  openPage(
    {
      '/': (
        <>
          <OrderTab exhibitor={exhibitor()} productSizeId={productSizeId} />
          <OrderTabFoot exhibitor={exhibitor()} />
        </>
      ),
    },
    '/',
    {
      'GET /api/current_user': buyer(),
      'GET /api/onlineshop/vts': vts('ordering'),
      [`GET ${SIZES}`]: ({ path }: { path: string }): ProductSize[] =>
        path.endsWith('price_low_first') ? [bar, whey] : [whey, bar],
      ...answers,
    },
  )
const block = async (name: string) => within(await screen.findByRole('region', { name }))
const input = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`${name}$`) })
const names = () => screen.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent)
const typed = () => JSON.parse(localStorage.getItem('fairfloor.pending.1.booth-11') ?? '{}')

afterEach(closePage)

describe('the hint', () => {
  test('names the order and the confirmation dates, from the settings', async () => {
    open()
    expect(
      await screen.findByText(
        'Order from 5 May to 8 May, 23:59. Confirm in your account from 9 May, 10:00 to 16 May, 23:59.',
      ),
    ).toBeTruthy()
    closePage()
    open({ 'GET /api/onlineshop/vts': vts('ordering', { order_end: '2031-05-20T15:00:00Z' }) })
    expect(await screen.findByText(/^Order from 5 May to 20 May, 17:00\./)).toBeTruthy()
  })

  test('says the same dates in German', async () => {
    document.documentElement.lang = 'de'
    open()
    expect(
      await screen.findByText(
        'Bestellen von 5. Mai bis 8. Mai, 23:59. Bestätigen in Ihrem Konto von 9. Mai, 10:00 bis 16. Mai, 23:59.',
      ),
    ).toBeTruthy()
  })

  test('is not shown to exhibitors', async () => {
    open({ 'GET /api/current_user': exhibitorStaff() })
    await block('Whey Tub')
    expect(screen.queryByText(/^Order from/)).toBeNull()
  })
})

describe('the product sizes', () => {
  test('show picture, promotion, category, unit, pieces per case, both prices and all flavours', async () => {
    open()
    const shown = await block('Whey Tub')
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/tub-640.webp')
    expect(shown.getByText('Three for two')).toBeTruthy()
    expect(shown.getByText('Whey · Tub · 908 g · 6 per case')).toBeTruthy()
    expect(shown.getByText(/^17,50\s€$/)).toBeTruthy()
    expect(shown.getByText(/^24,99\s€$/).tagName).toBe('S')
    expect(shown.getAllByRole('textbox').map(cell => cell.getAttribute('aria-label'))).toEqual([
      'Pieces of Whey Tub, Vanilla',
      'Pieces of Whey Tub, Banana',
      'Pieces of Whey Tub, Cocoa',
    ])
    expect((await block('Bar Tub')).getByText('Bars · Tub · 1,2 kg · 6 per case')).toBeTruthy()
  })

  test('say what the fair takes off, and nothing where it takes nothing off', async () => {
    open({ [`GET ${SIZES}`]: [whey, { ...bar, regular_price: bar.current_price }] })
    expect((await block('Whey Tub')).getByText('−30 % at the fair')).toBeTruthy()
    expect((await block('Bar Tub')).queryByText(/at the fair/)).toBeNull()
  })

  test('start with the top ones, and are sorted as one chooses', async () => {
    const { calls } = open()
    await block('Whey Tub')
    expect(names()).toEqual(['Whey', 'Bar'])
    expect(calls(`GET ${SIZES}`).map(call => call.path)).toEqual([`${SIZES}?sort=top`])
    const choice = screen.getByRole('combobox', { name: /Sort/ })
    const options = within(choice).getAllByRole('option')
    expect(options.map(option => option.textContent)).toEqual([
      'Top',
      'Name',
      'Price, low first',
      'Price, high first',
      'New',
    ])
    await userEvent.selectOptions(choice, 'Price, low first')
    await waitFor(() => expect(names()).toEqual(['Bar', 'Whey']))
  })

  test('one that the address names is scrolled to', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    open({}, 2)
    await block('Bar Tub')
    await waitFor(() => expect(scrolled).toHaveBeenCalledOnce())
    expect((scrolled.mock.contexts[0] as Element).getAttribute('aria-label')).toBe('Bar Tub')
    scrolled.mockRestore()
  })
})

describe('a flavour', () => {
  test('out of stock can be waited for and ordered; one in stock has no such button', async () => {
    open()
    const shown = await block('Whey Tub')
    expect(shown.getAllByRole('button', { pressed: false }).map(button => button.getAttribute('aria-label'))).toEqual([
      'Notify me: Banana',
    ])
    await userEvent.type(await input('Banana'), '99')
    expect((await input('Banana')).value).toBe('99')
  })

  test('can be filled in by customers, not by staff', async () => {
    open()
    expect((await input('Vanilla')).disabled).toBe(false)
    closePage()
    open({ 'GET /api/current_user': exhibitorStaff() })
    expect((await input('Vanilla')).disabled).toBe(true)
  })

  test('that nobody has counted is to be had on request: it can be waited for and ordered', async () => {
    open({ [`GET ${SIZES}`]: [{ ...whey, product_attributes: [flavour(13, 'Plum', { stock_available: null })] }] })
    const shown = await block('Whey Tub')
    expect(shown.getByText('on request')).toBeTruthy()
    expect(shown.getByRole('button', { name: 'Notify me: Plum' })).toBeTruthy()
    await userEvent.type(await input('Plum'), '7')
    expect((await input('Plum')).value).toBe('7')
  })

  test('asks by PUT and DELETE, and flips only when the call has answered', async () => {
    let waits = false
    const answer = Promise.withResolvers<object>()
    const { calls } = open({
      [`GET ${SIZES}`]: () => [{ ...whey, product_attributes: [flavour(11, 'Banana', { stock_available: 0 })] }],
      'GET /api/flavours/notify': () => (waits ? [{ id: 11, has_notify_me: true }] : []),
      'PUT /api/flavours/11/notify': () => answer.promise,
      'DELETE /api/flavours/11/notify': () => ({ has_notify_me: waits }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Notify me: Banana', pressed: false }))
    await waitFor(() => expect(calls()).toHaveLength(1))
    expect(screen.getByRole('button', { name: 'Notify me: Banana' }).getAttribute('aria-pressed')).toBe('false')
    waits = true
    answer.resolve({ has_notify_me: true })
    const pressed = await screen.findByRole('button', { name: 'Notify me: Banana', pressed: true })
    waits = false
    await userEvent.click(pressed)
    await screen.findByRole('button', { name: 'Notify me: Banana', pressed: false })
    expect(calls().map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /api/flavours/11/notify',
      'DELETE /api/flavours/11/notify',
    ])
  })

  test('takes whole numbers from 1; 0 and an emptied input take it off the list', async () => {
    open()
    const vanilla = await input('Vanilla')
    await userEvent.type(vanilla, '-1.2a')
    expect(vanilla.value).toBe('12')
    expect(typed()).toEqual({ 10: 12 })
    fireEvent.change(vanilla, { target: { value: '0' } })
    expect(typed()).toEqual({})
    await userEvent.type(vanilla, '7')
    expect(typed()).toEqual({ 10: 7 })
    await userEvent.clear(vanilla)
    expect(typed()).toEqual({})
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to order' }).disabled).toBe(true)
  })
})

describe('adding', () => {
  test('sends what is typed once with a key, without a price, and empties the inputs', async () => {
    const { calls } = open({ [`POST ${ADD}`]: basket([]) })
    await userEvent.type(await input('Vanilla'), '12')
    await userEvent.type(await input('Cocoa'), '2')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Add to order' }))
    await waitFor(async () => expect((await input('Vanilla')).value).toBe(''))
    expect(calls()).toHaveLength(1)
    expect(calls()[0]).toMatchObject({ method: 'POST', path: ADD })
    expect(JSON.parse((calls()[0]!.body as { positionsJson: string }).positionsJson)).toEqual([
      { product_attribute_id: 10, quantity: 12 },
      { product_attribute_id: 12, quantity: 2 },
    ])
    expect(calls()[0]!.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  })

  test('that is refused says why and keeps what was typed', async () => {
    open({ [`POST ${ADD}`]: refusal(409, 'The ordering window is closed.') })
    await userEvent.type(await input('Vanilla'), '12')
    await userEvent.click(screen.getByRole('button', { name: 'Add to order' }))
    expect((await screen.findByRole('alert')).textContent).toContain('The ordering window is closed.')
    expect((await input('Vanilla')).value).toBe('12')
  })
})

describe('what the company does not let its user do', () => {
  test('without the right to order nothing can be typed or added, and it says why', async () => {
    open({ 'GET /api/current_user': buyer({ rights: ['prices', 'invoices'] }) })
    expect((await input('Vanilla')).disabled).toBe(true)
    expect(await screen.findByText('You are not allowed to order for your company.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add to order' })).toBeNull()
    expect((await block('Whey Tub')).getByText(/17,50/)).toBeTruthy()
  })

  test('without the right to see prices there is no amount and no order by price, and one may order', async () => {
    const hidden = [whey, bar].map(size => ({ ...size, current_price: null, regular_price: null }))
    open({ 'GET /api/current_user': buyer({ rights: ['order'] }), [`GET ${SIZES}`]: hidden })
    await userEvent.type(await input('Vanilla'), '12')
    expect(screen.getByText('pieces in 1 flavour')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/€|Log in for prices|Sum excl/)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to order' }).disabled).toBe(false)
    await userEvent.click(screen.getByRole('combobox'))
    expect((await screen.findAllByRole('option')).map(option => option.textContent)).toHaveLength(3)
  })
})
