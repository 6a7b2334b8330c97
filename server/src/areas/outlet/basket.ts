import { cents } from '@fairfloor/domain/money'
import { faultOf } from '@fairfloor/domain/outlet/lots'
import { refuse } from '@fairfloor/domain/outlet/refusals'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import type { Basket, Item, Kind, Wish } from '../basket/index.ts'
import { flavourOf, isSoldIn, lineOf } from '../catalogue/index.ts'
import { type Lot, lockLots, lotsById, moveLots } from './lots.ts'
import { type Looking, offeredLot } from './offered.ts'

/** The outlet's basket of a customer: its positions are of lots, which have their prices. */
export const outletBasket = (customerId: number): Basket => ({
  table: 'outlet_basket_lines',
  goods: 'lot_id',
  owner: { customer_id: customerId },
})

type OutletItem = Item & { readonly outletLotId: number }

/** All pieces of the outlet's basket are taken from their lots, or none: it has no backorders. */
export const outletKind = ({ customerId, userId }: CustomerViewer, looking: Looking): Kind<OutletItem> => ({
  orders: 'outlet',
  basket: outletBasket(customerId),
  moment: looking,
  async contentsOf(db, positions, purpose) {
    const read = purpose === 'order' ? lockLots : lotsById
    const lots = await read(
      db,
      positions.map(({ id }) => id),
    )
    return {
      items: outletItems(positions, lots, looking),
      freeOf: ({ quantity }) => quantity,
      guard: ({ buyer }) => guardPieces(positions, lots, looking, buyer.shippingAddress.country),
      async take(tx, orderId, lines) {
        const moves = positions.map(({ id, quantity }) => ({ lotId: id, change: -quantity }))
        await moveLots(tx, moves, { kind: 'order', orderId, userId, at: looking.now })
        return lines
      },
    }
  },
})

/** What of a basket can be ordered, as order lines at the lots' own prices. */
const outletItems = (lines: readonly Wish[], lots: ReadonlyMap<number, Lot>, looking: Looking): OutletItem[] =>
  lines.flatMap(({ id, quantity, extras }) => {
    const lot = offeredLot(lots.get(id)!, looking)
    if (!lot) return []
    const wish = { flavourId: lot.flavourId, quantity }
    return [{ ...lineOf(looking.snapshot, wish, lot.price), discount: cents(0), outletLotId: id, extras }]
  })

/**
 * Guards that every piece is there, and may be sold where it would go. Lines are named by `positions.<id of the lot>`.
 * @param country where the goods go
 * @throws Refusal outlet_gone, naming the lines
 */
function guardPieces(lines: readonly Wish[], lots: ReadonlyMap<number, Lot>, looking: Looking, country: string): void {
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
