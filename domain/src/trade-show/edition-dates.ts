import type { FieldError, Refusal } from '../refusal.ts'
import type { Windows } from './phases.ts'
import { refuse } from './refusals.ts'

/** The dates of an edition by their names on the wire, in order. */
export const DATES = [
  ['order_start', 'orderStart'],
  ['order_end', 'orderEnd'],
  ['confirmation_start', 'confirmationStart'],
  ['confirmation_end', 'confirmationEnd'],
  ['release_end', 'releaseEnd'],
] as const satisfies readonly (readonly [string, keyof Windows])[]

export type DateName = (typeof DATES)[number][0]

export const windowsOf = (dates: Readonly<Record<DateName, Date | string>>): Windows => ({
  orderStart: new Date(dates.order_start),
  orderEnd: new Date(dates.order_end),
  confirmationStart: new Date(dates.confirmation_start),
  confirmationEnd: new Date(dates.confirmation_end),
  releaseEnd: new Date(dates.release_end),
})

/** Why these windows are refused, by field; null when they are fine. */
export function datesRefusal(windows: Windows): Refusal | null {
  const errors: FieldError[] = []
  const demand = (holds: boolean, path: DateName, detail: string) => holds || errors.push({ path, detail })
  for (const [path, name] of DATES) demand(isStorable(windows[name]), path, 'This date is out of range.')
  demand(windows.orderStart < windows.orderEnd, 'order_end', 'Ordering must end after it starts.')
  demand(
    windows.orderEnd <= windows.confirmationStart,
    'confirmation_start',
    'Confirming starts when ordering is over.',
  )
  demand(
    windows.confirmationStart < windows.confirmationEnd,
    'confirmation_end',
    'Confirming must end after it starts.',
  )
  demand(
    windows.confirmationEnd <= windows.releaseEnd,
    'release_end',
    'Releasing goes on at least as long as confirming.',
  )
  return errors.length > 0 ? refuse('dates_out_of_order', undefined, errors) : null
}

/** Years have four digits in UTC: the database and the texts show no others. */
export const isStorable = (date: Date): boolean => date.getTime() > 0 && /^\d{4}-/.test(date.toISOString())
