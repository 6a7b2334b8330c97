import type { Day } from '../../day.ts'
import { type Cents, cents, sum } from '../../money.ts'

/**
 * What changes a customer's account. Invoices, money that goes back to the bank or to a card, and payments that are taken back
 * are what it owes more; credit notes, payments and what rounding settles what it owes less.
 */
export const entryKinds = ['invoice', 'credit note', 'payment', 'reversal', 'refund', 'rounding'] as const

export type EntryKind = (typeof entryKinds)[number]

export type Entry = {
  readonly on: Day
  readonly kind: EntryKind
  /** Positive for every kind. */
  readonly amount: Cents
}

export type Period = { readonly from: Day; readonly until: Day }

export type StatementLine<E extends Entry> = E & {
  /** Signed: what the customer owes more. */
  readonly change: Cents
  /** What it owes after it. */
  readonly balance: Cents
}

export type Statement<E extends Entry> = {
  readonly opening: Cents
  readonly lines: readonly StatementLine<E>[]
  readonly closing: Cents
}

const MORE: readonly EntryKind[] = ['invoice', 'reversal', 'refund']

const changeOf = ({ kind, amount }: Entry): Cents => (MORE.includes(kind) ? amount : cents(-amount))

/**
 * A statement of account: what was owed before the first day, each entry of the period with the balance after it, and what is
 * owed on the last day. Entries of one day stay in their order.
 */
export function statementOf<E extends Entry>(entries: readonly E[], { from, until }: Period): Statement<E> {
  const opening = sum(entries.filter(({ on }) => on < from).map(changeOf))
  const inside = entries.filter(({ on }) => on >= from && on <= until)
  let balance = opening
  const lines = inside
    .toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0))
    .map(entry => {
      const change = changeOf(entry)
      balance = cents(balance + change)
      return { ...entry, change, balance }
    })
  return { opening, lines, closing: balance }
}
