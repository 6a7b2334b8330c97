import { type Day, day } from '../../day.ts'

export type ExpectedLine = {
  readonly quantity: number
  readonly received: number
  readonly expected_on: string | null
}

/** Pieces that are still expected of a line. */
export const missingOf = ({ quantity, received }: Pick<ExpectedLine, 'quantity' | 'received'>): number =>
  Math.max(0, quantity - received)

/** The first day on which something is still expected. */
export function nextDayOf(lines: readonly ExpectedLine[]): Day | null {
  const days = lines.flatMap(line => (line.expected_on !== null && missingOf(line) > 0 ? [line.expected_on] : []))
  const first = days.toSorted()[0]
  return first === undefined ? null : day(first)
}
