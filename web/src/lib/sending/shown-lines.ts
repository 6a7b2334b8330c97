import type { UnsavedLines } from './line-changes.ts'

/** A line of a basket as shown: with pending changes applied. */
export type Shown<P> = P & {
  readonly error: string | null
  /** The shown quantity did not reach the server. */
  readonly unsent: boolean
}

type Position = { readonly id: number; readonly quantity: number }

/** Pieces of what can be ordered. */
export const piecesOf = (lines: readonly { readonly quantity: number; readonly is_available: boolean }[]): number =>
  lines.reduce((pieces, line) => pieces + (line.is_available ? line.quantity : 0), 0)

/** Lines without a change, so that a key in one of hundreds draws that one alone. */
const unchanged = new WeakMap<Position, Shown<Position>>()

/**
 * The positions with pending changes applied, without removed ones. A removal that was lost stays with 0 and its error.
 * @param changed what else is another one with the quantity
 */
export function shownLines<P extends Position>(
  positions: readonly P[],
  unsaved: UnsavedLines,
  changed: (line: Shown<P>) => Shown<P> = line => line,
): Shown<P>[] {
  return positions.flatMap(position => {
    const change = unsaved.get(position.id)
    if (!change) {
      const line = unchanged.get(position) ?? { ...position, error: null, unsent: false }
      unchanged.set(position, line)
      return line as Shown<P>
    }
    const { quantity, error } = change
    if (change.removed && error === null) return []
    const line = { ...position, error, unsent: error !== null && quantity !== null }
    return typeof quantity === 'number' ? changed({ ...line, quantity }) : line
  })
}
