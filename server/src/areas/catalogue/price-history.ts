import { and, desc, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { priceChanges } from './price-tables.ts'

/** Regular prices in cents: of the list, and of customer groups that have their own. */
export type RegularPrices = {
  readonly list: number | null
  readonly groups: Readonly<Record<number, { readonly regular: number }>>
}

type PriceChange = {
  readonly sizeId: number
  /** Null for the list price. */
  readonly priceGroupId: number | null
  readonly before: number | null
  readonly after: number | null
}

/** What has changed of a size's regular prices, a line per group. */
export function priceChangesOf(sizeId: number, before: RegularPrices, after: RegularPrices): PriceChange[] {
  const ids = [...new Set([...Object.keys(before.groups), ...Object.keys(after.groups)])].map(Number)
  const lines = [
    { sizeId, priceGroupId: null, before: before.list, after: after.list },
    ...ids.map(id => ({
      sizeId,
      priceGroupId: id,
      before: before.groups[id]?.regular ?? null,
      after: after.groups[id]?.regular ?? null,
    })),
  ]
  return lines.filter(line => line.before !== line.after)
}

/** Writes price changes into the history. @param userId null for an import without a user */
export async function notePriceChanges(
  tx: Db,
  changes: readonly PriceChange[],
  { now, userId }: { now: Date; userId: number | null },
): Promise<void> {
  if (changes.length === 0) return
  const lines: SQL = sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)`
  await tx.execute(sql`
    insert into price_changes (size_id, price_group_id, changed_at, changed_by, before, after)
    select "sizeId", "priceGroupId", ${now.toISOString()}::timestamptz, ${userId}::int, before, after
    from ${lines} as line("sizeId" int, "priceGroupId" int, before int, after int)`)
}

/** Changes of the list's prices and of a group's since an instant, by size, the newest first; one statement. */
export async function priceStepsSince(db: Db, since: Date, priceGroupId: number | null) {
  const found = await db
    .select()
    .from(priceChanges)
    .where(
      and(
        gte(priceChanges.changedAt, since),
        priceGroupId === null
          ? isNull(priceChanges.priceGroupId)
          : or(isNull(priceChanges.priceGroupId), eq(priceChanges.priceGroupId, priceGroupId)),
      ),
    )
    .orderBy(desc(priceChanges.changedAt), desc(priceChanges.id))
  const steps = found.map(({ sizeId, priceGroupId: group, changedAt, before, after }) => ({
    sizeId,
    at: changedAt,
    isOfGroup: group !== null,
    before,
    after,
  }))
  return Map.groupBy(steps, ({ sizeId }) => sizeId)
}
