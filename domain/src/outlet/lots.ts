import { type Day, daysBetween } from '../day.ts'
import type { Cents } from '../money.ts'
import type { LotStanding, OutletSort } from './states.ts'

/** What decides whether pieces of the outlet can be bought. */
export type LotState = {
  readonly quantity: number
  readonly bestBefore: Day
  readonly isWithdrawn: boolean
}

/** A lot is sold up to and including its best-before day. */
export function standingOf({ quantity, bestBefore, isWithdrawn }: LotState, today: Day): LotStanding {
  if (isWithdrawn) return 'withdrawn'
  if (bestBefore < today) return 'expired'
  return quantity > 0 ? 'for sale' : 'sold out'
}

/** Days until a lot is gone; 0 on its last day. */
export const daysLeft = (bestBefore: Day, today: Day): number => daysBetween(today, bestBefore)

/** What of a wanted quantity can be had; 0 of a lot that is not for sale. */
export const piecesLeft = (lot: LotState, today: Day): number =>
  standingOf(lot, today) === 'for sale' ? lot.quantity : 0

/** Why a line of a basket cannot be ordered as it is. */
export const lineFaults = ['gone', 'fewer left'] as const

export type LineFault = (typeof lineFaults)[number]

/** @param left pieces that can be had @returns null where the line can be ordered */
export function faultOf(quantity: number, left: number): LineFault | null {
  if (left === 0) return 'gone'
  return quantity > left ? 'fewer left' : null
}

/** Whole per cent by which a price is below the regular one, rounded down: never more than is saved. */
export const savingOf = (regular: Cents | null, price: Cents): number =>
  regular === null || regular <= price ? 0 : Math.floor(((regular - price) * 100) / regular)

type Offered = {
  readonly id: number
  readonly bestBefore: Day
  readonly name: string
  readonly price: Cents
  readonly regular: Cents | null
}

/** Lots in the order of a sort; what is equal by date, then by name. */
export function sortedLots<L extends Offered>(lots: readonly L[], sort: OutletSort): L[] {
  const by: Record<OutletSort, (one: L, other: L) => number> = {
    date: () => 0,
    price: (one, other) => one.price - other.price,
    saving: (one, other) => savingOf(other.regular, other.price) - savingOf(one.regular, one.price),
  }
  return lots.toSorted(
    (one, other) =>
      by[sort](one, other) ||
      daysBetween(other.bestBefore, one.bestBefore) ||
      one.name.localeCompare(other.name) ||
      one.id - other.id,
  )
}

/** Lots on the shelves are proposed for the outlet so many days before their date. */
export const SHORT_DATED_DAYS = 90
