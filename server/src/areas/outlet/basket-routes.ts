import * as contract from '@fairfloor/domain/outlet/contract'
import { refuse } from '@fairfloor/domain/outlet/refusals'
import * as shapes from '@fairfloor/domain/outlet/shapes'
import type { FieldError } from '@fairfloor/domain/refusal'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/viewer'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Call, serve } from '../../platform/serve.ts'
import {
  addPositions,
  type Basket,
  changePosition,
  checkoutOf,
  orderingOf,
  type Position,
  placeBasket,
  readPositions,
  removeAll,
  removePosition,
} from '../basket/index.ts'
import { outletBasket, outletKind } from './basket.ts'
import { basketView } from './basket-view.ts'
import { lotsById } from './lots.ts'
import { type Looking, offeredLot } from './offered.ts'

type LookingOf = (viewer: CustomerViewer, now: Date) => Looking

/** The outlet's basket: one for each customer, apart from the shop's, with the same checkout. */
export function serveOutletBasket(platform: Platform, lookingOf: LookingOf): void {
  const { db } = platform

  serve(platform, contract.getOutletBasket, shapes.getOutletBasket, async ({ viewer, now }) =>
    basketView(db, await readPositions(db, outletBasket(viewer.customerId)), lookingOf(viewer, now)),
  )

  const changed = (
    { viewer, now, transaction }: Pick<Call<typeof contract.emptyOutletBasket>, 'viewer' | 'now' | 'transaction'>,
    change: (tx: Db, basket: Basket, looking: Looking) => Promise<readonly Position[]>,
  ) =>
    transaction(async tx => {
      const looking = lookingOf(viewer, now)
      return basketView(tx, await change(tx, outletBasket(viewer.customerId), looking), looking)
    })

  serve(platform, contract.addToOutletBasket, shapes.addToOutletBasket, call => {
    const { viewer, now } = call
    const additions = call.body.positions.map(({ lot_id, quantity }) => ({ id: lot_id, quantity }))
    return changed(call, async (tx, basket, looking) => {
      // Not as flavours are added: a lot has no steps, but an end.
      const leftOf = await piecesOf(tx, additions, looking)
      const unknown = additions.flatMap(({ id }, i) => (leftOf(id) === undefined ? [errorAt(i)] : []))
      if (unknown.length > 0) throw refuse('unknown_lot', undefined, unknown)
      const positions = await addPositions(tx, basket, { additions, userId: viewer.userId, now })
      const quantities = new Map(positions.map(({ id, quantity }) => [id, quantity]))
      const over = additions.flatMap(({ id }, i) => (quantities.get(id)! > leftOf(id)! ? [{ id, i }] : []))
      const [first] = over
      if (!first) return positions
      const errors = over.map(({ i }) => errorAt(i))
      throw refuse('not_enough_left', { left: shownTo(viewer, leftOf(first.id)!) }, errors)
    })
  })

  serve(platform, contract.changeOutletPosition, shapes.changeOutletPosition, call => {
    const { viewer } = call
    const { id } = call.params
    const { quantity } = call.body
    return changed(call, async (tx, basket, looking) => {
      // What is in somebody else's basket only stays unknown.
      const positions = await changePosition(tx, basket, id, call.body)
      if (quantity === undefined) return positions
      const left = (await piecesOf(tx, [{ id }], looking))(id) ?? 0
      if (quantity > left) throw refuse('not_enough_left', { left: shownTo(viewer, left) }).at('quantity')
      return positions
    })
  })

  serve(platform, contract.removeOutletPosition, shapes.removeOutletPosition, call =>
    changed(call, (tx, basket) => removePosition(tx, basket, call.params.id)),
  )

  serve(platform, contract.emptyOutletBasket, shapes.emptyOutletBasket, call => changed(call, removeAll))

  serve(platform, contract.getOutletCheckout, shapes.getOutletCheckout, async ({ viewer, query, now }) => {
    const positions = await readPositions(db, outletBasket(viewer.customerId))
    return checkoutOf(db, outletKind(viewer, lookingOf(viewer, now)), { viewer, positions, choices: query })
  })

  serve(platform, contract.placeOutletBasket, shapes.placeOutletBasket, ({ viewer, body, now, transaction }) =>
    transaction(async tx => ({
      ...(await placeBasket(tx, outletKind(viewer, lookingOf(viewer, now)), orderingOf(viewer, body))),
      approval_id: null,
    })),
  )
}

/** What of each lot this buyer can have; undefined of a lot that does not exist. */
async function piecesOf(db: Db, lines: readonly { readonly id: number }[], looking: Looking) {
  const lots = await lotsById(
    db,
    lines.map(({ id }) => id),
  )
  return (lotId: number): number | undefined => {
    const lot = lots.get(lotId)
    return lot && (offeredLot(lot, looking)?.quantity ?? 0)
  }
}

const errorAt = (line: number): FieldError => ({
  path: `positions.${line}.quantity`,
  detail: 'So many pieces are not left.',
})

/** Exact stock is for those who may see prices. */
const shownTo = (viewer: CustomerViewer, left: number): number | null => (hasRight(viewer, 'prices') ? left : null)
