import { type Day, day } from '@fairfloor/domain/day'
import type { Parsed } from '@fairfloor/domain/endpoint'
import { refuse as notFound } from '@fairfloor/domain/general-refusals'
import { fromEuros } from '@fairfloor/domain/money'
import type * as contract from '@fairfloor/domain/outlet/desk-contract'
import { standingOf } from '@fairfloor/domain/outlet/lots'
import { refuse } from '@fairfloor/domain/outlet/refusals'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { guardVersion } from '../../platform/form-version.ts'
import { addStock, lockFreeStock } from '../catalogue/index.ts'
import { serveBackorders } from '../orders/index.ts'
import { addLots } from '../shipping/index.ts'
import { type Lot, lockLots, lotsById, moveLots } from './lots.ts'
import { outletLots } from './tables.ts'

type Changing<Body> = { readonly body: Body; readonly userId: number; readonly now: Date }

/** What a form of a lot is filled from. */
export const editedOf = ({ price, reason, quantity, isWithdrawn }: Lot) => [price, reason, quantity, isWithdrawn]

/** The lot of a form that is still up to date; others wait. @throws Refusal not_found, changed_meanwhile */
async function lockedAt(tx: Db, lotId: number, version: string): Promise<Lot> {
  const lot = (await lockLots(tx, [lotId])).get(lotId)
  if (!lot) throw notFound('not_found')
  guardVersion(version, editedOf(lot))
  return lot
}

/** Changes what a lot costs, and why it is sold. @throws Refusal not_found, changed_meanwhile, lot_withdrawn */
export async function changeLot(
  tx: Db,
  lotId: number,
  { body }: Changing<Parsed<typeof contract.changeOutletLot>['body']>,
): Promise<Lot> {
  const before = await lockedAt(tx, lotId, body.version)
  if (before.isWithdrawn) throw refuse('lot_withdrawn')
  await tx
    .update(outletLots)
    .set({ price: fromEuros(body.price), reason: body.reason })
    .where(eq(outletLots.id, lotId))
  return before
}

/** Corrects the pieces of a lot to what was counted. @throws Refusal not_found, changed_meanwhile */
export async function countLot(
  tx: Db,
  lotId: number,
  { body, userId, now }: Changing<Parsed<typeof contract.countOutletLot>['body']>,
): Promise<Lot> {
  const before = await lockedAt(tx, lotId, body.version)
  const change = body.quantity - before.quantity
  await moveLots(tx, [{ lotId, change }], { kind: 'correction', userId, note: body.note, at: now })
  return before
}

/**
 * Takes a lot out of the outlet. Its pieces go back onto the shelf and to those who wait, or they are gone.
 * @throws Refusal not_found, changed_meanwhile, lot_withdrawn, date_passed for pieces that may not go back
 */
export async function withdrawLot(
  tx: Db,
  lotId: number,
  { body, userId, now, today }: Changing<Parsed<typeof contract.withdrawOutletLot>['body']> & { readonly today: Day },
): Promise<Lot> {
  // Stock before lots, as the making of a lot takes them.
  const known = (await lotsById(tx, [lotId])).get(lotId)
  if (known && body.to === 'stock') await lockFreeStock(tx, [known.flavourId])
  const before = await lockedAt(tx, lotId, body.version)
  if (before.isWithdrawn) throw refuse('lot_withdrawn')
  if (body.to === 'stock' && standingOf(before, today) === 'expired') throw refuse('date_passed').at('to')
  const { flavourId, lot, quantity } = before
  const bestBefore = day(before.bestBefore)
  await moveLots(tx, [{ lotId, change: -quantity }], { kind: 'withdrawal', userId, note: body.note, at: now })
  await tx.update(outletLots).set({ withdrawnAt: now }).where(eq(outletLots.id, lotId))
  if (body.to === 'stock' && quantity > 0) {
    await addStock(tx, [{ flavourId, quantity }], { kind: 'outlet', userId, note: body.note, at: now })
    await serveBackorders(tx, { flavourIds: [flavourId], userId, now })
    await addLots(tx, [{ flavourId, lot, bestBefore, quantity }])
  }
  return before
}
