import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer, exhibitorStaff, visitor } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { OutletPage } from './OutletPage.tsx'
import { outletBasket, outletLot, outletPosition } from './test-outlet.ts'

afterEach(closePage)

const BASKET = '/api/onlineshop/outlet/basket'
const outlet = { brands: [{ id: 1, name: 'North', lots: 1 }], total: 1, lots: [outletLot] }
const open = (answers: Answers = {}) =>
  openPage({ '/outlet': OutletPage }, '/outlet', {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/outlet': outlet,
    [`GET ${BASKET}`]: outletBasket([]),
    ...answers,
  })

test('a lot says until when it is good, why it is here, what is left and what it costs (SH-033)', async () => {
  open()
  const row = (await screen.findByText(/North Whey 2 kg, Lime/)).closest('li')!
  for (const words of [
    /Best before 1 June 2031/,
    /26 days left/,
    /Short date/,
    /6 per case/,
    /5 left/,
    /9,90/,
    /19,99/,
    /−50 %/,
  ])
    expect(within(row).getByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the shop' }).getAttribute('href')).toBe('/')
})

test('visitors read the outlet without prices and sort by nothing else than the date', async () => {
  const hidden = { ...outletLot, price: null, regular_price: null, left: null }
  open({ 'GET /api/current_user': visitor, 'GET /api/onlineshop/outlet': { ...outlet, lots: [hidden] } })
  expect(await screen.findByText('Log in for prices')).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Sort' })).toBeNull()
})

test('brand and order stand in the address', async () => {
  const { calls } = open({
    'GET /api/onlineshop/outlet?brand_id=1': outlet,
    'GET /api/onlineshop/outlet?brand_id=1&sort=saving': outlet,
  })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Brand' }), 'North (1)')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Highest saving')
  expect(calls('GET').at(-1)?.path).toBe('/api/onlineshop/outlet?brand_id=1&sort=saving')
})

test('an empty outlet says so', async () => {
  open({ 'GET /api/onlineshop/outlet': { brands: [], total: 0, lots: [] } })
  expect(await screen.findByText('The outlet is empty')).toBeTruthy()
})

test('a brand without lots by now leads back to all of them', async () => {
  const { address } = open({ 'GET /api/onlineshop/outlet?brand_id=1': { ...outlet, lots: [] } })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Brand' }), 'North (1)')
  expect(await screen.findByText('Nothing of this brand')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'All brands' }))
  expect(await screen.findByText(/North Whey 2 kg, Lime/)).toBeTruthy()
  expect(address()).toBe('/outlet')
})

const cell = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Pieces of North Whey 2 kg, Lime' })
const bar = async () => within(await screen.findByRole('region', { name: 'Your outlet basket' }))
const add = async () => (await bar()).getByRole('button', { name: 'Add to outlet basket' })

test('typed pieces, no more than are left, are added with one key; the row and the sums say so', async () => {
  const { calls } = open({ [`POST ${BASKET}/positions`]: outletBasket([{ ...outletPosition, quantity: 5 }]) })
  await userEvent.type(await cell(), '6')
  expect((await cell()).value).toBe('')
  await userEvent.type(await cell(), '5')
  const row = within((await cell()).closest('li')!)
  expect(row.getByText('not added yet')).toBeTruthy()
  expect(row.getByText(/^49,50\s€$/)).toBeTruthy()
  expect((await bar()).getByText(/^49,50\s€$/)).toBeTruthy()
  expect((await bar()).getByText('pieces of 1 lot')).toBeTruthy()
  await userEvent.dblClick(await add())
  expect(await row.findByText('5 added')).toBeTruthy()
  expect(calls().map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', `${BASKET}/positions`, { positions: [{ lot_id: 3, quantity: 5 }] }],
  ])
  expect(calls()[0]?.headers.get('idempotency-key')).toBeTruthy()
  expect((await bar()).getByText('pieces in your outlet basket').textContent).toBe('5 pieces in your outlet basket')
  expect(screen.getByRole('link', { name: 'View outlet basket' }).getAttribute('href')).toBe('/outlet/basket')
})

test('what can never be added is forgotten, with the reason; what was lost is sent again', async () => {
  const answers: unknown[] = [
    () => Promise.reject(new TypeError('Failed')),
    refusal(409, 'Nothing is left of this.', [{ path: 'positions.0', detail: 'Nothing is left of this.' }]),
  ]
  const { calls } = open({
    [`POST ${BASKET}/positions`]: () => {
      const next = answers.shift()
      return typeof next === 'function' ? next() : next
    },
  })
  await userEvent.type(await cell(), '2')
  await userEvent.click(await add())
  await (await bar()).findByText(/What you typed is kept/)
  expect((await cell()).value).toBe('2')
  await waitFor(async () => expect((await add()).getAttribute('aria-disabled')).not.toBe('true'), { timeout: 5000 })
  await userEvent.click((await bar()).getByRole('button', { name: 'Try again' }))
  expect(await (await bar()).findByText('Nothing is left of this.')).toBeTruthy()
  expect((await cell()).value).toBe('')
  const keys = calls('POST').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('a lot that is in the basket is changed in its row, and taken out when its emptied cell is left', async () => {
  const { calls } = open({
    [`GET ${BASKET}`]: outletBasket([outletPosition]),
    [`PATCH ${BASKET}/positions/3`]: outletBasket([{ ...outletPosition, quantity: 4 }]),
    [`DELETE ${BASKET}/positions/3`]: outletBasket([]),
  })
  await waitFor(async () => expect((await cell()).value).toBe('2'))
  await userEvent.type(await cell(), '4', { initialSelectionStart: 0, initialSelectionEnd: 1 })
  await waitFor(() => expect(calls('PATCH').map(({ body }) => body)).toEqual([{ quantity: 4 }]))
  await screen.findByText('North Whey 2 kg, Lime: now 4 in your outlet basket')
  await userEvent.clear(await cell())
  expect(calls('DELETE')).toEqual([])
  await userEvent.tab()
  await waitFor(() => expect(calls('DELETE')).toHaveLength(1))
  await screen.findByText('North Whey 2 kg, Lime: removed')
})

test('who may not order, or has no company, reads the lots without cells and asks for no basket', async () => {
  open({ 'GET /api/current_user': buyer({ rights: ['prices'] }) })
  await screen.findByText(/North Whey 2 kg, Lime/)
  expect(screen.queryByRole('textbox')).toBeNull()
  closePage()
  const { calls } = open({ 'GET /api/current_user': exhibitorStaff() })
  await screen.findByText(/North Whey 2 kg, Lime/)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('link', { name: /^Outlet basket/ })).toBeNull()
  expect(calls(`GET ${BASKET}`)).toEqual([])
})

test('the list speaks German', async () => {
  document.documentElement.lang = 'de'
  open()
  const row = within((await screen.findByText(/North Whey 2 kg, Lime/)).closest('li')!)
  for (const words of [/^Mindestens haltbar bis 1\. Juni 2031$/, /^noch 26 Tage$/, /^Kurze Haltbarkeit$/, /^noch 5$/])
    expect(row.getByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'In den Outlet-Warenkorb' })).toBeTruthy()
})
