import { isPast, type Windows } from '../trade-show/phases.ts'

export type PhaseMail =
  | 'overview'
  | 'confirmation-opens'
  | 'confirmation-ends'
  | 'release-week'
  | 'release-day'
  | 'expired'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

const before = (end: Date, ms: number) => new Date(end.getTime() - ms)

/**
 * The mails due to a customer with an unconfirmed order, and to one with pieces still to be released. A mail missed
 * while no server was running is skipped when it would no longer help.
 */
export function phaseMailsDue(windows: Windows, now: Date): { unconfirmed: PhaseMail[]; remaining: PhaseMail[] } {
  const { orderEnd, confirmationStart, confirmationEnd, releaseEnd } = windows
  const between = (start: Date, end: Date) => now >= start && !isPast(end, now)
  const unconfirmed: PhaseMail[] = []
  if (isPast(orderEnd, now) && !isPast(confirmationEnd, now)) unconfirmed.push('overview')
  if (between(confirmationStart, confirmationEnd)) unconfirmed.push('confirmation-opens')
  if (between(before(confirmationEnd, DAY_MS), confirmationEnd)) unconfirmed.push('confirmation-ends')

  const remaining: PhaseMail[] = []
  if (between(before(releaseEnd, 7 * DAY_MS), before(releaseEnd, DAY_MS))) remaining.push('release-week')
  if (between(before(releaseEnd, DAY_MS), releaseEnd)) remaining.push('release-day')
  if (isPast(releaseEnd, now)) remaining.push('expired')
  return { unconfirmed, remaining }
}
