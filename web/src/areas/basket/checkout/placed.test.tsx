import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy } from 'react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { watchConnection } from '../../../lib/sending/connection.ts'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { shopBasket, shopCheckout, shopLine } from '../../../testing/shop.ts'
import { BasketPage } from '../BasketPage.tsx'

const BASKET = 'GET /api/onlineshop/basket'
const PLACE = 'POST /api/onlineshop/orders'
const SENT = 'fairfloor.draft.1.checkout-sent'
const LONG = { timeout: 4000 }
const full = shopBasket([shopLine(101, 'Lime', 10, 17.5)])
const empty = shopBasket([])

const open = (answers: Answers = {}, orderPage = <p>The order</p>) =>
  openPage({ '/basket': BasketPage, '/my-orders/:orderId': orderPage, '/': <p>The shop</p> }, '/basket', {
    'GET /api/current_user': buyer(),
    [BASKET]: full,
    'GET /api/onlineshop/checkout': shopCheckout(),
    [PLACE]: { order_id: 77 },
    ...answers,
  })
const button = async () => (await screen.findAllByRole('button', { name: /^Place Order/ }))[0]!
const isBusy = async () => (await button()).getAttribute('aria-disabled') === 'true'
const lost = () => Promise.reject(new TypeError('Failed'))
const keysOf = (calls: { headers: Headers }[]) => new Set(calls.map(({ headers }) => headers.get('idempotency-key')))
/** Leaves the page as a reload does. */
const reload = (answers: Answers) => {
  cleanup()
  return open(answers)
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollIntoView = () => {}
})
afterEach(closePage)

describe('from the press to the page of the order', () => {
  test('the button is busy, then the page says that the order is placed, also after Back', async () => {
    const Never = lazy(() => new Promise<never>(() => {}))
    const answer = Promise.withResolvers<void>()
    const { address, goBack } = open({ [PLACE]: () => answer.promise.then(() => ({ order_id: 77 })) }, <Never />)
    await userEvent.click(await button())
    expect(await isBusy()).toBe(true)
    answer.resolve()
    expect(await screen.findByText('Order 77 is placed')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Place Order/ })).toBeNull()
    expect(address()).toBe('/my-orders/77')
    await goBack()
    expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe('/my-orders/77')
    expect(screen.queryByText(/, Lime$/)).toBeNull()
  })

  test('a page that was left and is there again waits for the answer, too', async () => {
    const answer = Promise.withResolvers<void>()
    const { calls, address, goTo } = open({ [PLACE]: () => answer.promise.then(() => ({ order_id: 77 })) })
    await userEvent.click(await button())
    await goTo('/')
    await goTo('/basket')
    expect(await isBusy()).toBe(true)
    await userEvent.click(await button())
    answer.resolve()
    await waitFor(() => expect(address()).toBe('/my-orders/77'))
    expect(calls(PLACE)).toHaveLength(1)
  })

  test('a reload waits until the order is there, and leads to it', async () => {
    const first = open({ [PLACE]: () => new Promise(() => {}) })
    await userEvent.click(await button())
    await waitFor(() => expect(first.calls(PLACE)).toHaveLength(1))
    const baskets = [full, full, empty]
    const second = reload({ [BASKET]: () => (baskets.length > 1 ? baskets.shift() : empty) })
    expect(await isBusy()).toBe(true)
    await waitFor(() => expect(second.address()).toBe('/my-orders/77'), LONG)
    expect(keysOf([...first.calls(PLACE), ...second.calls(PLACE)]).size).toBe(1)
    expect(localStorage.getItem(SENT)).toBeNull()
  })

  test('a reload waits no longer than a call may take', async () => {
    localStorage.setItem(SENT, JSON.stringify([{ key: 'k'.repeat(32), body: {}, sentAt: Date.now() - 9000 }]))
    open()
    expect(await isBusy()).toBe(true)
    await waitFor(async () => expect(await isBusy()).toBe(false), LONG)
  })

  test('nor longer after the clock of the device was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const sent = Date.now() + 3_600_000
    localStorage.setItem(SENT, JSON.stringify([{ key: 'k'.repeat(32), body: {}, sentAt: sent }]))
    open()
    expect(await isBusy()).toBe(true)
    vi.setSystemTime(Date.now() + 10_000)
    await waitFor(async () => expect(await isBusy()).toBe(false), LONG)
  })

  test('an expired session orders nothing and keeps the key for the next press', async () => {
    const answers = [refusal(401, 'Log in.'), { order_id: 77 }]
    const { calls, address } = open({ [PLACE]: () => answers.shift() })
    await userEvent.click(await button())
    await waitFor(async () => expect([calls(PLACE).length, await isBusy()]).toEqual([1, false]), LONG)
    await userEvent.click(await button())
    await waitFor(() => expect(address()).toBe('/my-orders/77'))
    expect(keysOf(calls(PLACE)).size).toBe(1)
  })

  test('a lost answer is looked for at once: an order that was made is shown without another press', async () => {
    const answers = [lost, lost, () => ({ order_id: 77 })]
    let isOrdered = false
    const { calls, address } = open({
      [BASKET]: () => (isOrdered ? empty : full),
      [PLACE]: () => {
        isOrdered = true
        return answers.shift()!()
      },
    })
    await userEvent.click(await button())
    await waitFor(() => expect(calls(PLACE)).toHaveLength(2), LONG)
    expect(screen.queryByText('Your basket is empty')).toBeNull()
    await waitFor(() => expect(address()).toBe('/my-orders/77'), LONG)
    expect(keysOf(calls(PLACE)).size).toBe(1)
  })

  test('a lost answer whose order is looked for in an expired session is looked for again with the next reading', async () => {
    localStorage.setItem(SENT, JSON.stringify([{ key: 'k'.repeat(32), body: { carrier: 'RedRoute' } }]))
    const answers = [refusal(401, 'Log in.'), { order_id: 77 }]
    const { calls, address, client } = open({ [BASKET]: empty, [PLACE]: () => answers.shift() })
    await waitFor(() => expect(calls(PLACE)).toHaveLength(1))
    await client.refetchQueries({ queryKey: ['/api/onlineshop/basket'] })
    await waitFor(() => expect(address()).toBe('/my-orders/77'))
  })

  test('without a connection the button waits, and nothing says a second time what the bar says', async () => {
    const stop = watchConnection()
    let isOnline = true
    const answer = (found: unknown) => () => (isOnline ? found : lost())
    const { calls } = open({ [BASKET]: answer(full), [PLACE]: lost, 'GET /live': answer({}) })
    await button()
    isOnline = false
    await userEvent.click(await button())
    await waitFor(() => expect(calls('GET /live').length).toBeGreaterThan(0))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await isBusy()).toBe(true)
    isOnline = true
    const [said] = await screen.findAllByText(/^We got no answer\. What you typed is kept/, {}, LONG)
    expect(said).toBeTruthy()
    expect(await isBusy()).toBe(false)
    stop()
  })
})
