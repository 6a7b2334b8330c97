import { expect, test } from 'vitest'
import { day } from '../day.ts'
import { takeFromLots } from './lots.ts'

const TODAY = day('2025-06-10')
const kept = [
  { id: 1, flavourId: 7, lot: 'B', bestBefore: '2026-03-01', quantity: 10 },
  { id: 2, flavourId: 7, lot: 'A', bestBefore: '2025-12-01', quantity: 4 },
  { id: 3, flavourId: 7, lot: 'OLD', bestBefore: '2025-06-09', quantity: 50 },
  { id: 4, flavourId: 8, lot: null, bestBefore: '2025-09-01', quantity: 6 },
]

test('what expires first leaves first, and nothing that has expired (FF-894)', () => {
  expect(takeFromLots(kept, [{ line: 1, flavourId: 7, quantity: 6 }], TODAY)).toEqual({
    taken: [
      { line: 1, lot: 'A', bestBefore: '2025-12-01', quantity: 4 },
      { line: 1, lot: 'B', bestBefore: '2026-03-01', quantity: 2 },
    ],
    left: [
      { id: 1, quantity: 8 },
      { id: 2, quantity: 0 },
    ],
  })
})

test('a lot that somebody names goes before, also one that nobody has counted (FF-894)', () => {
  const lots = [
    { lot: 'B', bestBefore: '2026-03-01', quantity: 2 },
    { lot: 'NEW', bestBefore: null, quantity: 1 },
  ]
  expect(takeFromLots(kept, [{ line: 1, flavourId: 7, quantity: 4, lots }], TODAY)).toEqual({
    taken: [
      { line: 1, lot: 'B', bestBefore: '2026-03-01', quantity: 2 },
      { line: 1, lot: 'NEW', bestBefore: null, quantity: 1 },
      { line: 1, lot: 'A', bestBefore: '2025-12-01', quantity: 1 },
    ],
    left: [
      { id: 1, quantity: 8 },
      { id: 2, quantity: 3 },
    ],
  })
})

test('two lines of a flavour share its lots, and more than the lots hold is shipped without one', () => {
  const lines = [
    { line: 1, flavourId: 8, quantity: 4 },
    { line: 2, flavourId: 8, quantity: 4 },
  ]
  const { taken, left } = takeFromLots(kept, lines, TODAY)
  expect(taken.map(({ line, quantity }) => [line, quantity])).toEqual([
    [1, 4],
    [2, 2],
  ])
  expect(left).toEqual([{ id: 4, quantity: 0 }])
})
