import type { ProductSize } from '@fairfloor/domain/catalogue/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { basket, buyer, exhibitor, exhibitorStaff, flavour, line, size, vts } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import OrderTab from './OrderTab.tsx'
import OrderTabFoot from './OrderTabFoot.tsx'

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
const bar = size(2, 'Bar', {
  category_name: 'Bars',
  category: { id: 2, name: 'Bars' },
  unit_value: 1200,
  product_attributes: [flavour(20, 'Lemon')],
})

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
  test('names the order and the confirmation dates, from the settings (TS-190, TS-329, TS-560)', async () => {
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

  test('is not shown to exhibitors (TS-191)', async () => {
    open({ 'GET /api/current_user': exhibitorStaff() })
    await block('Whey Tub')
    expect(screen.queryByText(/^Order from/)).toBeNull()
  })
})

describe('the product sizes', () => {
  test('show picture, promotion, category, unit, pieces per case, price of a kilogram, both prices and all flavours (TS-009, TS-010, TS-192, TS-196..203)', async () => {
    open()
    const shown = await block('Whey Tub')
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/tub-640.webp')
    expect(shown.getByText('Three for two')).toBeTruthy()
    expect(shown.getByText(/^908 g/).textContent).toMatch(/^Whey · 908 g · 6 per case · 19,27\s€\/kg$/)
    expect(shown.getByText(/^17,50\s€$/)).toBeTruthy()
    expect(shown.getByText(/^24,99\s€$/).tagName).toBe('S')
    expect(shown.getAllByRole('textbox').map(cell => cell.getAttribute('aria-label'))).toEqual([
      'Pieces of Whey Tub, Vanilla',
      'Pieces of Whey Tub, Banana',
      'Pieces of Whey Tub, Cocoa',
    ])
    expect((await block('Bar Tub')).getByText(/^1,2 kg/).textContent).toMatch(/^Bars · 1,2 kg · 6 per case · /)
  })

  test('say what the fair takes off, and nothing where it takes nothing off', async () => {
    open({ [`GET ${SIZES}`]: [whey, { ...bar, regular_price: bar.current_price }] })
    expect((await block('Whey Tub')).getByText('−30 % at the fair')).toBeTruthy()
    expect((await block('Bar Tub')).queryByText(/at the fair/)).toBeNull()
  })

  test('start with the top ones, and are sorted as one chooses (TS-193..195)', async () => {
    const { calls } = open()
    await block('Whey Tub')
    expect(names()).toEqual(['Whey Tub', 'Bar Tub'])
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
    await waitFor(() => expect(names()).toEqual(['Bar Tub', 'Whey Tub']))
  })

  test('one that the address names is scrolled to (TS-143)', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    open({}, 2)
    await block('Bar Tub')
    await waitFor(() => expect(scrolled).toHaveBeenCalledOnce())
    expect((scrolled.mock.contexts[0] as Element).getAttribute('aria-label')).toBe('Bar Tub')
    scrolled.mockRestore()
  })
})

