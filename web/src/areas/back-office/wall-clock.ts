import { day, dayIn, instantIn } from '@fairfloor/domain/day'

/** An instant as an input of type datetime-local writes it, in a time zone: '2025-05-08T23:59:59'. */
export function wallClock(instant: Date | string, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', hourCycle: 'h23', timeZone })
  return `${dayIn(instant, timeZone)}T${time.format(new Date(instant))}`
}

/** The instant at which the zone's clocks show what was typed, with or without seconds; null for no day and time. */
export function instantOf(typed: string, timeZone: string): Date | null {
  const [on = '', time = ''] = typed.split('T')
  if (!/^\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(time)) return null
  try {
    return instantIn(day(on), time, timeZone)
  } catch {
    return null
  }
}
