import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { basket, buyer, exhibitor, exhibitorStaff, line, vts } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { OrderOverviewModal } from './OrderOverview.tsx'

const BASKET = '/api/onlineshop/vts-basket'
const POSITION = '/api/onlineshop/vts-basket-product-attributes'
const lines = [line(1, 'Lime', 3, 10, 17.5), line(2, 'Cola', 9, 4, 1.99), line(3, 'Mint', 3, 2, 1)]

const price = {
  total_price_exclusive_tax: 184.96,
  label_price: 0,
  total_deposit_price_exclusive_tax: 0,
  total_lemonade_fee_price_exc: 0,
  vat: [{ vat_rate: 9, vat_price: 16.65 }],
  total_price_inclusive_tax: 201.61,
}

const open = (answers: Answers) =>
  openPage({ '/': <OrderOverviewModal open onClose={() => {}} /> }, '/', {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/vts': vts('ordering'),
    'GET /api/virtual-trade-show/exhibitors': [],
    [`GET ${BASKET}`]: basket(lines),
    ...answers,
  })
const row = async (flavour: string) => within((await screen.findByText(flavour)).closest('li')!)
const quantityIn = (inRow: Awaited<ReturnType<typeof row>>) => inRow.getByRole<HTMLInputElement>('textbox').value
const confirming = { 'GET /api/onlineshop/vts': vts('confirmation'), 'GET /api/onlineshop/vts-basket-price': price }

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))
afterEach(closePage)

