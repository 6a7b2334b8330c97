import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { address, basket, buyer, confirmedPosition, visitor, vts } from '../../testing/fair.ts'
import { type Answers, type Asked, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { ReleasePage } from './ReleasePage.tsx'

const RELEASE = '/api/onlineshop/vts-release'
const preview = {
  total_price_exclusive_tax: 35,
  shipping_cost: 6.95,
  label_price: 0,
  total_deposit_price_exclusive_tax: 1.5,
  total_lemonade_fee_price_exc: 0.52,
  document_fee: 0,
  credit_card_fee_price: 0,
  vat: [{ vat_rate: 9, vat_price: 3.15 }],
  total_price_inclusive_tax: 47.12,
}
const positions = [
  confirmedPosition(1, 'Lime'),
  confirmedPosition(2, 'Cola', { stock_available: 5 }),
  confirmedPosition(3, 'Mint', { stock_available: 0, eta: '2031-06-03' }),
  confirmedPosition(4, 'Plum', { stock_available: null }),
]
const addresses = [address(70, 'Gym Shop North'), address(71, 'Gym Shop South', true)]

const released = (positions: unknown[], order_ids: number[] = []) => ({
  positions,
  shipping_addresses: addresses,
  release_end: vts('release').release_end,
  refused_marks: [] as unknown[],
  order_ids,
})

const open = (answers: Answers = {}) =>
  openPage({ '/vts-order-release': ReleasePage, '/vts-order': <p>Confirmation page</p> }, '/vts-order-release', {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/vts': vts('release'),
    'GET /api/onlineshop/orders': [],
    [`GET ${RELEASE}`]: released(positions),
    [`POST ${RELEASE}/preview`]: preview,
    ...answers,
  })
const row = async (flavour: string) => within(await screen.findByRole('row', { name: new RegExp(`^${flavour}`) }))
const inputOf = async (flavour: string) => (await row(flavour)).getByRole<HTMLInputElement>('textbox')
async function check() {
  await userEvent.click(screen.getByRole('button', { name: 'Check and release' }))
  await screen.findByRole('heading', { name: 'Check your release' })
}
async function release() {
  await check()
  await userEvent.click(screen.getByRole('button', { name: 'Release' }))
}

afterEach(closePage)

test('the steps and what is open stand there until something is filled in', async () => {
  open()
  await row('Lime')
  expect(screen.getByRole('list', { name: 'How it works' }).querySelector('[aria-current]')?.textContent).toContain(
    'Release',
  )
  const price = within(await screen.findByRole('region', { name: 'Your release' }))
  expect(price.getByText('Open lines').nextSibling?.textContent).toBe('4')
  expect(price.getByText('Open value excl. VAT').nextSibling?.textContent).toMatch(/2\.520,00/)
  await userEvent.type(await inputOf('Lime'), '1')
  await waitFor(() => expect(price.queryByText('Open lines')).toBeNull())
})

test('a visitor is asked to log in', async () => {
  open({ 'GET /api/current_user': visitor })
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
})

test('before the first release it says that the free samples come with it, afterwards no more (FF-606)', async () => {
  const withSamples = { 'GET /api/onlineshop/vts-basket': basket([], { total_sample_positions_quantity: 3 }) }
  const untouched = confirmedPosition(1, 'Lime', { released_quantity: 0, remaining_quantity: 48 })
  open({ ...withSamples, [`GET ${RELEASE}`]: released([untouched]) })
  expect(await screen.findByText('Your 3 free samples come with this release.')).toBeTruthy()
  closePage()
  open(withSamples)
  await row('Lime')
  expect(screen.queryByText(/free sample/)).toBeNull()
})

test('each confirmed position shows ordered, released, remaining, its stock now and when more comes (TS-356, TS-357)', async () => {
  open()
  const cells = async (flavour: string) =>
    (await row(flavour)).getAllByRole('cell').map(cell => cell.textContent!.replaceAll(/\s+/g, ' ').trim())
  expect((await cells('Lime')).slice(0, 5)).toEqual(['48', '12', '36', 'in stock', '17,50 €'])
  expect((await cells('Cola'))[3]).toMatch(/^in stock5 left/)
  expect((await cells('Mint'))[3]).toMatch(/^from 3 June/)
  expect((await cells('Plum'))[3]).toMatch(/^on request/)
})

test('a typed quantity is at most what remains and at most the stock (TS-358..360)', async () => {
  open()
  await userEvent.type(await inputOf('Lime'), '99')
  expect((await inputOf('Lime')).value).toBe('36')
  await userEvent.type(await inputOf('Cola'), '12')
  expect((await inputOf('Cola')).value).toBe('5')
  expect((await inputOf('Mint')).disabled).toBe(true)
  expect((await inputOf('Plum')).disabled).toBe(true)
})

test('what was typed before its stock became unknown is named at its row (FF-210)', async () => {
  let stock: number | null = 9
  const { calls } = open({
    [`GET ${RELEASE}`]: () => released([confirmedPosition(4, 'Plum', { stock_available: stock })]),
    [`POST ${RELEASE}`]: refusal(409, 'Stock not known yet'),
  })
  await userEvent.type(await inputOf('Plum'), '3')
  stock = null
  await release()
  expect(await screen.findByText('Whey 900 g, Plum: Stock not known yet')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }))
  expect((await inputOf('Plum')).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Stock not known yet', { selector: '[role=alert]' })).toBeTruthy()
  expect(calls(`POST ${RELEASE}`).length).toBeGreaterThan(0)
})

