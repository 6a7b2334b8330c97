import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buyer, exhibitorStaff } from '../../../testing/fair.ts'
import { type Asked, closePage, refusal } from '../../../testing/open-page.tsx'
import { week, weekBasket, weekHeader, weekPosition } from '../../../testing/week.ts'
import { BASKET, full, openBasket, orderButton, rowOf } from './test-basket.tsx'

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))
afterEach(closePage)

const type = async (flavour: string, text: string) => {
  const cell = (await rowOf(flavour)).getByRole<HTMLInputElement>('textbox')
  await userEvent.click(cell)
  await userEvent.keyboard(text)
  return cell
}
const changes = (page: ReturnType<typeof openBasket>) =>
  page.calls('PATCH').map(({ path, body }) => [path.replace(BASKET, ''), body])

describe('the basket of the event', () => {
  test('lists each position with image, brand, product, name and prices (SH-454)', async () => {
    openBasket()
    const row = await rowOf('Lime')
    expect(row.getByText(/^Brand 1 · 900 g/)).toBeTruthy()
    expect(row.getByText(/^2 cases$/)).toBeTruthy()
    expect(row.getByText(/17,50\s€/)).toBeTruthy()
    expect(row.getByText(/20,00\s€/).tagName).toBe('S')
    expect(row.getByText(/210,00\s€/)).toBeTruthy()
    const image = (await screen.findByText('Whey Lime')).closest('li')!.querySelector('img')!
    expect(image.getAttribute('src')).toContain('/media/101/')
    expect(screen.getByText('2 lines, 14 pieces')).toBeTruthy()
  })

  test('adds up with label service, shipping, consumption tax, deposit, VAT by rate and the total (SH-460..465)', async () => {
    openBasket(
      full({
        is_label_service: true,
        label_price_vat_info: { vat_rate: 21, vat_from: 0.42, vat_value: 0.09 },
        lemonade_fee_price_exc_vat: 0.39,
        lemonade_fee_price_vat_info: [{ vat_rate: 9, vat_from: 0.39, vat_value: 0.04 }],
        positions_deposit_price_exc_vat: 0.45,
        positions_deposit_price_vat_info: [{ vat_rate: 0, vat_from: 0.45, vat_value: 0 }],
        total_price_inc_vat: 236.83,
      }),
    )
    const sums = within(await screen.findByRole('region', { name: 'Sum' }))
    expect(sums.getByRole<HTMLInputElement>('checkbox', { name: /^Label service\s*0,42\s€ excl. VAT$/ }).checked).toBe(
      true,
    )
    const parts = sums.getAllByRole('term').map(term => term.textContent.replace(/\s/g, ' '))
    const amounts = sums.getAllByRole('definition').map(amount => amount.textContent.replace(/\s/g, ' '))
    expect(parts.map((part, i) => [part, amounts[i]])).toEqual([
      ['Products', '216,00 €'],
      ['Label service', '0,42 €'],
      ['Verbruiksbelastingon drinks, per litre', '0,39 €'],
      ['Deposit', '0,45 €'],
      ['Shipping', 'calculated after checkout'],
      ['VAT 9 %on 216,39 €', '19,48 €'],
      ['VAT 21 %on 0,42 €', '0,09 €'],
      ['Total incl. VAT', '236,83 €'],
    ])
    for (const words of [/^Consumption tax is what the country/, /^Deposit comes to the price/, /^Label service is/])
      expect(sums.getByText(words)).toBeTruthy()
  })

  test('says at each position what it carries of deposit, consumption tax and labels', async () => {
    const carried = { deposit_price_exc_vat: 1.8, lemonade_fee_price_exc_vat: 0.39, label_price_exc_vat: 0 }
    openBasket(full({ positions: [weekPosition(101, 'Lime', 12, 17.5, carried), weekPosition(201, 'Cola', 2, 3)] }))
    const lime = await rowOf('Lime')
    expect(lime.getByText(/^\+ 1,80\s€ deposit$/)).toBeTruthy()
    expect(lime.getByText(/^\+ 0,39\s€ consumption tax$/)).toBeTruthy()
    expect((await rowOf('Cola')).queryByText(/^\+/)).toBeNull()
  })

  test('has no line for consumption tax and deposit at 0 (SH-462, SH-463)', async () => {
    openBasket()
    const sums = within(await screen.findByRole('region', { name: 'Sum' }))
    const parts = sums.getAllByRole('term').map(term => term.textContent.replace(/\s/g, ' '))
    expect(parts).toEqual(['Products', 'Shipping', 'VAT 9 %on 216,00 €', 'Total incl. VAT'])
  })

  test('says below the total what will be ordered, and orders that (SH-461)', async () => {
    const to_order = {
      carrier_name: 'RedRoute',
      shipping_price_inc_vat: 8.41,
      fees_price_inc_vat: 0,
      total_price_inc_vat: 243.85,
    }
    openBasket(full({ to_order }))
    const sums = within(await screen.findByRole('region', { name: 'Sum' }))
    expect(sums.getByText('calculated after checkout')).toBeTruthy()
    expect(sums.getAllByRole('definition').at(-1)?.textContent).toMatch(/^235,44\s€$/)
    expect(sums.getByText(/^With RedRoute 8,41\s€: 243,85\s€$/)).toBeTruthy()
    expect(await orderButton(/^Place Order, 243,85\s€ incl. VAT$/)).toBeTruthy()
    expect(screen.getByText('incl. VAT and shipping').textContent).toMatch(/^243,85\s€ incl/)
    closePage()
    document.documentElement.lang = 'de'
    openBasket(full({ to_order: { ...to_order, fees_price_inc_vat: 4.3, total_price_inc_vat: 248.15 } }))
    expect(await screen.findByText(/^Mit RedRoute 8,41\s€ und Gebühren 4,30\s€: 248,15\s€$/)).toBeTruthy()
  })

  test('says beforehand what is missing up to the minimum, with the way to the products (FF-1860)', async () => {
    const details = { minimum: 100, missing: 75.7 }
    const detail = 'The minimum order value is 100,00 €: 75,70 € to go.'
    const minimum = { amount: 100, missing: 75.7, is_first_order: false }
    openBasket(full({ minimum, refusal: { code: 'below_minimum', detail, details, errors: [] } }))
    const sums = within(await screen.findByRole('region', { name: 'Sum' }))
    expect(await sums.findByText(detail)).toBeTruthy()
    expect(await screen.findByText('What would fill it')).toBeTruthy()
    expect(sums.getByRole('link', { name: 'To the products' }).getAttribute('href')).toBe('/newcomer-week/products')
  })

  test('sends a typed quantity once, half a second after the last digit (SH-457, SH-458, SH-637)', async () => {
    const page = openBasket(full(), { [`PATCH ${BASKET}/positions/101`]: full() })
    await type('Lime', '4')
    await userEvent.keyboard('8')
    const typedAt = performance.now()
    await waitFor(() => expect(changes(page)).toEqual([['/positions/101?confirms=0', { quantity: 48 }]]))
    expect(performance.now() - typedAt).toBeGreaterThan(450)
  })

  test('is changed by plus and minus, which stops at 1; a typed 0 removes (SH-455, SH-456)', async () => {
    const two = full({ positions: [weekPosition(101, 'Lime', 2, 17.5)] })
    const page = openBasket(two, { [`DELETE ${BASKET}/positions/101`]: weekBasket() })
    const row = await rowOf('Lime')
    await userEvent.click(row.getByRole('button', { name: 'One more' }))
    expect(row.getByRole<HTMLInputElement>('textbox').value).toBe('3')
    const minus = row.getByRole<HTMLButtonElement>('button', { name: 'One less' })
    await userEvent.click(minus)
    await userEvent.click(minus)
    expect([row.getByRole<HTMLInputElement>('textbox').value, minus.disabled]).toEqual(['1', true])
    await type('Lime', '0')
    await userEvent.tab()
    expect(await screen.findByRole('heading', { name: 'Your basket is empty' })).toBeTruthy()
    await waitFor(() =>
      expect(page.calls('DELETE').map(({ path }) => path)).toEqual([`${BASKET}/positions/101?confirms=0`]),
    )
  })

  test('never jumps back to an answer that comes late (SH-457)', async () => {
    const first = Promise.withResolvers<unknown>()
    const answers = [first.promise, full({ positions: [weekPosition(101, 'Lime', 30, 17.5)] })]
    const page = openBasket(full(), { [`PATCH ${BASKET}/positions/101`]: () => answers.shift() })
    const cell = await type('Lime', '20')
    await waitFor(() => expect(changes(page)).toHaveLength(1))
    await userEvent.clear(cell)
    await userEvent.keyboard('30')
    first.resolve(full({ positions: [weekPosition(101, 'Lime', 20, 17.5)] }))
    await waitFor(() => expect(changes(page)).toHaveLength(2))
    expect(cell.value).toBe('30')
    expect(changes(page).map(([, body]) => body)).toEqual([{ quantity: 20 }, { quantity: 30 }])
  })

  test('sends at once what was typed when the page is left (SH-458)', async () => {
    const page = openBasket(full(), { [`PATCH ${BASKET}/positions/101`]: full() })
    await type('Lime', '48')
    await page.goTo('/newcomer-week/home')
    await waitFor(() => expect(changes(page)).toEqual([['/positions/101?confirms=0', { quantity: 48 }]]), {
      timeout: 300,
    })
  })

  test('keeps a change that got no answer, to be sent again (FF-1403)', async () => {
    let isLost = true
    const page = openBasket(full(), {
      [`PATCH ${BASKET}/positions/101`]: () => (isLost ? Promise.reject(new TypeError('lost')) : full()),
    })
    const cell = await type('Lime', '48')
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(cell.value).toBe('48')
    isLost = false
    await userEvent.click(again)
    await waitFor(() => expect(changes(page)).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  })

  test('says why a quantity was refused, and shows the server’s', async () => {
    openBasket(full(), { [`PATCH ${BASKET}/positions/101`]: refusal(409, 'The Newcomer Week is not open.') })
    const cell = await type('Lime', '48')
    expect(await (await rowOf('Lime')).findByText('The Newcomer Week is not open.')).toBeTruthy()
    expect(cell.value).toBe('12')
  })

  test.each([
    ['empty', weekBasket()],
    ['filled', full({ positions: [weekPosition(301, 'Mint', 9, 3)] })],
  ])(
    'names what is typed on the event’s pages and not added, adds it with one press, and goes on at the lines: %s',
    async (_, before) => {
      localStorage.setItem(`fairfloor.pending.1.newcomer-week-${week('open').id}`, JSON.stringify({ 101: 12, 201: 2 }))
      const baskets = [before]
      const page = openBasket(() => baskets.shift() ?? full(), { [`POST ${BASKET}/positions`]: weekHeader() })
      // In the head and in the page, which hides the one in the head.
      await waitFor(() => expect(screen.getAllByText('14 pieces typed but not added')).toHaveLength(2))
      await userEvent.click(screen.getAllByRole('button', { name: 'Add now' })[1]!)
      expect(await screen.findByText(/^Whey Lime$/, {}, { timeout: 3000 })).toBeTruthy()
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Basket' })))
      expect(screen.queryByText(/typed but not added$/)).toBeNull()
      expect(page.calls(`POST ${BASKET}/positions`)).toHaveLength(1)
    },
  )

  test('what is added from the event’s head goes on at the way to the basket', async () => {
    localStorage.setItem(`fairfloor.pending.1.newcomer-week-${week('open').id}`, JSON.stringify({ 101: 12 }))
    openBasket(full(), { [`POST ${BASKET}/positions`]: weekHeader() })
    await userEvent.click((await screen.findAllByRole('button', { name: 'Add now' }))[0]!)
    await waitFor(() => expect(screen.queryByText(/typed but not added$/)).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Basket/ })))
  })

  test('loses a removed position at once, and brings it back (SH-459)', async () => {
    const page = openBasket(full(), {
      [`DELETE ${BASKET}/positions/101`]: full({ positions: [weekPosition(201, 'Cola', 2, 3)] }),
      [`POST ${BASKET}/positions`]: { total_quantity: 14, total_price: 216, is_backorder_confirmation: false },
    })
    await userEvent.click((await rowOf('Lime')).getByRole('button', { name: 'Remove Whey 900 g, Lime' }))
    expect(screen.queryByText('Whey Lime')).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await rowOf('Lime')
    expect(page.calls().map(({ method, path, body }) => [method, path, body])).toEqual([
      ['DELETE', `${BASKET}/positions/101?confirms=0`, undefined],
      ['POST', `${BASKET}/positions`, { positionsJson: '[{"product_attribute_id":101,"quantity":12}]' }],
    ])
  })

  test('asks before it is cleared, in the words of the specification (SH-466, SH-467)', async () => {
    const page = openBasket(full(), { [`DELETE ${BASKET}/basket-empty`]: weekBasket() })
    await userEvent.click(await screen.findByRole('button', { name: 'Clear Basket' }))
    const name = 'Are you sure you want to delete all positions in your basket?'
    const question = within(await screen.findByRole('dialog', { name }))
    expect(page.calls()).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('heading', { name: 'Your basket is empty' })).toBeTruthy()
    expect(page.calls().map(({ path }) => path)).toEqual([`${BASKET}/basket-empty?confirms=0`])
  })

  test('leads on from an empty one to the event’s home (SH-452, SH-453)', async () => {
    const { address } = openBasket(weekBasket())
    await userEvent.click(await screen.findByRole('link', { name: 'Continue shopping' }))
    expect(address()).toBe('/newcomer-week/home')
  })

  test('takes the last of several presses on the label service, whatever is still on its way (SH-460)', async () => {
    const answering = Promise.withResolvers<void>()
    const page = openBasket(full(), {
      [`PATCH ${BASKET}`]: async ({ body }: Asked) => {
        await answering.promise
        return full(body as { is_label_service: boolean })
      },
    })
    const label = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Label service/ })
    for (let press = 0; press < 3; press++) await userEvent.click(label)
    expect(label.checked).toBe(true)
    answering.resolve()
    await waitFor(() =>
      expect(changes(page).map(([, body]) => body)).toEqual([true, false, true].map(on => ({ is_label_service: on }))),
    )
    expect(label.checked).toBe(true)
  })

  test('is only looked at by who may not order', async () => {
    openBasket(full(), { 'GET /api/current_user': buyer({ rights: ['prices'] }) })
    const row = await rowOf('Lime')
    expect(row.getByRole<HTMLInputElement>('textbox').closest('fieldset')!.disabled).toBe(true)
    expect(screen.getByText('You are not allowed to order for your company.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Place Order|Clear Basket|Remove/ })).toBeNull()
  })

  test('shows no amount to who may not see prices', async () => {
    const hidden = { label_price_exc_vat: null, positions_price_exc_vat: null, total_price_inc_vat: null }
    const line = weekPosition(101, 'Lime', 12, 0, { single_price_exc_vat: null, regular_price: null })
    openBasket(full({ ...hidden, positions: [line], positions_price_vat_info: [] }), {
      'GET /api/onlineshop/newcomer-week/basket-header': weekHeader({ total_price: null }),
    })
    expect((await orderButton(/^Place Order$/)).textContent).toBe('Place Order')
    expect(document.body.textContent).not.toContain('€')
  })

  test('is not for staff', async () => {
    openBasket(full(), { 'GET /api/current_user': exhibitorStaff() })
    expect(await screen.findByRole('heading', { name: 'Baskets are for customers' })).toBeTruthy()
  })
})
