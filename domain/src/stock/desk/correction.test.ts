import { expect, test } from 'vitest'
import { freeAfter } from './correction.ts'

test('some pieces more or fewer change what is free', () => {
  expect(freeAfter({ free: 4, setAside: 9 }, { by: 'change', quantity: 3 })).toBe(7)
  expect(freeAfter({ free: 4, setAside: 9 }, { by: 'change', quantity: -4 })).toBe(0)
})

test('what is counted on the shelf holds what is set aside for orders', () => {
  expect(freeAfter({ free: 4, setAside: 9 }, { by: 'count', quantity: 12 })).toBe(3)
  expect(freeAfter({ free: null, setAside: 0 }, { by: 'count', quantity: 5 })).toBe(5)
})

test.each([
  ['more is taken away than is free', { free: 4, setAside: 9 }, { by: 'change', quantity: -5 }, 'too_little_free'],
  [
    'fewer are counted than orders have',
    { free: 4, setAside: 9 },
    { by: 'count', quantity: 8 },
    'counted_below_set_aside',
  ],
  ['nobody has ever counted', { free: null, setAside: 0 }, { by: 'change', quantity: 1 }, 'never_counted'],
] as const)('is refused where %s (FF-946)', (_, shelf, correction, code) =>
  expect(() => freeAfter(shelf, correction)).toThrow(expect.objectContaining({ code })),
)
