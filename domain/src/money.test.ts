import { describe, expect, test } from 'vitest'
import { basisPoints, cents, euros, fromEuros, isMoney, less, prorate, share, sum, times, withoutVat } from './money.ts'
import { money } from './shapes.ts'

describe('money', () => {
  test('refuses fractions of a cent', () => expect(() => cents(1.5)).toThrow(RangeError))
  test('is euros with two decimals on the wire', () => expect(euros(cents(123_450))).toBe(1234.5))
  test('takes euros without floating point rests', () => {
    expect(fromEuros(1.005)).toBe(101)
    expect(fromEuros(0.1 + 0.2)).toBe(30)
    expect(fromEuros(-2.675)).toBe(-268)
  })
  test('on the wire is any whole number of cents by a hundred, and nothing else', () => {
    for (let amount = -3000; amount <= 3000; amount++) expect(isMoney(amount / 100)).toBe(true)
    for (const amount of [17.1, 0.07, 1.1, 26.13, 123_456.78, 99_999_999.99, 8.95, 0])
      expect(isMoney(amount)).toBe(true)
    for (const amount of [0.001, 17.105, 1.005, 0.1 + 0.2, 1e-7, 1e300, Infinity, Number.NaN])
      expect(isMoney(amount)).toBe(false)
    expect(money.safeParse(17.1).success).toBe(true)
    for (const amount of [17.101, '17.1', null, Number.NaN, -Infinity])
      expect(money.safeParse(amount).success).toBe(false)
  })
  test('rounds a share half up', () => {
    expect(share(cents(250), basisPoints(2100))).toBe(53)
    expect(share(cents(50), basisPoints(100))).toBe(1)
  })
  test('takes the VAT out', () => {
    expect(withoutVat(cents(1399), basisPoints(900))).toBe(1283)
    expect(withoutVat(cents(2599), basisPoints(2100))).toBe(2148)
    expect(withoutVat(cents(999), basisPoints(0))).toBe(999)
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
