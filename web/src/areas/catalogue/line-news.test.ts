import { expect, test } from 'vitest'
import { newsBetween } from './line-news.ts'

test('tells added, changed and removed flavours apart, and leaves out the rest', () => {
  const before = new Map([
    [1, 12],
    [2, 6],
    [3, 4],
    [5, 0],
  ])
  const after = new Map([
    [1, 12],
    [2, 18],
    [4, 7],
    [5, 8],
  ])
  expect([...newsBetween(before, after)].sort(([a], [b]) => a - b)).toEqual([
    [2, { kind: 'changed', quantity: 18 }],
    [3, { kind: 'removed', quantity: 0 }],
    [4, { kind: 'added', quantity: 7 }],
    [5, { kind: 'added', quantity: 8 }],
  ])
})
