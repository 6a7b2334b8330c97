import { type CustomerViewer, hasRight } from '@fairfloor/domain/identity/viewer'
import * as contract from '@fairfloor/domain/outlet/contract'
import { refuse } from '@fairfloor/domain/outlet/refusals'
import * as shapes from '@fairfloor/domain/outlet/shapes'
import type { FieldError } from '@fairfloor/domain/refusal'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Call, serve } from '../../platform/serve.ts'
import { addLines, removeLine, removeLines, setLine } from './basket-lines.ts'
import { outletBasket } from './basket-view.ts'
import { lotsById } from './lots.ts'
import { type Looking, offeredLot } from './offered.ts'

type LookingOf = (viewer: CustomerViewer, now: Date) => Looking

/** The outlet's basket: one for each customer, apart from the shop's. */
export function serveOutletBasket(platform: Platform, lookingOf: LookingOf): void {
  const { db } = platform

  serve(platform, contract.getOutletBasket, shapes.getOutletBasket, ({ viewer, now }) =>
    outletBasket(db, viewer.customerId, lookingOf(viewer, now)),
  )

  const changed = (
    { viewer, now, transaction }: Pick<Call<typeof contract.emptyOutletBasket>, 'viewer' | 'now' | 'transaction'>,
    change: (tx: Db, looking: Looking) => Promise<void>,
  ) =>
    transaction(async tx => {
      const looking = lookingOf(viewer, now)
      await change(tx, looking)
      return outletBasket(tx, viewer.customerId, looking)
    })

  serve(platform, contract.addToOutletBasket, shapes.addToOutletBasket, call => {
    const { viewer, now } = call
    const { customerId, userId } = viewer
    const lines = call.body.positions.map(({ lot_id, quantity }) => ({ lotId: lot_id, quantity }))
    return changed(call, async (tx, looking) => {
      const leftOf = await piecesOf(tx, lines, looking)
      const unknown = lines.flatMap(({ lotId }, i) => (leftOf(lotId) === undefined ? [errorAt(i)] : []))
      if (unknown.length > 0) throw refuse('unknown_lot', undefined, unknown)
      const added = await addLines(tx, { customerId, userId, lines, now })
      const over = added.filter(({ lotId, quantity }) => quantity > leftOf(lotId)!)
      const [first] = over
      if (!first) return
      const errors = over.map(({ lotId }) => errorAt(lines.findIndex(line => line.lotId === lotId)))
      throw refuse('not_enough_left', { left: shownTo(viewer, leftOf(first.lotId)!) }, errors)
    })
  })

  serve(platform, contract.changeOutletPosition, shapes.changeOutletPosition, call => {
    const { viewer } = call
    const { id } = call.params
    const { quantity } = call.body
    return changed(call, async (tx, looking) => {
      // What is in somebody else's basket only stays unknown.
      await setLine(tx, viewer.customerId, id, quantity)
      const left = (await piecesOf(tx, [{ lotId: id }], looking))(id) ?? 0
      if (quantity > left) throw refuse('not_enough_left', { left: shownTo(viewer, left) }).at('quantity')
    })
  })

  serve(platform, contract.removeOutletPosition, shapes.removeOutletPosition, call =>
    changed(call, tx => removeLine(tx, call.viewer.customerId, call.params.id)),
  )

  serve(platform, contract.emptyOutletBasket, shapes.emptyOutletBasket, call =>
    changed(call, tx => removeLines(tx, call.viewer.customerId)),
  )
}

/** What of each lot this buyer can have; undefined of a lot that does not exist. */
async function piecesOf(db: Db, lines: readonly { readonly lotId: number }[], looking: Looking) {
  const lots = await lotsById(
    db,
    lines.map(({ lotId }) => lotId),
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

/** Exact stock is for who may see prices. */
const shownTo = (viewer: CustomerViewer, left: number): number | null => (hasRight(viewer, 'prices') ? left : null)
