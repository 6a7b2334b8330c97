import { refuse } from '@fairfloor/domain/general-refusals'
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import type { WeekInput } from '../save-week.ts'
import { newcomerWeekBrands, newcomerWeekProducts, newcomerWeeks } from '../tables.ts'

/** An event with all that the operator edits. */
export type StoredWeek = WeekInput & { readonly id: number }

/** Every event, the last to begin first. Three statements. */
export async function storedWeeks(db: Db): Promise<StoredWeek[]> {
  const weeks = await db.select().from(newcomerWeeks).orderBy(desc(newcomerWeeks.start))
  const brands = await db.select().from(newcomerWeekBrands).orderBy(asc(newcomerWeekBrands.rank))
  const products = await db.select().from(newcomerWeekProducts).orderBy(asc(newcomerWeekProducts.rank))
  return weeks.map(({ textEn, textDe, ...week }) => ({
    ...week,
    texts: { en: textEn, de: textDe },
    brands: brands.flatMap(({ weekId, rank: _, ...brand }) => (weekId === week.id ? [brand] : [])),
    products: products.flatMap(({ weekId, rank: _, ...product }) => (weekId === week.id ? [product] : [])),
  }))
}

/** @throws Refusal not_found */
export async function weekById(db: Db, id: number): Promise<StoredWeek> {
  const week = (await storedWeeks(db)).find(one => one.id === id)
  if (!week) throw refuse('not_found')
  return week
}

/**
 * Serializes changes of events, so that each is checked against all other events. Baskets can still be filled and
 * ordered meanwhile.
 */
export const lockWeeks = (tx: Db): Promise<unknown> =>
  tx.execute(sql`lock table newcomer_weeks in share row exclusive mode`)

/** Waits for those who order in an event just now, and lets nobody order in it until the commit. */
export const lockForOrders = (tx: Db, id: number): Promise<unknown> =>
  tx.execute(sql`select id from newcomer_weeks where id = ${id} for update`)

type Dates = Pick<StoredWeek, 'start' | 'end'>

/** Orders `o` of an event: those of its kind that were placed while it was open, to the end of its last second. */
export const placedIn = ({ start, end }: Dates): SQL =>
  sql`o.kind = 'newcomer-week' and o.placed_at >= ${start}
    and o.placed_at < ${end}::timestamptz + interval '1 second'`

/** How many orders each event has, by its id; those without any are missing. One statement. */
export async function ordersOfWeeks(db: Db): Promise<Map<number, number>> {
  const found = await rows<{ id: number; orders: number }>(
    db,
    sql`select w.id, count(*)::int as orders from newcomer_weeks w join order_heads o
          on o.kind = 'newcomer-week' and o.placed_at >= w.start and o.placed_at < w."end" + interval '1 second'
        group by w.id`,
  )
  return new Map(found.map(({ id, orders }) => [id, orders]))
}

/** Whether changing an event's dates would leave any of its orders outside them. */
export async function leavesOrders(db: Db, before: Dates, after: Dates): Promise<boolean> {
  const [found] = await rows<{ leaves: boolean }>(
    db,
    sql`select exists(select from order_heads o where ${placedIn(before)} and not (${placedIn(after)})) as leaves`,
  )
  return found?.leaves ?? false
}
