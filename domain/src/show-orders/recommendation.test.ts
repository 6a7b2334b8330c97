import { expect, test } from 'vitest'
import { recommended } from './recommendation.ts'

const top = (exhibitorId: number, quantity: number) => ({ exhibitorId, boothNumber: exhibitorId, quantity })
const none = { ordered: new Set<number>(), visited: new Set<number>() }

test('what others ordered most is recommended, at the first booth where nobody ordered yet', () => {
  expect(recommended([top(1, 10), top(2, 90), top(3, 40)], none)).toEqual(top(2, 90))
  expect(recommended([top(3, 0), top(1, 0), top(2, 0)], none)).toEqual(top(1, 0))
})

test('nothing of an exhibitor from which the customer has ordered', () => {
  expect(recommended([top(1, 10), top(2, 90)], { ...none, ordered: new Set([2]) })).toEqual(top(1, 10))
  expect(recommended([top(1, 10), top(2, 90)], { ...none, ordered: new Set([1, 2]) })).toBeUndefined()
})

test('a booth that the user has not seen comes before one that was visited', () => {
  expect(recommended([top(1, 10), top(2, 90)], { ...none, visited: new Set([2]) })).toEqual(top(1, 10))
  expect(recommended([top(1, 10), top(2, 90)], { ...none, visited: new Set([1, 2]) })).toEqual(top(2, 90))
})
