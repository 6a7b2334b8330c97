import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { publish } from '../../../platform/outbox.ts'
import { cardEvents, cardPayments } from '../tables.ts'
import type { ProviderEvent } from './provider.ts'

/** Topic of the event for something that the provider has told us. */
export const CARD_EVENT_KEPT = 'payments.card-event'

export type CardEventKept = { readonly eventId: string }

/** An event as we read it, and as it was sent. */
export type KeptPayload = { readonly currency: string; readonly providerRef: string; readonly sent: unknown }

/** Keeps what the provider has told, each event once; what comes of it follows by the outbox. */
export async function keepEvent(tx: Db, event: ProviderEvent, now: Date): Promise<void> {
  const { id, kind, token, amount, currency, providerRef, payload: sent } = event
  const payload = { currency, providerRef, sent } satisfies KeptPayload
  const [payment] = await tx.select({ id: cardPayments.id }).from(cardPayments).where(eq(cardPayments.token, token))
  const kept = await tx
    .insert(cardEvents)
    .values({ id, cardPaymentId: payment?.id ?? null, kind, amount, receivedAt: now, payload })
    .onConflictDoNothing()
    .returning({ id: cardEvents.id })
  if (kept.length > 0) await publish(tx, CARD_EVENT_KEPT, { eventId: id } satisfies CardEventKept)
}

/** Events that were kept before an instant and of which nothing has come yet. */
export async function unhandledEvents(db: Db, before: Date): Promise<string[]> {
  const undone = and(isNull(cardEvents.outcome), lte(cardEvents.receivedAt, before))
  return (await db.select({ id: cardEvents.id }).from(cardEvents).where(undone)).map(({ id }) => id)
}
