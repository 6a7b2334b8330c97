import { expect, test } from 'vitest'
import { type SizeSort, sortSizes } from './sort.ts'

const whey = { id: 1, name: 'Whey 900 g', rank: 2, isNew: false, price: 2499 }
const wheyBig = { id: 2, name: 'Whey 2000 g', rank: 1, isNew: false, price: 4999 }
const bar = { id: 3, name: 'bar', rank: 3, isNew: true, price: 199 }
const secret = { id: 4, name: 'Secret', rank: 4, isNew: true, price: null }
const creatine = { id: 5, name: 'Creatine', rank: 5, isNew: false, price: 2499 }

test.each<[SizeSort, number[]]>([
  ['top', [2, 1, 3, 4, 5]],
  ['name', [3, 5, 4, 1, 2]],
  ['price_low_first', [3, 5, 1, 2, 4]],
  ['price_high_first', [2, 5, 1, 3, 4]],
  ['new', [4, 3, 2, 1, 5]],
])('%s', (sort, ids) => {
  const sizes = [creatine, whey, secret, bar, wheyBig]
  expect(sortSizes(sizes, sort).map(size => size.id)).toEqual(ids)
  expect(sizes[0]).toBe(creatine)
})

test('two without a price go by name', () => {
  const other = { ...secret, id: 6, name: 'Another' }
  expect(sortSizes([secret, other], 'price_low_first').map(size => size.id)).toEqual([6, 4])
})
