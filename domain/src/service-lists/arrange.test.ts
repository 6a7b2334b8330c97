import { expect, test } from 'vitest'
import { arrange, sortIn } from './arrange.ts'
import type { ServiceRow } from './lists.ts'

const row = (id: number, more: Partial<ServiceRow> = {}): ServiceRow => ({
  id,
  brand_name: 'North',
  product_size_name: 'Whey 900 g',
  ...more,
})
const idsOf = (rows: readonly ServiceRow[]) => rows.map(({ id }) => id)

test('a list without a sort keeps its own order', () => {
  expect(idsOf(arrange([row(3), row(1), row(2)], {}))).toEqual([3, 1, 2])
})

test('only the rows of a brand are left where one is chosen', () => {
  expect(idsOf(arrange([row(1), row(2, { brand_name: 'Oomph' }), row(3)], { brand: 'Oomph' }))).toEqual([2])
})

test('names with numbers are sorted as people count', () => {
  const rows = [row(1, { product_size_name: 'Oat 500 g' }), row(2, { product_size_name: 'Oat 60 g' })]
  expect(idsOf(arrange(rows, { sort: 'product' }))).toEqual([2, 1])
  expect(idsOf(arrange(rows, { sort: '-product' }))).toEqual([1, 2])
})

test('rows alike stay in the list’s order, and rows without a price come last both ways', () => {
  const rows = [row(1, { price: null }), row(2, { price: 9 }), row(3, { price: 10 }), row(4, { price: 9 })]
  expect(idsOf(arrange(rows, { sort: 'price' }))).toEqual([2, 4, 3, 1])
  expect(idsOf(arrange(rows, { sort: '-price' }))).toEqual([3, 2, 4, 1])
})

test('a delivery on a day that nobody knows comes after all others', () => {
  const rows = [row(1, { eta_date: null }), row(2, { eta_date: '2031-06-03' }), row(3, { eta_date: '2031-05-30' })]
  expect(idsOf(arrange(rows, { sort: 'date' }))).toEqual([3, 2, 1])
})

test('an address sorts only by columns that the list has', () => {
  expect(sortIn('just_in', '-price')).toBe('-price')
  expect(sortIn('discontinued', 'price')).toBeNull()
  expect(sortIn('eta', 'nonsense')).toBeNull()
  expect(sortIn('eta', null)).toBeNull()
})
