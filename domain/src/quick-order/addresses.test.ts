import { expect, it } from 'vitest'
import { orderListAddress, reorderAddress } from './addresses.ts'

it('an order, some of its lines, or an order list fill a quick order of the shop or of the fair (SH-198)', () => {
  expect(reorderAddress(17)).toBe('/quick-order?order=17')
  expect(reorderAddress(17, [1, 3])).toBe('/quick-order?order=17&lines=1,3')
  expect(reorderAddress(17, [], 'fair')).toBe('/vts-quick-order?order=17')
  expect(orderListAddress(5)).toBe('/quick-order?list=5')
  expect(orderListAddress(5, 'fair')).toBe('/vts-quick-order?list=5')
})
