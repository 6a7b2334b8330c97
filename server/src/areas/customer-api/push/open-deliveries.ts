import { sql } from 'drizzle-orm'
import { idsIn } from '../../../platform/cache.ts'
import { type Db, rows } from '../../../platform/database.ts'
import { transaction } from '../../../platform/transaction.ts'
import type { Snapshot } from '../../catalogue/index.ts'
import { changedArticles, SOURCES, soldIn } from './changed-articles.ts'
import { IS_SERVED } from './select-endpoints.ts'

type Idle = { readonly customerId: number; readonly country: string; readonly toldThrough: string }

/**
 * Opens a delivery for each customer who has none under way and has not been told everything. Of several servers the
 * first one does, as it locks the rows.
 * @param known the number of the last change that the snapshot holds
 */
export const openDeliveries = (db: Db, snapshot: Snapshot, known: number, now: Date): Promise<void> =>
  transaction(db, async tx => {
    const idle = await rows<Idle>(
      tx,
      sql`select e.customer_id as "customerId", c.country, e.told_through::text as "toldThrough"
          from stock_endpoints e join companies c on c.id = e.customer_id
          where ${IS_SERVED} and e.webhook_id is null for update of e skip locked`,
    )
    for (const [toldThrough, alike] of Map.groupBy(idle, one => one.toldThrough)) {
      const { flavours, next } = await changedArticles(tx, snapshot, { since: Number(toldThrough), known })
      for (const [country, customers] of Map.groupBy(alike, one => one.country)) {
        const ids = customers.map(one => one.customerId)
        const flavourIds = soldIn(flavours, country).map(({ id }) => id)
        if (flavourIds.length > 0) await open(tx, ids, flavourIds, next, now)
        else if (next > Number(toldThrough)) await pass(tx, ids, next)
      }
    }
  })

const open = (tx: Db, ids: readonly number[], flavourIds: readonly number[], through: number, now: Date) =>
  tx.execute(sql`
    update stock_endpoints set webhook_id = 'msg_' || replace(gen_random_uuid()::text, '-', ''),
      flavour_ids = array(${idsIn(flavourIds)}), through = ${through}::bigint, attempts = 0,
      next_try_at = ${now.toISOString()}::timestamptz
    where customer_id in (${idsIn(ids)})`)

/** Nothing of it concerns them. */
const pass = (tx: Db, ids: readonly number[], through: number) =>
  tx.execute(sql`
    update stock_endpoints set told_through = ${through}::bigint where customer_id in (${idsIn(ids)})`)

/** Whether anybody without a delivery under way has something to be told. */
export async function hasNews(db: Db): Promise<boolean> {
  const found = await rows(
    db,
    sql`select from row_changes where source in (select jsonb_array_elements_text(${JSON.stringify(SOURCES)}::jsonb))
        and number > (select min(e.told_through) from stock_endpoints e where ${IS_SERVED} and e.webhook_id is null)
        limit 1`,
  )
  return found.length > 0
}
