import type { Delivery } from '@fairfloor/domain/stock/goods-in/contract'
import { desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { nameOf, type Snapshot } from '../../catalogue/index.ts'
import { peopleById } from '../../people/index.ts'
import { receiptLines, receipts } from '../delivery-tables.ts'

/** What has arrived of a delivery, the last receipt first. */
export async function receiptsOf(db: Db, deliveryId: number, snapshot: Snapshot): Promise<Delivery['receipts']> {
  const heads = await db.select().from(receipts).where(eq(receipts.deliveryId, deliveryId)).orderBy(desc(receipts.id))
  if (heads.length === 0) return []
  const ids = heads.map(({ id }) => id)
  const lines = await db
    .select()
    .from(receiptLines)
    .where(inArray(receiptLines.receiptId, ids))
    .orderBy(receiptLines.receiptId, receiptLines.line)
  const people = await peopleById(
    db,
    heads.flatMap(({ receivedBy }) => (receivedBy === null ? [] : [receivedBy])),
  )
  return heads.map(({ id, receivedAt, receivedBy, note }) => ({
    receipt_id: id,
    received_at: receivedAt.toISOString(),
    by: people.get(receivedBy ?? 0)?.name ?? null,
    note,
    positions: lines
      .filter(({ receiptId }) => receiptId === id)
      .map(({ line, flavourId, quantity, lot, bestBefore, served }) => ({
        line,
        name: nameOf(snapshot, flavourId),
        quantity,
        lot,
        best_before: bestBefore,
        served,
      })),
  }))
}
