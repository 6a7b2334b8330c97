import { createContext } from 'react'

/** A grid's words about what its quantities go to. */
export interface GoalWords {
  head: string
  holds: string
  waiting: string
  added: (pieces: string) => string
  finish: string
}

/** What the quantities of a grid go to: the order of the fair, the basket of the shop, or what has words of its own. */
export const GridGoal = createContext<'order' | 'basket' | GoalWords>('order')

/** A flavour that is in the order already. */
export interface OrderedLine {
  /** The quantity as shown, with a change that is still on its way; 0 while it is being removed. */
  readonly quantity: number
  /** The quantity that the server knows. */
  readonly saved: number
  /** Why the last change failed. */
  readonly error: string | null
}

/** What the order has just said about a flavour. */
export interface LineNews {
  readonly kind: 'added' | 'changed' | 'removed'
  /** Pieces added, or the pieces in the order now. */
  readonly quantity: number
}

/** The order that a grid belongs to, handed in by the page: the catalogue knows no orders. Maps are by flavour id. */
export interface OrderedLines {
  readonly lines: ReadonlyMap<number, OrderedLine>
  readonly news: ReadonlyMap<number, LineNews>
  /** Changes a flavour of the order in place. */
  change(flavourId: number, quantity: number): void
  remove(flavourId: number): unknown
}
