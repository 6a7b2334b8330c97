import type { ProductSize } from '@fairfloor/domain/catalogue/contract'
import type { Extras } from '@fairfloor/domain/extras'
import { type Cents, cents, fromEuros, sum, times } from '@fairfloor/domain/money'
import type { SizePromotion } from '@fairfloor/domain/promotions/contract'
import type { Quantities } from '../../lib/sending/pending.tsx'
import { piecesOf, type TypedPosition } from './use-add-typed.ts'

export type Offered = Pick<ProductSize, 'current_price' | 'regular_price' | 'units_per_case'> & {
  readonly promotions?: readonly SizePromotion[]
  readonly product_attributes: readonly { readonly id: number }[]
}

/** What is typed beside quantities, by flavour; one without any is left out. */
export type TypedExtras = Readonly<Record<string, Extras>>

/** Positions with what is typed beside them. */
export const withExtras = (positions: readonly TypedPosition[], all: TypedExtras = {}) =>
  positions.map(one => ({ ...one, ...(all[one.id] && { extras: all[one.id] }) }))

/**
 * Totals of typed quantities, and the positions to add. `net` is null while a price is unknown: after a reload, of what was
 * typed on another page.
 */
export function typedOf(quantities: Quantities, netOf: (id: number, quantity: number) => Cents | null) {
  const positions = Object.entries(quantities).map(([id, quantity]) => ({ id: Number(id), quantity }))
  const known = positions.map(({ id, quantity }) => netOf(id, quantity)).filter(net => net !== null)
  return {
    positions,
    pieces: piecesOf(positions),
    flavours: positions.length,
    net: known.length === positions.length ? sum([cents(0), ...known]) : null,
  }
}

/** As `typedOf`, of the sizes on offer alone: flavours no longer on offer do not count; one that is listed twice counts once. */
export function typedOfOffer(sizes: readonly Offered[], quantities: Quantities) {
  const prices = new Map(sizes.flatMap(size => size.product_attributes.map(({ id }) => [id, size.current_price])))
  const offered = Object.entries(quantities).filter(([id]) => prices.has(Number(id)))
  return typedOf(Object.fromEntries(offered), (id, quantity) => times(fromEuros(prices.get(id) ?? 0), quantity))
}
