import { type Day, daysAfter } from '../../day.ts'

/** Reminders of one invoice: a friendly one, a firm one, and the last. */
export const reminderLevels = [1, 2, 3] as const

export type ReminderLevel = (typeof reminderLevels)[number]

/** Days until the first reminder, from the day on which the invoice was due, and until each later one, from the one before. */
export type ReminderDays = readonly [first: number, second: number, third: number]

export const USUAL_DAYS: ReminderDays = [7, 14, 14]

type Reminded = {
  readonly dueOn: Day
  /** The last reminder that was sent. */
  readonly sent: { readonly level: number; readonly on: Day } | null
}

/** The next reminder of an unpaid invoice, and the first day on which it may be sent; null after the last one. */
export function nextReminder(
  { dueOn, sent }: Reminded,
  days: ReminderDays,
): { level: ReminderLevel; from: Day } | null {
  const level = reminderLevels.find(one => one > (sent?.level ?? 0))
  if (level === undefined) return null
  return { level, from: daysAfter(sent?.on ?? dueOn, days[level - 1]!) }
}

/** The reminder that an unpaid invoice gets today. None before it is overdue, also if the settings say so. */
export function reminderDue(reminded: Reminded, days: ReminderDays, today: Day): ReminderLevel | null {
  const next = nextReminder(reminded, days)
  return next && next.from <= today && reminded.dueOn < today ? next.level : null
}
