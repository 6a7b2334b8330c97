import { describe, expect, test } from 'vitest'
import { basisPoints, cents, euros, fromEuros, less, prorate, share, sum, times } from './money.ts'

describe('money', () => {
  test('refuses fractions of a cent', () => expect(() => cents(1.5)).toThrow(RangeError))
  test('is euros with two decimals on the wire', () => expect(euros(cents(123_450))).toBe(1234.5))
  test('takes euros without floating point rests', () => {
    expect(fromEuros(1.005)).toBe(101)
    expect(fromEuros(0.1 + 0.2)).toBe(30)
    expect(fromEuros(-2.675)).toBe(-268)
  })
  test('rounds a share half up', () => {
    expect(share(cents(250), basisPoints(2100))).toBe(53)
    expect(share(cents(50), basisPoints(100))).toBe(1)
  })
  test('takes a percentage off', () => expect(less(cents(999), basisPoints(1500))).toBe(849))
  test('multiplies and adds', () => expect(sum([times(cents(333), 3), cents(1)])).toBe(1000))
  test('splits so that the parts add up', () => {
    expect(prorate(cents(100), [1, 1, 1])).toEqual([34, 33, 33])
    expect(prorate(cents(1), [1, 99])).toEqual([0, 1])
    expect(prorate(cents(7), [0, 0])).toEqual([7, 0])
    expect(prorate(cents(7), [])).toEqual([])
  })
})
