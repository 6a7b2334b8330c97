import type { Db } from '../../platform/database.ts'
import { markPaid } from '../billing/index.ts'
import { markShipped } from '../shipping/index.ts'
import { restate } from './restate.ts'

/** Marks an order as shipped and its invoices as paid. Idempotent. */
export async function settleOrder(tx: Db, orderId: number, now: Date): Promise<void> {
  if (!(await markPaid(tx, orderId, now))) return
  await markShipped(tx, orderId, now)
  await restate(tx, orderId, now)
}
