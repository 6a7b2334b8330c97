import { expect, test } from 'vitest'
import { makeRateLimit } from './rate-limit.ts'

const MINUTE = 60_000

test('so many requests in any minute, and one more with each that has left it (SH-347)', () => {
  let now = 10 * MINUTE
  const limit = makeRateLimit(3, () => now)
  const take = (customer = 1) => {
    const { isAllowed, left, seconds } = limit.take(customer)
    return [isAllowed, left, seconds]
  }
  expect(take()).toEqual([true, 2, 60])
  now += 20_000
  expect(take()).toEqual([true, 1, 40])
  expect(take()).toEqual([true, 0, 40])
  expect(take()).toEqual([false, 0, 40])
  expect(take(2)).toEqual([true, 2, 60])
  now += 39_000
  expect(take()).toEqual([false, 0, 1])
  now += 1000
  expect(take()).toEqual([true, 0, 20])
  expect(take()).toEqual([false, 0, 20])
  now += 90_000
  expect(take()).toEqual([true, 2, 60])
})

test('what other servers have answered counts, and a clock that is set back starts anew (FF-1020)', () => {
  let now = 10 * MINUTE
  const limit = makeRateLimit(10, () => now)
  limit.add(1, 12)
  expect(limit.take(1)).toEqual({ isAllowed: false, left: 0, seconds: 60 })
  now -= 5000
  expect(limit.take(1)).toEqual({ isAllowed: true, left: 9, seconds: 60 })
  now += MINUTE
  limit.forgetIdle()
  expect(limit.take(1)).toEqual({ isAllowed: true, left: 9, seconds: 60 })
})
