import { expect, it } from 'vitest'
import { gramsOf } from './weight.ts'

it('is the gross weight, else the content’s, else nothing', () => {
  expect(gramsOf({ weightG: 1020, unitValue: 900, unitName: 'g' })).toBe(1020)
  expect(gramsOf({ weightG: null, unitValue: 2.27, unitName: 'kg' })).toBe(2270)
  expect(gramsOf({ weightG: null, unitValue: 0.5, unitName: 'L' })).toBe(500)
  expect(gramsOf({ weightG: null, unitValue: 90, unitName: 'capsules' })).toBe(0)
  expect(gramsOf({ weightG: null, unitValue: null, unitName: '' })).toBe(0)
})
