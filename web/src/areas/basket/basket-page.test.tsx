import { focusManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useLineChanges } from '../../lib/sending/use-line-changes.ts'
import { buyer, exhibitorStaff, visitor } from '../../testing/fair.ts'
import { type Answers, type Asked, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { shopBasket, shopCheckout, shopLine, shopPrice } from '../../testing/shop.ts'
import { BasketBar } from './BasketBar.tsx'
import { BasketPage } from './BasketPage.tsx'
import { BasketSummary } from './BasketSummary.tsx'
import { lineCalls } from './basket.ts'

const BASKET = '/api/onlineshop/basket'
const lime = shopLine(101, 'Lime', 200, 17.5)
const lines = [
  {
    ...lime,
    product_attribute: { ...lime.product_attribute, stock_available: 120, eta: '2031-06-03' },
  },
  shopLine(201, 'Cola', 12, 2, { price_when_added: 2.5, current_price: 2, added_by: { id: 2, name: 'Anna' } }),
]

const open = (answers: Answers = {}) =>
  openPage({ '/basket': BasketPage }, '/basket', {
    'GET /api/current_user': buyer(),
    [`GET ${BASKET}`]: shopBasket(lines),
    'GET /api/onlineshop/checkout': shopCheckout(),
    ...answers,
  })
const rowOf = async (flavour: string) => within((await screen.findByText(new RegExp(`, ${flavour}$`))).closest('li')!)

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))
afterEach(closePage)