describe('the order overview', () => {
  test('lists the positions by exhibitor in an accordion, with a row of totals (TS-292, TS-297)', async () => {
    open({})
    expect(await screen.findByRole('heading', { name: /^Product overview/ })).toBeTruthy()
    const heads = await screen.findAllByRole('button', { expanded: true })
    expect(heads.map(head => /Booth of \d/.exec(head.textContent!)?.[0])).toEqual(['Booth of 3', 'Booth of 9'])
    await userEvent.click(heads[0]!)
    expect(heads[0]!.getAttribute('aria-expanded')).toBe('false')
    const total = screen.getByText(/^Total excl\. VAT/).closest('p')!
    expect(total.textContent).toMatch(/^16 pieces\s*Total excl\. VAT 184,96\s€$/)
  })

  test('a line names brand, size and flavour, its price without VAT, and can be stepped, typed and removed (TS-293..296)', async () => {
    open({})
    const lime = await row('Lime')
    expect(lime.getByText(/Brand 3 · Whey 900 g/)).toBeTruthy()
    expect(lime.getByText(/^17,50\s€$/)).toBeTruthy()
    expect(screen.getByText('Prices excl. VAT')).toBeTruthy()
    expect(quantityIn(lime)).toBe('10')
    expect(lime.getAllByRole('button').map(button => button.getAttribute('aria-label'))).toEqual([
      'One less',
      'One more',
      'Remove Whey 900 g, Lime',
    ])
  })

  test('quick presses are one call with the last quantity (TS-299, TS-301)', async () => {
    const { calls } = open({ [`PATCH ${POSITION}/2`]: basket([lines[0]!, line(2, 'Cola', 9, 6, 1.99), lines[2]!]) })
    const more = (await row('Cola')).getByRole('button', { name: 'One more' })
    // Synchronously, because the debounce runs in real time.
    fireEvent.click(more)
    fireEvent.click(more)
    expect(quantityIn(await row('Cola'))).toBe('6')
    await waitFor(() => expect(calls()).toHaveLength(1))
    expect(calls()[0]).toMatchObject({ method: 'PATCH', path: `${POSITION}/2`, body: { quantity: 6 } })
  })

  test('names what is typed at the fair and not added, adds it with one press for each place, and goes on at the lines', async () => {
    localStorage.setItem('fairfloor.pending.1.booth-9', JSON.stringify({ 2: 20, 3: 4 }))
    localStorage.setItem('fairfloor.pending.1.where-is', JSON.stringify({ 1: 1 }))
    const { calls } = open({
      [`GET ${BASKET}`]: basket([]),
      'GET /api/virtual-trade-show/exhibitors': [3, 9].map(id => exhibitor({ id, name: `Booth of ${id}` })),
      'POST /api/onlineshop/vts-basket-add-position': basket(lines),
    })
    const note = within((await screen.findByText('Booth of 9: 24 pieces typed but not added')).closest('[data-typed]')!)
    expect(screen.getByText('1 piece typed but not added')).toBeTruthy()
    await userEvent.click(note.getByRole('button', { name: 'Add now' }))
    const heading = await screen.findByRole('heading', { name: 'Product overview' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.queryByText(/^Booth of 9: .*typed but not added$/)).toBeNull()
    expect(calls('POST').map(({ body }) => body)).toEqual([
      { positionsJson: '[{"product_attribute_id":2,"quantity":20},{"product_attribute_id":3,"quantity":4}]' },
    ])
  })

  test('forgets what is typed of a flavour that has left the fair, once that was refused', async () => {
    localStorage.setItem('fairfloor.pending.1.where-is', JSON.stringify({ 1: 5, 2: 6 }))
    const gone = [{ path: 'positionsJson.0.product_attribute_id', detail: 'Gone' }]
    open({ 'POST /api/onlineshop/vts-basket-add-position': refusal(422, 'Not here', gone, 'not_at_the_show') })
    await userEvent.click(await screen.findByRole('button', { name: 'Add now' }))
    expect(await screen.findByText('6 pieces typed but not added')).toBeTruthy()
  })

  test('names nothing typed while it cannot be added', async () => {
    localStorage.setItem('fairfloor.pending.1.where-is', JSON.stringify({ 1: 5 }))
    open(confirming)
    await row('Lime')
    expect(screen.queryByText(/typed but not added$/)).toBeNull()
  })

  test('what is removed while ordering is gone at once, before the server has answered (TS-302)', async () => {
    const { calls } = open({ [`DELETE ${POSITION}/2`]: () => new Promise(() => {}) })
    await userEvent.click((await row('Cola')).getByRole('button', { name: /^Remove/ }))
    expect(screen.queryByText('Cola')).toBeNull()
    await waitFor(() => expect(calls()).toHaveLength(1))
  })

  test('what is removed while confirming stays with 0 (TS-303)', async () => {
    const { calls } = open({ ...confirming, [`PATCH ${POSITION}/2`]: basket([{ ...lines[1]!, quantity: 0 }]) })
    await userEvent.click((await row('Cola')).getByRole('button', { name: /^Remove/ }))
    expect(quantityIn(await row('Cola'))).toBe('0')
    await waitFor(() => expect(calls()[0]?.body).toEqual({ quantity: 0 }))
    await waitFor(() => expect(screen.queryByText('Lime')).toBeNull())
    expect(quantityIn(await row('Cola'))).toBe('0')
  })

  test('undo brings a removed line back with its quantity, once the removal is done (FF-701)', async () => {
    let removed = () => {}
    const answers = {
      [`DELETE ${POSITION}/2`]: () =>
        new Promise<Response>(resolve => {
          removed = () => resolve(Response.json(basket([lines[0]!, lines[2]!])))
        }),
      'POST /api/onlineshop/vts-basket-add-position': basket([lines[0]!, lines[2]!, lines[1]!]),
    }
    const { calls } = open(answers)
    await userEvent.click((await row('Cola')).getByRole('button', { name: /^Remove/ }))
    expect(screen.getByText('Whey 900 g, Cola: 4 pieces removed.')).toBeTruthy()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Undo' }))
    expect(calls()).toHaveLength(1)
    removed()
    expect(quantityIn(await row('Cola'))).toBe('4')
    expect(calls()).toHaveLength(2)
    expect(calls()[1]?.body).toEqual({
      positionsJson: JSON.stringify([{ product_attribute_id: 2, quantity: 4 }]),
    })
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Whey 900 g, Cola'))
  })

  test('the last line can be brought back, too', async () => {
    open({ [`GET ${BASKET}`]: basket([lines[1]!]), [`DELETE ${POSITION}/2`]: basket([]) })
    await userEvent.click((await row('Cola')).getByRole('button', { name: /^Remove/ }))
    expect(screen.getByText('Nothing ordered yet')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  })

  test('undo after a refused removal adds nothing (FF-701)', async () => {
    const { calls } = open({ [`DELETE ${POSITION}/2`]: refusal(409, 'The ordering window is closed.') })
    await userEvent.click((await row('Cola')).getByRole('button', { name: /^Remove/ }))
    await (await row('Cola')).findByRole('alert')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
    expect(calls()).toHaveLength(1)
  })

  test('while confirming undo sets the quantity as it was (FF-701)', async () => {
    const { calls } = open({ ...confirming, [`PATCH ${POSITION}/2`]: basket(lines) })
    await userEvent.click((await row('Cola')).getByRole('button', { name: /^Remove/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(quantityIn(await row('Cola'))).toBe('4')
    await waitFor(() => expect(calls().at(-1)?.body).toEqual({ quantity: 4 }))
  })

  test('a refused change says why under its row (TS-311)', async () => {
    const detail = 'You ordered 4: while confirming a quantity can only go down.'
    open({ [`PATCH ${POSITION}/2`]: refusal(409, detail) })
    await userEvent.click((await row('Cola')).getByRole('button', { name: 'One more' }))
    await waitFor(async () => expect((await row('Cola')).getByRole('alert').textContent).toBe(detail))
    expect((await row('Lime')).queryByRole('alert')).toBeNull()
    expect(quantityIn(await row('Cola'))).toBe('4')
  })

  test('a refused removal brings the row back and says why under it (TS-311)', async () => {
    open({ [`DELETE ${POSITION}/2`]: refusal(409, 'The ordering window is closed.') })
    await userEvent.click((await row('Cola')).getByRole('button', { name: /^Remove/ }))
    await waitFor(async () =>
      expect((await row('Cola')).getByRole('alert').textContent).toBe('The ordering window is closed.'),
    )
  })

  test('leads back to ordering while that is possible', async () => {
    open({})
    await row('Lime')
    expect(screen.getByRole('button', { name: 'Order more' })).toBeTruthy()
    closePage()
    open(confirming)
    await row('Lime')
    expect(screen.queryByRole('button', { name: 'Order more' })).toBeNull()
  })

  test('a line names its brand to screen readers alone where its group has that name', async () => {
    const lime = line(1, 'Lime', 3, 10, 17.5)
    lime.product_attribute.product_size.product.brand.name = 'Booth of 3'
    open({ [`GET ${BASKET}`]: basket([lime]) })
    expect((await screen.findByText('Lime')).parentElement?.textContent).toBe('Lime Booth of 3 · Whey 900 g')
    expect(screen.getByText('Booth of 3 ·').className).toMatch(/hidden/i)
  })

  test('that does not load says why (TS-310)', async () => {
    open({ [`GET ${BASKET}`]: refusal(404, 'No trade show is planned.') })
    expect(await screen.findByText('Error: No trade show is planned.')).toBeTruthy()
  })
})

describe('an order of many lines', () => {
  const many = Array.from({ length: 30 }, (_, i) => line(i + 1, `Flavour ${i + 1}`, 1 + (i % 3), i + 1, 31 - i))
  const large = { [`GET ${BASKET}`]: basket(many) }
  const openGroups = () => screen.queryAllByRole('button', { expanded: true }).map(head => head.textContent)
  const shown = () =>
    screen
      .queryAllByRole('button', { name: /^Remove/ })
      .map(button => button.getAttribute('aria-label')?.replace('Remove Whey 900 g, ', ''))

  test('says how many lines and pieces, and opens its first group (FF-700)', async () => {
    open(large)
    const said = await screen.findByText('30 lines')
    expect(said.textContent).toBe('30 lines · 465 pieces')
    expect(openGroups()).toHaveLength(1)
    expect(openGroups()[0]).toMatch(/^.?1Booth of 1|Booth of 1/)
  })

  test('leads over its lines to the button at its end with Ctrl+Enter (FF-708)', async () => {
    open(large)
    const [cell] = await screen.findAllByRole('textbox', { name: /^Pieces of/ })
    cell!.focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(document.activeElement?.textContent).toBe('Order more')
  })

  test('starts folded where it has more brands than its first brand has lines', async () => {
    const brands = Array.from({ length: 16 }, (_, i) => line(i + 1, `Flavour ${i + 1}`, i + 1, 4, 2))
    open({ [`GET ${BASKET}`]: basket(brands) })
    expect(await screen.findByRole('button', { name: /Booth of 16.*1 line · 4 pieces.*8,00/ })).toBeTruthy()
    expect(openGroups()).toHaveLength(0)
  })

  test('is searched by brand, flavour and SKU (FF-700)', async () => {
    open(large)
    const search = await screen.findByRole('searchbox', { name: 'Search brand, flavour or SKU' })
    await userEvent.type(search, 'F17')
    await waitFor(() => expect(shown()).toEqual(['Flavour 17']))
    expect(openGroups()).toHaveLength(1)
    await userEvent.clear(search)
    await userEvent.type(search, 'brand 2 flavour 5')
    await waitFor(() => expect(shown()).toEqual(['Flavour 5']))
  })

  test('is filled in by Tab, digits and cases, from cell to cell (FF-707)', async () => {
    const { calls } = open({ ...large, [`PATCH ${POSITION}/1`]: basket(many), [`PATCH ${POSITION}/4`]: basket(many) })
    const cell = (id: number) =>
      screen.getByRole<HTMLInputElement>('textbox', { name: `Pieces of Whey 900 g, Flavour ${id}` })
    await row('Flavour 1')
    await userEvent.click(cell(1))
    await userEvent.keyboard('7{Tab}2c{Enter}')
    expect(document.activeElement).toBe(cell(7))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}')
    expect(document.activeElement).toBe((await row('Flavour 1')).getByRole('button', { name: 'One more' }))
    await waitFor(() =>
      expect(calls().map(({ path, body }) => [path, body])).toEqual([
        [`${POSITION}/1`, { quantity: 7 }],
        [`${POSITION}/4`, { quantity: 12 }],
      ]),
    )
  })

  test('is sorted by pieces, and folded as a whole (FF-700)', async () => {
    open(large)
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'Most pieces')
    await userEvent.click(screen.getByRole('button', { name: 'Unfold all' }))
    expect(openGroups()).toHaveLength(3)
    expect(shown().slice(0, 2)).toEqual(['Flavour 30', 'Flavour 27'])
  })
})

describe('confirming', () => {
  test('has its button in the confirmation window alone (TS-307, TS-308)', async () => {
    open({})
    await row('Lime')
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
    closePage()
    open(confirming)
    await row('Lime')
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy()
  })

  test('has the focus again after the way back from the check', async () => {
    open(confirming)
    await row('Lime')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the order' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Confirm' }))
  })

  test('waits for pending changes, and says what stopped it only until that is mended', async () => {
    const refused = Promise.withResolvers<Response>()
    const answers = [refused.promise, Response.json(basket(lines))]
    open({ ...confirming, [`PATCH ${POSITION}/2`]: () => answers.shift() })
    await userEvent.click((await row('Cola')).getByRole('button', { name: 'One less' }))
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    const button = screen.getByRole('button', { name: 'Confirm' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    refused.resolve(refusal(409, 'Not now.'))
    expect(await screen.findByText('Please look at the marked lines first.')).toBeTruthy()
    expect(button.getAttribute('aria-disabled')).not.toBe('true')
    await userEvent.click((await row('Cola')).getByRole('button', { name: 'One less' }))
    await waitFor(() => expect(screen.queryByText('Please look at the marked lines first.')).toBeNull())
  })

  test('shows thanks in place of the order (TS-309, FF-702)', async () => {
    const { calls } = open({ ...confirming, [`PATCH ${BASKET}`]: basket(lines, { is_confirmed: true }) })
    await row('Lime')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByRole('heading', { name: 'Check your order' })).toBeTruthy()
    expect(calls()).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('Thank you for your confirmation!')).toBeTruthy()
    expect(screen.queryByText('Lime')).toBeNull()
    expect(calls()[0]?.body).toEqual({ confirm: true })
    expect(calls()[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('how it works', () => {
  test('stands above the basket', async () => {
    open({})
    await row('Lime')
    expect(screen.getByRole('list', { name: 'How it works' })).toBeTruthy()
  })

  test('is not shown to exhibitors', async () => {
    const { client } = open({ 'GET /api/current_user': exhibitorStaff() })
    expect(await screen.findByText('Orders are for customers')).toBeTruthy()
    await waitFor(() => expect(client.getQueryData(['/api/onlineshop/vts'])).toBeTruthy())
    expect(screen.queryByRole('list', { name: 'How it works' })).toBeNull()
  })
})