test('price, VAT, deposit and consumption tax stand there before anything is released (TS-361)', async () => {
  const { calls } = open()
  await userEvent.type(await inputOf('Lime'), '2')
  const price = within(screen.getByRole('region', { name: 'Your release' }))
  await price.findByText(/^47,12\s€$/)
  for (const [name, amount] of [
    [/VAT.*9/, '3,15'],
    [/^Deposit$/, '1,50'],
    [/^Consumption tax$/, '0,52'],
  ] as const)
    expect(price.getByText(name).parentElement!.textContent).toContain(amount)
  expect(calls().map(call => call.path)).toEqual([`${RELEASE}/preview`])
})

test('the release goes to the address that was picked; the usual one is picked at first (TS-362)', async () => {
  const { calls } = open({ [`POST ${RELEASE}`]: { order_id: 501 } })
  await userEvent.type(await inputOf('Lime'), '2')
  expect(screen.getByRole('radio', { name: /Gym Shop South/, checked: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /Gym Shop North/ }))
  await release()
  await waitFor(() => expect(calls(`POST ${RELEASE}`).some(call => call.path === RELEASE)).toBe(true))
  const sent = calls().find((call: Asked) => call.path === RELEASE)!
  expect(sent.body).toEqual({ positions: [{ product_attribute_id: 1, quantity: 2 }], shipping_address_id: 70 })
  expect(sent.headers.get('idempotency-key')).toBeTruthy()
  expect(await screen.findByText('2 pieces are released')).toBeTruthy()
  await waitFor(async () => expect((await inputOf('Lime')).value).toBe(''))
})

test('what is gone meanwhile is named at its row, and stays typed (TS-365)', async () => {
  const errors = [{ path: 'positions.1.product_attribute_id', detail: 'None left.' }]
  open({ [`POST ${RELEASE}`]: refusal(409, 'North Whey 900 g, Cola is out of stock.', errors) })
  await userEvent.type(await inputOf('Lime'), '2')
  await userEvent.type(await inputOf('Cola'), '3')
  await release()
  const message = await screen.findByText('North Whey 900 g, Cola is out of stock.')
  expect((await inputOf('Cola')).getAttribute('aria-describedby')).toBe(message.id)
  expect((await inputOf('Cola')).getAttribute('aria-invalid')).toBe('true')
  expect((await inputOf('Lime')).value).toBe('2')
})

