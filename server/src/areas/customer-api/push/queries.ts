import type { Fault } from '@fairfloor/domain/customer-api/push/deliveries'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import type { Snapshot } from '../../catalogue/index.ts'
import { stockDeliveries } from '../push-tables.ts'
import type { Outcome } from './note-outcomes.ts'
import type { Endpoint } from './settings.ts'

const instant = (at: Date | null | undefined): string | null => at?.toISOString() ?? null

/** What the settings say of an endpoint. @param mayKnow whether the reader may see token and secret */
export function endpointFields(endpoint: Endpoint | undefined, mayKnow: boolean, now: Date) {
  const isOn = endpoint?.url !== null && endpoint !== undefined
  const both = endpoint?.previousUntil && endpoint.previousUntil > now
  return {
    stock_endpoint_url: endpoint?.url ?? null,
    stock_endpoint_auth_header: mayKnow ? (endpoint?.token ?? null) : null,
    stock_push_secret: mayKnow ? (endpoint?.secret ?? null) : null,
    previous_secret_until: both ? instant(endpoint.previousUntil) : null,
    stock_push_state: isOn ? endpoint.state : null,
    stock_push_state_since: isOn ? instant(endpoint.stateSince) : null,
    recovered_at: isOn ? instant(endpoint.recoveredAt) : null,
    next_try_at: isOn && endpoint.attempts > 0 ? instant(endpoint.nextTryAt) : null,
  }
}

type Posted = Pick<Outcome, 'status' | 'durationMs' | 'fault' | 'answer'>

export const outcomeFields = ({ status, durationMs, fault, answer }: Posted) => ({
  status,
  duration_ms: durationMs,
  fault: fault as Fault | null,
  answer,
})

const NAMED = 3

/** The last deliveries of a customer, the newest first. */
export async function deliveriesOf(db: Db, { flavours }: Snapshot, customerId: number) {
  const found = await db
    .select()
    .from(stockDeliveries)
    .where(eq(stockDeliveries.customerId, customerId))
    .orderBy(desc(stockDeliveries.number))
  return found.map(({ number, kind, webhookId, sentAt, flavourIds, nextTryAt, ...posted }) => ({
    number,
    kind,
    webhook_id: webhookId,
    sent_at: sentAt.toISOString(),
    ...outcomeFields(posted),
    articles: flavourIds.length,
    skus: flavourIds.slice(0, NAMED).flatMap(id => flavours.get(id)?.sku ?? []),
    next_try_at: instant(nextTryAt),
  }))
}
