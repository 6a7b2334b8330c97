import { describe, expect, test } from 'vitest'
import { cents } from '../../money.ts'
import { overLimit } from '../../orders/order-limit.ts'
import { lineToLeaveOut } from './approval.ts'

const none = cents(0)

describe('an order of Daan, whose limit is 750,00 € (FF-1820)', () => {
  const limit = cents(75_000)
  test('of 750,00 € goes at once, of 750,01 € it waits for one cent', () => {
    expect([overLimit(limit, cents(75_000)), overLimit(limit, cents(75_001))]).toEqual([0, 1])
  })
  test('never waits once Bo has taken the limit away', () => {
    expect(overLimit(null, cents(9_999_999))).toBe(0)
  })
})

describe('what Daan may leave out to stay below his limit (FF-1820)', () => {
  const line = (id: number, net: number) => ({ id, net: cents(net) })
  const whey = [line(1, 37_008), line(2, 30_840), line(3, 7_584), line(4, 19_632), line(5, 13_584)]

  test('is the cheapest line that is enough', () => {
    expect(lineToLeaveOut(whey, cents(19_633), none)?.id).toBe(2)
    expect(lineToLeaveOut(whey, cents(7_584), none)?.id).toBe(3)
  })
  test('is named only where one line is enough', () => {
    expect(lineToLeaveOut(whey, cents(40_000), none)).toBeUndefined()
  })
  test('is never all that there is, nor leaves less than the minimum order', () => {
    expect(lineToLeaveOut([line(1, 80_000)], cents(5_000), none)).toBeUndefined()
    expect(lineToLeaveOut([line(1, 40_000), line(2, 40_000)], cents(5_000), cents(40_001))).toBeUndefined()
    expect(lineToLeaveOut([line(1, 40_000), line(2, 40_000)], cents(5_000), cents(40_000))?.id).toBe(1)
  })
})
