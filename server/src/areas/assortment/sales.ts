import { asc, desc, sql } from 'drizzle-orm'
import { noteChange, openLive } from '../../platform/cache.ts'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { boughtTogether, piecesSold } from '../orders/index.ts'
import type { LiveShop } from '../seller/index.ts'
import { sizeSales, sizesBoughtTogether } from './tables.ts'

/** What sells, as counted last night; by size id. */
export type Sales = {
  readonly pieces: ReadonlyMap<number, number>
  /** Ids of other sizes, the most frequent first. */
  readonly together: ReadonlyMap<number, readonly number[]>
}

const NAME = 'size_sales'
const DAY_MS = 24 * 60 * 60 * 1000
const SOLD_DAYS = 90
/** Longer, because the same two sizes meet in few orders. */
const TOGETHER_DAYS = 365
const MOST_TOGETHER = 8

/** What sells, in memory; one of the servers counts it every night. */
export async function openSales(
  { db, bus, log, later }: Pick<Platform, 'db' | 'bus' | 'log' | 'later'>,
  shop: Pick<LiveShop, 'find'>,
): Promise<() => Sales> {
  later.nightly(NAME, () => shop.find()?.timeZone, countSales)
  const live = await openLive({ bus, log }, NAME, { read: () => readSales(db) })
  return live.current
}

async function countSales(tx: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const sold = JSON.stringify(await piecesSold(tx, ago(SOLD_DAYS)))
  const together = JSON.stringify(await boughtTogether(tx, ago(TOGETHER_DAYS), MOST_TOGETHER))
  await tx.delete(sizeSales)
  await tx.delete(sizesBoughtTogether)
  await tx.execute(sql`
    insert into ${sizeSales} (size_id, pieces)
    select "sizeId", pieces from jsonb_to_recordset(${sold}::jsonb) as sold("sizeId" int, pieces int)`)
  await tx.execute(sql`
    insert into ${sizesBoughtTogether} (size_id, other_id, customers)
    select "sizeId", "otherId", customers
    from jsonb_to_recordset(${together}::jsonb) as pairs("sizeId" int, "otherId" int, customers int)`)
  await noteChange(tx, NAME)
}

async function readSales(db: Db): Promise<Sales> {
  const sold = await db.select().from(sizeSales)
  const pairs = await db
    .select()
    .from(sizesBoughtTogether)
    .orderBy(asc(sizesBoughtTogether.sizeId), desc(sizesBoughtTogether.customers), asc(sizesBoughtTogether.otherId))
  const together = new Map<number, number[]>()
  for (const { sizeId, otherId } of pairs) {
    const others = together.get(sizeId)
    if (others) others.push(otherId)
    else together.set(sizeId, [otherId])
  }
  return { pieces: new Map(sold.map(({ sizeId, pieces }) => [sizeId, pieces])), together }
}
