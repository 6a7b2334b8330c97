import { type BasisPoints, basisPoints, type Cents, cents, prorate, share } from '../../money.ts'

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

/** The first tier that does not rise above the one before it, in threshold and percentage; undefined where all do. */
export function tierThatDoesNotRise(tiers: readonly Tier[]): number | undefined {
  const at = tiers.findIndex(({ from, percent }, i) => {
    const before = tiers[i - 1]
    return before !== undefined && (from <= before.from || percent <= before.percent)
  })
  return at < 0 ? undefined : at
}

/** Splits a bonus over the VAT rates of the turnover, to the cent; what was credited beyond what was invoiced gets none. */
export const bonusByRate = <Rate extends { readonly net: number }>(amount: Cents, rates: readonly Rate[]) =>
  prorate(
    amount,
    rates.map(({ net }) => Math.max(0, net)),
  ).flatMap((net, i) => (net > 0 ? [{ ...rates[i]!, net }] : []))
