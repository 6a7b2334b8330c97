import { after, isPast } from '../trade-show/phases.ts'
import type { Terms } from './terms.ts'

/** From `start` on, until the last second of `end` has passed; null: no end. */
export type Window = { readonly start: Date; readonly end: Date | null }

export type Promotion = Window & {
  readonly id: number
  readonly name: string
  readonly texts: { readonly en: string; readonly de: string }
  /** Content hash of the picture. */
  readonly banner: string | null
  readonly end: Date
  readonly terms: Terms
  /** Price groups that it is for; empty: for all. */
  readonly groups: ReadonlySet<number>
  readonly sizeIds: ReadonlySet<number>
  /** Brands of which it includes every size. */
  readonly brandIds: ReadonlySet<number>
}

/** A size sold off. The group says why, for the menu of the sale. */
export type Clearance = Window & { readonly sizeId: number; readonly percent: number; readonly group: string | null }

export const isRunning = ({ start, end }: Window, now: Date): boolean => start <= now && !(end && isPast(end, now))

/** Whether a promotion is for a price group; `null` stands for visitors and staff, who see what is for all. */
export const isFor = ({ groups }: Pick<Promotion, 'groups'>, priceGroupId: number | null): boolean =>
  groups.size === 0 || (priceGroupId !== null && groups.has(priceGroupId))

/** The first moment after now at which one of the windows opens or closes, in milliseconds; Infinity if none does. */
export function nextMoment(windows: Iterable<Window>, now: Date): number {
  let next = Number.POSITIVE_INFINITY
  for (const { start, end } of windows) {
    if (start > now) next = Math.min(next, start.getTime())
    else if (end && !isPast(end, now)) next = Math.min(next, after(end))
  }
  return next
}