describe('a flavour', () => {
  test('out of stock can be waited for and ordered; one in stock has no such button (TS-204)', async () => {
    open()
    const shown = await block('Whey Tub')
    expect(shown.getAllByRole('button', { pressed: false }).map(button => button.getAttribute('aria-label'))).toEqual([
      'Notify me: Banana',
    ])
    await userEvent.type(await input('Banana'), '99')
    expect((await input('Banana')).value).toBe('99')
  })

  test('can be filled in by customers, not by staff (FF-735)', async () => {
    open()
    await waitFor(async () => expect((await input('Vanilla')).readOnly).toBe(false))
    closePage()
    open({ 'GET /api/current_user': exhibitorStaff() })
    const shown = await block('Whey Tub')
    expect(shown.getByText('Vanilla')).toBeTruthy()
    expect(shown.getByText(/^17,50\s€$/)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByText(/^(Pieces|Cases|Sum|In your order)/)).toBeNull()
    expect(screen.getByText('Staff can look around; only customers place orders.')).toBeTruthy()
    const foot = screen.getByRole('region', { name: 'Your order' })
    await waitFor(() => expect(foot.textContent).toContain('2 sizes4 flavours'))
  })

  test('that nobody has counted is to be had on request: it can be waited for and ordered (FF-115)', async () => {
    open({ [`GET ${SIZES}`]: [{ ...whey, product_attributes: [flavour(13, 'Plum', { stock_available: null })] }] })
    const shown = await block('Whey Tub')
    expect(shown.getByText('on request')).toBeTruthy()
    expect(shown.getByRole('button', { name: 'Notify me: Plum' })).toBeTruthy()
    await userEvent.type(await input('Plum'), '7')
    expect((await input('Plum')).value).toBe('7')
  })

  test('asks by PUT and DELETE, and flips only when the call has answered (TS-205, TS-206, TS-517, SH-277, SH-278)', async () => {
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

  test('takes whole numbers from 1; 0 and an emptied input take it off the list (TS-207..209)', async () => {
    open()
    const vanilla = await input('Vanilla')
    await userEvent.type(vanilla, '-1a2')
    expect(vanilla.value).toBe('12')
    expect(typed()).toEqual({ 10: 12 })
    for (const text of ['1.5', '-5', 'abc']) {
      fireEvent.paste(vanilla, { clipboardData: { getData: () => text } })
      expect([vanilla.value, typed()]).toEqual(['12', { 10: 12 }])
      expect(screen.getByRole('alert').textContent).toContain(`‘${text}’ was not taken.`)
    }
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

  test('that is refused says why and keeps what was typed (SH-631, FF-301)', async () => {
    open({ [`POST ${ADD}`]: refusal(409, 'The ordering window is closed.') })
    await userEvent.type(await input('Vanilla'), '12')
    await userEvent.click(screen.getByRole('button', { name: 'Add to order' }))
    expect((await screen.findByRole('alert')).textContent).toContain('The ordering window is closed.')
    expect((await input('Vanilla')).value).toBe('12')
  })
})

describe('the order in the grid', () => {
  const BASKET = 'GET /api/onlineshop/vts-basket'
  const PATCH = 'PATCH /api/onlineshop/vts-basket-product-attributes/10'
  const DELETE = 'DELETE /api/onlineshop/vts-basket-product-attributes/10'
  const vanilla = (pieces: number) => basket([line(10, 'Vanilla', 7, pieces, 17.5)])
  const row = (name: string) => within(screen.getByRole('textbox', { name: new RegExp(`${name}$`) }).closest('li')!)

  test('each row says what was added and then what is in the order (FF-733)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open({ [BASKET]: basket([]), [`POST ${ADD}`]: vanilla(12) })
    await userEvent.type(await input('Vanilla'), '12')
    expect(row('Vanilla').getByText('not added yet')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Add to order' }))
    expect(await row('Vanilla').findByText('12 added')).toBeTruthy()
    expect((await input('Vanilla')).value).toBe('12')
    await vi.advanceTimersByTimeAsync(2600)
    await waitFor(() => expect(row('Vanilla').queryByText('12 added')).toBeNull())
    expect(row('Vanilla').getByText('in your order').parentElement?.textContent).toBe('in your order 12')
    expect(typed()).toEqual({})
    vi.useRealTimers()
  })

  test('what is in it already is shown, and changed in place by one call (FF-733)', async () => {
    const { calls } = open({ [BASKET]: vanilla(12), [PATCH]: vanilla(18) })
    await waitFor(async () => expect((await input('Vanilla')).value).toBe('12'))
    const answer = document.querySelector('[data-flavour="10"] [data-kind]')
    expect([answer?.getAttribute('data-kind'), answer?.textContent]).toEqual(['kept', 'in your order 12'])
    await userEvent.click(await input('Vanilla'))
    await userEvent.keyboard('18')
    expect(row('Vanilla').getByText(/→ 18/)).toBeTruthy()
    expect(await row('Vanilla').findByText('now 18')).toBeTruthy()
    expect(calls().map(({ method, body }) => [method, body])).toEqual([['PATCH', { quantity: 18 }]])
    expect(typed()).toEqual({})
    expect(document.querySelector('[data-announcer]')?.textContent).toContain('Vanilla: now 18 in your order')
  })

  test('a change that is refused stands at its row, with the number as it was (FF-733)', async () => {
    open({ [BASKET]: vanilla(12), [PATCH]: refusal(409, 'The ordering window is closed.') })
    await waitFor(async () => expect((await input('Vanilla')).value).toBe('12'))
    await userEvent.click(await input('Vanilla'))
    await userEvent.keyboard('18')
    expect((await row('Vanilla').findByRole('alert')).textContent).toBe('The ordering window is closed.')
    expect((await input('Vanilla')).value).toBe('12')
  })

  test('an emptied cell takes its flavour out when it is left, not before', async () => {
    const { calls } = open({ [BASKET]: vanilla(12), [DELETE]: basket([]) })
    await waitFor(async () => expect((await input('Vanilla')).value).toBe('12'))
    await userEvent.click(await input('Vanilla'))
    await userEvent.keyboard('{Backspace}')
    expect([(await input('Vanilla')).value, calls()]).toEqual(['', []])
    await userEvent.keyboard('{Enter}')
    expect(await row('Vanilla').findByText('removed')).toBeTruthy()
    expect(calls().map(({ method }) => method)).toEqual(['DELETE'])
  })

  test('a 0 in a pasted column takes its flavour out at once: its cell is never left', async () => {
    const three = basket([
      line(10, 'Vanilla', 7, 6, 17.5),
      line(11, 'Banana', 7, 6, 17.5),
      line(12, 'Cocoa', 7, 6, 17.5),
    ])
    const { calls } = open({
      [BASKET]: three,
      [PATCH]: three,
      [PATCH.replace(/10$/, '12')]: three,
      [DELETE.replace(/10$/, '11')]: three,
    })
    await waitFor(async () => expect((await input('Banana')).value).toBe('6'))
    await userEvent.click(await input('Vanilla'))
    fireEvent.paste(await input('Vanilla'), { clipboardData: { getData: () => '12\n0\n3' } })
    await waitFor(() =>
      expect(calls().map(({ method, path, body }) => [method, path.split('/').at(-1), body])).toEqual(
        expect.arrayContaining([
          ['PATCH', '10', { quantity: 12 }],
          ['DELETE', '11', undefined],
          ['PATCH', '12', { quantity: 3 }],
        ]),
      ),
    )
  })

  test('a case more than the most stops at the most, typed or ordered', async () => {
    const { calls } = open({ [BASKET]: vanilla(99_998), [PATCH]: vanilla(99_999) })
    await waitFor(async () => expect((await input('Vanilla')).value).toBe('99998'))
    await userEvent.type(await input('Cocoa'), '99997')
    await userEvent.click(screen.getByRole('button', { name: 'One case of Cocoa more' }))
    expect(typed()).toEqual({ 12: 99_999 })
    await userEvent.keyboard('{Alt>}[KeyC]{/Alt}')
    expect(typed()[12]).toBe(99_999)
    await waitFor(() => expect(calls().map(({ body }) => body)).toEqual([{ quantity: 99_999 }]))
  })

  test('an emptied cell that gets a case of each keeps its flavour', async () => {
    const { calls } = open({ [BASKET]: vanilla(12), [PATCH]: vanilla(18), [DELETE]: basket([]) })
    await waitFor(async () => expect((await input('Vanilla')).value).toBe('12'))
    await userEvent.click(await input('Vanilla'))
    await userEvent.keyboard('{Backspace}{Alt>}[KeyC]{/Alt}')
    expect((await input('Vanilla')).value).toBe('18')
    await userEvent.keyboard('{Enter}')
    expect(await row('Vanilla').findByText('now 18')).toBeTruthy()
    expect(calls().map(({ method, body }) => [method, body])).toEqual([['PATCH', { quantity: 18 }]])
  })

  test('a quantity typed anew while the call is under way stays', async () => {
    const answer = Promise.withResolvers<object>()
    open({ [BASKET]: basket([]), [`POST ${ADD}`]: () => answer.promise })
    await userEvent.type(await input('Vanilla'), '12')
    await userEvent.click(screen.getByRole('button', { name: 'Add to order' }))
    await userEvent.click(await input('Vanilla'))
    await userEvent.keyboard('30')
    answer.resolve(vanilla(12))
    expect(await row('Vanilla').findByText('12 added')).toBeTruthy()
    expect(typed()).toEqual({ 10: 30 })
  })

  test('the bar tells lines, pieces and sum of the whole order and leads to it (FF-734)', async () => {
    const both = [line(10, 'Vanilla', 7, 12, 17.5), line(99, 'Lime', 9, 1500, 2)]
    open({ [BASKET]: basket(both, { total_positions_price_excl_vat: 3210 }) })
    const bar = within(await screen.findByRole('region', { name: 'Your order' }))
    expect((await bar.findByText('1.512')).parentElement?.textContent).toBe('1.512 pieces')
    expect(bar.getByText('2').parentElement?.textContent).toBe('2 lines')
    expect(bar.getByText(/^3\.210,00\s€$/)).toBeTruthy()
    expect((await bar.findByText(/^89,88\s€$/)).parentElement?.textContent).toMatch(/saved here$/)
    await userEvent.click(bar.getByRole('button', { name: 'View order' }))
    expect(await screen.findByRole('dialog', { name: 'Order overview' })).toBeTruthy()
  })
})

describe('outside the ordering window', () => {
  test.each([
    ['before', 'Ordering opens on 5 May, 00:00.', 'View order'],
    ['closed', 'Ordering closed on 8 May, 23:59.', 'View order'],
    ['confirmation', 'Ordering closed on 8 May, 23:59.', 'Confirm order'],
    ['over', 'Ordering closed on 8 May, 23:59.', 'View order'],
  ] as const)('%s it, the cells are closed and say why (FF-735)', async (phase, reason, button) => {
    open({ 'GET /api/onlineshop/vts': vts(phase) })
    expect(await screen.findByText(reason)).toBeTruthy()
    const cell = await input('Vanilla')
    await userEvent.click(cell)
    await userEvent.keyboard('7')
    expect([cell.value, cell.readOnly, typed()]).toEqual(['', true, {}])
    expect(screen.getByRole('alert').textContent).toBe(reason)
    expect(screen.queryByRole('button', { name: 'Add to order' })).toBeNull()
    expect(await screen.findByRole('button', { name: button })).toBeTruthy()
  })
})

describe('the grid', () => {
  test('goes from cell to cell by Tab and Enter, past nutrition facts and notify me, and Ctrl+Enter to the button (FF-730)', async () => {
    const facts = flavour(10, 'Vanilla', { has_nutrition_facts: true, stock_available: 0 })
    open({ [`GET ${SIZES}`]: [{ ...whey, product_attributes: [facts, flavour(11, 'Cocoa')] }, bar] })
    await userEvent.click(await input('Vanilla'))
    await userEvent.keyboard('24{Tab}27{Enter}3c')
    expect(typed()).toEqual({ 10: 24, 11: 27, 20: 18 })
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Add to order')
  })

  test('fills a size with a case of each, without what is gone for good (FF-731)', async () => {
    const gone = flavour(13, 'Plum', { stock_available: 0 })
    const soon = flavour(14, 'Fig', { stock_available: 0, eta: '2031-06-03' })
    open({
      'GET /api/onlineshop/vts-basket': basket([]),
      [`GET ${SIZES}`]: [{ ...whey, product_attributes: [flavour(10, 'Vanilla'), gone, soon] }],
    })
    await userEvent.type(await input('Vanilla'), '2')
    await userEvent.click(screen.getByRole('button', { name: 'A case of each flavour of Whey Tub' }))
    expect(typed()).toEqual({ 10: 8, 14: 6 })
  })

  test('shows the price of a piece and of a case, the recommended price and the margin without VAT (FF-736)', async () => {
    open({ [`GET ${SIZES}`]: [{ ...whey, msrp: 35, msrp_exc_vat: 32.11 }] })
    const terms = (await block('Whey Tub')).getAllByRole('term').map(one => one.parentElement?.textContent)
    expect(terms.map(text => text?.replaceAll('\u00a0', ' '))).toEqual([
      'piece17,50 €24,99 €',
      'case of 6105,00 €',
      'RRP35,00 €',
      'margin on RRP45 %',
    ])
  })

  test('is filtered by text, category and stock, and folds its sizes (FF-737)', async () => {
    open()
    await block('Whey Tub')
    const shown = () => screen.getAllByRole('textbox').map(cell => cell.getAttribute('aria-label')?.split(', ')[1])
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter flavours' }), 'van tub')
    expect(shown()).toEqual(['Vanilla'])
    await userEvent.keyboard('{Escape}')
    expect(shown()).toEqual(['Vanilla', 'Banana', 'Cocoa', 'Lemon'])
    await userEvent.click(screen.getByRole('button', { name: 'In stock' }))
    expect(shown()).toEqual(['Vanilla', 'Cocoa', 'Lemon'])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Category/ }), 'Bars')
    expect(shown()).toEqual(['Lemon'])
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter flavours' }), 'zzz')
    await userEvent.click(screen.getByRole('button', { name: 'Show all 4' }))
    await userEvent.click(screen.getByRole('button', { name: 'Fold Whey Tub' }))
    expect(shown()).toEqual(['Lemon'])
  })

  test('leads to the booths beside this one (FF-734)', async () => {
    const { address } = open({
      'GET /api/virtual-trade-show/exhibitors': [
        exhibitor(),
        exhibitor({ id: 12, name: 'Tutti Forti', boothNumberB2b: 8, panoNumberB2b: 5 }),
        exhibitor({ id: 13, name: 'House', boothNumberB2b: 9, organiser: true }),
        exhibitor({ id: 14, name: 'South', boothNumberB2b: 3 }),
      ],
    })
    expect(await screen.findByRole('button', { name: 'Previous booth: 3 South' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Next booth: 8 Tutti Forti' }))
    expect(address()).toBe('/virtual-trade-show/exhibition/5/8?popup=ORDER')
  })
})

describe('what the company does not let its user do', () => {
  test('without the right to order nothing can be typed or added, and it says why (FF-139, FF-735)', async () => {
    open({ 'GET /api/current_user': buyer({ rights: ['prices', 'invoices'] }) })
    expect((await input('Vanilla')).readOnly).toBe(true)
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
    const sorts = screen.getByRole('combobox', { name: /Sort/ })
    expect(
      within(sorts)
        .getAllByRole('option')
        .map(option => option.textContent),
    ).toHaveLength(3)
  })
})
