import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer, visitor } from '../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../testing/open-page.tsx'
import { OutletPage } from './OutletPage.tsx'

afterEach(closePage)

const lot = {
  ...{ id: 3, best_before: '2031-06-01', days_left: 26, reason: 'short-dated', left: 5, price: 9.9 },
  regular_price: 19.99,
  goods: {
    ...{ flavour_id: 11, sku: 'N-11', name: 'Lime', size_id: 2, size_name: '2 kg', product_name: 'Whey' },
    ...{ brand: { id: 1, name: 'North' }, image_url: null, units_per_case: 6 },
  },
}
const outlet = { brands: [{ id: 1, name: 'North', lots: 1 }], total: 1, lots: [lot] }
const open = (answers: Answers = {}) =>
  openPage({ '/outlet': OutletPage }, '/outlet', {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/outlet': outlet,
    ...answers,
  })

test('a lot says until when it is good, why it is here, what is left and what it costs', async () => {
  open()
  const row = (await screen.findByText(/North Whey, Lime/)).closest('li')!
  for (const words of [/Best before 1 June 2031/, /26 days left · Short date/, /5 left/, /9,90/, /19,99/, /−50 %/])
    expect(within(row).getByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the shop' }).getAttribute('href')).toBe('/')
})

test('visitors read the outlet without prices and sort by nothing else than the date', async () => {
  const hidden = { ...lot, price: null, regular_price: null, left: null }
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
