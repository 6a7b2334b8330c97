import type { BonusAnswer } from './answer.ts'

export type Step = {
  /** Null for the way to the first tier. */
  readonly from: number | null
  readonly percent: number
  /** How much of it the turnover fills, 0 to 1. */
  readonly filled: number
  /** Its height, 0 to 1. */
  readonly rise: number
  readonly state: 'reached' | 'here' | 'ahead'
}

/** The height of the way to the first tier. */
const GROUND = 0.14

/** The stairs of a year: the way to the first tier, then each tier. All are equally wide. */
export function stepsOf(tiers: BonusAnswer['tiers'], turnover: number): Step[] {
  const ground = (tiers[0]?.from ?? 0) > 0 ? [{ from: null, percent: 0 }] : []
  const all = [...ground, ...tiers]
  return all.map(({ from, percent }, i) => {
    const begin = from ?? 0
    const next = all[i + 1]?.from
    const isReached = turnover >= begin || from === null
    const part = next == null ? Number(isReached) : (turnover - begin) / (next - begin)
    return {
      from,
      percent,
      filled: Math.min(1, Math.max(0, part)),
      rise: all.length === 1 ? 1 : GROUND + ((1 - GROUND) * i) / (all.length - 1),
      state: !isReached ? 'ahead' : next == null || turnover < next ? 'here' : 'reached',
    }
  })
}
