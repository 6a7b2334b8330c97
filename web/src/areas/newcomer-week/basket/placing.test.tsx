import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Asked, closePage } from '../../../testing/open-page.tsx'
import { week, weekBasket, weekPosition } from '../../../testing/week.ts'
import { order } from '../../orders/test-order.ts'
import { asked, BASKET, full, openBasket, orderButton, PLACE, refused, rowOf } from './test-basket.tsx'

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))
afterEach(closePage)

const PLACED = { order_id: 501, erp_sales_order_id: 501 }
const CONFIRM = /^Confirm Backorder/
const ORDER = /^Place Order/
const lost = () => Promise.reject(new TypeError('lost'))
const keys = (page: ReturnType<typeof openBasket>) =>
  page.calls(PLACE).map(({ headers }) => headers.get('idempotency-key'))
/** The button takes no press while it shows that it loads. */
const press = async (name: RegExp) => {
  await waitFor(async () => expect((await orderButton(name)).getAttribute('aria-disabled')).not.toBe('true'))
  await userEvent.click(await orderButton(name))
}

describe('placing the order', () => {
  test('is done once by a double click, and says thanks with the order (SH-469, SH-470)', async () => {
    const page = openBasket(full(), { [PLACE]: PLACED })
    await userEvent.dblClick(await orderButton(ORDER))
    expect(await screen.findByRole('heading', { name: 'Thank you for your order.' })).toBe(document.activeElement)
    const summary = within(screen.getByRole('region', { name: 'Summary of the order' }))
    expect(await summary.findByText('Order 501')).toBeTruthy()
    expect(await summary.findByText('Vanilla')).toBeTruthy()
    expect(page.calls(PLACE).map(({ path }) => path)).toEqual([
      `${BASKET}/place-order?confirms=0&seen=${full().version}`,
    ])
    expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe('/my-orders/501')
  })

  test('leads on to the payment of an order that is paid first (FF-1171)', async () => {
    openBasket(full(), {
      [PLACE]: PLACED,
      'GET /api/onlineshop/orders/501': { ...order('placed'), payment_method: 'card' },
      'GET /api/onlineshop/orders/501/card-payment': {
        ...{ state: 'to pay', due: 102.96, held_until: '2031-05-12T10:30:00Z', last_try: null, refunds: [] },
        time_zone: 'Europe/Amsterdam',
      },
    })
    await press(ORDER)
    await screen.findByRole('heading', { name: 'Thank you for your order.' })
    expect(await screen.findByRole('button', { name: /^Pay.*102/ })).toBeTruthy()
  })

  test('says so where what was typed last cannot be saved, orders nothing, and orders it when it can (FF-1403)', async () => {
    const changed = full({ positions: [weekPosition(101, 'Lime', 48, 17.5), weekPosition(201, 'Cola', 2, 3)] })
    let isLost = true
    const page = openBasket(full(), {
      [PLACE]: PLACED,
      [`PATCH ${BASKET}/positions/101`]: () => (isLost ? lost() : changed),
    })
    await userEvent.click((await rowOf('Lime')).getByRole('textbox'))
    await userEvent.keyboard('48')
    await press(ORDER)
    const unsaved = 'Your last change is not saved yet, so nothing was sent. Please try again.'
    expect(await screen.findAllByText(unsaved)).not.toEqual([])
    expect((await rowOf('Lime')).getByRole('textbox')).toHaveProperty('value', '48')
    expect(page.calls(PLACE)).toEqual([])
    isLost = false
    await press(ORDER)
    await screen.findByRole('heading', { name: 'Thank you for your order.' })
    expect(page.calls(PLACE)).toHaveLength(1)
  })

  test('sends first what was typed last', async () => {
    const changed = full({ positions: [weekPosition(101, 'Lime', 48, 17.5), weekPosition(201, 'Cola', 2, 3)] })
    const page = openBasket(full(), { [PLACE]: PLACED, [`PATCH ${BASKET}/positions/101`]: changed })
    await userEvent.click((await rowOf('Lime')).getByRole('textbox'))
    await userEvent.keyboard('48')
    await userEvent.click(await orderButton(ORDER))
    await screen.findByRole('heading', { name: 'Thank you for your order.' })
    expect(page.calls().map(({ method, body }) => [method, body])).toEqual([
      ['PATCH', { quantity: 48 }],
      ['POST', undefined],
    ])
  })

  test('waits for the label service, and does not order where it was not accepted', async () => {
    const answering = Promise.withResolvers<unknown>()
    const page = openBasket(full(), { [PLACE]: PLACED, [`PATCH ${BASKET}`]: () => answering.promise })
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Label service/ }))
    await userEvent.click(await orderButton(ORDER))
    await waitFor(() => expect(page.calls('PATCH')).toHaveLength(1))
    expect(page.calls(PLACE)).toEqual([])
    answering.resolve(refused(409, 'newcomer_week_closed'))
    expect((await screen.findAllByText(/^The basket has changed meanwhile/))[0]).toBeTruthy()
    expect(page.calls(PLACE)).toEqual([])
    await press(ORDER)
    expect(await screen.findByRole('heading', { name: 'Thank you for your order.' })).toBeTruthy()
  })

  test('waits for another look where a colleague has changed the basket meanwhile', async () => {
    const changed = full({ positions: [weekPosition(101, 'Lime', 48, 17.5), weekPosition(301, 'Mint', 9, 3)] })
    const page = openBasket(full(), { [PLACE]: PLACED, [`PATCH ${BASKET}/positions/101`]: changed })
    await userEvent.click((await rowOf('Lime')).getByRole('textbox'))
    await userEvent.keyboard('48')
    await userEvent.click(await orderButton(ORDER))
    expect((await screen.findAllByText(/^The basket has changed meanwhile/))[0]).toBeTruthy()
    expect(page.calls(PLACE)).toEqual([])
  })

  test('orders nothing that a colleague has added unseen: the server refuses, and the basket is shown as it is (FF-1170)', async () => {
    const more = full({ positions: [...full().positions, weekPosition(301, 'Mint', 9, 3)] })
    const answers = [full(), more]
    const page = openBasket(() => answers.shift() ?? more, {
      [PLACE]: ({ path }: Asked) =>
        path.endsWith(encodeURIComponent(more.version)) ? PLACED : refused(409, 'week_basket_changed'),
    })
    await press(ORDER)
    expect((await screen.findAllByText('Refused: week_basket_changed'))[0]).toBeTruthy()
    expect(await rowOf('Mint')).toBeTruthy()
    await press(ORDER)
    expect(await screen.findByRole('heading', { name: 'Thank you for your order.' })).toBeTruthy()
    const [first, second] = keys(page)
    expect(second).not.toBe(first)
  })

  test('that got no answer is made again with its key; another basket with another one (FF-1135)', async () => {
    const answers: unknown[] = [lost, lost, PLACED]
    const page = openBasket(full(), {
      [PLACE]: () => {
        const next = answers.shift()
        return typeof next === 'function' ? next() : next
      },
      [`DELETE ${BASKET}/positions/201`]: full({ positions: [weekPosition(101, 'Lime', 12, 17.5)] }),
    })
    await press(ORDER)
    await screen.findAllByText(/^No connection/)
    await press(ORDER)
    await waitFor(() => expect(page.calls(PLACE)).toHaveLength(2))
    await userEvent.click((await rowOf('Cola')).getByRole('button', { name: 'Remove Whey 900 g, Cola' }))
    await press(ORDER)
    await screen.findByRole('heading', { name: 'Thank you for your order.' })
    const [first, second, third] = keys(page)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('that got no answer is found by its key when the basket is empty then (FF-1135)', async () => {
    let isLost = true
    const page = openBasket(() => (isLost ? full() : weekBasket()), { [PLACE]: () => (isLost ? lost() : PLACED) })
    await press(ORDER)
    await screen.findAllByText(/^No connection/)
    isLost = false
    await page.client.invalidateQueries()
    expect(await screen.findByRole('heading', { name: 'Thank you for your order.' })).toBeTruthy()
    expect(new Set(keys(page)).size).toBe(1)
  })

  test('whose page is reloaded before the answer waits until the basket is empty, and says thanks', async () => {
    const first = openBasket(full(), { [PLACE]: () => new Promise(() => {}) })
    await press(ORDER)
    await waitFor(() => expect(first.calls(PLACE)).toHaveLength(1))
    cleanup()
    const baskets = [full(), full()]
    const second = openBasket(() => baskets.shift() ?? weekBasket(), { [PLACE]: PLACED })
    expect((await orderButton(ORDER)).getAttribute('aria-disabled')).toBe('true')
    expect(await screen.findByRole('heading', { name: 'Thank you for your order.' }, { timeout: 4000 })).toBeTruthy()
    expect(new Set([...keys(first), ...keys(second)]).size).toBe(1)
  })

  test('says why it is refused, and names what can no longer be ordered', async () => {
    const gone = full({ positions: [weekPosition(101, 'Lime', 12, 17.5, { is_available: false })] })
    const answers = [full(), gone]
    openBasket(() => answers.shift() ?? gone, { [PLACE]: refused(422, 'not_in_newcomer_week') })
    await press(ORDER)
    expect((await screen.findAllByText('Refused: not_in_newcomer_week'))[0]).toBeTruthy()
    expect(
      await (await rowOf('Lime')).findByText('This product can no longer be ordered. Please remove it.'),
    ).toBeTruthy()
    await waitFor(async () => expect((await orderButton(ORDER)).hasAttribute('disabled')).toBe(true))
    // Beside the sums, and at a phone's foot.
    expect(screen.getAllByText('Nothing in the basket can be ordered.')).toHaveLength(2)
  })
})

