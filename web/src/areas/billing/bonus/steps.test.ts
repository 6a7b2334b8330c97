import { describe, expect, it } from 'vitest'
import { stepsOf } from './steps.ts'

const TIERS = [
  { from: 10_000, percent: 1 },
  { from: 30_000, percent: 2 },
]
const shown = (turnover: number, tiers = TIERS) =>
  stepsOf(tiers, turnover).map(({ state, filled }) => `${state} ${Math.round(filled * 100)}`)

describe('stepsOf', () => {
  it('fills the stairs up to where the turnover stands (SH-214)', () => {
    expect(shown(0)).toEqual(['here 0', 'ahead 0', 'ahead 0'])
    expect(shown(5_000)).toEqual(['here 50', 'ahead 0', 'ahead 0'])
    expect(shown(10_000)).toEqual(['reached 100', 'here 0', 'ahead 0'])
    expect(shown(25_000)).toEqual(['reached 100', 'here 75', 'ahead 0'])
    expect(shown(30_000)).toEqual(['reached 100', 'reached 100', 'here 100'])
  })

  it('stands on the first step with more credits than goods', () => {
    expect(shown(-20)).toEqual(['here 0', 'ahead 0', 'ahead 0'])
  })

  it('has no way to a first tier that begins at nothing, and rises to the top', () => {
    const steps = stepsOf([{ from: 0, percent: 1 }, ...TIERS.slice(1)], 1)
    expect(steps.map(({ from }) => from)).toEqual([0, 30_000])
    expect(steps.at(-1)!.rise).toBe(1)
  })
})
