import type { Delivery } from '../companies/delivery.ts'

/** What goods that are set aside wait for before anybody may pick them. */
export const holds = ['payment', 'rest'] as const

export type Hold = (typeof holds)[number]

/** Payment methods of orders that are paid before they are picked. */
const paidAhead: readonly string[] = ['prepayment', 'card']

export type Held = {
  readonly paymentMethod: string
  readonly paidAheadAt: Date | null
  readonly delivery: Delivery
  /** Pieces that wait for goods. */
  readonly open: number
}

export const isPaidAhead = (paymentMethod: string): boolean => paidAhead.includes(paymentMethod)

/** Why an order cannot be picked yet; null if it can. */
export function holdOf({ paymentMethod, paidAheadAt, delivery, open }: Held): Hold | null {
  if (isPaidAhead(paymentMethod) && paidAheadAt === null) return 'payment'
  return delivery === 'complete' && open > 0 ? 'rest' : null
}
