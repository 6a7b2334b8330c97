import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, type Asked, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { shopBasket, shopCheckout, shopLine, shopPrice } from '../../../testing/shop.ts'
import { BasketPage } from '../BasketPage.tsx'

const BASKET = '/api/onlineshop/basket'
const CHECKOUT = 'GET /api/onlineshop/checkout'
const PLACE = 'POST /api/onlineshop/orders'
const lines = [shopLine(101, 'Lime', 10, 17.5), shopLine(201, 'Cola', 2, 17.5)]

const open = (answers: Answers = {}) =>
  openPage({ '/basket': BasketPage, '/my-orders/:orderId': <p>The order</p> }, '/basket', {
    'GET /api/current_user': buyer(),
    [`GET ${BASKET}`]: shopBasket(lines),
    [CHECKOUT]: shopCheckout(),
    [PLACE]: { order_id: 77 },
    ...answers,
  })

/** A refusal with its code. */
const refused = (status: number, code: string, details?: unknown) => () =>
  Response.json(
    { status, code, detail: `Refused: ${code}`, details, errors: [] },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

const group = async (name: string) => within(await screen.findByRole('group', { name }))
const button = async () => (await screen.findAllByRole('button', { name: /^Place Order/ }))[0]!
/** The button takes no press while it shows that it loads. */
const pressWhenReady = async () => {
  await waitFor(async () => expect((await button()).getAttribute('aria-disabled')).not.toBe('true'), { timeout: 5000 })
  await userEvent.click(await button())
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollIntoView = () => {}
})
afterEach(closePage)

