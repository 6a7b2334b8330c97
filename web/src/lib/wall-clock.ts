import { day, dayIn, instantIn } from '@fairfloor/domain/day'

/** An instant as value of a datetime-local input, in a time zone: '2025-05-08T23:59:59'. */
export function wallClock(instant: Date | string, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', hourCycle: 'h23', timeZone })
  return `${dayIn(instant, timeZone)}T${time.format(new Date(instant))}`
}

/** The instant of a typed wall-clock time in the zone, with or without seconds; null if invalid. */
export function instantOf(typed: string, timeZone: string): Date | null {
  const [on = '', time = ''] = typed.split('T')
  if (!/^\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(time)) return null
  try {
    return instantIn(day(on), time, timeZone)
  } catch {
    return null
  }
}
