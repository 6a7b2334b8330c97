import { isPast, type Windows } from '../trade-show/phases.ts'

/** One position of a show order: pieces that are wanted, released already, and deleted when the release ended. */
export type PositionPieces = {
  readonly quantity: number
  readonly releasedQuantity: number
  readonly deletedQuantity: number
}

/**
 * Pieces of a position with which the customer can still do something: all of them until the confirmation ends, then what
 * is confirmed and not yet released. What was not confirmed has lapsed (specification §1 and §4, decisions 3).
 */
export function piecesLeft(windows: Windows, confirmedAt: Date | null, position: PositionPieces, now: Date): number {
  const { quantity, releasedQuantity, deletedQuantity } = position
  if (isPast(confirmedAt ? windows.releaseEnd : windows.confirmationEnd, now)) return 0
  return quantity - releasedQuantity - deletedQuantity
}

/** Pieces of a position in the basket: what was not released in time is deleted from it (specification §4). */
export const piecesInBasket = ({ quantity, deletedQuantity }: PositionPieces): number => quantity - deletedQuantity
