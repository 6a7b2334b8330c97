import type { Answer } from '@fairfloor/domain/endpoint'
import { type getWeekBasket, getWeekBasketHeader } from '@fairfloor/domain/newcomer-week/basket-contract'
import type { getCurrentWeek } from '@fairfloor/domain/newcomer-week/contract'
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { queryOf } from '../../../lib/query.ts'
import { forgetTyped } from '../../../lib/sending/draft.ts'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { AddBar } from './AddBar.tsx'
import { SizeRows } from './SizeRows.tsx'
import { WeekOrderPage } from './WeekOrderPage.tsx'
import type { WeekOrder } from './week-order.ts'
import { sizeShown } from './week-size.ts'

const week: Answer<typeof getCurrentWeek> = {
  ...{ id: 7, name: 'Newcomer Week', phase: 'open', server_time: '2031-05-06T12:00:00Z' },
  ...{ start: '2031-05-05T22:00:00Z', end: '2031-05-11T21:59:59Z' },
  ...{ banner_start: '2031-05-05T22:00:00Z', banner_end: '2031-05-11T21:59:59Z' },
}
const header: Answer<typeof getWeekBasketHeader> = {
  ...{ total_quantity: 12, total_price: 120, is_backorder_confirmation: false },
}
const inHand = (id: number, quantity: number) => ({ id, quantity }) as Answer<typeof getWeekBasket>['positions'][number]
const basket = (positions: ReturnType<typeof inHand>[]) => ({ positions, is_backorder_confirmation: false })

const size = (id: number, part: object = {}) =>
  sizeShown(
    {
      ...{
        erp_id: id,
        name: '900 g',
        product: { id: 1, name: 'Whey' },
        image_transparent_url: null,
        image_nf_url: null,
      },
      ...{ promotion_discount: 20, regular_price: 10, price: 8, msrp: 16, msrp_exc_vat: 14.68, units_per_case: 6 },
      ...{ order_multiple: 1, min_quantity: 1 },
      productAttributes: ['Vanilla', 'Cocoa', 'Lemon'].map((name, i) => ({
        ...{ id: id * 10 + i, erp_id: id * 10 + i, name, image_url: null },
        ...{ stock_available: 100, availability: 'in_stock', eta: null },
      })),
      ...part,
    },
    'en',
  )
const sizes = [size(1), size(2, { name: '2.5 kg', order_multiple: 6, min_quantity: 12 })]

const Header = () => useQuery(queryOf(getWeekBasketHeader, {})).data?.total_quantity

function Page({ label, page }: { label: 'one' | 'all'; page: WeekOrder['page'] }) {
  return (
    <WeekOrderPage page={page}>
      <Header />
      {sizes.map(one => (
        <SizeRows key={one.id} size={one} />
      ))}
      <AddBar sizes={sizes} label={label} />
    </WeekOrderPage>
  )
}

const ADD = 'POST /api/onlineshop/newcomer-week/basket/positions'
const HEADER = 'GET /api/onlineshop/newcomer-week/basket-header'

