import { shownExtras } from '@fairfloor/domain/extras'
import { euros, times } from '@fairfloor/domain/money'
import type { OutletBasket } from '@fairfloor/domain/outlet/contract'
import { daysLeft, faultOf } from '@fairfloor/domain/outlet/lots'
import type { Db } from '../../platform/database.ts'
import type { Position } from '../basket/index.ts'
import { flavourOf, sumsOf } from '../catalogue/index.ts'
import { type Lot, lotsById } from './lots.ts'
import { goodsOf, type Looking, offeredLot } from './offered.ts'

/** The outlet's basket as sent on the wire, at the prices of this moment. One statement. */
export async function basketView(db: Db, found: readonly Position[], looking: Looking): Promise<OutletBasket> {
  const lots = await lotsById(
    db,
    found.map(({ id }) => id),
  )
  const positions = found.map(position => ({ position, lot: lots.get(position.id)! }))
  const { lines, quantity, price } = sumsOf(
    positions.flatMap(({ position: { quantity }, lot }) =>
      offeredLot(lot, looking) ? [{ quantity, net: times(lot.price, quantity) }] : [],
    ),
  )
  return {
    total_lines: lines,
    total_quantity: quantity,
    total_price_exc_vat: euros(price),
    positions: positions.map(({ position, lot }) => positionOf(position, lot, looking)),
  }
}

function positionOf({ id, quantity, extras, addedAt, addedBy }: Position, lot: Lot, looking: Looking) {
  const offered = offeredLot(lot, looking)
  const left = offered?.quantity ?? 0
  return {
    id,
    quantity,
    ...shownExtras(extras),
    is_available: offered !== null,
    fault: faultOf(quantity, left),
    left,
    best_before: lot.bestBefore,
    days_left: daysLeft(lot.bestBefore, looking.today),
    reason: lot.reason,
    price: offered && euros(lot.price),
    regular_price: offered && euros(offered.regular),
    total_price_exc_vat: offered && euros(times(lot.price, quantity)),
    added_at: addedAt.toISOString(),
    added_by: addedBy,
    goods: goodsOf(flavourOf(looking.snapshot, lot.flavourId)),
  }
}
