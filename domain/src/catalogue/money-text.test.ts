import { describe, expect, test } from 'vitest'
import { cents } from '../money.ts'
import { exchange, readMoney } from './money-text.ts'

describe('money in a price list', () => {
  test.each([
    ['$102.42', 10_242, '$'],
    ['CA$5.99', 599, 'CA$'],
    ['1.234,50 €', 123_450, '€'],
    ['1,234.50', 123_450, ''],
    ["1'234.50 CHF", 123_450, 'CHF'],
    ['1 234,50', 123_450, ''],
    ['EUR 12', 1200, 'EUR'],
    ['1.234.567', 123_456_700, ''],
    ['12,5', 1250, ''],
    ['0.125', 13, ''],
    ['.99', 99, ''],
    ['7.', 700, ''],
    ['1234.567', 123_457, ''],
    [12.5, 1250, ''],
    [1.005, 101, ''],
    [0, 0, ''],
  ])('%j is %i cents', (cell, amount, sign) => expect(readMoney(cell)).toEqual({ value: { amount, sign } }))

  test('that can be read two ways needs a stated decimal sign', () => {
    expect(readMoney('1,234')).toEqual({ reason: '1,234 can be read two ways; state the decimal sign.' })
    expect(readMoney('1,234', '.')).toEqual({ value: { amount: 123_400, sign: '' } })
    expect(readMoney('1,234', ',')).toEqual({ value: { amount: 123, sign: '' } })
  })

  test.each([
    ['', 'Not an amount of money.'],
    ['on request', 'Not an amount of money.'],
    ['12,34,5', 'Not an amount of money.'],
    ['1.2,3.4', 'Not an amount of money.'],
    ['12 - 15', 'Not an amount of money.'],
    ['-3.00', 'An amount below zero.'],
    [-3, 'An amount below zero.'],
    ['$3€', 'Two currency signs.'],
    ['999999999999', 'An amount above 20 million.'],
    [true, 'Not an amount of money.'],
  ])('%j is refused with its reason', (cell, reason) => expect(readMoney(cell)).toEqual({ reason }))
})

test('an amount is exchanged at the stated rate, half up (FF-106)', () => {
  expect(exchange(cents(10_242), 0.5525)).toBe(5659)
  expect(exchange(cents(100), 0.125)).toBe(13)
  expect(exchange(cents(2_000_000_000), 1.234567)).toBe(2_469_134_000)
})
