import { type BasisPoints, basisPoints, type Cents, cents, share } from '../money.ts'

/** From which turnover of a year, in cents, a percentage of all of it is paid back. */
export type Tier = { readonly from: Cents; readonly percent: BasisPoints }

/** Where a turnover stands among the tiers of its year. */
export type Standing = {
  /** How many tiers are reached. */
  readonly tier: number
  readonly percent: BasisPoints
  /** Null in the last tier, and where a year has no tiers. */
  readonly next: Tier | null
  /** What the turnover lacks of the next tier. */
  readonly missing: Cents | null
}

/** @param tiers rising; a tier is reached with its very threshold */
export function standingAt(turnover: Cents, tiers: readonly Tier[]): Standing {
  const tier = tiers.filter(({ from }) => turnover >= from).length
  const next = tiers[tier] ?? null
  return {
    tier,
    percent: tiers[tier - 1]?.percent ?? basisPoints(0),
    next,
    missing: next && cents(next.from - turnover),
  }
}

/** What is paid back for a turnover, without VAT, rounded half up; nothing for a year of more credits than goods. */
export const bonusOn = (turnover: Cents, percent: BasisPoints): Cents => share(cents(Math.max(0, turnover)), percent)
