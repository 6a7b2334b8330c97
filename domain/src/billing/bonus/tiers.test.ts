import { describe, expect, it } from 'vitest'
import { basisPoints, cents } from '../../money.ts'
import { bonusByRate, bonusOn, standingAt, type Tier, tierThatDoesNotRise } from './tiers.ts'

const tier = (from: number, percent: number): Tier => ({ from: cents(from), percent: basisPoints(percent) })
const TIERS = [tier(1_000_000, 100), tier(2_500_000, 200), tier(5_000_000, 350)]

describe('standingAt (SH-214)', () => {
  it.each([
    [-100, 0, 0, 1_000_100],
    [0, 0, 0, 1_000_000],
    [999_999, 0, 0, 1],
    [1_000_000, 1, 100, 1_500_000],
    [2_499_999, 1, 100, 1],
    [2_500_000, 2, 200, 2_500_000],
    [4_999_999, 2, 200, 1],
    [5_000_000, 3, 350, null],
    [99_000_000, 3, 350, null],
  ])('a turnover of %i cents has reached tier %i', (turnover, reached, percent, missing) => {
    const standing = standingAt(cents(turnover), TIERS)
    expect(standing).toEqual({ tier: reached, percent, next: TIERS[reached] ?? null, missing })
  })

  it('a year without tiers pays nothing', () => {
    expect(standingAt(cents(5_000_000), [])).toEqual({ tier: 0, percent: 0, next: null, missing: null })
  })

  it('a first tier from 0 is reached at once, and not by credits alone', () => {
    expect(standingAt(cents(0), [tier(0, 50)]).tier).toBe(1)
    expect(standingAt(cents(-1), [tier(0, 50)]).tier).toBe(0)
  })
})

describe('bonusOn', () => {
  it('is a share of the whole turnover, half a cent rounded up', () => {
    expect(bonusOn(cents(2_500_000), basisPoints(200))).toBe(50_000)
    expect(bonusOn(cents(150), basisPoints(100))).toBe(2)
    expect(bonusOn(cents(149), basisPoints(100))).toBe(1)
  })

  it('is nothing where the credits are more than the goods', () => {
    expect(bonusOn(cents(-500), basisPoints(200))).toBe(0)
  })
})

describe('tierThatDoesNotRise (FF-960)', () => {
  it.each([
    ['none', TIERS, undefined],
    ['one that repeats a threshold', [tier(100, 100), tier(100, 200)], 1],
    ['one that falls', [tier(100, 100), tier(90, 200)], 1],
    ['one that pays no more', [tier(100, 100), tier(200, 200), tier(300, 200)], 2],
    ['none of none', [], undefined],
  ])('is %s', (_, tiers, at) => expect(tierThatDoesNotRise(tiers)).toBe(at))
})

describe('bonusByRate (FF-961)', () => {
  it('splits to the cent, by the largest remainder', () => {
    const rates = [
      { rate: 900, net: 2 },
      { rate: 2100, net: 1 },
    ]
    expect(bonusByRate(cents(100), rates)).toEqual([
      { rate: 900, net: 67 },
      { rate: 2100, net: 33 },
    ])
  })

  it('gives nothing to a rate of which more was credited than invoiced', () => {
    const rates = [
      { rate: 900, net: 500 },
      { rate: 2100, net: -50 },
    ]
    expect(bonusByRate(cents(9), rates)).toEqual([{ rate: 900, net: 9 }])
  })
})
