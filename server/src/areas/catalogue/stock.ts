import type { StockMovementKind } from '@fairfloor/domain/catalogue/movement'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Db, rows } from '../../platform/database.ts'
import type { Stock } from './snapshot.ts'

export type Wanted = { readonly flavourId: number; readonly quantity: number }
/** `available` is null if the stock was never counted. */
export type Shortage = { readonly flavourId: number; readonly available: number | null }
/** A quantity of null makes the stock unknown again. Without `eta` the expected day stays, null removes it. */
export type Counted = { readonly flavourId: number; readonly quantity: number | null; readonly eta?: string | null }
export type StockChange = { readonly flavourId: number } & Stock
/** With the number of counts that found more than before. */
export type StockNow = Stock & { readonly deliveries: number }

/** Why stock changes, and by whom: kept with the movement. */
export type Why = {
  readonly kind: StockMovementKind
  readonly userId?: number | null
  readonly orderId?: number | null
  readonly receiptId?: number | null
  readonly note?: string | null
  /** The server's clock; the database's unless given. */
  readonly at?: Date
}

export const STOCK_CHANNEL = 'stock_changed'

/** A notification holds 8,000 bytes; one of our lines has at most 34. */
const LINES_PER_NOTE = 200

/**
 * Takes units out of stock, all or none, in two statements however many lines. Rows are locked in id order, so that
 * concurrent calls wait in a queue and never deadlock. Unknown stock cannot be taken.
 * @returns the flavours with too little stock, with what is available; empty: everything was taken
 */
export async function takeStock(tx: Db, wanted: readonly Wanted[], why: Why = { kind: 'order' }): Promise<Shortage[]> {
  const lines = addedUp(wanted)
  if (lines.length === 0) return []
  const locked = await rows<Shortage>(
    tx,
    sql`select flavour_id as "flavourId", quantity as available from stock
        where flavour_id in (select "flavourId" from ${table(lines)}) order by flavour_id for update`,
  )
  const available = new Map(locked.map(row => [row.flavourId, row.available]))
  const shortages = lines
    .filter(({ flavourId, quantity }) => (available.get(flavourId) ?? 0) < quantity)
    .map(({ flavourId }) => ({ flavourId, available: available.get(flavourId) ?? null }))
  if (shortages.length === 0) await takeLocked(tx, lines, why)
  return shortages
}

/** Takes units of rows that are locked and have them. */
const takeLocked = (tx: Db, lines: readonly Wanted[], why: Why) =>
  noting(
    tx,
    sql`update stock set quantity = stock.quantity - wanted.quantity from ${table(lines)}
        where flavour_id = "flavourId"`,
    why,
  )

/**
 * Takes of each flavour what there is, at most what is wanted; of unknown stock nothing. Two statements: one that locks and
 * takes at once would take by what its snapshot saw before it waited.
 * @param wanted each flavour once
 * @returns the pieces taken of each flavour
 */
export async function takeFreeStock(
  tx: Db,
  wanted: readonly Wanted[],
  why: Why = { kind: 'order' },
): Promise<ReadonlyMap<number, number>> {
  const free = await lockFreeStock(
    tx,
    wanted.map(({ flavourId }) => flavourId),
  )
  const taken = wanted.flatMap(({ flavourId, quantity }) => {
    const pieces = Math.min(quantity, free.get(flavourId) ?? 0)
    return pieces > 0 ? [{ flavourId, quantity: pieces }] : []
  })
  if (taken.length > 0) await takeLocked(tx, taken, why)
  return new Map(taken.map(({ flavourId, quantity }) => [flavourId, quantity]))
}

/** Locks the stock of flavours in id order. @returns the free pieces of those that have any */
export async function lockFreeStock(tx: Db, flavourIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const locked = await rows<Wanted>(
    tx,
    sql`select flavour_id as "flavourId", coalesce(quantity, 0) as quantity from stock
        where flavour_id in (select "flavourId" from ${table(flavourIds.map(flavourId => ({ flavourId })))})
        order by flavour_id for update`,
  )
  return new Map(locked.flatMap(({ flavourId, quantity }) => (quantity > 0 ? [[flavourId, quantity]] : [])))
}

/** The condition that a flavour has units in stock. */
export const isInStock = (flavourId: PgColumn): SQL =>
  sql`exists (select from stock where stock.flavour_id = ${flavourId} and stock.quantity > 0)`

