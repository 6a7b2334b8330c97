import { KEPT_DELIVERIES } from '@fairfloor/domain/customer-api/push/deliveries'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import type { stockDeliveries } from '../push-tables.ts'

/** How a post went, and what follows. */
export type Outcome = Omit<typeof stockDeliveries.$inferSelect, 'place' | 'number'> & {
  /** Where it went: if the customer has saved another address meanwhile, the outcome says nothing of that. */
  readonly url: string
  /** `gone`: a 410. */
  readonly result: 'taken' | 'failed' | 'gone'
  /** Whether the endpoint counts as failing from now on. */
  readonly isFailing: boolean
}

/**
 * Notes posts and what becomes of their endpoints, and gives the claims back. Two statements for all.
 * - Taken: the delivery is over, the endpoint works (again), and what still waits is due at once.
 * - Failed: the delivery is tried again; a test or a repetition by hand uses up no try.
 * - Gone: nothing is sent until the customer switches it on.
 * @returns the customers whose endpoint has just begun to fail
 */
export async function noteOutcomes(
  tx: Db,
  server: string,
  outcomes: readonly Outcome[],
  now: Date,
): Promise<readonly number[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const numbered = await rows<{ customerId: number; number: string; hasBegunToFail: boolean }>(
    tx,
    sql`
    with outcome as (
      select * from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as outcome("customerId" int, "webhookId" text,
        kind text, url text, result text, "isFailing" boolean, "nextTryAt" timestamptz)
    ),
    before as (
      select e.customer_id, e.state, e.through, outcome.kind, outcome."isFailing", outcome."nextTryAt",
        e.url = outcome.url and outcome.result = 'taken' as works,
        e.url = outcome.url and outcome.result = 'gone' as gone,
        e.url = outcome.url and outcome.result = 'taken' and e.webhook_id = outcome."webhookId" as ended,
        e.url = outcome.url and outcome.result = 'failed' and e.webhook_id = outcome."webhookId"
          and outcome.kind = 'change' as again
      from stock_endpoints e join outcome on outcome."customerId" = e.customer_id
      order by e.customer_id for update of e
    )
    update stock_endpoints e set posts = e.posts + 1,
      lease = case when e.lease = ${server} then null else e.lease end,
      leased_until = case when e.lease = ${server} then null else e.leased_until end,
      told_through = case when ended then b.through else e.told_through end,
      webhook_id = case when ended then null else e.webhook_id end,
      flavour_ids = case when ended then null else e.flavour_ids end,
      through = case when ended then null else e.through end,
      attempts = case when ended or works then 0 when again then e.attempts + 1 else e.attempts end,
      next_try_at = case when ended then null when works then case when e.webhook_id is null then null else ${at} end
        when again then b."nextTryAt" else e.next_try_at end,
      recovered_at = case when works and (e.state <> 'on' or e.attempts > 0) then ${at} else e.recovered_at end,
      state = case when works then 'on' when gone then 'off' when again and b."isFailing" then 'failing' else e.state end,
      state_since = case when works and e.state <> 'on' or gone and e.state <> 'off'
        or again and b."isFailing" and e.state <> 'failing' then ${at} else e.state_since end
    from before b
    where e.customer_id = b.customer_id
    returning e.customer_id as "customerId", e.posts::text as number,
      again and e.state = 'failing' and b.state <> 'failing' as "hasBegunToFail"`,
  )
  await keep(tx, outcomes, numbered)
  return numbered.filter(one => one.hasBegunToFail).map(one => one.customerId)
}

/** Each in the place of the one that was as many posts before. */
async function keep(tx: Db, outcomes: readonly Outcome[], numbered: readonly { customerId: number; number: string }[]) {
  const numbers = new Map(numbered.map(one => [one.customerId, Number(one.number)]))
  const kept = outcomes.flatMap(outcome => {
    const number = numbers.get(outcome.customerId)
    return number === undefined ? [] : [{ ...outcome, number, place: number % KEPT_DELIVERIES }]
  })
  if (kept.length === 0) return
  await tx.execute(sql`
    insert into stock_deliveries (customer_id, place, number, kind, webhook_id, flavour_ids, sent_at, duration_ms, status,
      fault, answer, next_try_at)
    select "customerId", place, number, kind, "webhookId", "flavourIds", "sentAt", "durationMs", status, fault, answer,
      "nextTryAt"
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept("customerId" int, place int, number bigint, kind text,
      "webhookId" text, "flavourIds" int[], "sentAt" timestamptz, "durationMs" int, status int, fault text, answer text,
      "nextTryAt" timestamptz)
    on conflict (customer_id, place) do update set number = excluded.number, kind = excluded.kind,
      webhook_id = excluded.webhook_id, flavour_ids = excluded.flavour_ids, sent_at = excluded.sent_at,
      duration_ms = excluded.duration_ms, status = excluded.status, fault = excluded.fault, answer = excluded.answer,
      next_try_at = excluded.next_try_at`)
}