test('of what is partly gone meanwhile one press enters the rest', async () => {
  let stock = 9
  const errors = [{ path: 'positions.0.product_attribute_id', detail: 'Too few.' }]
  open({
    [`GET ${RELEASE}`]: () => released([confirmedPosition(4, 'Plum', { stock_available: stock })]),
    [`POST ${RELEASE}`]: refusal(409, 'Only 4 are left.', errors),
  })
  await userEvent.type(await inputOf('Plum'), '8')
  stock = 4
  await release()
  await userEvent.click(await screen.findByRole('button', { name: 'Enter 4' }))
  const input = await inputOf('Plum')
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['4', null])
  expect(document.activeElement).toBe(input)
})

test('a lost release is sent again only from its check, with what is typed then', async () => {
  let isLost = true
  const { calls } = open({
    [`POST ${RELEASE}`]: () => (isLost ? Promise.reject(new TypeError('Failed to fetch')) : { order_id: 501 }),
  })
  await userEvent.type(await inputOf('Lime'), '2')
  await release()
  await screen.findByRole('button', { name: 'Try again' })
  await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }))
  expect(await screen.findByText('No connection. What you typed is kept.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await userEvent.clear(await inputOf('Lime'))
  await userEvent.type(await inputOf('Lime'), '5')
  isLost = false
  await check()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Release' }).getAttribute('aria-disabled')).not.toBe('true'),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('5 pieces are released')
  const sent = calls().filter(({ path }) => path === RELEASE)
  expect(sent.map(({ body }) => body)).toMatchObject([
    { positions: [{ quantity: 2 }] },
    { positions: [{ quantity: 5 }] },
  ])
})

test('after the end nothing can be typed or released any more (TS-363)', async () => {
  open({ 'GET /api/onlineshop/vts': vts('over') })
  expect(
    await screen.findByText(
      'The release ended on 30th of June 2031. What was not released has been deleted from the basket.',
    ),
  ).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull()
})

test('with nothing confirmed it leads to the confirmation page', async () => {
  const { address: where } = open({
    [`GET ${RELEASE}`]: released([]),
  })
  await waitFor(() => expect(where()).toBe('/vts-order'))
})

test('of the customer’s orders those stand below that this edition’s releases have become', async () => {
  const head = { order_date: '2031-05-20T10:00:00.000Z', external_reference: 'Fair', status: 'placed' }
  const order = (order_id: number) => ({ ...head, order_id, invoice_number: null, total_price_inclusive_tax: 9.5 })
  open({
    'GET /api/onlineshop/orders': [order(4713), order(4712), order(4711)],
    [`GET ${RELEASE}`]: released(positions, [4713, 4711]),
  })
  expect(await screen.findByText(/4713/)).toBeTruthy()
  expect(screen.getByText(/4711/)).toBeTruthy()
  expect(screen.queryByText(/4712/)).toBeNull()
})

