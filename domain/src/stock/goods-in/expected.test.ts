import { expect, test } from 'vitest'
import { missingOf, nextDayOf } from './expected.ts'

const line = (quantity: number, received: number, expected_on: string | null) => ({ quantity, received, expected_on })

test('more than was announced may arrive; then nothing is missing', () => {
  expect([missingOf(line(10, 4, null)), missingOf(line(10, 12, null))]).toEqual([6, 0])
})

test('the next day is the first one on which something is missing (FF-885)', () => {
  const lines = [line(10, 10, '2031-05-01'), line(10, 4, '2031-05-20'), line(5, 0, '2031-05-12'), line(5, 0, null)]
  expect(nextDayOf(lines)).toBe('2031-05-12')
  expect(nextDayOf([line(5, 0, null), line(5, 5, '2031-05-12')])).toBeNull()
})