describe('the checkout', () => {
  test('offers the company’s addresses, carriers with figure, weight and units, and payment methods with their reason (SH-164..166)', async () => {
    open({
      [CHECKOUT]: shopCheckout({
        carriers: [
          ...shopCheckout().carriers,
          {
            name: 'Bike',
            kind: 'parcel',
            price_exc_vat: null,
            units: 2,
            weight_kg: 42.5,
            is_possible: false,
            reason: 'no_tariff',
          },
        ],
        credit: { limit: 20_000, used: 9_412.4, with_order: 16_311.97 },
      }),
    })
    const addresses = await group('Deliver to')
    expect(addresses.getByRole<HTMLInputElement>('radio', { name: /^Store 1, Arnhem/ }).checked).toBe(true)
    const carriers = await group('Carrier')
    expect(carriers.getByRole('radio', { name: /^RedRoute\s*2 parcels · 42,5 kg\s*9,50\s€$/ })).toBeTruthy()
    expect(carriers.getByRole('radio', { name: /^FreightLane\s*1 pallet · 42,5 kg\s*48,90\s€$/ })).toBeTruthy()
    const bike = carriers.getByRole<HTMLInputElement>('radio', { name: /^Bike\s*Does not go to this country/ })
    expect(bike.disabled).toBe(true)
    const payments = await group('Payment')
    expect(
      payments.getByRole('radio', { name: /^Invoice, 14 days\s*16\.312 € of 20\.000 € with this order$/ }),
    ).toBeTruthy()
    const debit = payments.getByRole<HTMLInputElement>('radio', { name: /^Direct debit\s*No mandate yet/ })
    expect(debit.disabled).toBe(true)
  })

  test('names the card fee where the card is chosen', async () => {
    const card = { method: 'card', is_possible: true, reason: null, days: null, fee_percent: 1.8 } as const
    open({ [CHECKOUT]: shopCheckout({ payment_methods: [...shopCheckout().payment_methods, card] }) })
    const payments = await group('Payment')
    expect(
      payments.getByRole('radio', { name: /^Card\s*Plus a card fee of 1,8\s%. You pay at our card provider/ }),
    ).toBeTruthy()
  })

  test('asks for the figures of each choice, and keeps what is chosen and typed over a reload (SH-164, SH-170, SH-171, FF-803)', async () => {
    const { calls } = open({
      'GET /api/onlineshop/checkout?shipping_address_id=2': shopCheckout({
        chosen: { ...shopCheckout().chosen, shipping_address_id: 2 },
        breakdown: shopPrice({ shipping: 12, total_price_inc_vat: 268.1 }),
      }),
    })
    await userEvent.click((await group('Deliver to')).getByRole('radio', { name: /^Store 2/ }))
    await userEvent.type(screen.getByRole('textbox', { name: /^Your PO number/ }), 'PO-1')
    await userEvent.type(screen.getByRole('textbox', { name: /^Note/ }), 'Ring twice')
    expect((await button()).textContent).toMatch(/268,10/)
    const { cleanup } = await import('@testing-library/react')
    cleanup()
    open({
      'GET /api/onlineshop/checkout?shipping_address_id=2': shopCheckout({
        chosen: { ...shopCheckout().chosen, shipping_address_id: 2 },
      }),
    })
    expect(await screen.findByDisplayValue('PO-1')).toBeTruthy()
    expect(screen.getByDisplayValue('Ring twice')).toBeTruthy()
    expect((await group('Deliver to')).getByRole<HTMLInputElement>('radio', { name: /^Store 2/ }).checked).toBe(true)
    expect(calls(`${CHECKOUT}?shipping_address_id=2`)).toHaveLength(1)
  })

  test('forgets a kept choice that is gone', async () => {
    localStorage.setItem(
      'fairfloor.draft.1.checkout',
      JSON.stringify({ choices: { shipping_address_id: 9 }, reference: 'PO-1' }),
    )
    open({ [`${CHECKOUT}?shipping_address_id=9`]: refused(422, 'unknown_address') })
    expect((await group('Deliver to')).getByRole<HTMLInputElement>('radio', { name: /^Store 1/ }).checked).toBe(true)
    expect(screen.getByDisplayValue('PO-1')).toBeTruthy()
  })

  test('has a switch for labels where something can have one, with their price from the data', async () => {
    const { calls } = open({ [CHECKOUT]: shopCheckout({ label: { price_exc_vat: 0.07, pieces: 10 } }) })
    await userEvent.click(await screen.findByRole('switch', { name: /^Label service 0,07\s€ a piece · 10 pieces/ }))
    await waitFor(() => expect(calls(`${CHECKOUT}?label_service=true`)).toHaveLength(1))
  })

  test('says what is missing for the minimum order, and what comes now and later (FF-804)', async () => {
    open({ [CHECKOUT]: shopCheckout({ minimum: { amount: 250, missing: 40, is_first_order: true } }) })
    expect(
      await screen.findByText(/^The minimum of a first order is 250,00\s€ without VAT, 40,00\s€ to go/),
    ).toBeTruthy()
    const order = within(screen.getByRole('region', { name: 'Order' }))
    expect(order.getByText('10 now')).toBeTruthy()
    expect(order.getByText('2 later')).toBeTruthy()
  })

  test('shows how far the order is from free shipping, and what would fill it, with one press to add (FF-1860, FF-1861)', async () => {
    const fill = {
      quantity: 12,
      price_exc_vat: 30,
      product_attribute: { id: 301, name: 'Mint', image_url: null, size_name: '500 g', product_name: 'Creatine' },
    }
    const { calls } = open({
      [CHECKOUT]: shopCheckout({
        minimum: { amount: 100, missing: 0, is_first_order: false },
        free_shipping: { from: 250, missing: 40 },
      }),
      [`GET ${BASKET}/fills?missing=40.00`]: { fills: [fill] },
      [`POST ${BASKET}/positions`]: shopBasket(lines),
    })
    const goals = within(await screen.findByRole('region', { name: 'What the order has to come to' }))
    expect(goals.getByText(/^40,00\s€ more, and shipping is free\.$/)).toBeTruthy()
    expect(goals.getByText(/^Minimum 100\s€$/)).toBeTruthy()
    expect(goals.getByText(/^Free shipping 250\s€$/)).toBeTruthy()
    await userEvent.click(await goals.findByText('What would fill it'))
    await userEvent.click(await goals.findByRole('button', { name: 'Add 12 × Creatine 500 g, Mint' }))
    await waitFor(() => expect(calls(`POST ${BASKET}/positions`)).toHaveLength(1))
  })

  test('says nothing of free shipping where it is reached, or no price is seen', async () => {
    open({ [CHECKOUT]: shopCheckout({ free_shipping: { from: 250, missing: 0 } }) })
    await button()
    expect(screen.queryByText('What would fill it')).toBeNull()
    closePage()
    open({ [CHECKOUT]: shopCheckout({ free_shipping: { from: null, missing: null } }) })
    await button()
    expect(screen.queryByText('What would fill it')).toBeNull()
  })

  test('shows no amount to those who may not see prices, who order all the same (FF-805)', async () => {
    const none = {
      ...{ single_price_exc_vat: null, discount_exc_vat: null, total_price_exc_vat: null },
      ...{ current_price: null, regular_price: null, price_when_added: null },
    }
    const unpriced = [shopLine(101, 'Lime', 10, 17.5, none), shopLine(201, 'Cola', 2, 17.5, none)]
    const { calls } = open({
      'GET /api/current_user': buyer({ rights: ['order'] }),
      [`GET ${BASKET}`]: { ...shopBasket(unpriced), total_price_exc_vat: null },
      [CHECKOUT]: shopCheckout({
        carriers: shopCheckout().carriers.map(one => ({ ...one, price_exc_vat: null })),
        now: { pieces: 10, net: null },
        later: { pieces: 2, net: null },
        breakdown: null,
      }),
    })
    await userEvent.click(await button())
    expect(screen.queryByText(/€/)).toBeNull()
    await waitFor(() => expect(calls(PLACE)[0]?.body).toMatchObject({ seen_total: null }))
  })
})

