import { type Day, day } from '../day.ts'

/** Due date of an invoice, this many days after it was issued. */
export function dueOn(issuedOn: Day, days: number): Day {
  const due = new Date(`${issuedOn}T00:00:00Z`)
  due.setUTCDate(due.getUTCDate() + days)
  return day(due.toISOString().slice(0, 10))
}
