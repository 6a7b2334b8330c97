import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { invoiceOfShipment, issueCreditNote } from '../billing/index.ts'
import { returnById } from '../shipping/index.ts'
import { ORDER_RETURNED, type OrderReturned } from './events.ts'

/** Credits what came back of an order by the invoice of its shipment, once for each return. */
export function followReturns({ later, clock }: Platform): void {
  later.afterEvent<OrderReturned>(ORDER_RETURNED, 'credit-return', (tx, { returnId }) =>
    creditReturn(tx, returnId, clock()),
  )
  later.findAgain('returns without credit', { find: withoutCredit, settle: creditReturn })
}

async function creditReturn(tx: Db, returnId: number, now: Date): Promise<void> {
  const { shipmentId, reason, takenBy, lines } = await returnById(tx, returnId)
  await issueCreditNote(tx, {
    kind: 'return',
    invoiceId: await invoiceOfShipment(tx, shipmentId),
    returnId,
    wanted: lines.map(({ line, quantity }) => ({ of: 'pieces', line, quantity })),
    reason,
    issuedBy: takenBy,
    now,
  })
}

async function withoutCredit(db: Db, before: Date): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`
      select r.id from return_heads r where r.returned_at <= ${before.toISOString()}::timestamptz
        and not exists (select from credit_note_heads c where c.return_id = r.id) order by r.id`,
  )
  return found.map(({ id }) => id)
}
