import type { Availability } from '../catalogue/availability.ts'

/** What is known of a flavour's stock; the exact number only by readers who may see it. */
export type Supply = {
  readonly availability: Availability
  readonly stock_available: number | null
  readonly eta: string | null
}

/**
 * When the pieces of a line come; 'in stock' for readers who are told the stock in words only. `from` is the day of the next
 * delivery, null while nobody knows one.
 */
export type Arrival =
  | { readonly kind: 'now' }
  | { readonly kind: 'in stock' }
  | { readonly kind: 'split'; readonly now: number; readonly later: number; readonly from: string | null }
  | { readonly kind: 'later'; readonly from: string | null }
  | { readonly kind: 'on request' }

/** What comes at once and what with the next delivery. */
export function arrivalOf(quantity: number, { availability, stock_available, eta }: Supply): Arrival {
  if (availability === 'unknown') return { kind: 'on request' }
  if (availability !== 'in_stock') return { kind: 'later', from: eta }
  if (stock_available === null) return { kind: 'in stock' }
  if (stock_available >= quantity) return { kind: 'now' }
  return { kind: 'split', now: stock_available, later: quantity - stock_available, from: eta }
}
