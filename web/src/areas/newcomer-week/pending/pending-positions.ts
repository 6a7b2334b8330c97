import type { CallInput } from '@fairfloor/domain/endpoint'
import { type Cents, cents, fromEuros, sum, times } from '@fairfloor/domain/money'
import type { addToWeekBasket } from '@fairfloor/domain/newcomer-week/basket-contract'
import type { Quantities } from '../../../lib/sending/pending.tsx'

/** A flavour of a page with what its pieces cost, in euros; null for who sees no prices. */
export interface Offered {
  readonly id: number
  readonly name: string
  readonly price: number | null
  readonly regular: number | null
}

/** Pieces of a flavour that are to be added. */
export interface Position {
  readonly id: number
  readonly quantity: number
  readonly price: number | null
}

/**
 * Typed quantities that are not in the basket yet: positions, their number, pieces, net price, and the saving against
 * the regular price (both in cents; null where a price is unknown). Only flavours on the page count, each once.
 */
export function pendingPositions(offered: readonly Offered[], quantities: Quantities) {
  const taken = [...new Map(offered.map(one => [one.id, one])).values()].flatMap(one => {
    const quantity = quantities[one.id] ?? 0
    return quantity > 0 ? [{ ...one, quantity }] : []
  })
  const net = totalOf(taken.map(({ price, quantity }) => [price, quantity]))
  const regular = totalOf(taken.map(({ regular, quantity }) => [regular, quantity]))
  return {
    positions: taken.map(({ id, quantity, price }): Position => ({ id, quantity, price })),
    lines: taken.length,
    pieces: taken.reduce((pieces, { quantity }) => pieces + quantity, 0),
    net,
    saved: net === null || regular === null ? null : cents(regular - net),
  }
}

/** A position of the call. */
export type Sent = CallInput<typeof addToWeekBasket>['body']['positionsJson'][number]

/** A position as it is sent; the list of articles has names of its own. The server takes its own price. */
export const sentBy = (page: string, { id, quantity, price }: Position): Sent =>
  page === 'flavour-list' ? { ncw_product_attribute_id: id, quantity } : { product_attribute_id: id, quantity, price }

/** The flavour of a position that was sent. */
export const flavourOf = (sent: Sent): number =>
  sent.product_attribute_id === undefined ? sent.ncw_product_attribute_id : sent.product_attribute_id

/** Null where a price is not known. */
function totalOf(parts: readonly (readonly [price: number | null, quantity: number])[]): Cents | null {
  const nets = parts.flatMap(([price, quantity]) => (price === null ? [] : [times(fromEuros(price), quantity)]))
  return nets.length === parts.length ? sum([cents(0), ...nets]) : null
}
