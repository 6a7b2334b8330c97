import { expect, test } from 'vitest'
import { percentOff } from './percent-off.ts'

test('the fair price is shown as whole per cent below the regular one', () => {
  expect(percentOff(1.49, 1.19)).toBe(20)
  expect(percentOff(1.19, 1.19)).toBe(0)
  expect(percentOff(null, 1.19)).toBe(0)
})
