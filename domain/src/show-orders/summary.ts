import { type Cents, sum, times } from '../money.ts'
import { canRelease, isPast, type Windows } from '../trade-show/phases.ts'
import { type PositionPieces, piecesInBasket, piecesRemaining } from './left.ts'

export type OrderSummary = {
  readonly isConfirmed: boolean
  /** Positions with pieces, their pieces and net price. */
  readonly lines: number
  readonly pieces: number
  readonly net: Cents
  /** Positions that lapse if they are not confirmed in time. */
  readonly linesToConfirm: number
  /** Confirmed positions that can be released now, and their pieces. */
  readonly linesToRelease: number
  readonly piecesToRelease: number
}

/**
 * A customer's order in figures, and what waits for the customer.
 * @param order undefined if the customer never ordered at this edition
 */
export function orderSummary(
  windows: Windows,
  order: { readonly confirmedAt: Date | null } | undefined,
  positions: readonly (PositionPieces & { readonly price: Cents })[],
  now: Date,
): OrderSummary {
  const isConfirmed = order !== undefined && order.confirmedAt !== null
  const ordered = positions.filter(position => piecesInBasket(position) > 0)
  const toRelease =
    isConfirmed && canRelease(windows, now) ? ordered.filter(position => piecesRemaining(position) > 0) : []
  return {
    isConfirmed,
    lines: ordered.length,
    pieces: total(ordered.map(piecesInBasket)),
    net: sum(ordered.map(position => times(position.price, piecesInBasket(position)))),
    linesToConfirm: isConfirmed || isPast(windows.confirmationEnd, now) ? 0 : ordered.length,
    linesToRelease: toRelease.length,
    piecesToRelease: total(toRelease.map(piecesRemaining)),
  }
}

const total = (pieces: readonly number[]): number => pieces.reduce((all, some) => all + some, 0)