test('without the right to order the confirmed positions are there to be read', async () => {
  open({ 'GET /api/current_user': buyer({ rights: ['prices'] }) })
  expect(await screen.findByText('You are not allowed to order for your company.')).toBeTruthy()
  expect((await row('Lime')).queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull()
})

test('without the right to see prices one releases, and no price is asked for (FF-139)', async () => {
  const hidden = positions.map(position => ({
    ...position,
    single_price_excl_vat: null,
    single_deposit_price_excl_vat: null,
    single_lemonade_fee_price_excl_vat: null,
  }))
  const page = open({
    'GET /api/current_user': buyer({ rights: ['order'] }),
    [`GET ${RELEASE}`]: released(hidden),
    [`POST ${RELEASE}`]: { order_id: 9 },
  })
  await userEvent.type(await inputOf('Lime'), '4')
  await release()
  await waitFor(() => expect(page.calls(`POST ${RELEASE}`)).toHaveLength(1))
  expect(document.body.textContent).not.toMatch(/€|Sum excl/)
})

const many = Array.from({ length: 20 }, (_, i) =>
  confirmedPosition(i + 1, `Flavour ${i + 1}`, {
    brand_name: i < 10 ? 'North' : 'South',
    ...(i % 2 === 0 && { released_quantity: 48, remaining_quantity: 0 }),
  }),
)

test('of a long list only the open lines of one brand stand there at first; brands fold, and all lines can be shown (FF-227)', async () => {
  open({ [`GET ${RELEASE}`]: released(many) })
  const lines = () => screen.queryAllByRole('textbox', { name: /^Pieces/ }).length
  expect(await screen.findByText('20 lines · 10 open')).toBeTruthy()
  expect(lines()).toBe(5)
  await userEvent.click(screen.getByRole('button', { name: /^South/ }))
  expect(lines()).toBe(10)
  await userEvent.click(screen.getByRole('switch', { name: 'Open only' }))
  expect(lines()).toBe(20)
  await userEvent.click(screen.getByRole('button', { name: /^North/ }))
  expect(lines()).toBe(10)
})

test('a search looks in all lines, and a brand can be gone to (FF-227)', async () => {
  open({ [`GET ${RELEASE}`]: released(many) })
  await userEvent.type(await screen.findByRole('searchbox'), 'Flavour 11')
  expect(await screen.findByText('1 of 20 lines')).toBeTruthy()
  expect((await row('Flavour 11')).getByRole('textbox')).toBeTruthy()
  await userEvent.clear(screen.getByRole('searchbox'))
  await screen.findByText('20 lines · 10 open')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Go to' }), 'South')
  expect(document.activeElement?.textContent).toMatch(/^South/)
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true')
})

test('a refusal unfolds the brand of its row (FF-227)', async () => {
  const errors = [{ path: 'positions.0.product_attribute_id', detail: 'None left.' }]
  open({ [`GET ${RELEASE}`]: released(many), [`POST ${RELEASE}`]: refusal(409, 'It is out of stock.', errors) })
  await userEvent.click(await screen.findByRole('button', { name: /^South/ }))
  await userEvent.type(await inputOf('Flavour 12'), '2')
  await userEvent.click(screen.getByRole('button', { name: /^South/ }))
  expect(screen.getByText('2 to release')).toBeTruthy()
  await release()
  expect(await screen.findByText('It is out of stock.')).toBeTruthy()
  expect(document.activeElement).toBe(await inputOf('Flavour 12'))
})

test('a refusal at a row that only a search shows ends the search and unfolds its brand', async () => {
  const errors = [{ path: 'positions.0.product_attribute_id', detail: 'None left.' }]
  open({ [`GET ${RELEASE}`]: released(many), [`POST ${RELEASE}`]: refusal(409, 'It is out of stock.', errors) })
  await userEvent.type(await screen.findByRole('searchbox'), 'Flavour 12')
  await userEvent.type(await inputOf('Flavour 12'), '2')
  await userEvent.click(screen.getByRole('button', { name: /^South/ }))
  await release()
  expect(await screen.findByText('It is out of stock.')).toBeTruthy()
  expect(document.activeElement).toBe(await inputOf('Flavour 12'))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

test('before releasing one checks lines, address and price, and says own order number and note; what was typed stays (FF-228)', async () => {
  const { calls } = open({ [`POST ${RELEASE}`]: { order_id: 501 } })
  await userEvent.type(await inputOf('Lime'), '2')
  await check()
  expect(document.activeElement?.textContent).toBe('Check your release')
  expect(screen.getByRole('rowheader', { name: /^Lime Whey 900 g/ })).toBeTruthy()
  expect(screen.getByText('Gym Shop South')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: /Your PO number/ }), ' PO-7 ')
  await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), 'Ring')
  await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Check and release' }))
  expect(calls().some(call => call.path === RELEASE && call.method === 'POST')).toBe(false)
  await release()
  await waitFor(() => expect(calls(`POST ${RELEASE}`).some(call => call.path === RELEASE)).toBe(true))
  expect(calls().find((call: Asked) => call.path === RELEASE && call.method === 'POST')!.body).toEqual({
    positions: [{ product_attribute_id: 1, quantity: 2 }],
    shipping_address_id: 71,
    reference: 'PO-7',
    note: 'Ring',
  })
})

