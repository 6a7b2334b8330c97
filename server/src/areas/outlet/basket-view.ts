import { euros, sum, times } from '@fairfloor/domain/money'
import type { OutletBasket } from '@fairfloor/domain/outlet/contract'
import { daysLeft, faultOf } from '@fairfloor/domain/outlet/lots'
import type { Db } from '../../platform/database.ts'
import { flavourOf } from '../catalogue/index.ts'
import { type BasketLine, basketLines } from './basket-lines.ts'
import { type Lot, lotsById } from './lots.ts'
import { goodsOf, type Looking, offeredLot } from './offered.ts'

/** A customer's basket in the outlet at the prices of this moment. Two statements. */
export async function outletBasket(db: Db, customerId: number, looking: Looking): Promise<OutletBasket> {
  const lines = await basketLines(db, customerId)
  const lots = await lotsById(
    db,
    lines.map(({ lotId }) => lotId),
  )
  const positions = lines.map(line => ({ line, lot: lots.get(line.lotId)! }))
  const available = positions.flatMap(({ line: { quantity }, lot }) =>
    offeredLot(lot, looking) ? [{ quantity, net: times(lot.price, quantity) }] : [],
  )
  return {
    total_lines: available.length,
    total_quantity: available.reduce((pieces, { quantity }) => pieces + quantity, 0),
    total_price_exc_vat: euros(sum(available.map(({ net }) => net))),
    positions: positions.map(({ line, lot }) => positionOf(line, lot, looking)),
  }
}

function positionOf({ lotId, quantity, addedAt, addedBy }: BasketLine, lot: Lot, looking: Looking) {
  const offered = offeredLot(lot, looking)
  const left = offered?.quantity ?? 0
  return {
    id: lotId,
    quantity,
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
