import { and, type SQL, type SQLChunk, sql } from 'drizzle-orm'
import { type Db, rows } from '../../../../platform/database.ts'
import { isDuplicate } from '../../../../platform/transaction.ts'
import { among } from '../../save/save-rows.ts'
import { productSizes } from '../../tables.ts'
import type { SavedSizes } from './save-sizes.ts'
import type { SizeThere } from './wish.ts'

/** Moves known flavours, also those the file does not name, into their size. */
export async function moveFlavours(tx: Db, there: readonly SizeThere[], { homeOf }: SavedSizes): Promise<void> {
  const moved = there.flatMap(({ id, flavours }) =>
    flavours.filter(flavour => homeOf.get(flavour) !== id).map(flavour => ({ flavour, size: homeOf.get(flavour) })),
  )
  if (moved.length === 0) return
  await tx.execute(sql`
    update flavours set size_id = moved.size
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved(flavour int, size int)
    where id = moved.flavour and size_id <> moved.size`)
}

/** Removes sizes created for flavours that could not be saved. */
export async function dropEmptySizes(tx: Db, { idOf }: SavedSizes): Promise<void> {
  const ids = [...idOf].filter(([{ id }]) => id === undefined).map(([, id]) => id)
  if (ids.length === 0) return
  await tx
    .delete(productSizes)
    .where(and(among(productSizes.id, ids), sql`not exists (select from flavours where size_id = ${productSizes.id})`))
}

/**
 * Removes sizes without flavours. Rows of other tables, also of other areas, that reference such a size are moved to
 * the one that its flavours are in now, unless that one already has such a row.
 */
export async function joinSizes(tx: Db, joined: readonly { id: number; into: number }[]): Promise<void> {
  if (joined.length === 0) return
  const references = await rows<{ table: string; column: string }>(
    tx,
    sql`select conrelid::regclass::text as "table", attname as "column"
        from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'f' and confrelid = 'product_sizes'::regclass
          and conrelid not in ('flavours'::regclass, 'size_prices'::regclass, 'show_prices'::regclass)`,
  )
  for (const { table, column } of references)
    for (const { id, into } of joined)
      await refer(tx, { table: sql.raw(table), column: sql.identifier(column), id, into })
  await tx.execute(sql`
    delete from product_sizes s where id in (select (one->>'id')::int from jsonb_array_elements(${JSON.stringify(joined)}::jsonb) one)
      and not exists (select from flavours where size_id = s.id)`)
  await tx.execute(sql`
    update import_keys set row_id = (one->>'into')::int from jsonb_array_elements(${JSON.stringify(joined)}::jsonb) one
    where kind = 'size' and row_id = (one->>'id')::int`)
}

type Reference = { table: SQL; column: SQLChunk; id: number; into: number }

/** Moves references from one size to another row by row, as one of them may exist already. */
async function refer(tx: Db, { table, column, id, into }: Reference): Promise<void> {
  const found = await rows<{ place: string }>(tx, sql`select ctid::text as place from ${table} where ${column} = ${id}`)
  for (const { place } of found)
    try {
      await tx.transaction(inner =>
        inner.execute(sql`update ${table} set ${column} = ${into} where ctid = ${place}::tid`),
      )
    } catch (error) {
      if (!isDuplicate(error)) throw error
      await tx.execute(sql`delete from ${table} where ctid = ${place}::tid`)
    }
}
