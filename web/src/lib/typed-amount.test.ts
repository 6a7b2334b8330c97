import { expect, test } from 'vitest'
import { amountIn, amountText } from './typed-amount.ts'

test.each([
  ['17,45', 17.45],
  [' 17.5 ', 17.5],
  ['20000', 20000],
  ['', null],
])('%j is %j euros', (typed, amount) => expect(amountIn(typed)).toBe(amount))

// A dot with three digits may mean thousands or decimals.
test.each(['20.000', '1,234', '-5', 'ten', '1 000', '12345678901'])('%j is no amount', typed =>
  expect(amountIn(typed)).toBeUndefined(),
)

test('is shown with a comma and two decimals', () =>
  expect([17.5, 0, null].map(amountText)).toEqual(['17,50', '0,00', '']))