describe('placing', () => {
  test('sends the choices with the total that was seen, empties the basket everywhere and opens the order (SH-166, SH-173)', async () => {
    const { calls, address, client } = open()
    await userEvent.click(await button())
    await waitFor(() => expect(address()).toBe('/my-orders/77'))
    expect(calls(PLACE).map(({ body }) => body)).toEqual([
      {
        shipping_address_id: 1,
        carrier: 'RedRoute',
        payment_method: 'invoice',
        label_service: false,
        delivery: 'in parts',
        external_reference: null,
        note: null,
        wished_on: null,
        seen_total: 265.6,
      },
    ])
    expect(client.getQueryData(['/api/current_user'])).toMatchObject({ basket_info: { basket_total_quantity: 0 } })
    await waitFor(() => expect(client.getQueryData([BASKET])).toMatchObject({ total_lines: 0 }))
    expect(localStorage.getItem('fairfloor.draft.1.checkout')).toBeNull()
    expect(localStorage.getItem('fairfloor.draft.1.checkout-sent')).toBeNull()
  })

  test.each([
    [/^Prepayment/, 'prepayment'],
    [/^Direct debit\s*From the account ending in 4300, mandate M-7$/, 'direct_debit'],
  ])(
    'takes %s, an own number, a note, a day and all in one delivery (SH-167, SH-168, SH-170, SH-171)',
    async (name, method) => {
      const day = `${new Date().getFullYear() + 1}-01-04`
      const { calls } = open({
        [CHECKOUT]: ({ path }: Asked) => {
          const query = new URLSearchParams(path.split('?')[1])
          return shopCheckout({
            chosen: {
              ...shopCheckout().chosen,
              payment_method: query.get('payment_method') ?? 'invoice',
              delivery: query.get('delivery') === 'complete' ? 'complete' : 'in parts',
            },
            payment_methods: shopCheckout().payment_methods.map(one => ({ ...one, is_possible: true, reason: null })),
            mandate: { reference: 'M-7', iban_last4: '4300' },
          })
        },
      })
      await userEvent.click((await group('Payment')).getByRole('radio', { name }))
      await userEvent.click(screen.getByRole('checkbox', { name: 'Send only when complete' }))
      expect(await screen.findByText('Everything leaves together, when the last piece is here.')).toBeTruthy()
      await userEvent.type(screen.getByRole('textbox', { name: /^Your PO number/ }), ' PO-9 ')
      await userEvent.type(screen.getByRole('textbox', { name: /^Note/ }), 'Ring twice')
      fireEvent.change(screen.getByLabelText(/^Wished delivery day/), { target: { value: day } })
      await userEvent.click(await button())
      await waitFor(() =>
        expect(calls(PLACE)[0]?.body).toMatchObject({
          payment_method: method,
          delivery: 'complete',
          external_reference: 'PO-9',
          note: 'Ring twice',
          wished_on: day,
        }),
      )
      await waitFor(() => expect(localStorage.getItem('fairfloor.draft.1.checkout')).toBeNull())
    },
  )

  test('goes by Ctrl+Enter, once, and not in a dialog', async () => {
    const { calls, address } = open()
    await button()
    await userEvent.click(screen.getByRole('button', { name: 'Empty basket' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls(PLACE)).toEqual([])
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true })
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true })
    await waitFor(() => expect(address()).toBe('/my-orders/77'))
    expect(calls(PLACE)).toHaveLength(1)
  })

  test('has one key for one attempt, also after a lost answer and a reload; what is changed is another one (FF-801)', async () => {
    const lost = () => Promise.reject(new TypeError('Failed'))
    const first = open({ [PLACE]: lost })
    await userEvent.click(await button())
    expect((await screen.findAllByText(/What you typed is kept/)).length).toBeGreaterThan(0)
    await pressWhenReady()
    await waitFor(() => expect(first.calls(PLACE)).toHaveLength(2))
    const keys = first.calls(PLACE).map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
    const { cleanup } = await import('@testing-library/react')
    cleanup()

    const second = open({ [PLACE]: lost })
    await userEvent.click(await button())
    await waitFor(() => expect(second.calls(PLACE)).toHaveLength(1))
    expect(second.calls(PLACE)[0]!.headers.get('idempotency-key')).toBe(keys[0])
    await userEvent.type(screen.getByRole('textbox', { name: /^Your PO number/ }), 'PO-2')
    await pressWhenReady()
    await waitFor(() => expect(second.calls(PLACE)).toHaveLength(2))
    expect(second.calls(PLACE)[1]!.headers.get('idempotency-key')).not.toBe(keys[0])
  })

  test('finds the order whose answer was lost by its key, when the basket turns out to be empty (FF-801)', async () => {
    const body = { shipping_address_id: 1, carrier: 'RedRoute', seen_total: 265.6 }
    localStorage.setItem('fairfloor.draft.1.checkout-sent', JSON.stringify([{ key: 'k'.repeat(32), body }]))
    const { calls, address } = open({ [`GET ${BASKET}`]: shopBasket([]) })
    await waitFor(() => expect(address()).toBe('/my-orders/77'))
    expect(calls(PLACE).map(one => [one.headers.get('idempotency-key'), one.body])).toEqual([['k'.repeat(32), body]])
  })

  test('keeps an attempt whose question was one too many, and forgets one that was refused', async () => {
    const stored = 'fairfloor.draft.1.checkout-sent'
    const sent = ['s', 'r'].map(name => ({ key: name.repeat(32), body: { carrier: name } }))
    localStorage.setItem(stored, JSON.stringify(sent))
    const answers = [refused(429, 'too_many_requests')(), refused(409, 'basket_empty')()]
    open({ [`GET ${BASKET}`]: shopBasket([]), [PLACE]: (_: Asked) => answers.shift() })
    await waitFor(() => expect(JSON.parse(localStorage.getItem(stored)!)).toEqual([sent[0]]))
  })

  test('marks what has changed when the total is another one, and orders at the new one with the next press (FF-802)', async () => {
    const baskets = [shopBasket(lines), shopBasket([shopLine(101, 'Lime', 10, 18), shopLine(201, 'Cola', 2, 17.5)])]
    const totals = [265.6, 271.65]
    const answers = [refused(409, 'total_changed', { seen: 265.6, total: 271.65 })(), Response.json({ order_id: 77 })]
    const { calls, address } = open({
      [`GET ${BASKET}`]: (_: Asked) => (baskets.length > 1 ? baskets.shift() : baskets[0]),
      [CHECKOUT]: (_: Asked) =>
        shopCheckout({
          breakdown: shopPrice({ total_price_inc_vat: totals.length > 1 ? totals.shift()! : totals[0]! }),
        }),
      [PLACE]: (_: Asked) => answers.shift(),
    })
    await userEvent.click(await button())
    expect(
      await screen.findByText(/^The total is now 271,65\s€, not 265,60\s€.* 1 position has changed\.$/),
    ).toBeTruthy()
    const lime = screen.getByText(/, Lime$/).closest('li')!
    expect(within(lime).getByText(/^now 18,00\s€ a piece, was 17,50\s€$/)).toBeTruthy()
    expect(lime.hasAttribute('data-changed')).toBe(true)
    expect(
      screen
        .getByText(/, Cola$/)
        .closest('li')!
        .hasAttribute('data-changed'),
    ).toBe(false)
    expect(document.activeElement?.textContent).toMatch(/^The total is now/)
    expect((await button()).textContent).toMatch(/271,65/)
    await pressWhenReady()
    await waitFor(() => expect(address()).toBe('/my-orders/77'))
    expect(calls(PLACE).map(one => (one.body as { seen_total: number }).seen_total)).toEqual([265.6, 271.65])
  })

  test('saves a quantity that was just typed first, and asks again as its total was not seen (FF-802)', async () => {
    let saved = false
    const { calls } = open({
      [`PATCH ${BASKET}/positions/201`]: () => {
        saved = true
        return shopBasket([shopLine(101, 'Lime', 10, 17.5), shopLine(201, 'Cola', 8, 17.5)])
      },
      [CHECKOUT]: () => shopCheckout({ breakdown: shopPrice({ total_price_inc_vat: saved ? 400 : 265.6 }) }),
    })
    const cola = within((await screen.findByText(/, Cola$/)).closest('li')!).getByRole('textbox')
    await button()
    await userEvent.type(cola, '8', { initialSelectionStart: 0, initialSelectionEnd: 1 })
    await userEvent.click(await button())
    expect(await screen.findByText(/^The total is now 400,00\s€, not 265,60\s€/)).toBeTruthy()
    expect(calls('PATCH')).toHaveLength(1)
    expect(calls(PLACE)).toEqual([])
  })

  test.each([
    ['over_credit_limit', 409, 'Payment', /^Invoice/],
    ['carrier_not_possible', 422, 'Carrier', /^RedRoute/],
    ['no_delivery', 422, 'Deliver to', /^Store 1/],
  ])(
    'says %s at its choice, which gets the focus, until another one is made (FF-804)',
    async (code, status, name, radio) => {
      open({ [PLACE]: refused(status, code) })
      await userEvent.click(await button())
      const at = await group(name)
      expect(await at.findByText(`Refused: ${code}`)).toBeTruthy()
      expect(document.activeElement).toBe(at.getByRole('radio', { name: radio }))
      await userEvent.type(screen.getByRole('textbox', { name: /^Note/ }), 'x')
      expect(at.queryByText(`Refused: ${code}`)).toBeNull()
    },
  )

  test('leads to the line that cannot be ordered as it is (FF-804)', async () => {
    const misfit = {
      status: 422,
      code: 'quantity_misfit',
      detail: 'That many cannot be ordered.',
      errors: [{ path: 'positions.201', detail: 'That many cannot be ordered.' }],
    }
    open({
      [PLACE]: () => Response.json(misfit, { status: 422, headers: { 'content-type': 'application/problem+json' } }),
    })
    await userEvent.click(await button())
    const cola = within(screen.getByText(/, Cola$/).closest('li')!).getByRole('textbox')
    await waitFor(() => expect(document.activeElement).toBe(cola))
    expect(screen.getByText('That many cannot be ordered.')).toBeTruthy()
  })

  test.each([
    ['external_reference', /^Your PO number/],
    ['note', /^Note/],
  ])('says at its field what cannot be printed of %s (FF-804)', async (path, name) => {
    const detail = 'This sign cannot be printed.'
    open({ [PLACE]: refusal(400, 'Invalid input.', [{ path, detail }], 'invalid_input') })
    await userEvent.click(await button())
    const field = screen.getByRole('textbox', { name })
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.closest('[data-place]')!.textContent).toContain(detail)
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  })

  test('says a misfitting day at its field (FF-804)', async () => {
    open({ [PLACE]: refused(422, 'wished_day') })
    await userEvent.click(await button())
    expect(await screen.findByText('Refused: wished_day')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/^Wished delivery day/))
  })
})