describe('the basket', () => {
  test('shows each position with its flavour, delivery, price and sum (SH-024, SH-157)', async () => {
    open()
    const row = await rowOf('Lime')
    expect(row.getByText('120 now, the rest (80) from 3 June')).toBeTruthy()
    expect(row.getByText(/^17,50\s€$/)).toBeTruthy()
    expect(row.getByText(/^3\.500,00\s€$/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: '2 positions · 212 pieces' })).toBeTruthy()
  })

  test('says what a piece cost when it was added, who added it, and what can no longer be ordered (SH-157)', async () => {
    const gone = shopLine(301, 'Mint', 5, 9, {
      is_available: false,
      single_price_exc_vat: null,
      current_price: null,
      total_price_exc_vat: null,
    })
    open({ [`GET ${BASKET}`]: shopBasket([...lines, gone]) })
    const cola = await rowOf('Cola')
    expect(cola.getByText(/^was 2,50\s€ when added$/)).toBeTruthy()
    expect(cola.getByText(/added by Anna/)).toBeTruthy()
    const mint = await rowOf('Mint')
    expect(mint.getByText('This product can no longer be ordered.')).toBeTruthy()
    expect(mint.getByRole<HTMLInputElement>('textbox').closest('fieldset')!.disabled).toBe(true)
  })

  test('offers a reminder beside what is not there, and asks for it by its flavour (FF-1390)', async () => {
    const mint = shopLine(301, 'Mint', 5, 9)
    const soldOut = { ...mint, product_attribute: { ...mint.product_attribute, availability: 'out' as const } }
    const alerts: { id: number }[] = []
    const { calls } = open({
      [`GET ${BASKET}`]: shopBasket([...lines, soldOut]),
      'GET /api/flavours/notify': () => alerts,
      'PUT /api/flavours/301/notify': () => {
        alerts.push({ id: 301 })
        return { has_notify_me: true }
      },
    })
    const ask = await (await rowOf('Mint')).findByRole('button', { name: /^Notify me: .*Mint/, pressed: false })
    await waitFor(() => expect(ask.getAttribute('aria-disabled')).toBe('false'))
    await userEvent.click(ask)
    expect(await screen.findByRole('button', { name: /^Notify me/, pressed: true })).toBeTruthy()
    expect(calls('PUT')).toHaveLength(1)
  })

  test('names the base of each part of the price (SH-149, SH-172)', async () => {
    open({
      'GET /api/onlineshop/checkout': shopCheckout({
        breakdown: shopPrice({
          deposit: { price_exc_vat: 3.6, quantity: 24 },
          consumption_tax: { price_exc_vat: 2.07, litres: 7.92 },
          label: { price_exc_vat: 1.2, quantity: 10 },
        }),
      }),
    })
    const price = within(await screen.findByRole('region', { name: 'Order' }))
    const parts = (await price.findAllByRole('term')).map(term => term.textContent)
    expect(parts).toEqual([
      'Goods',
      'Deposit24 cans and bottles',
      'Consumption tax7,9 l of drinks',
      'Label service10 labelled pieces',
      'Shippingonce, RedRoute',
      expect.stringMatching(/^VAT 21\s%of 219,50\s€$/),
      'Total incl. VAT',
    ])
    const amounts = price.getAllByRole('definition').map(amount => amount.textContent.replace(/\s/g, ' '))
    expect(amounts).toEqual(['210,00 €', '3,60 €', '2,07 €', '1,20 €', '9,50 €', '46,10 €', '265,60 €'])
  })

  test('says at each line what it carries of deposit, consumption tax and labels, and explains them below the sums', async () => {
    const line = { id: 101, deposit_price: 1.5, consumption_tax_price: 2.07, label_price: 0 }
    const breakdown = shopPrice({
      deposit: { price_exc_vat: 1.5, quantity: 10 },
      consumption_tax: { price_exc_vat: 2.07, litres: 7.92 },
      lines: [line],
    })
    open({ 'GET /api/onlineshop/checkout': shopCheckout({ breakdown }) })
    const lime = await screen.findByText(/^\+ 1,50\s€ deposit$/)
    expect(lime.closest('li')!.textContent).toMatch(/Lime.*\+ 1,50\s€ deposit\+ 2,07\s€ consumption tax/)
    expect(screen.queryByText(/labels$/)).toBeNull()
    const price = within(screen.getByRole('region', { name: 'Order' }))
    expect(price.getByText(/^Consumption tax is what the country of delivery takes per litre/)).toBeTruthy()
    expect(price.getByText(/^Deposit comes to the price of each can and bottle/)).toBeTruthy()
    expect(price.queryByText(/^Label service is/)).toBeNull()
    closePage()
    document.documentElement.lang = 'de'
    open({ 'GET /api/current_user': buyer({ rights: ['prices'] }), [`GET ${BASKET}/price`]: breakdown })
    expect(await screen.findByText(/^\+ 2,07\s€ Verbrauchsteuer$/)).toBeTruthy()
  })

  test('is only looked at without the right to order: the price at the default address, and no way to place it (FF-805)', async () => {
    const { calls } = open({
      'GET /api/current_user': buyer({ rights: ['prices'] }),
      [`GET ${BASKET}/price`]: shopPrice(),
    })
    const price = within(await screen.findByRole('region', { name: 'Price' }))
    expect(await price.findByText('as known now, to your default address')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Place Order/ })).toBeNull()
    expect(calls('GET /api/onlineshop/checkout')).toEqual([])
  })

  test('is changed after a pause; the header’s sums follow the answer', async () => {
    const { calls, client } = open({ [`PATCH ${BASKET}/positions/201`]: shopBasket([shopLine(201, 'Cola', 18, 2)]) })
    const cola = await rowOf('Cola')
    await userEvent.type(cola.getByRole('textbox'), '18', { initialSelectionStart: 0, initialSelectionEnd: 2 })
    await waitFor(() => expect(calls().map(({ body }) => body)).toEqual([{ quantity: 18 }]))
    await waitFor(() =>
      expect(client.getQueryData(['/api/current_user'])).toMatchObject({
        basket_info: { basket_total_lines: 1, basket_total_quantity: 18, basket_total_price: 36 },
      }),
    )
  })

  test('steps by what the size is ordered in, and helps where a quantity no longer fits', async () => {
    const [lime] = lines
    const { product_size: size } = lime!.product_attribute
    const inSixes = {
      ...lime!,
      quantity: 13,
      product_attribute: { ...lime!.product_attribute, product_size: { ...size, order_multiple: 6, min_quantity: 12 } },
    }
    const { calls } = open({
      [`GET ${BASKET}`]: shopBasket([inSixes]),
      [`PATCH ${BASKET}/positions/101`]: shopBasket([inSixes]),
    })
    const row = await rowOf('Lime')
    expect(row.getByText('Ordered in steps of 6, at least 12.')).toBeTruthy()
    await userEvent.click(row.getByRole('button', { name: 'Take 18' }))
    await waitFor(() => expect(calls().map(({ body }) => body)).toEqual([{ quantity: 18 }]))
    await userEvent.click(row.getByRole('button', { name: 'One more' }))
    await waitFor(() => expect(calls().map(({ body }) => body)).toEqual([{ quantity: 18 }, { quantity: 18 }]))
  })

  test('is asked for again as soon as its reader comes back to the window, and the header follows', async () => {
    const answers = [shopBasket(lines), shopBasket([shopLine(101, 'Lime', 7, 17.5)])]
    const { client } = open({ [`GET ${BASKET}`]: (_: Asked) => answers.shift() })
    await rowOf('Cola')
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await waitFor(() => expect(screen.queryByText(/, Cola$/)).toBeNull())
    expect(client.getQueryData(['/api/current_user'])).toMatchObject({ basket_info: { basket_total_quantity: 7 } })
    focusManager.setFocused(undefined)
  })

  test('asks ‘Delete?’ before it is emptied, and brings everything back (SH-468)', async () => {
    const { calls } = open({
      [`DELETE ${BASKET}/basket-empty`]: shopBasket([]),
      [`POST ${BASKET}/positions`]: shopBasket(lines),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Empty basket' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete?' }))
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(calls()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Empty basket' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Your basket is empty')).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await rowOf('Lime')).toBeTruthy()
    expect(calls('POST')[0]?.body).toMatchObject({
      positionsJson: JSON.stringify(lines.map(({ id, quantity }) => ({ product_attribute_id: id, quantity }))),
    })
  })

  test('that was emptied comes back without what can no longer be ordered, and in quantities that can', async () => {
    const gone = shopLine(301, 'Mint', 5, 9, {
      is_available: false,
      single_price_exc_vat: null,
      total_price_exc_vat: null,
    })
    const cola = shopLine(201, 'Cola', 13, 2)
    cola.product_attribute.product_size.order_multiple = 6
    const { calls } = open({
      [`GET ${BASKET}`]: shopBasket([lime, cola, gone]),
      [`DELETE ${BASKET}/basket-empty`]: shopBasket([]),
      [`POST ${BASKET}/positions`]: shopBasket([lime]),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Empty basket' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('3 positions removed.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(calls('POST')[0]?.body).toMatchObject({
        positionsJson: JSON.stringify([
          { product_attribute_id: 101, quantity: 200 },
          { product_attribute_id: 201, quantity: 18 },
        ]),
      }),
    )
  })

  test.each([
    ['empty', []],
    ['filled', lines.slice(1)],
  ])(
    'names what is typed in the lists and not added, adds it with one press, and goes on at the lines: %s',
    async (_, before) => {
      localStorage.setItem('fairfloor.pending.1.shop', JSON.stringify({ 101: 20, 201: 4 }))
      const { calls } = open({
        [`GET ${BASKET}`]: shopBasket(before),
        [`POST ${BASKET}/positions`]: shopBasket(lines),
      })
      expect(await screen.findByText('24 pieces typed but not added')).toBeTruthy()
      await userEvent.click(screen.getByRole('button', { name: 'Add now' }))
      const heading = await screen.findByRole('heading', { name: '2 positions · 212 pieces' })
      await waitFor(() => expect(document.activeElement).toBe(heading))
      expect(screen.queryByText(/typed but not added$/)).toBeNull()
      expect(calls(`POST ${BASKET}/positions`)).toHaveLength(1)
    },
  )

  test('what is added from the header goes on at the way to the basket', async () => {
    localStorage.setItem('fairfloor.pending.1.shop', JSON.stringify({ 101: 20 }))
    openPage(
      {
        '/': (
          <header>
            <BasketSummary />
          </header>
        ),
      },
      '/',
      {
        'GET /api/current_user': buyer(),
        [`POST ${BASKET}/positions`]: shopBasket(lines),
      },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Add now' }))
    await waitFor(() => expect(screen.queryByText(/typed but not added$/)).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Basket/ }))
  })

  test('what is added takes the focus from no other field', async () => {
    localStorage.setItem('fairfloor.pending.1.shop', JSON.stringify({ 101: 20 }))
    const held = Promise.withResolvers<void>()
    open({ [`POST ${BASKET}/positions`]: () => held.promise.then(() => shopBasket(lines)) })
    await userEvent.click(await screen.findByRole('button', { name: 'Add now' }))
    const field = (await rowOf('Cola')).getByRole('textbox')
    await userEvent.click(field)
    held.resolve()
    await waitFor(() => expect(screen.queryByText(/typed but not added$/)).toBeNull())
    expect(document.activeElement).toBe(field)
  })

  test.each([
    ['en', '1 piece typed but not added', 'Add now'],
    ['de', '1 Stück eingetippt, aber nicht hinzugefügt', 'Jetzt hinzufügen'],
  ])('the header names it on every page, until it is dismissed: %s', async (language, words, add) => {
    document.documentElement.lang = language
    localStorage.setItem('fairfloor.pending.1.shop', JSON.stringify({ 101: 1 }))
    openPage({ '/': <BasketSummary /> }, '/', { 'GET /api/current_user': buyer() })
    const note = within((await screen.findByText(words)).closest('[data-typed]')!)
    expect(note.getByRole('button', { name: add })).toBeTruthy()
    await userEvent.click(note.getByRole('button', { name: /Dismiss|Ausblenden/ }))
    expect(screen.queryByText(words)).toBeNull()
  })

  test('is shown to nobody else: visitors log in, staff read why', async () => {
    open({ 'GET /api/current_user': visitor })
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
    closePage()
    const { calls } = open({ 'GET /api/current_user': exhibitorStaff() })
    expect(await screen.findByText('Baskets are for customers')).toBeTruthy()
    expect(calls(`GET ${BASKET}`)).toEqual([])
  })

  test('that cannot be loaded can be asked for again', async () => {
    open({ [`GET ${BASKET}`]: refusal(500, 'Broken') })
    expect(await screen.findByText('Error: Broken')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('the header’s basket', () => {
  const openSummary = (part: object) =>
    openPage({ '/': <BasketSummary /> }, '/', {
      'GET /api/current_user': {
        ...buyer(part),
        basket_info: { basket_total_lines: 2, basket_total_quantity: 1212, basket_total_price: 3524.5 },
      },
    })

  test('says pieces and net sum, and leads to the basket (SH-066)', async () => {
    openSummary({})
    const link = await screen.findByRole('link', { name: /^Basket: 1\.212 pieces, 3\.524,50\s€ excl\. VAT$/ })
    expect(link.getAttribute('href')).toBe('/basket')
  })

  test('says no sum to those who may not see prices', async () => {
    openSummary({ rights: ['order'] })
    expect((await screen.findByRole('link')).textContent).toBe('1.212')
  })
})

function ListWithALine() {
  const { changes } = useLineChanges(lineCalls)
  return (
    <>
      <button type="button" onClick={() => void changes.remove(101)}>
        Remove
      </button>
      <BasketBar list="shop" sizes={[]} />
    </>
  )
}

describe('the bar below a list', () => {
  const sizes = [{ current_price: 2, regular_price: 2, units_per_case: 6, product_attributes: [{ id: 201 }] }]
  const openBar = (answers: Answers) => {
    localStorage.setItem('fairfloor.pending.1.shop', JSON.stringify({ 201: 6, 999: 4 }))
    return openPage({ '/': <BasketBar list="shop" sizes={sizes} /> }, '/', {
      'GET /api/current_user': buyer(),
      ...answers,
    })
  }
  const add = async () => userEvent.click(await screen.findByRole('button', { name: 'Add to basket' }))
  afterEach(() => localStorage.clear())

  test('waits for the change of a line: both answer the basket, and the older answer must not be the last', async () => {
    const held = Promise.withResolvers<void>()
    localStorage.setItem('fairfloor.pending.1.shop', JSON.stringify({ 201: 6 }))
    const { calls } = openPage({ '/': ListWithALine }, '/', {
      'GET /api/current_user': buyer(),
      [`DELETE ${BASKET}/positions/101`]: () => held.promise.then(() => shopBasket([])),
      [`POST ${BASKET}/positions`]: shopBasket(lines),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    await add()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add to basket' }).getAttribute('aria-disabled')).toBe('true'),
    )
    expect(calls().map(({ method }) => method)).toEqual(['DELETE'])
    held.resolve()
    await waitFor(() => expect(calls().map(({ method }) => method)).toEqual(['DELETE', 'POST']))
  })

  test('adds all that is typed, on other pages of the list too, and says no sum that it does not know', async () => {
    const { calls } = openBar({ [`POST ${BASKET}/positions`]: shopBasket(lines) })
    const button = await screen.findByRole('button', { name: 'Add to basket' })
    expect(button.textContent).toBe('Add to basket10 pieces in 2 flavours')
    await add()
    await waitFor(() => expect(localStorage.getItem('fairfloor.pending.1.shop')).toBeNull())
    const { positionsJson } = calls('POST')[0]!.body as { positionsJson: string }
    expect(JSON.parse(positionsJson)).toEqual([
      { product_attribute_id: 201, quantity: 6 },
      { product_attribute_id: 999, quantity: 4 },
    ])
    expect(await screen.findByText('212')).toBeTruthy()
  })

  test('keeps what is typed when the call fails, and forgets only what can never be added', async () => {
    const gone = { status: 422, code: 'not_for_sale', detail: 'Gone.' }
    const answers = [
      new Response(null, { status: 503 }),
      Response.json(
        { ...gone, errors: [{ path: 'positionsJson.1.product_attribute_id', detail: 'Gone.' }] },
        { status: 422, headers: { 'content-type': 'application/problem+json' } },
      ),
    ]
    openBar({ [`POST ${BASKET}/positions`]: (_: Asked) => answers.shift() })
    await add()
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('fairfloor.pending.1.shop')!)).toEqual({ 201: 6, 999: 4 })
    // The button takes no second press while it shows that it loads.
    await waitFor(async () => {
      await add()
      expect(answers).toEqual([])
    })
    await waitFor(() => expect(JSON.parse(localStorage.getItem('fairfloor.pending.1.shop')!)).toEqual({ 201: 6 }))
  })
})
