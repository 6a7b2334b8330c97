import { openOf, type Pieces, remainingOf } from '../orders/rest.ts'

/** What a customer is asked about a line, and says. */
export type Question = {
  /** Pieces that were not waited for when the question was asked. */
  readonly kept: number
  /** Pieces that were waited for then. */
  readonly asked: number
  readonly wanted: number
}

/** The most that can be confirmed: what was cancelled meanwhile is no longer asked about. */
export const mostOf = ({ kept, asked }: Question, pieces: Omit<Pieces, 'shipped'>): number =>
  Math.max(0, Math.min(asked, remainingOf(pieces) - kept))

export const wantedOf = (question: Question, pieces: Omit<Pieces, 'shipped'>): number =>
  Math.min(question.wanted, mostOf(question, pieces))

/** Pieces of the line that remain when the customer confirms. */
export const confirmedOf = ({ kept, wanted }: Question): number => kept + wanted

/** Whether there is still something to confirm: goods that have arrived meanwhile answer the question too. */
export const isOpen = (lines: readonly Omit<Pieces, 'shipped'>[]): boolean => lines.some(pieces => openOf(pieces) > 0)

/** Says that a call is about the basket itself, where a backorder to confirm would be named by its order. */
export const BASKET = 0

/** What a call of the basket may meet. */
export type Standing = {
  /** Orders whose backorder is to be confirmed: the first one stands in place of the basket. */
  readonly asked: readonly number[]
  /** Whether goods are in the basket, or wait behind a backorder. */
  readonly hasGoods: boolean
}

/**
 * Why a call may not act on what stands there: it says that it is about something else, or does not say what it is about while
 * more than one thing can be meant. Null: it may.
 */
export function mistakenIn(confirms: number | undefined, { asked, hasGoods }: Standing) {
  const [first = BASKET, ...later] = asked
  if (confirms === undefined) return first !== BASKET && (hasGoods || later.length > 0) ? 'basket_or_backorder' : null
  if (confirms === first) return null
  return first === BASKET ? 'nothing_left_to_confirm' : 'something_else_in_basket'
}
