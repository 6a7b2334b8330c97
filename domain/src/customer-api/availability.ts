import type { Day } from '../day.ts'

/** Stock in words, as customers' systems read it. */
export const clientAvailabilities = ['in_stock', 'low', 'expected', 'out', 'unknown', 'discontinued'] as const
export type ClientAvailability = (typeof clientAvailabilities)[number]

type Stocked = {
  /** Null if it was never counted. */
  readonly quantity: number | null
  readonly eta: string | null
  readonly unitsPerCase: number
  readonly isDiscontinued: boolean
}

/** An expected day that has passed is none: nobody knows the date any more. */
export const etaFrom = (eta: string | null, today: Day): string | null => (eta !== null && eta >= today ? eta : null)

/** Low is less than a case. What is discontinued may have pieces left, which nobody can order. */
export function clientAvailability(
  { quantity, eta, unitsPerCase, isDiscontinued }: Stocked,
  today: Day,
): ClientAvailability {
  if (isDiscontinued) return 'discontinued'
  if (quantity === null) return 'unknown'
  if (quantity === 0) return etaFrom(eta, today) ? 'expected' : 'out'
  return quantity < unitsPerCase ? 'low' : 'in_stock'
}
