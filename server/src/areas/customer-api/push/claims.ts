import { type SQL, sql } from 'drizzle-orm'
import { idsIn } from '../../../platform/cache.ts'
import { type Db, rows } from '../../../platform/database.ts'
import { IS_SERVED } from './select-endpoints.ts'

/** What a server needs to send to a customer's endpoint; while it holds the claim, nobody else sends there. */
export type Claimed = {
  readonly customerId: number
  readonly country: string
  readonly url: string
  readonly token: string | null
  readonly secret: string
  /** Signs too, while it is valid. */
  readonly previousSecret: string | null
  /** The delivery under way; null: none. */
  readonly webhookId: string | null
  readonly flavourIds: readonly number[] | null
  /** The number of the last change that it tells; 0: none is under way. */
  readonly through: string
  readonly attempts: number
}

/** Longer than a post and the note of its outcome take; after it, the server counts as dead. */
const LEASE = sql`interval '20 seconds'`

const IS_FREE = sql`(e.leased_until is null or e.leased_until < clock_timestamp())`

/** Claims endpoints whose delivery is due, the one that waits longest first. One statement. */
export const claimDue = (db: Db, server: string, now: Date, most: number): Promise<Claimed[]> =>
  claim(
    db,
    server,
    now,
    sql`select e.customer_id from stock_endpoints e
        where ${IS_SERVED} and ${IS_FREE} and e.webhook_id is not null and e.next_try_at <= ${now.toISOString()}::timestamptz
        order by e.next_try_at, e.customer_id limit ${most}::int for update of e skip locked`,
  )

/** Claims a customer's endpoint, due or not. @returns undefined while somebody sends there */
export async function claimOne(db: Db, server: string, now: Date, customerId: number): Promise<Claimed | undefined> {
  const [claimed] = await claim(
    db,
    server,
    now,
    sql`select e.customer_id from stock_endpoints e
        where e.customer_id = ${customerId}::int and e.url is not null and ${IS_FREE} for update of e skip locked`,
  )
  return claimed
}

const claim = (db: Db, server: string, now: Date, which: SQL): Promise<Claimed[]> =>
  rows<Claimed>(
    db,
    sql`update stock_endpoints e set lease = ${server}, leased_until = clock_timestamp() + ${LEASE}
        from (${which}) wanted, companies c
        where e.customer_id = wanted.customer_id and c.id = e.customer_id
        returning e.customer_id as "customerId", c.country, e.url, e.token, e.secret,
          case when e.previous_until > ${now.toISOString()}::timestamptz then e.previous_secret end as "previousSecret",
          e.webhook_id as "webhookId", e.flavour_ids as "flavourIds", coalesce(e.through, 0)::text as through,
          e.attempts`,
  )

/** Names the deliveries that a server holds. One statement. @param ids by customer */
export const keepWebhookIds = (db: Db, server: string, ids: ReadonlyMap<number, string>) =>
  db.execute(sql`
    update stock_endpoints e set webhook_id = named.id
    from jsonb_to_recordset(${JSON.stringify([...ids].map(([customer, id]) => ({ customer, id })))}::jsonb)
      as named(customer int, id text)
    where e.customer_id = named.customer and e.lease = ${server} and e.webhook_id is not null and e.webhook_id <> named.id`)

/** Gives back what was claimed and not sent, or all that a server holds. */
export const release = (db: Db, server: string, customerIds?: readonly number[]) =>
  db.execute(sql`
    update stock_endpoints set lease = null, leased_until = null
    where lease = ${server} ${customerIds ? sql`and customer_id in (${idsIn(customerIds)})` : sql``}`)
