import { type Day, daysBetween } from '../../day.ts'

/** The days whose sales tell how fast a flavour sells. */
export const PACE_DAYS = 90

/** Stock that lasts longer than this is no concern yet: goods are ordered and delivered within it. */
export const RUNS_OUT_DAYS = 21

/**
 * How many whole days free pieces last.
 * @param sold pieces in `PACE_DAYS`
 * @returns null where nothing sells
 */
export const daysOfCover = (free: number, sold: number): number | null =>
  sold > 0 ? Math.floor((free * PACE_DAYS) / sold) : null

/** Whether the next delivery comes before the stock is gone. */
export type Supply = 'none' | 'late' | 'in time'

/** @param eta the day of the next delivery; one that has passed is as good as none */
export function supplyOf({ days, eta }: { readonly days: number; readonly eta: Day | null }, today: Day): Supply {
  if (eta === null || eta < today) return 'none'
  return daysBetween(today, eta) > days ? 'late' : 'in time'
}
