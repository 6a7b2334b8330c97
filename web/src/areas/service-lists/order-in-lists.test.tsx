import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../testing/open-page.tsx'
import { shopFlavour, shopSize } from '../assortment/test-sizes.ts'
import { ServiceListPage } from './ServiceListPage.tsx'

beforeEach(() => localStorage.clear())
afterEach(closePage)

const bar = shopSize(7, 'Layer Bar', {
  units_per_case: 12,
  product_attributes: [
    shopFlavour(70, 'Hazelnut', { availability: 'expected', stock_available: 0, eta: '2031-05-12' }),
    shopFlavour(71, 'Pistachio', { availability: 'expected', stock_available: 0, eta: '2031-05-20' }),
  ],
})
const row = (id: number, part: object) => ({
  id,
  brand_name: 'North',
  product_size_name: 'Layer Bar Tub',
  product_size_erp_id: 7,
  product_attribute_name: id === 70 ? 'Hazelnut' : 'Pistachio',
  product_attribute_erp_id: id,
  price: 17.5,
  has_notify_me: false,
  ...part,
})
const ETA = [
  row(70, { eta_date: '2031-05-12', expected_quantity: 96, free_quantity: 64 }),
  row(71, { eta_date: '2031-05-20', expected_quantity: 48, free_quantity: 48 }),
]
const basket = (quantity = 0) => ({
  total_lines: quantity ? 1 : 0,
  total_quantity: quantity,
  total_price_exc_vat: 0,
  positions: quantity
    ? [
        {
          id: 70,
          quantity,
          product_attribute: { name: 'Hazelnut', product_size: { name: 'Tub', product: { name: 'Layer Bar' } } },
        },
      ]
    : [],
})

const open = (slug: string, call: string, rows: unknown, more: Answers = {}) =>
  openPage({ [`/${slug}`]: ServiceListPage }, `/${slug}`, {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/service-lists': [],
    'GET /api/flavours/notify': [],
    'POST /api/onlineshop/visit-page': { success: true },
    'GET /api/onlineshop/basket': basket(),
    'GET /api/onlineshop/product-sizes': [bar],
    'GET /api/onlineshop/last-bought': [{ product_attribute_id: 70, quantity: 24, ordered_on: '2030-10-18' }],
    [`GET /api/onlineshop/${call}`]: rows,
    ...more,
  })
const cell = (flavour: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`${flavour}$`) })
const rowOf = (flavour: string) => screen.getByText(flavour).closest('tr')!

test('ETA: who buys types pieces in the row, sees sum and cases, and adds them to the basket (FF-1751)', async () => {
  const { calls } = open('eta', 'eta-product-attributes', ETA, {
    'POST /api/onlineshop/basket/positions': basket(24),
  })
  await userEvent.type(await cell('Hazelnut'), '2c')
  const hazelnut = within(rowOf('Hazelnut'))
  expect(hazelnut.getByText('2 cases')).toBeTruthy()
  expect(hazelnut.getByText(/420,00/)).toBeTruthy()
  expect(calls('GET /api/onlineshop/product-sizes?sizes=7')).toHaveLength(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Add to basket' }))
  await waitFor(() =>
    expect(calls('POST /api/onlineshop/basket/positions').map(({ body }) => body)).toEqual([
      { positionsJson: JSON.stringify([{ product_attribute_id: 70, quantity: 24 }]) },
    ]),
  )
  // As in the shop, the cell shows what is in the basket now.
  await waitFor(() => expect(hazelnut.getByText('24 added')).toBeTruthy())
  expect((await cell('Hazelnut')).value).toBe('24')
})

test('a refused quantity says why beside its cell, as in the shop (FF-1751)', async () => {
  open('eta', 'eta-product-attributes', ETA)
  await userEvent.type(await cell('Pistachio'), 'x')
  const refused = await cell('Pistachio')
  expect(refused.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(refused.getAttribute('aria-describedby')!)?.textContent).not.toBe('')
})

test('ETA says what comes in which week, and what has no date (FF-1752)', async () => {
  open('eta', 'eta-product-attributes', ETA)
  expect(await screen.findByText('96, 64 of them free')).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'Expected' }).style.width).toBe('96px')
  await userEvent.type(await cell('Hazelnut'), '80')
  await userEvent.type(await cell('Pistachio'), '12')
  expect(await screen.findByText('64 from 12 May, 16 without a date')).toBeTruthy()
  expect(
    await screen.findByText(
      'Your pieces come: 64 in week 20, 12 in week 21, 16 without a date. Billed when they are sent.',
    ),
  ).toBeTruthy()
})

test('each row says what was last bought of it, asked once for the rows on the page (FF-1750)', async () => {
  const { calls } = open('eta', 'eta-product-attributes', ETA)
  expect(await screen.findByText('24 on 18 October 2030')).toBeTruthy()
  expect(calls('GET /api/onlineshop/last-bought?sizes=7')).toHaveLength(1)
  expect(rowOf('Pistachio').textContent).not.toContain(' on ')
})

test('price changes: the former price is struck, with the change in per cent before the new one; flavours are ordered below their size (FF-1751, FF-1753)', async () => {
  const change = { ...row(7, {}), product_attribute_name: undefined, updated: '2031-05-05T08:00:00Z' }
  open('price-change', 'price-change-products', [{ ...change, former_price: 20, price: 17.5, price_trend: 'down' }])
  const price = (await screen.findByText(/17,50/)).closest('td')!
  expect(price.querySelector('s')?.textContent).toMatch(/20,00/)
  expect(price.textContent).toMatch(/20,00.*-12,5.%.*17,50/)
  await userEvent.click(await screen.findByRole('button', { name: 'Flavours of Layer Bar Tub' }))
  await userEvent.type(await cell('Pistachio'), '12')
  expect(await screen.findByText('1 case')).toBeTruthy()
})

test('who may not order has no cells and no bar (FF-1751)', async () => {
  const { user, ...rest } = buyer()
  open('eta', 'eta-product-attributes', ETA, {
    'GET /api/current_user': { ...rest, user: { ...user!, rights: ['prices'] } },
  })
  expect(await screen.findByText('24 on 18 October 2030')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add to basket' })).toBeNull()
})
