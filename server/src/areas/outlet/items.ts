import { cents } from '@fairfloor/domain/money'
import { faultOf } from '@fairfloor/domain/outlet/lots'
import { refuse } from '@fairfloor/domain/outlet/refusals'
import type { Item, Position } from '../basket/index.ts'
import { flavourOf, isSoldIn, lineOf } from '../catalogue/index.ts'
import type { Lot } from './lots.ts'
import { type Looking, offeredLot } from './offered.ts'

type Wanted = Pick<Position, 'id' | 'quantity'>

export type OutletItem = Item & { readonly outletLotId: number }

/** What of a basket can be ordered, as order lines at the lots' own prices. */
export const outletItems = (lines: readonly Wanted[], lots: ReadonlyMap<number, Lot>, looking: Looking): OutletItem[] =>
  lines.flatMap(({ id, quantity }) => {
    const lot = offeredLot(lots.get(id)!, looking)
    if (!lot) return []
    const wish = { flavourId: lot.flavourId, quantity }
    return [{ ...lineOf(looking.snapshot, wish, lot.price), discount: cents(0), outletLotId: id }]
  })

/**
 * Guards that every piece is there, and may be sold where it would go. Lines are named by `positions.<id of the lot>`.
 * @param country where the goods go
 * @throws Refusal outlet_gone, naming the lines
 */
export function guardPieces(
  lines: readonly Wanted[],
  lots: ReadonlyMap<number, Lot>,
  looking: Looking,
  country: string,
): void {
  const errors = lines.flatMap(({ id, quantity }) => {
    const lot = lots.get(id)!
    const isSold = isSoldIn(flavourOf(looking.snapshot, lot.flavourId).size.product, country)
    const fault = faultOf(quantity, isSold ? (offeredLot(lot, looking)?.quantity ?? 0) : 0)
    const path = `positions.${id}`
    if (fault === 'gone') return [{ path, detail: 'This lot is gone.' }]
    return fault ? [{ path, detail: 'Fewer pieces of this lot are left.' }] : []
  })
  if (errors.length > 0) throw refuse('outlet_gone', undefined, errors)
}
