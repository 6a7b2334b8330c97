import { refuse as refuseGoods } from '@fairfloor/domain/catalogue/refusals'
import { type Day, day } from '@fairfloor/domain/day'
import type { Parsed } from '@fairfloor/domain/endpoint'
import { fromEuros } from '@fairfloor/domain/money'
import type { makeOutletLot as contract } from '@fairfloor/domain/outlet/desk-contract'
import { refuse } from '@fairfloor/domain/outlet/refusals'
import type { Db } from '../../platform/database.ts'
import { type Snapshot, takeStock } from '../catalogue/index.ts'
import { takeOffLot } from '../shipping/index.ts'
import { outletLots } from './tables.ts'

type Making = {
  readonly body: Parsed<typeof contract>['body']
  readonly snapshot: Snapshot
  readonly userId: number
  readonly today: Day
  readonly now: Date
}

/**
 * Makes a lot. Pieces from stock leave what is free, and the lot on the shelves that has the same number and date, in the same
 * transaction.
 * @throws Refusal unknown_flavour, date_passed, not_enough_free
 */
export async function makeLot(tx: Db, { body, snapshot, userId, today, now }: Making): Promise<number> {
  const { flavour_id: flavourId, from, quantity, price, reason } = body
  const lot = body.lot || null
  const bestBefore = day(body.best_before)
  if (!snapshot.flavours.has(flavourId)) throw refuseGoods('unknown_flavour').at('flavour_id')
  if (bestBefore < today) throw refuse('date_passed').at('best_before')
  if (from === 'stock') {
    const note = [lot, bestBefore].filter(Boolean).join(', ')
    const [short] = await takeStock(tx, [{ flavourId, quantity }], { kind: 'outlet', userId, note, at: now })
    if (short) throw refuse('not_enough_free', { free: short.available }).at('quantity')
    await takeOffLot(tx, { flavourId, lot, bestBefore, quantity })
  }
  const [made] = await tx
    .insert(outletLots)
    .values({
      ...{ flavourId, lot, bestBefore, reason, quantity, firstQuantity: quantity },
      price: fromEuros(price),
      createdAt: now,
      createdBy: userId,
    })
    .returning({ id: outletLots.id })
  return made!.id
}
