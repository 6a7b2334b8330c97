import { randomBytes } from 'node:crypto'
import { BOTH_SECRETS_HOURS, LONGEST_TOKEN } from '@fairfloor/domain/customer-api/push/deliveries'
import { refuse } from '@fairfloor/domain/customer-api/push/refusals'
import { eq, sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { webhookSecret } from '../../../platform/webhook-headers.ts'
import { stockEndpoints } from '../push-tables.ts'

export type Endpoint = typeof stockEndpoints.$inferSelect
type By = { readonly customerId: number; readonly by: number; readonly now: Date }

const newSecret = () => webhookSecret(randomBytes(32))

export async function endpointOf(db: Db, customerId: number): Promise<Endpoint | undefined> {
  const [found] = await db.select().from(stockEndpoints).where(eq(stockEndpoints.customerId, customerId))
  return found
}

/** The customer's row, made where there is none, and locked. */
async function locked(tx: Db, { customerId, by, now }: By): Promise<Endpoint> {
  await tx
    .insert(stockEndpoints)
    .values({ customerId, savedAt: now, savedBy: by, stateSince: now })
    .onConflictDoNothing()
  const [row] = await tx.select().from(stockEndpoints).where(eq(stockEndpoints.customerId, customerId)).for('update')
  return row!
}

/**
 * Saves the address, which was checked; null ends the deliveries. A first address is told what changes from now on. At another
 * one, or the same once more, what waits is tried at once.
 */
export async function saveAddress(tx: Db, url: string | null, by: By): Promise<void> {
  const row = await locked(tx, by)
  const saved = { url, savedAt: by.now, savedBy: by.by }
  const isOn = { state: 'on', stateSince: by.now, attempts: 0, recoveredAt: null } as const
  const none = { webhookId: null, flavourIds: null, through: null, nextTryAt: null }
  const isFirst = row.url === null || url === null
  await tx
    .update(stockEndpoints)
    .set({
      ...saved,
      ...isOn,
      ...(isFirst ? { ...none, toldThrough: await settledChange(tx) } : {}),
      ...(!isFirst && row.webhookId ? { nextTryAt: by.now } : {}),
      ...(url !== null && row.secret === null ? { secret: newSecret() } : {}),
    })
    .where(eq(stockEndpoints.customerId, by.customerId))
}

/** The number up to which all changes have been written. */
export async function settledChange(tx: Db): Promise<number> {
  const [found] = await rows<{ settled: string }>(tx, sql`select settled_change()::text as settled`)
  return Number(found!.settled)
}

/** Printable ASCII, as a header holds it. */
const TOKEN = /^[\x20-\x7e]*$/

/**
 * Saves the token that is sent as `Authorization`; an empty one removes it.
 * @throws Refusal stock_token_invalid
 */
export async function saveToken(tx: Db, text: string, by: By): Promise<void> {
  const token = text.trim()
  if (token.length > LONGEST_TOKEN || !TOKEN.test(token)) throw refuse('stock_token_invalid').at('value')
  await locked(tx, by)
  await tx
    .update(stockEndpoints)
    .set({ token: token || null, savedAt: by.now, savedBy: by.by })
    .where(eq(stockEndpoints.customerId, by.customerId))
}

/**
 * Makes a new secret; the one before signs too for a day.
 * @throws Refusal stock_endpoint_missing
 */
export async function renewSecret(tx: Db, by: By): Promise<void> {
  const { secret } = await locked(tx, by)
  if (secret === null) throw refuse('stock_endpoint_missing')
  const previousUntil = new Date(by.now.getTime() + BOTH_SECRETS_HOURS * 3_600_000)
  await tx
    .update(stockEndpoints)
    .set({ secret: newSecret(), previousSecret: secret, previousUntil })
    .where(eq(stockEndpoints.customerId, by.customerId))
}
