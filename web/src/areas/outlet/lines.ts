import { type Cents, fromEuros, times } from '@fairfloor/domain/money'
import type { OutletBasket } from '@fairfloor/domain/outlet/contract'
import type { UnsavedLines } from '../../lib/sending/line-changes.ts'

/** A position as shown: with pending changes applied. */
export type Line = OutletBasket['positions'][number] & {
  readonly error: string | null
  /** The shown quantity did not reach the server. */
  readonly unsent: boolean
}

/** The positions with pending changes applied, without removed ones. A removal that was lost stays with its error. */
export const linesOf = (positions: OutletBasket['positions'], unsaved: UnsavedLines): Line[] =>
  positions.flatMap(position => {
    const change = unsaved.get(position.id)
    if (!change) return { ...position, error: null, unsent: false }
    if (change.removed && change.error === null) return []
    const quantity = change.quantity ?? position.quantity
    return {
      ...position,
      quantity,
      fault: position.left !== null && position.is_available && quantity <= position.left ? null : position.fault,
      error: change.error,
      unsent: change.error !== null && change.quantity !== null,
    }
  })

/** Whether a line cannot be ordered as it is. */
export const needsBuyer = ({ fault, error }: Line): boolean => fault !== null || error !== null

/** Pieces of what can be ordered. */
export const piecesOf = (lines: readonly Line[]): number =>
  lines.reduce((pieces, line) => pieces + (line.is_available ? line.quantity : 0), 0)

/** Net sum of a line; null for what is gone, or for who sees no prices. */
export const sumOf = ({ price, quantity }: Line): Cents | null =>
  price === null ? null : times(fromEuros(price), quantity)
