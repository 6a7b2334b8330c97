import { inArray, sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { apiFeeds } from '../rest-tables.ts'

/** A row as it should be; without a SKU the flavour has none any more. */
export type Wanted = {
  readonly flavourId: number
  readonly sku: string | null
  readonly hash: string
  readonly isShown: boolean
}

export type StoredRow = {
  readonly flavourId: number
  readonly sku: string
  readonly hash: string
  readonly isShown: boolean
  readonly number: number
}

/** Held by those who number rows, on any server, until the commit: so rows become visible in the order of their numbers. */
export const lockFeeds = (tx: Db) =>
  rows(tx, sql`select pg_advisory_xact_lock(hashtextextended('feeds of API clients', 0))`)

/** The id of a feed, created on first use. */
export async function feedId(tx: Db, list: string, view: string, now: Date): Promise<number> {
  const [feed] = await tx
    .insert(apiFeeds)
    .values({ list, view, readAt: now })
    .onConflictDoUpdate({ target: [apiFeeds.list, apiFeeds.view], set: { readAt: now } })
    .returning({ id: apiFeeds.id })
  return feed!.id
}

/** When each of these feeds was last noted as read; those that were deleted are missing. */
export async function readTimes(db: Db, feeds: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  if (feeds.length === 0) return new Map()
  const { id, readAt } = apiFeeds
  const found = await db
    .select({ id, readAt })
    .from(apiFeeds)
    .where(inArray(id, [...feeds]))
  return new Map(found.map(feed => [feed.id, feed.readAt]))
}

/** Notes that feeds are read. Call with the lock. @returns whether all of them are still there */
export async function noteRead(tx: Db, feeds: readonly number[], now: Date): Promise<boolean> {
  if (feeds.length === 0) return true
  const { id } = apiFeeds
  const noted = await tx
    .update(apiFeeds)
    .set({ readAt: now })
    .where(inArray(id, [...feeds]))
    .returning({ id })
  return noted.length === feeds.length
}

/** Writes and numbers those of the rows that have changed. Call with the lock. */
export async function writeRows(tx: Db, feed: number, wanted: readonly Wanted[], now: Date): Promise<void> {
  await tx.execute(sql`
      with wanted as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as one("flavourId" int, sku text, hash text, "isShown" boolean)
      ), gone as (
        update api_rows set is_shown = false, hash = '', number = nextval('change_numbers'), changed_at = ${now.toISOString()}
        from wanted
        where feed_id = ${feed} and flavour_id = "flavourId" and api_rows.sku is distinct from wanted.sku and is_shown
      ), changed as (
        select wanted.* from wanted
        left join api_rows known on feed_id = ${feed} and flavour_id = "flavourId" and known.sku = wanted.sku
        where wanted.sku is not null and case when known.sku is null then wanted."isShown"
          else known.is_shown <> wanted."isShown" or (wanted."isShown" and known.hash <> wanted.hash) end
      )
      insert into api_rows (feed_id, flavour_id, sku, hash, is_shown, number, changed_at)
      select ${feed}, "flavourId", sku, hash, "isShown", nextval('change_numbers'), ${now.toISOString()} from changed
      on conflict (feed_id, flavour_id, sku) do update
        set hash = excluded.hash, is_shown = excluded.is_shown, number = excluded.number, changed_at = excluded.changed_at`)
}

/** Takes all flavours but these out of a feed. Call with the lock. */
export const removeOthers = (tx: Db, feed: number, flavourIds: readonly number[], now: Date) =>
  tx.execute(sql`
    update api_rows set is_shown = false, number = nextval('change_numbers'), changed_at = ${now.toISOString()}
    where feed_id = ${feed} and is_shown
      and flavour_id not in (select jsonb_array_elements_text(${JSON.stringify(flavourIds)}::jsonb)::int)`)

/** SKUs of a feed that are not in another one of the same list. For one that was deleted, the oldest that is left stands in. */
export async function skusLeft(db: Db, before: number, now: number): Promise<string[]> {
  const found = await rows<{ sku: string }>(
    db,
    sql`select distinct sku from api_rows join api_feeds on api_feeds.id = feed_id
        where list = (select list from api_feeds where id = ${now})
          and feed_id = coalesce(
            (select id from api_feeds where id = ${before}),
            (select min(other.id) from api_feeds this join api_feeds other using (list) where this.id = ${now}))
        except select sku from api_rows where feed_id = ${now} and is_shown order by sku`,
  )
  return found.map(({ sku }) => sku)
}

/** The last number of a feed. */
export async function lastNumber(db: Db, feed: number): Promise<number> {
  const [found] = await rows<{ last: string }>(
    db,
    sql`select coalesce(max(number), 0)::text as last from api_rows where feed_id = ${feed}`,
  )
  return Number(found!.last)
}

/** The number after which everything stands that changed at an instant or later. */
export async function numberBefore(db: Db, feed: number, instant: Date): Promise<number> {
  const [found] = await rows<{ first: string | null }>(
    db,
    sql`select min(number)::text as first from api_rows where feed_id = ${feed} and changed_at >= ${instant.toISOString()}`,
  )
  return found?.first ? Number(found.first) - 1 : lastNumber(db, feed)
}

type Wish = { readonly after: number; readonly upTo?: number; readonly bound: number; readonly limit: number }

/**
 * Rows after a number, in the order of their numbers.
 * @param upTo absent: all that there are
 * @param bound rows that were gone by then are left out: who begins there has never had them
 */
export async function rowsAfter(
  db: Db,
  feed: number,
  { after, upTo = Number.MAX_SAFE_INTEGER, bound, limit }: Wish,
): Promise<StoredRow[]> {
  const found = await rows<Omit<StoredRow, 'number'> & { number: string }>(
    db,
    sql`select flavour_id as "flavourId", sku, hash, is_shown as "isShown", number::text as number from api_rows this
        where feed_id = ${feed} and number > ${after}::bigint and number <= ${upTo}::bigint and (is_shown or number > ${bound}::bigint)
          and (is_shown or not exists (
            select from api_rows other where other.feed_id = this.feed_id and other.sku = this.sku and other.is_shown))
        order by this.number limit ${limit}`,
  )
  return found.map(row => ({ ...row, number: Number(row.number) }))
}
