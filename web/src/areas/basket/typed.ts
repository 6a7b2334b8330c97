import { type Cents, cents, sum } from '@fairfloor/domain/money'
import { type PricedSize, sumFor } from '@fairfloor/domain/promotions/wire'
import type { Quantities } from '../../lib/sending/pending.tsx'

/**
 * Totals of all typed quantities, of all pages, and the positions to add. `net` is null while a price
 * is unknown: after a reload, of what was typed on another page.
 */
export function typedOf(quantities: Quantities, sizeOf: (flavourId: number) => PricedSize | undefined) {
  const positions = Object.entries(quantities).map(([id, quantity]) => ({ product_attribute_id: Number(id), quantity }))
  const nets = positions.map(({ product_attribute_id: id, quantity }): Cents | null => {
    const size = sizeOf(id)
    return size ? sumFor(size, quantity) : null
  })
  const known = nets.filter(net => net !== null)
  return {
    positions,
    pieces: positions.reduce((pieces, { quantity }) => pieces + quantity, 0),
    flavours: positions.length,
    net: known.length === nets.length ? sum([cents(0), ...known]) : null,
  }
}
