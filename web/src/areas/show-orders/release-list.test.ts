import { expect, test } from 'vitest'
import { confirmedPosition } from '../../testing/fair.ts'
import { brandGroups, historyOf, isOpen, isShort } from './release-list.ts'

const positions = [
  confirmedPosition(1, 'Lime', { remaining_quantity: 6 }),
  confirmedPosition(2, 'Cola', { remaining_quantity: 30, single_price_excl_vat: 1 }),
  confirmedPosition(3, 'Mint', { brand_name: 'Aqua', remaining_quantity: 20 }),
]
const sorted = (sort: Parameters<typeof brandGroups>[1]) =>
  brandGroups(positions, sort).map(group => [group.brand, ...group.positions.map(one => one.product_attribute_name)])

test('stand by brand as they were ordered', () =>
  expect(sorted('ordered')).toEqual([
    ['North', 'Lime', 'Cola'],
    ['Aqua', 'Mint'],
  ]))

test('or by name, by what remains, and by its sum (FF-227)', () => {
  expect(sorted('brand')).toEqual([
    ['Aqua', 'Mint'],
    ['North', 'Cola', 'Lime'],
  ])
  expect(sorted('remaining')).toEqual([
    ['North', 'Cola', 'Lime'],
    ['Aqua', 'Mint'],
  ])
  expect(sorted('sum')).toEqual([
    ['Aqua', 'Mint'],
    ['North', 'Lime', 'Cola'],
  ])
})

test('what is released whole is not open, and what is in stock is not short', () => {
  expect(isOpen(confirmedPosition(1, 'Lime', { remaining_quantity: 0 }))).toBe(false)
  expect(isShort(confirmedPosition(1, 'Lime', { remaining_quantity: 6, stock_available: 6 }))).toBe(false)
  expect(isShort(confirmedPosition(1, 'Lime', { remaining_quantity: 6, stock_available: 5 }))).toBe(true)
  expect(isShort(confirmedPosition(1, 'Lime', { remaining_quantity: 6, stock_available: null }))).toBe(true)
  expect(isShort(confirmedPosition(1, 'Lime', { remaining_quantity: 0, stock_available: -1 }))).toBe(false)
})

test('the history adds up what was ordered, released and deleted', () =>
  expect(historyOf([confirmedPosition(1, 'Lime'), confirmedPosition(2, 'Cola', { deleted_quantity: 36 })])).toEqual({
    ordered: 96,
    released: 24,
    deleted: 36,
  }))
