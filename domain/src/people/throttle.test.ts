import { expect, test } from 'vitest'
import { paceStart, paces } from '../paces.ts'
import { waitUntil } from './throttle.ts'

const at = (minute: number) => new Date(Date.UTC(2025, 4, 5, 12, minute))
const tries = (account: string, ...minutes: number[]) => minutes.map(minute => ({ account, at: at(minute) }))

test('four failures leave a fifth try, five do not', () => {
  expect(waitUntil(tries('a', 4, 3, 2, 1), 'a')).toBeNull()
  expect(waitUntil(tries('a', 5, 4, 3, 2, 1), 'a')).toEqual(at(16))
})

test('one may try again when the oldest of the last five is 15 minutes old', () => {
  expect(waitUntil(tries('a', 9, 8, 7, 6, 5, 1), 'a')).toEqual(at(20))
  expect(paceStart(paces.tries, at(20))).toEqual(at(5))
})

test("another account's failures count for the address alone", () => {
  const others = Array.from({ length: 49 }, (_, i) => ({ account: `other-${i}`, at: at(3) }))
  expect(waitUntil(others, 'a')).toBeNull()
  expect(waitUntil([...others, ...tries('b', 2)], 'a')).toEqual(at(17))
})

test('the longer wait counts', () => {
  const others = Array.from({ length: 45 }, (_, i) => ({ account: `other-${i}`, at: at(1) }))
  expect(waitUntil([...tries('a', 9, 8, 7, 6, 5), ...others], 'a')).toEqual(at(20))
})
