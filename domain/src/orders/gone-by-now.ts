import { fittingQuantity, type OrderSteps } from '../catalogue/fitting-quantity.ts'
import { type Day, daysBetween } from '../day.ts'

/** What a customer ordered of a flavour on a day, without what was cancelled. */
export type Purchase = { readonly day: Day; readonly pieces: number }

export type Bought = {
  /** One a day, the first one first. */
  readonly purchases: readonly Purchase[]
  /** Pieces that are ordered and have not left yet, or lie in the basket. */
  readonly covered: number
}

type Packed = OrderSteps & { readonly unitsPerCase: number }

export type Gone = {
  /** The last purchase. */
  readonly last: Purchase
  /** The proposal: a quantity that can be ordered. */
  readonly pieces: number
  /** Since how many days it should be gone. */
  readonly days: number
}

/** From this many purchases on there is a habit. */
const FEWEST = 2
/** A customer no longer buys a flavour after this many of its usual intervals, and at least this many days. */
const GIVEN_UP = 4
const GIVEN_UP_DAYS = 90

/**
 * Whether what was bought of a flavour is probably gone by now, and how much would be bought again: the usual quantity less what is
 * covered, in whole cases where only such were bought. The last purchase lasts the usual time between two, longer if it was
 * larger than usual.
 * @returns null where there is no habit, some is left, it is covered, or it is no longer bought
 */
export function goneByNow({ purchases, covered }: Bought, size: Packed, today: Day): Gone | null {
  const last = purchases.at(-1)
  if (!last || purchases.length < FEWEST) return null
  const gaps = purchases.slice(1).map(({ day }, i) => daysBetween(purchases[i]!.day, day))
  const usual = median(purchases.map(({ pieces }) => pieces))
  const lasts = (median(gaps) * last.pieces) / usual
  const since = daysBetween(last.day, today)
  if (since < lasts || since > Math.max(lasts * GIVEN_UP, GIVEN_UP_DAYS)) return null
  const wanted = Math.ceil(usual) - covered
  if (wanted <= 0) return null
  const { unitsPerCase } = size
  const inCases = purchases.every(({ pieces }) => pieces % unitsPerCase === 0)
  const whole = inCases ? Math.ceil(wanted / unitsPerCase) * unitsPerCase : wanted
  return { last, pieces: fittingQuantity(whole, size), days: since - Math.ceil(lasts) }
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
