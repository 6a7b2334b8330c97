import { isPast, type Windows } from '../trade-show/phases.ts'

/** One position of a show order: pieces wanted, pieces released, and pieces deleted when the release ended. */
export type PositionPieces = {
  readonly quantity: number
  readonly releasedQuantity: number
  readonly deletedQuantity: number
}

/** Whether an order lapsed: the confirmation ended without it. */
export const hasLapsed = (windows: Windows, confirmedAt: Date | null, now: Date): boolean =>
  confirmedAt === null && isPast(windows.confirmationEnd, now)

/** Pieces of a confirmed position that were neither released nor deleted. */
export const piecesRemaining = ({ quantity, releasedQuantity, deletedQuantity }: PositionPieces): number =>
  quantity - releasedQuantity - deletedQuantity

/** Pieces of a position in the basket; what was not released in time is deleted from it. */
export const piecesInBasket = ({ quantity, deletedQuantity }: PositionPieces): number => quantity - deletedQuantity
