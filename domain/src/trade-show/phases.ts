/** The windows of an edition of the show. Ends are inclusive: the last second counts whole. */
export type Windows = {
  readonly orderStart: Date
  readonly orderEnd: Date
  readonly confirmationStart: Date
  readonly confirmationEnd: Date
  readonly releaseEnd: Date
}

export type Phase = 'before' | 'ordering' | 'closed' | 'confirmation' | 'release' | 'over'

/**
 * The phase of the show, by the clock alone. Releasing is possible from `confirmationStart` on, so `release` names only
 * the time after the confirmation window.
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

/** Confirmed pieces may be released from the start of the confirmation window to the end of release. */
export const canRelease = (windows: Windows, now: Date): boolean =>
  ['confirmation', 'release'].includes(phaseOf(windows, now))

const LAST_SECOND_MS = 1000

/** The first millisecond after an inclusive end. */
export const after = (end: Date): number => end.getTime() + LAST_SECOND_MS

/** Whether an inclusive end has passed. */
export const isPast = (end: Date, now: Date): boolean => now.getTime() >= after(end)
