import type { Activity } from '../trade-show/activities.ts'
import { descriptions, TOTAL } from './descriptions.ts'

/** Points per item of an activity, and the most items that count. */
export type RewardRule = { readonly activity: Activity; readonly points: number; readonly cap: number }

export type RewardRow = {
  readonly description: string
  readonly points: number | null
  readonly count: number | null
  readonly user_points: number
  /** Most items that count. */
  readonly cap: number | null
}

/**
 * A user's points by activity; items above the cap do not count. Activities that earn nothing have no row; the last row
 * is the total.
 * @param done how many items of each activity the user has done
 */
export function rewardRows(rules: readonly RewardRule[], done: ReadonlyMap<Activity, number>): RewardRow[] {
  const rows = rules
    .filter(({ points, cap }) => points > 0 && cap > 0)
    .map(({ activity, points, cap }) => {
      const count = Math.min(done.get(activity) ?? 0, cap)
      return { description: descriptions[activity], points, count, user_points: count * points, cap }
    })
  const total = rows.reduce((sum, row) => sum + row.user_points, 0)
  return [...rows, { description: TOTAL, points: null, count: null, user_points: total, cap: null }]
}
