import { phaseOf, type Window } from './week.ts'

/** Mails of an event itself: that it has begun, and that it ends. */
export const weekMails = ['start', 'ending'] as const

export type WeekMail = (typeof weekMails)[number]

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The mail that is due now: 'start' in the first 24 hours of an event, 'ending' in its last 24, otherwise null. A mail
 * that no server could send in that time is skipped. An event of a day or less gets the start mail only.
 */
export function weekMailDue(window: Window, now: Date): WeekMail | null {
  if (phaseOf(window, now) !== 'open') return null
  const { start, end } = window
  if (now.getTime() < start.getTime() + DAY_MS) return 'start'
  return now.getTime() >= end.getTime() - DAY_MS ? 'ending' : null
}
