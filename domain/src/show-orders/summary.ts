import type { Cents } from '../money.ts'
import { canRelease, isPast, type Windows } from '../trade-show/phases.ts'

/** The sums of a customer's order at an edition. */
export type OrderFigures = {
  readonly confirmedAt: Date | null
  /** Positions with pieces in the basket, those pieces and their net price. */
  readonly lines: number
  readonly pieces: number
  readonly net: Cents
  /** Positions with pieces that were neither released nor deleted, and those pieces. */
  readonly openLines: number
  readonly openPieces: number
}

export type OrderSummary = {
  readonly isConfirmed: boolean
  readonly lines: number
  readonly pieces: number
  readonly net: Cents
  /** Positions that lapse if they are not confirmed in time. */
  readonly linesToConfirm: number
  /** Confirmed positions that can be released now, and their pieces. */
  readonly linesToRelease: number
  readonly piecesToRelease: number
}

/** A customer's order in figures, and what waits for the customer. */
export function orderSummary(
  windows: Windows,
  { confirmedAt, lines, pieces, net, openLines, openPieces }: OrderFigures,
  now: Date,
): OrderSummary {
  const isConfirmed = confirmedAt !== null
  const isReleasing = isConfirmed && canRelease(windows, now)
  return {
    isConfirmed,
    lines,
    pieces,
    net,
    linesToConfirm: isConfirmed || isPast(windows.confirmationEnd, now) ? 0 : lines,
    linesToRelease: isReleasing ? openLines : 0,
    piecesToRelease: isReleasing ? openPieces : 0,
  }
}
