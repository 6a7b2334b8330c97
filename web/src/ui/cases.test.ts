import { describe, expect, it } from 'vitest'
import { casesOf } from './cases.ts'

describe('cases', () => {
  it.each([
    [0, 6, { kind: 'none' }],
    [3, 6, { kind: 'part', rest: 3 }],
    [6, 6, { kind: 'whole', cases: 1 }],
    [27, 6, { kind: 'wholeAnd', cases: 4, rest: 3 }],
    [27, 1, { kind: 'none' }],
  ])('of %i pieces by %i', (quantity, unitsPerCase, words) => {
    expect(casesOf(quantity, unitsPerCase)).toEqual(words)
  })

  it('give way to what has to wait when stock is short', () => {
    expect(casesOf(10, 6, 4)).toEqual({ kind: 'short', now: 4, later: 6 })
    expect(casesOf(10, 6, 0)).toEqual({ kind: 'short', now: 0, later: 10 })
    expect(casesOf(12, 6, 12)).toEqual({ kind: 'whole', cases: 2 })
  })
})
