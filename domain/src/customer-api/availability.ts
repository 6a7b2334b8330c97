import { type Availability, availabilityOf } from '../catalogue/availability.ts'

/** Stock in words for customers' own shops. */
export type ApiAvailability = Availability | 'low' | 'discontinued'

type Known = {
  /** Null if it was never counted. */
  readonly quantity: number | null
  readonly eta: string | null
  readonly unitsPerCase: number
  readonly isDiscontinued: boolean
}

/** `low` is less than a case, `discontinued` what can no longer be ordered, whatever is left. */
export function apiAvailability({ quantity, eta, unitsPerCase, isDiscontinued }: Known): ApiAvailability {
  if (isDiscontinued) return 'discontinued'
  return quantity !== null && quantity > 0 && quantity < unitsPerCase ? 'low' : availabilityOf(quantity, eta)
}
