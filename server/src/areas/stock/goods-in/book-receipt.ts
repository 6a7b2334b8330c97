import type { Day } from '@fairfloor/domain/day'
import type { Parsed } from '@fairfloor/domain/endpoint'
import type { bookReceipt as contract } from '@fairfloor/domain/stock/goods-in/contract'
import { refuse } from '@fairfloor/domain/stock/goods-in/refusals'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { addStock, lockFreeStock } from '../../catalogue/index.ts'
import { type Served, serveBackorders } from '../../orders/index.ts'
import { addLots } from '../../shipping/index.ts'
import { expectedDeliveries, receiptLines, receipts } from '../delivery-tables.ts'
import { readDelivery } from './deliveries.ts'
import { refreshEtas } from './etas.ts'

type Booking = {
  readonly deliveryId: number
  readonly body: Parsed<typeof contract>['body']
  readonly userId: number
  readonly today: Day
  readonly now: Date
}

/**
 * Books goods that have arrived: stock, lots and the delivery's lines, and gives them to open backorders before anything is
 * free. The delivery is closed when nothing of it is missing.
 * @returns what went to backorders, and the pieces that are free after it
 * @throws Refusal not_found, delivery_closed, unknown_line
 */
export async function bookReceipt(tx: Db, { deliveryId, body, userId, today, now }: Booking) {
  const { head, lines: expected } = await readDelivery(tx, deliveryId, true)
  if (head.closedAt) throw refuse('delivery_closed')
  const byLine = new Map(expected.map(line => [line.line, line]))
  const lines = body.lines.map((line, i) => {
    const of = byLine.get(line.line)
    if (!of) throw refuse('unknown_line').at(`lines.${i}.line`)
    return { ...line, flavourId: of.flavourId, lot: line.lot || null }
  })
  const [made] = await tx
    .insert(receipts)
    .values({ deliveryId, receivedAt: now, receivedBy: userId, note: body.note || null })
    .returning({ id: receipts.id })
  const receiptId = made!.id
  const flavourIds = [...new Set(lines.map(({ flavourId }) => flavourId))]
  await addStock(tx, lines, { kind: 'receipt', receiptId, userId, at: now })
  const served = await serveBackorders(tx, { flavourIds, userId, receiptId, now })
  await tx.insert(receiptLines).values(
    shareOut(lines, served).map(({ line, flavourId, quantity, lot, best_before, went }, i) => ({
      receiptId,
      line: i + 1,
      flavourId,
      deliveryId,
      deliveryLine: line,
      quantity,
      lot,
      bestBefore: best_before,
      served: went,
    })),
  )
  await tx.execute(sql`
    update expected_delivery_lines l set received = l.received + arrived.pieces
    from (
      select line, sum(quantity)::int as pieces
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as one(line int, quantity int) group by line
    ) arrived
    where l.delivery_id = ${deliveryId} and l.line = arrived.line`)
  await addLots(
    tx,
    lines.map(({ flavourId, lot, best_before, quantity }) => ({ flavourId, lot, bestBefore: best_before, quantity })),
  )
  const after = await readDelivery(tx, deliveryId)
  if (after.lines.every(({ quantity, received }) => received >= quantity))
    await tx.update(expectedDeliveries).set({ closedAt: now }).where(eq(expectedDeliveries.id, deliveryId))
  await refreshEtas(tx, flavourIds, today)
  const free = await lockFreeStock(tx, flavourIds)
  return { receiptId, served, free: [...free.values()].reduce((sum, pieces) => sum + pieces, 0) }
}

type Line = { readonly flavourId: number; readonly quantity: number }

/** Says of each line how many of its pieces went to backorders: the first lines of a flavour first. */
function shareOut<L extends Line>(lines: readonly L[], served: readonly Served[]): (L & { went: number })[] {
  const left = new Map<number, number>()
  for (const { flavourId, quantity } of served) left.set(flavourId, (left.get(flavourId) ?? 0) + quantity)
  return lines.map(line => {
    const went = Math.min(line.quantity, left.get(line.flavourId) ?? 0)
    left.set(line.flavourId, (left.get(line.flavourId) ?? 0) - went)
    return { ...line, went }
  })
}