const open = async (answers: Answers = {}, label: 'one' | 'all' = 'all', at: WeekOrder['page'] = 'products') => {
  const page = openPage({ '/x': <Page label={label} page={at} /> }, '/x', {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/newcomer-week/current-ncw': week,
    'GET /api/onlineshop/newcomer-week/basket': basket([]),
    [HEADER]: header,
    [ADD]: header,
    ...answers,
  })
  await screen.findByText('excl. VAT')
  return page
}
const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Pieces of Whey ${name}` })
const type = (name: string, text: string) => userEvent.type(cell(name), text)
const paste = (name: string, text: string) => fireEvent.paste(cell(name), { clipboardData: { getData: () => text } })
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add all to basket' })
const bar = () =>
  screen.getByRole('region', { name: 'To be added to your basket' }).textContent.replaceAll('\u00a0', ' ')
const sent = (body: unknown) => JSON.parse((body as { positionsJson: string }).positionsJson)

afterEach(() => {
  vi.useRealTimers()
  closePage()
})

test('the nutrition facts of a size are one press away, where it has some (FF-1397)', async () => {
  const labelled = [size(1, { image_nf_url: '/facts/10' }), size(2, { name: '2.5 kg' })]
  const rows = labelled.map(one => <SizeRows key={one.id} size={one} />)
  openPage({ '/x': <WeekOrderPage page="products">{rows}</WeekOrderPage> }, '/x', {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/newcomer-week/current-ncw': week,
    'GET /api/onlineshop/newcomer-week/basket': basket([]),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Nutrition facts of Whey 900 g' }))
  const facts = within(await screen.findByRole('dialog', { name: 'Nutrition facts' }))
  expect(facts.getByRole('img').getAttribute('src')).toBe('/facts/10')
  expect(screen.queryByRole('button', { name: /^Nutrition facts of Whey 2.5 kg/ })).toBeNull()
})

test('a size shows its discount, its regular price struck, what it costs, and the margin without VAT', async () => {
  await open()
  const rows = within(screen.getByRole('region', { name: 'Whey 900 g' }))
  // 8.00 of 14.68.
  for (const words of ['−20 %', '8,00 €', '16,00 €', '46 %', 'Vanilla']) expect(rows.getByText(words)).toBeTruthy()
  expect(rows.getByText('10,00 €').tagName).toBe('S')
})

test('a quantity above 0 is a pending position that is added; 0 or an emptied cell is none (SH-434, SH-435)', async () => {
  const { calls } = await open()
  await type('900 g, Vanilla', '12')
  await type('900 g, Cocoa', '5')
  await type('900 g, Lemon', '3')
  expect(bar()).toContain('3 lines20 pieces160,00 € excl. VAT40,00 € saved')
  await userEvent.clear(cell('900 g, Cocoa'))
  await userEvent.clear(cell('900 g, Lemon'))
  await type('900 g, Lemon', '0')
  expect(bar()).toContain('1 line12 pieces96,00 € excl. VAT')
  await userEvent.click(add())
  await waitFor(() => expect(calls(ADD)).toHaveLength(1))
  expect(sent(calls(ADD)[0]?.body)).toEqual([{ product_attribute_id: 10, quantity: 12, price: 8 }])
})

test('a cell takes digits only and nothing below 1; its placeholder is 0 (SH-436..440)', async () => {
  await open()
  const vanilla = cell('900 g, Vanilla')
  expect(vanilla.placeholder).toBe('0')
  for (const key of ['a', '-', '.', ',', '+', 'e']) expect(fireEvent.keyDown(vanilla, { key })).toBe(false)
  for (const text of ['1.5', '-3', 'twelve']) expect(paste('900 g, Vanilla', text)).toBe(false)
  expect(vanilla.value).toBe('')
  fireEvent.change(vanilla, { target: { value: 'a1b2' } })
  expect(vanilla.value).toBe('12')
  fireEvent.change(vanilla, { target: { value: '0' } })
  expect(vanilla.value).toBe('')
})

test.each([
  ['one', 'Add To Basket'],
  ['all', 'Add all to basket'],
] as const)('the button for %s is disabled while nothing is typed (SH-441, SH-442)', async (label, name) => {
  await open({}, label)
  const button = screen.getByRole<HTMLButtonElement>('button', { name })
  expect(button.disabled).toBe(true)
  await type('900 g, Vanilla', '1')
  expect(button.disabled).toBe(false)
  await userEvent.clear(cell('900 g, Vanilla'))
  expect(button.disabled).toBe(true)
})

test('1000 ms after an add the inputs are empty and the header is asked for again, once for a double click (SH-443, SH-444, SH-638)', async () => {
  const { calls } = await open()
  await type('900 g, Vanilla', '12')
  vi.useFakeTimers()
  fireEvent.click(add())
  fireEvent.click(add())
  await act(() => vi.advanceTimersByTimeAsync(0))
  fireEvent.click(add())
  await act(() => vi.advanceTimersByTimeAsync(990))
  expect(cell('900 g, Vanilla').value).toBe('12')
  // What was added is not forgotten with the page: nobody adds it twice.
  expect(localStorage.getItem('fairfloor.pending.1.newcomer-week-7')).toBeNull()
  expect(calls(HEADER)).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(20))
  expect(cell('900 g, Vanilla').value).toBe('')
  // The tick is still shown.
  fireEvent.click(add())
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(calls(HEADER)).toHaveLength(2)
  expect(calls(ADD)).toHaveLength(1)
})

test('what is typed while the answer is on its way, or just after it, waits for the next add (FF-1120)', async () => {
  const answer = Promise.withResolvers<unknown>()
  await open({ [ADD]: () => answer.promise })
  await type('900 g, Vanilla', '12')
  await type('900 g, Cocoa', '5')
  fireEvent.click(add())
  await userEvent.clear(cell('900 g, Vanilla'))
  await type('900 g, Vanilla', '7')
  answer.resolve(header)
  await waitFor(() => expect(bar()).toContain('1 line7 pieces'))
  await userEvent.clear(cell('900 g, Cocoa'))
  await type('900 g, Cocoa', '4')
  await waitFor(() => expect(bar()).toContain('2 lines11 pieces'))
  expect([cell('900 g, Vanilla').value, cell('900 g, Cocoa').value]).toEqual(['7', '4'])
})

describe('a failed add', () => {
  test('keeps the values, marks them and says why', async () => {
    await open({ [ADD]: refusal(409, 'The Newcomer Week is not open.') })
    await type('900 g, Vanilla', '12')
    await userEvent.click(add())
    expect(await screen.findByText('The Newcomer Week is not open.')).toBeTruthy()
    expect([cell('900 g, Vanilla').value, cell('900 g, Vanilla').getAttribute('aria-invalid')]).toEqual(['12', 'true'])
    expect(cell('900 g, Cocoa').getAttribute('aria-invalid')).toBeNull()
    await type('900 g, Vanilla', '{Backspace}')
    expect(cell('900 g, Vanilla').getAttribute('aria-invalid')).toBeNull()
  })

  test('because of one line marks that one alone, and names it', async () => {
    const errors = [{ path: 'positionsJson.1.product_attribute_id', detail: 'This product does not take part.' }]
    await open({ [ADD]: refusal(422, 'It takes no part.', errors) })
    await type('900 g, Vanilla', '12')
    await type('900 g, Cocoa', '5')
    await userEvent.click(add())
    expect(await screen.findByText('It takes no part. Nothing was added. See: Whey 900 g, Cocoa.')).toBeTruthy()
    expect(cell('900 g, Vanilla').getAttribute('aria-invalid')).toBeNull()
    expect(cell('900 g, Cocoa').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('This product does not take part.')).toBeTruthy()
  })

  test('that got no answer is made again with the same key, and the next one has another (FF-1120)', async () => {
    let isLost = true
    const { calls } = await open({
      [ADD]: () => {
        if (isLost) throw new TypeError('Failed to fetch')
        return header
      },
    })
    await type('900 g, Vanilla', '12')
    await userEvent.click(add())
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(cell('900 g, Vanilla').value).toBe('12')
    isLost = false
    // The button rests for a second.
    await waitFor(async () => {
      await userEvent.click(again)
      expect(calls(ADD)).toHaveLength(2)
    })
    await waitFor(() => expect(cell('900 g, Vanilla').value).toBe(''))
    await type('900 g, Vanilla', '12')
    await waitFor(async () => {
      await userEvent.click(add())
      expect(calls(ADD)).toHaveLength(3)
    })
    const [first, second, third] = calls(ADD).map(({ headers }) => headers.get('idempotency-key'))
    expect(first).toBe(second)
    expect(third).not.toBe(second)
  })
})

describe('an add that was done and whose answer was lost', () => {
  /** Does what each key asks once; the first answer is lost, also where it was not done. */
  function losing({ wasDone = true } = {}) {
    const done = new Set<string>()
    const held = new Map<number, number>()
    let isLost = true
    const answers: Answers = {
      'GET /api/onlineshop/newcomer-week/basket': () => basket([...held].map(([id, quantity]) => inHand(id, quantity))),
      [ADD]: ({ body, headers }: { body: unknown; headers: Headers }) => {
        const key = headers.get('idempotency-key')!
        const isFirst = isLost
        isLost = false
        if (!done.has(key) && (wasDone || !isFirst))
          for (const { product_attribute_id: id, ncw_product_attribute_id: other, quantity } of sent(body))
            held.set(id ?? other, (held.get(id ?? other) ?? 0) + quantity)
        if (wasDone || !isFirst) done.add(key)
        if (isFirst) throw new TypeError('Failed to fetch')
        return header
      },
    }
    return { held, answers }
  }
  const pressUntil = async (shown: () => void) =>
    waitFor(async () => {
      await userEvent.click(add())
      shown()
    })

  test('is not done twice with what is typed afterwards, also not from another page (FF-1181)', async () => {
    const { held, answers } = losing()
    await open(answers)
    await type('900 g, Vanilla', '12')
    await userEvent.click(add())
    await screen.findByRole('button', { name: 'Try again' })
    cleanup()
    await open(answers, 'all', 'flavour-list')
    await type('900 g, Vanilla', '{Control>}a{/Control}18')
    await type('900 g, Cocoa', '5')
    await pressUntil(() => expect(held.size).toBe(2))
    expect([...held]).toEqual([
      [10, 18],
      [11, 5],
    ])
    await waitFor(() => expect(bar()).toContain('0 pieces'))
  })

  test.each([
    ['done: less of it is not added on top', true, 12],
    ['not done: less of it is what is added', false, 7],
  ])('and %s (FF-1181)', async (_, wasDone, inBasket) => {
    const { held, answers } = losing({ wasDone })
    await open(answers)
    await type('900 g, Vanilla', '12')
    await userEvent.click(add())
    await screen.findByRole('button', { name: 'Try again' })
    await userEvent.clear(cell('900 g, Vanilla'))
    await type('900 g, Vanilla', '7')
    await pressUntil(() => expect(bar()).toContain('0 pieces'))
    expect(held.get(10)).toBe(inBasket)
  })

  test('and is seen in the basket: who empties the cell and types the same again wants it again (FF-1181)', async () => {
    const { held, answers } = losing()
    const { client } = await open(answers)
    await type('900 g, Vanilla', '12')
    await userEvent.click(add())
    await screen.findByRole('button', { name: 'Try again' })
    await act(() => client.invalidateQueries())
    await waitFor(() => expect(cell('900 g, Vanilla').closest('li')!.textContent).toContain('12'))
    await userEvent.clear(cell('900 g, Vanilla'))
    await type('900 g, Vanilla', '12')
    await pressUntil(() => expect(held.get(10)).toBe(24))
  })
})

test('an add that is refused reads again what the page shows (FF-1182)', async () => {
  const { calls } = await open({ [ADD]: refusal(409, 'The Newcomer Week is not open.') })
  await type('900 g, Vanilla', '12')
  const before = [calls(HEADER).length, calls('GET /api/onlineshop/newcomer-week/current-ncw').length]
  await userEvent.click(add())
  await screen.findByText('The Newcomer Week is not open.')
  await waitFor(() =>
    expect([calls(HEADER).length, calls('GET /api/onlineshop/newcomer-week/current-ncw').length]).toEqual(
      before.map(asked => asked + 1),
    ),
  )
})

test('another tab that adds the same at once has the same key (FF-1128, FF-1402)', async () => {
  const lost = Promise.withResolvers<unknown>()
  const { calls } = await open({ [ADD]: () => lost.promise })
  // It is there before anybody presses, so that the other tab has it, too.
  const seed = localStorage.getItem('fairfloor.draft.1.newcomer-week-7-key')
  await type('900 g, Vanilla', '12')
  fireEvent.click(add())
  await waitFor(() => expect(calls(ADD)).toHaveLength(1))
  cleanup()
  const other = await open()
  await userEvent.click(add())
  await waitFor(() => expect(other.calls(ADD)).toHaveLength(1))
  const keys = [...calls(ADD), ...other.calls(ADD)].map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([expect.stringContaining(String(seed)), keys[0]])
})

test('an add without an answer is forgotten by a logout', async () => {
  const { calls } = await open({ [ADD]: () => Promise.reject(new TypeError('lost')) })
  await type('900 g, Vanilla', '12')
  fireEvent.click(add())
  await waitFor(() => expect(calls(ADD)).toHaveLength(1))
  await screen.findByText(/^No connection/)
  forgetTyped(1)
  expect(Array.from(localStorage, (_, i) => localStorage.key(i)).filter(key => key?.includes('newcomer'))).toEqual([])
})

test('a tab that slept while another one added the same does not add it again (FF-1402)', async () => {
  const { calls } = await open()
  await type('900 g, Vanilla', '12')
  await type('900 g, Cocoa', '6')
  const before = calls(HEADER).length
  // As the other tab leaves it; a page that was frozen hears nothing of it.
  localStorage.setItem('fairfloor.pending.1.newcomer-week-7', JSON.stringify({ 11: 6 }))
  await userEvent.click(add())
  await waitFor(() => expect(calls(ADD)).toHaveLength(1))
  expect(sent(calls(ADD)[0]!.body)).toEqual([{ product_attribute_id: 11, quantity: 6, price: 8 }])
  await waitFor(() => expect(calls(HEADER).length).toBeGreaterThan(before))
  expect(cell('900 g, Vanilla').value).toBe('')
})

test('a number between the steps of its size becomes the next one that fits when the cell is left, and says so (FF-1121)', async () => {
  await open()
  await type('2,5 kg, Vanilla', '13')
  expect(bar()).toContain('13 pieces')
  await userEvent.tab()
  expect(bar()).toContain('18 pieces')
  expect(screen.getByText('Sold in 6s, at least 12: 13 became 18.')).toBeTruthy()
})

test('a pasted column fills the cells of all sizes downwards and stops at what is no number, with the reason (FF-1122)', async () => {
  await open()
  paste('900 g, Cocoa', '12\n3\n1.5\n7')
  expect(['900 g, Cocoa', '900 g, Lemon', '2,5 kg, Vanilla'].map(name => cell(name).value)).toEqual(['12', '3', ''])
  expect(screen.getByText('Digits only: ‘1.5’ was not taken.')).toBeTruthy()
  expect(document.activeElement).toBe(cell('2,5 kg, Vanilla'))
})

test('a row says how much of it is in the basket already', async () => {
  await open({ 'GET /api/onlineshop/newcomer-week/basket': basket([inHand(11, 48)]) })
  const row = (await screen.findByText('48')).closest('li')!
  expect(row.textContent).toContain('Cocoa')
})

test('who may not order reads without cells (FF-1123)', async () => {
  openPage({ '/x': <Page label="all" page="products" /> }, '/x', {
    'GET /api/current_user': buyer({ rights: ['prices'] }),
    'GET /api/onlineshop/newcomer-week/current-ncw': week,
  })
  expect(await screen.findAllByText('Vanilla')).toHaveLength(2)
  expect([screen.queryAllByRole('textbox'), screen.queryAllByRole('button')]).toEqual([[], []])
})
