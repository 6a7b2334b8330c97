import { isDeepStrictEqual } from 'node:util'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { idsIn } from '../../platform/cache.ts'
import type { Db } from '../../platform/database.ts'
import { setByHand } from './import-tables.ts'

export type HandKind = (typeof setByHand.$inferSelect)['kind']

/** Fields of rows that imports leave as they are, because the operator has set them at the desk. */
export async function fieldsByHand(
  tx: Db,
  kind: HandKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const held = new Map<number, Set<string>>()
  if (ids.length === 0) return held
  const { rowId, field } = setByHand
  const found = await tx
    .select({ rowId, field })
    .from(setByHand)
    .where(and(eq(setByHand.kind, kind), isIn(rowId, ids)))
  for (const row of found) held.set(row.rowId, (held.get(row.rowId) ?? new Set()).add(row.field))
  return held
}

type Who = { readonly now: Date; readonly userId: number | null }

/**
 * Keeps fields from imports from now on.
 * @param name the row's name before: files still find it by that
 */
export async function holdFields(
  tx: Db,
  kind: HandKind,
  rowId: number,
  fields: readonly string[],
  { now, userId }: Who,
  name: string | null = null,
): Promise<void> {
  if (fields.length === 0) return
  await tx
    .insert(setByHand)
    .values(
      fields.map(field => ({ kind, rowId, field, was: field === 'name' ? name : null, setAt: now, setBy: userId })),
    )
    .onConflictDoUpdate({
      target: [setByHand.kind, setByHand.rowId, setByHand.field],
      set: { setAt: now, setBy: userId },
    })
}

/** A row's name as files know it: the one before the operator changed it. */
export const importedName = (kind: HandKind, { id, name }: { id: PgColumn; name: PgColumn }): SQL<string> =>
  sql<string>`coalesce((select was from set_by_hand where kind = ${kind} and row_id = ${id} and field = 'name'), ${name})`

/** Lets imports set every field of these rows again. Names go back to those of the files, by which they find the rows. */
export async function releaseFields(tx: Db, kind: HandKind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  if (kind !== 'size')
    await tx.execute(sql`
      update ${sql.identifier(`${kind}s`)} set name = was from set_by_hand
      where kind = ${kind} and field = 'name' and was is not null and row_id = id and id in (${idsIn(ids)})`)
  await tx.delete(setByHand).where(and(eq(setByHand.kind, kind), isIn(setByHand.rowId, ids)))
}

const isIn = (column: PgColumn, ids: readonly number[]): SQL => sql`${column} in (${idsIn(ids)})`

/** Takes over what held fields had before. @returns the row, and which of its fields would have changed */
export function keepHeld<Row extends object>(
  wanted: Row,
  before: Row | undefined,
  held: ReadonlySet<string> | undefined,
): { row: Row; kept: readonly string[] } {
  if (!before || !held) return { row: wanted, kept: [] }
  const kept = (Object.keys(wanted) as (keyof Row & string)[]).filter(
    field => held.has(field) && !isDeepStrictEqual(before[field], wanted[field]),
  )
  return { row: { ...wanted, ...Object.fromEntries(kept.map(field => [field, before[field]])) }, kept }
}

/** The field of a size that stands for its prices of a customer group. */
export const groupField = (priceGroupId: number): string => `group:${priceGroupId}`

/** Copies the notes of sizes to those that were split off from them. */
export async function holdAlike(tx: Db, copies: readonly { from: number; to: number }[]): Promise<void> {
  if (copies.length === 0) return
  await tx.execute(sql`
    insert into set_by_hand (kind, row_id, field, set_at, set_by)
    select kind, copied."to", field, set_at, set_by
    from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as copied("from" int, "to" int)
    join set_by_hand on kind = 'size' and row_id = copied."from"
    on conflict do nothing`)
}