describe('a backorder to confirm', () => {
  test('asks for the quantities in red, with the day of each position (SH-471..473)', async () => {
    openBasket(asked(501))
    expect(await screen.findByRole('heading', { name: 'Confirm your backorder' })).toBeTruthy()
    expect(screen.getByText('Please confirm the quantities.').closest('[role=status]')!.textContent).toContain(
      'confirm, or empty the basket to keep participating',
    )
    expect((await rowOf('Lime')).getByText('expected 3 June')).toBeTruthy()
    expect((await rowOf('Cola')).getByText('date unknown')).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: /^Label service/ })).toBeNull()
    expect((await orderButton(CONFIRM)).textContent).toBe('Confirm Backorder')
  })

  test('names what is still waited for, not what has come meanwhile (FF-1173)', async () => {
    openBasket(
      full({
        ...{ erp_sales_order_id: 501, is_backorder_confirmation: true },
        positions: [
          weekPosition(101, 'Lime', 15, 17.5, { most: 15, open: 3 }),
          weekPosition(201, 'Cola', 20, 3, { most: 20, open: 0 }),
        ],
      }),
    )
    expect((await rowOf('Lime')).getByText('3 waited for')).toBeTruthy()
    expect((await rowOf('Cola')).getByText('has come')).toBeTruthy()
  })

  test('is lowered, raised again up to what is waited for, and a removed line stays with 0 (SH-474)', async () => {
    const page = openBasket(asked(501, 14), { [`PATCH ${BASKET}/positions/101`]: asked(501, 0) })
    const row = await rowOf('Lime')
    const plus = row.getByRole<HTMLButtonElement>('button', { name: 'One more' })
    await userEvent.click(plus)
    expect([row.getByRole<HTMLInputElement>('textbox').value, plus.disabled]).toEqual(['15', true])
    await userEvent.click(row.getByRole('button', { name: 'Remove Whey 900 g, Lime' }))
    await waitFor(() =>
      expect(page.calls().map(({ path, body }) => [path, body])).toEqual([
        [`${BASKET}/positions/101?confirms=501`, { quantity: 0 }],
      ]),
    )
    expect(row.getByRole<HTMLInputElement>('textbox').value).toBe('0')
    expect(screen.getByText('2 lines, 20 pieces')).toBeTruthy()
  })

  test('is confirmed once, also after the event, and says thanks (SH-476)', async () => {
    const page = openBasket(asked(501), {
      [PLACE]: PLACED,
      'GET /api/onlineshop/newcomer-week/current-ncw': week('over'),
    })
    await userEvent.dblClick(await orderButton(CONFIRM))
    expect(await screen.findByRole('heading', { name: 'Thank you for your backorder confirmation.' })).toBeTruthy()
    expect(page.calls(PLACE).map(({ path }) => path)).toEqual([
      `${BASKET}/place-order?confirms=501&seen=${asked(501).version}`,
    ])
    expect(screen.getByRole('link', { name: 'To the shop' })).toBeTruthy()
  })

  test('that is emptied waits for nothing any more, and the basket is there again (SH-475)', async () => {
    const page = openBasket(asked(501), { [`DELETE ${BASKET}/basket-empty`]: full() })
    await userEvent.click(await screen.findByRole('button', { name: 'Clear Basket' }))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(/^Order 501 then waits for nothing any more/)).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Order 501 waits for nothing any more.')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Basket' })).toBeTruthy()
    expect(page.calls().map(({ path }) => path)).toEqual([`${BASKET}/basket-empty?confirms=501`])
  })

  test('that is emptied after the event says so before the way leads on (FF-1172)', async () => {
    openBasket(asked(501), {
      [`DELETE ${BASKET}/basket-empty`]: weekBasket(),
      'GET /api/onlineshop/newcomer-week/current-ncw': week('over'),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Clear Basket' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Order 501 waits for nothing any more.')).toBeTruthy()
  })

  test('whose confirmation got no answer is found by its key after the event too, on a page that is opened again (FF-1172)', async () => {
    const attempt = { key: 'kept', body: { confirms: 501, seen: asked(501).version } }
    localStorage.setItem('fairfloor.draft.1.newcomer-week-seen', JSON.stringify([attempt]))
    const page = openBasket(weekBasket(), {
      [PLACE]: PLACED,
      'GET /api/onlineshop/newcomer-week/current-ncw': week('over'),
    })
    expect(await screen.findByRole('heading', { name: 'Thank you for your backorder confirmation.' })).toBeTruthy()
    expect(keys(page)).toEqual(['kept'])
  })

  test('that came meanwhile is shown, says so, and takes no change that was meant for the basket (FF-1134)', async () => {
    const answers = [full(), asked(501)]
    const page = openBasket(() => answers.shift() ?? asked(501), {
      [`PATCH ${BASKET}/positions/101`]: ({ path }: Asked) => refused(409, 'something_else_in_basket', { path }),
    })
    await userEvent.click((await rowOf('Lime')).getByRole('textbox'))
    await userEvent.keyboard('7')
    expect(
      await screen.findByText(/^Your last change came too late and was not made. Meanwhile goods of order 501/),
    ).toBeTruthy()
    expect(await orderButton(CONFIRM)).toBeTruthy()
    expect((await rowOf('Lime')).getByRole<HTMLInputElement>('textbox').value).toBe('15')
    expect(page.calls('PATCH').map(({ path }) => path)).toEqual([`${BASKET}/positions/101?confirms=0`])
  })

  test('that has ended meanwhile leaves the basket, says so, and orders nothing (FF-1134)', async () => {
    const answers = [asked(501), full()]
    const page = openBasket(() => answers.shift() ?? full(), { [PLACE]: refused(409, 'nothing_left_to_confirm') })
    await press(CONFIRM)
    expect(await screen.findByText('Nothing of order 501 is left to be confirmed.')).toBeTruthy()
    expect(await orderButton(ORDER)).toBeTruthy()
    expect(page.calls(PLACE)).toHaveLength(1)
  })

  test('whose confirmation got no answer is found by its key when the basket is back (FF-1135)', async () => {
    let isLost = true
    const page = openBasket(() => (isLost ? asked(501) : full()), { [PLACE]: () => (isLost ? lost() : PLACED) })
    await press(CONFIRM)
    await screen.findAllByText(/^No connection/)
    isLost = false
    await page.client.invalidateQueries()
    expect(await screen.findByRole('heading', { name: 'Thank you for your backorder confirmation.' })).toBeTruthy()
    expect(page.calls(PLACE).map(({ path }) => path)).toEqual(
      Array(2).fill(`${BASKET}/place-order?confirms=501&seen=${asked(501).version}`),
    )
    expect(new Set(keys(page)).size).toBe(1)
  })
})