test('a double click on the way there does not release (FF-228)', async () => {
  const { calls } = open({ [`POST ${RELEASE}`]: { order_id: 501 } })
  await userEvent.type(await inputOf('Lime'), '2')
  await check()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Release' }))
  await waitFor(() => expect(calls(`POST ${RELEASE}`).filter(call => call.path === RELEASE)).toHaveLength(1))
})

test('what is short of stock is marked to be released when it is there, by line and all at once, and the mark is lifted (FF-229)', async () => {
  let marked = [2]
  const { calls } = open({
    [`GET ${RELEASE}`]: () =>
      released(
        positions.map(position => ({
          ...position,
          when_in_stock: marked.includes(position.product_attribute_id)
            ? { shipping_address_id: 71, marked_at: '2031-05-20T10:00:00.000Z' }
            : null,
        })),
      ),
    [`PUT ${RELEASE}/when-in-stock`]: ({ body }: Asked) => {
      const { product_attribute_ids: ids, shipping_address_id } = body as {
        product_attribute_ids: number[]
        shipping_address_id: number | null
      }
      marked = shipping_address_id === null ? marked.filter(id => !ids.includes(id)) : [...marked, ...ids]
      return { marked }
    },
  })
  const toggle = (name: string) =>
    screen.getAllByRole('button', { name: `Release when in stock: Whey 900 g, ${name}` })[0]!
  await row('Lime')
  expect(screen.queryByRole('button', { name: /when in stock: Whey 900 g, Lime/ })).toBeNull()
  expect(toggle('Cola').getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Fill in all that is in stock' }))
  expect([(await inputOf('Lime')).value, (await inputOf('Cola')).value]).toEqual(['36', ''])
  await userEvent.click(toggle('Cola'))
  await waitFor(() => expect(toggle('Cola').getAttribute('aria-pressed')).toBe('false'))
  await userEvent.click(screen.getByRole('radio', { name: /Gym Shop North/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Release 3 short lines when in stock' }))
  await waitFor(() => expect(toggle('Mint').getAttribute('aria-pressed')).toBe('true'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lift all marks (3)' }))
  const [lift, all] = calls(`PUT ${RELEASE}/when-in-stock`).map(call => call.body)
  expect(lift).toEqual({ product_attribute_ids: [2], shipping_address_id: null })
  expect(all).toEqual({ product_attribute_ids: [2, 3, 4], shipping_address_id: 70 })
  await userEvent.click(screen.getByRole('button', { name: 'Lift all marks (3)' }))
  await waitFor(() => expect(toggle('Mint').getAttribute('aria-pressed')).toBe('false'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Release 3 short lines when in stock' }))
})

test('a mark that cannot be carried out says why, and what to do (FF-231)', async () => {
  const refused_marks = [{ shipping_address_id: 70, lines: 2, code: 'no_delivery', detail: 'Not delivered.' }]
  open({ [`GET ${RELEASE}`]: { ...released(positions), refused_marks } })
  expect(
    await screen.findByText(/2 marked lines cannot be released to .*: we do not deliver to this country/),
  ).toBeTruthy()
})

test('a lost mark is told in plain words', async () => {
  open({ [`PUT ${RELEASE}/when-in-stock`]: () => Promise.reject(new TypeError('Failed to fetch')) })
  await row('Mint')
  await userEvent.click(screen.getAllByRole('button', { name: 'Release when in stock: Whey 900 g, Mint' })[0]!)
  expect(await screen.findByText('No connection. What you typed is kept.')).toBeTruthy()
  expect(screen.queryByText(/Failed to fetch/)).toBeNull()
})

test('after the end a column says what was deleted, and the history what became of the order (FF-230)', async () => {
  const ended = positions.map(position => ({ ...position, remaining_quantity: 0, deleted_quantity: 36 }))
  open({ 'GET /api/onlineshop/vts': vts('over'), [`GET ${RELEASE}`]: released(ended) })
  expect(await screen.findByRole('columnheader', { name: 'Deleted' })).toBeTruthy()
  expect((await row('Lime')).getAllByRole('cell').map(cell => cell.textContent)).toContain('36')
  expect(screen.getByText('Of 192 pieces ordered 48 were released and 144 deleted.')).toBeTruthy()
})
