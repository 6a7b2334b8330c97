/** The windows of an edition of the show. Ends are included: the last second counts whole. */
export type Windows = {
  readonly orderStart: Date
  readonly orderEnd: Date
  readonly confirmationStart: Date
  readonly confirmationEnd: Date
  readonly releaseEnd: Date
}

export type Phase = 'before' | 'ordering' | 'closed' | 'confirmation' | 'release' | 'over'

/**
 * Where the show stands (decisions 3): from the clock alone, without anybody switching. Releasing is possible from
 * `confirmationStart` on, so `release` names only what is left of it once the confirmation window is over.
 */
export function phaseOf(windows: Windows, now: Date): Phase {
  if (now < windows.orderStart) return 'before'
  if (!isPast(windows.orderEnd, now)) return 'ordering'
  if (now < windows.confirmationStart) return 'closed'
  if (!isPast(windows.confirmationEnd, now)) return 'confirmation'
  if (!isPast(windows.releaseEnd, now)) return 'release'
  return 'over'
}

export const canOrder = (windows: Windows, now: Date): boolean => phaseOf(windows, now) === 'ordering'

export const canConfirm = (windows: Windows, now: Date): boolean => phaseOf(windows, now) === 'confirmation'

/** What is confirmed may be released while the confirmation window is still open, and until the release ends. */
export const canRelease = (windows: Windows, now: Date): boolean =>
  ['confirmation', 'release'].includes(phaseOf(windows, now))

const LAST_SECOND_MS = 1000

/** Whether an end that counts itself in has gone by. */
export const isPast = (end: Date, now: Date): boolean => now.getTime() >= end.getTime() + LAST_SECOND_MS
