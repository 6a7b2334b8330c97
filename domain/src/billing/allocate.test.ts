import { describe, expect, it } from 'vitest'
import { cents } from '../money.ts'
import { allocate } from './allocate.ts'

const rests = (...amounts: number[]) => amounts.map((rest, i) => ({ id: i + 1, rest: cents(rest) }))

describe('allocate', () => {
  it('pays the first ones first, and a part of the last', () => {
    expect(allocate(cents(250), rests(100, 100, 100))).toEqual([
      { id: 1, amount: 100 },
      { id: 2, amount: 100 },
      { id: 3, amount: 50 },
    ])
  })

  it('never pays more than is open, and leaves out what is not', () => {
    expect(allocate(cents(900), rests(0, 100))).toEqual([{ id: 2, amount: 100 }])
    expect(allocate(cents(0), rests(100))).toEqual([])
  })
})
