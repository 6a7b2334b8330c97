import { type Cents, cents, divideHalfUp } from '../money.ts'
import { type PriceTerms, priceAgain } from '../promotions/price.ts'
import type { OrderStatus } from './kinds.ts'

/** Pieces of a line; those reserved were taken from stock, the shipped ones included. */
export type Pieces = {
  readonly quantity: number
  readonly reserved: number
  readonly shipped: number
  readonly cancelled: number
}

/** What is wanted of a line: what was ordered without what was cancelled. */
export const remainingOf = ({ quantity, cancelled }: Pick<Pieces, 'quantity' | 'cancelled'>): number =>
  quantity - cancelled

/** The backorder: pieces that wait for goods. */
export const openOf = ({ quantity, reserved, cancelled }: Omit<Pieces, 'shipped'>): number =>
  quantity - reserved - cancelled

/** Pieces in the warehouse that wait for their shipment. */
export const setAsideOf = ({ reserved, shipped }: Pick<Pieces, 'reserved' | 'shipped'>): number => reserved - shipped

/** What the buyer can still cancel of a line: what waits for goods, and what is set aside as long as nobody picks the order. */
export const cancellableOf = (status: OrderStatus, pieces: Pieces): number =>
  status === 'cancelled' ? 0 : openOf(pieces) + (status === 'in picking' ? 0 : setAsideOf(pieces))

/** Takes pieces off a line: from its backorder first, the rest from what is set aside. @returns pieces that go back into stock */
export const takenFromStock = (pieces: Pieces, quantity: number): number => Math.max(0, quantity - openOf(pieces))

type Discounted = {
  readonly discount: number
  readonly quantity: number
  /** Over which it is shared; null: over all that were ordered. */
  readonly discountPieces?: number | null
}

/** The share of a line's discount in its first pieces: shipments and cancelled rests, in any parts, add up to all of it. */
export const discountUntil = ({ discount, quantity, discountPieces }: Discounted, pieces: number): Cents =>
  cents(divideHalfUp(discount * pieces, discountPieces ?? quantity))

/** What the rest of a cancelled line costs: calculated again by the terms of its order, or per piece as before. */
export const reckonings = ['anew', 'kept'] as const

export type Reckoning = (typeof reckonings)[number]

type PricedLine = Discounted & {
  readonly cancelledQuantity: number
  readonly unitNet: number
  readonly priceTerms: PriceTerms | null
}

/**
 * Prices what remains of a line as if no more had been ordered (docs/areas/orders.md). What has left or is being picked keeps the
 * whole line's price, and so does a line whose price does not depend on its quantity.
 */
export function reckonAnew<Line extends PricedLine>(line: Line, status: OrderStatus, pieces: Pieces): Line {
  const isFixed = pieces.shipped > 0 || (status === 'in picking' && setAsideOf(pieces) > 0)
  const remaining = remainingOf({ quantity: line.quantity, cancelled: line.cancelledQuantity })
  if (!line.priceTerms || isFixed || remaining === 0) return line
  const { single, discount } = priceAgain(line.priceTerms, remaining)
  return { ...line, unitNet: single, discount, discountPieces: remaining }
}
