import type { Cents } from '../money.ts'
import { isPaidAhead } from './holds.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

/** How long goods are kept for an order that is not paid yet: for a transfer as long as most invoices give. */
const held: Readonly<Record<string, number>> = { prepayment: 14 * DAY_MS, card: 30 * MINUTE_MS }

/** Until when the goods of an order are kept that is to be paid from now on; null if it is not paid ahead. */
export function heldUntil(paymentMethod: string, from: Date): Date | null {
  const time = held[paymentMethod]
  return time === undefined ? null : new Date(from.getTime() + time)
}

/** When a customer is reminded of a transfer: half of the time is over. Null if nobody is. */
export function remindedFrom(paymentMethod: string, until: Date): Date | null {
  const time = paymentMethod === 'prepayment' ? held[paymentMethod] : undefined
  return time === undefined ? null : new Date(until.getTime() - time / 2)
}

type Ahead = { readonly paidAheadAt: Date | null; readonly heldUntil: Date | null }

type Standing = Ahead & {
  readonly paymentMethod: string
  readonly isCancelled: boolean
  readonly gross: number
  /** Of it, and not taken back. */
  readonly paid: Cents
  /** Whether somebody fetches its goods, or has. */
  readonly isPicked: boolean
}

/**
 * Whether an order is paid ahead, by what has been paid of it. Once it is, it stays so as long as no payment is taken back:
 * a later change of its sum is on the invoice.
 * @param why what has happened
 */
export function aheadOf(order: Standing, why: 'paid' | 'taken back', now: Date): Ahead {
  const { paymentMethod, isCancelled, gross, paid, isPicked, paidAheadAt } = order
  if (!isPaidAhead(paymentMethod)) return order
  if (isCancelled) return { paidAheadAt, heldUntil: null }
  if (paid >= gross) return { paidAheadAt: paidAheadAt ?? now, heldUntil: null }
  if (why === 'paid' || paidAheadAt === null || isPicked) return order
  return { paidAheadAt: null, heldUntil: heldUntil(paymentMethod, now) }
}
