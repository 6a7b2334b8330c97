import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { stockDeliveries } from '../push-tables.ts'
import { endpointOf } from './settings.ts'

/** Where a customer is told of stock, without its token and secret, and how the last delivery went; null: nowhere. */
export async function pushOf(db: Db, customerId: number) {
  const endpoint = await endpointOf(db, customerId)
  if (!endpoint?.url) return null
  const [last] = await db
    .select({ at: stockDeliveries.sentAt, status: stockDeliveries.status })
    .from(stockDeliveries)
    .where(eq(stockDeliveries.customerId, customerId))
    .orderBy(desc(stockDeliveries.number))
    .limit(1)
  return {
    url: endpoint.url,
    state: endpoint.state,
    posts: endpoint.posts,
    last_at: last?.at.toISOString() ?? null,
    last_status: last?.status ?? null,
  }
}