/** Puts taken units back; one statement. Stock that has become unknown since stays unknown. */
export async function giveBackStock(tx: Db, given: readonly Wanted[], why: Why = { kind: 'cancel' }): Promise<void> {
  const lines = addedUp(given)
  if (lines.length === 0) return
  await noting(
    tx,
    sql`update stock set quantity = stock.quantity + locked.given
        from (
          select flavour_id as id, wanted.quantity as given from stock join ${table(lines)} on flavour_id = "flavourId"
          order by flavour_id for update of stock
        ) locked
        where flavour_id = locked.id`,
    why,
  )
}

/** Adds units that have arrived or were found, to nothing where the stock is unknown; counts as a delivery. One statement. */
export async function addStock(tx: Db, added: readonly Wanted[], why: Why): Promise<void> {
  const lines = addedUp(added)
  if (lines.length === 0) return
  await noting(
    tx,
    sql`insert into stock (flavour_id, quantity, deliveries)
        select "flavourId", wanted.quantity, 1 from ${table(lines)} order by "flavourId"
        on conflict (flavour_id) do update set quantity = coalesce(stock.quantity, 0) + excluded.quantity,
          deliveries = stock.deliveries + 1`,
    why,
  )
}

/** Sets counted stock, or makes it unknown; an increase counts as a delivery. One statement. */
export async function setStock(tx: Db, counted: readonly Counted[], why: Why = { kind: 'count' }): Promise<void> {
  if (counted.length === 0) return
  const lines = counted.map(line => ({ ...line, keep: line.eta === undefined }))
  await noting(
    tx,
    sql`insert into stock (flavour_id, quantity, eta)
        select "flavourId", wanted.quantity, case when keep then old.eta else wanted.eta end
        from ${table(lines)} left join stock old on old.flavour_id = "flavourId"
        order by "flavourId"
        on conflict (flavour_id) do update set quantity = excluded.quantity, eta = excluded.eta,
          deliveries = stock.deliveries + coalesce(excluded.quantity > coalesce(stock.quantity, 0), false)::int`,
    why,
  )
}

/** Sets the days on which flavours are expected, null where nobody knows; what is in stock stays. One statement. */
export async function setEtas(tx: Db, days: readonly { flavourId: number; eta: string | null }[]): Promise<void> {
  if (days.length === 0) return
  await noting(
    tx,
    sql`insert into stock (flavour_id, eta) select "flavourId", wanted.eta from ${table(days)} order by "flavourId"
        on conflict (flavour_id) do update set eta = excluded.eta where stock.eta is distinct from excluded.eta`,
    { kind: 'count' },
  )
}

/** Stock straight from the database, for commands and pages that must not lag behind. */
export async function readStock(db: Db, flavourIds: readonly number[]): Promise<Map<number, StockNow>> {
  const found = await rows<StockNow & { flavourId: number }>(
    db,
    sql`select flavour_id as "flavourId", quantity, eta::text as eta, deliveries from stock
        where flavour_id in (select "flavourId" from ${table(flavourIds.map(flavourId => ({ flavourId })))})`,
  )
  return new Map(found.map(({ flavourId, ...stock }) => [flavourId, stock]))
}

/** Payload of a notification; notifications arrive in commit order. */
export const stockChanges = (note: string): StockChange[] =>
  note.split(',').map(line => {
    const [flavourId, quantity, eta] = line.split(':')
    return { flavourId: Number(flavourId), quantity: quantity ? Number(quantity) : null, eta: eta || null }
  })

/** The notes of the changed rows, as a part of a statement. */
const NOTES = sql`notes as (
  select string_agg(flavour_id || ':' || coalesce(quantity::text, '') || ':' || coalesce(eta::text, ''), ',') as note
  from (select *, row_number() over () as line from changed) numbered
  group by line / ${LINES_PER_NOTE}::int
)`

/** Runs a stock change and notifies every server of the new values on commit. */
const noting = (tx: Db, change: SQL, why: Why) =>
  tx.execute(sql`
    with changed as (${change} returning flavour_id, stock.quantity, stock.eta),
    ${NOTES}
    select pg_notify(${STOCK_CHANNEL}, note), ${reason(why)} from notes`)

/** Sets what the trigger writes with the movements: it runs at the end of the statement. */
const reason = (why: Why): SQL => sql`set_config('fairfloor.movement', ${JSON.stringify(why)}, true)`

const table = (lines: readonly object[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as wanted("flavourId" int, quantity int, eta date, keep boolean)`

function addedUp(lines: readonly Wanted[]): Wanted[] {
  const sums = new Map<number, number>()
  for (const { flavourId, quantity } of lines) sums.set(flavourId, (sums.get(flavourId) ?? 0) + quantity)
  return [...sums].map(([flavourId, quantity]) => ({ flavourId, quantity }))
}
