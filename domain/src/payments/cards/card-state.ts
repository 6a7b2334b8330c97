import type { Cents } from '../../money.ts'

/** A try to pay an order by card. */
export type CardTry = {
  readonly startedAt: Date
  readonly paidAt: Date | null
  readonly endedAt: Date | null
  readonly endKind: 'refused' | 'aborted' | 'lapsed' | 'cancelled' | null
}

export type CardOrder = {
  readonly paymentMethod: string
  readonly isCancelled: boolean
  /** Once paid it stays so, also when its sum changes: that is on the invoice. */
  readonly paidAheadAt: Date | null
  /** Null where its goods are not kept: it is paid, or over. */
  readonly heldUntil: Date | null
  /** What it costs less what was paid of it. */
  readonly due: Cents
}

export const cardStates = ['other', 'to pay', 'paid', 'over'] as const

export type CardState = (typeof cardStates)[number]

/** How an order stands that is paid by card. Over: it was cancelled, or the time to pay it has passed. Other: it is not paid by card. */
export function cardStateOf(
  { paymentMethod, isCancelled, paidAheadAt, heldUntil, due }: CardOrder,
  now: Date,
): CardState {
  if (paymentMethod !== 'card') return 'other'
  if (isCancelled) return 'over'
  if (paidAheadAt !== null || due <= 0) return 'paid'
  return heldUntil !== null && now < heldUntil ? 'to pay' : 'over'
}

/** Whether the provider may still tell how a try ends. */
export const isOpen = ({ paidAt, endedAt }: CardTry): boolean => paidAt === null && endedAt === null
