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
