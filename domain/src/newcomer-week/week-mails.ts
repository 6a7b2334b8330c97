import { phaseOf, type Window } from './week.ts'

/** Mails of an event itself: that it has begun, and that it ends. */
export const weekMails = ['start', 'ending'] as const

export type WeekMail = (typeof weekMails)[number]

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The mail of an event that is due: of its start for a day, of its end in its last 24 hours. One missed while no server was
 * running is skipped when it would no longer help; an event of a day or less is announced once.
 */
export function weekMailDue(window: Window, now: Date): WeekMail | null {
  if (phaseOf(window, now) !== 'open') return null
  const { start, end } = window
  if (now.getTime() < start.getTime() + DAY_MS) return 'start'
  return now.getTime() >= end.getTime() - DAY_MS ? 'ending' : null
}
