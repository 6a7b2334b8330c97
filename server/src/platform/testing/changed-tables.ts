import { sql } from 'drizzle-orm'
import { type Db, rows } from '../database.ts'

export type ChangedTables = {
  /** The tables whose rows differ from those at the last call. */
  changed(): Promise<string[]>
  remove(): Promise<void>
}

/**
 * Watches every table of the shop but the `ignored`. A trigger counts the statements that write to a table; a sequence
 * counts also those that are undone, so a table with the same count has the same rows. Only the rows of the others are
 * compared, which makes a call some milliseconds instead of a reading of the whole database.
 */
export async function watchTables(db: Db, ignored: readonly string[]): Promise<ChangedTables> {
  const found = await rows<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const tables = found.map(({ name }) => name).filter(name => !ignored.includes(name))
  await db.execute(sql`create schema watched`)
  await db.execute(sql`
    create function watched.count() returns trigger language plpgsql as
      $$ begin perform nextval(format('watched.%I', tg_table_name)); return null; end $$`)
  for (const name of tables) {
    await db.execute(sql`create sequence watched.${sql.identifier(name)}`)
    await db.execute(sql`
      create trigger watched after insert or update or delete or truncate on ${sql.identifier(name)}
        for each statement execute function watched.count()`)
  }

  const writes = new Map<string, string>()
  await written()
  const prints = new Map(await printsOf(tables))

  /** Tables with a statement that writes since the last call, successful or not. */
  async function written(): Promise<string[]> {
    const counts = await rows<{ name: string; count: string }>(
      db,
      sql`select sequencename as name, coalesce(last_value, 0)::text as count from pg_sequences where schemaname = 'watched'`,
    )
    const moved = counts.filter(({ name, count }) => writes.get(name) !== count)
    for (const { name, count } of moved) writes.set(name, count)
    return moved.map(({ name }) => name)
  }

  /** A fingerprint of all rows of each table. */
  async function printsOf(names: readonly string[]): Promise<[string, string][]> {
    const parts = names.map(
      name =>
        `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from "${name}" t`,
    )
    const found = await rows<{ name: string; print: string }>(db, sql.raw(parts.join(' union all ')))
    return found.map(({ name, print }) => [name, print])
  }

  return {
    async changed() {
      const names = await written()
      const found = names.length > 0 ? await printsOf(names) : []
      const differing = found.filter(([name, print]) => prints.get(name) !== print)
      for (const [name, print] of differing) prints.set(name, print)
      return differing.map(([name]) => name).sort()
    },
    // With the schema go the function and its triggers.
    remove: async () => void (await db.execute(sql`drop schema watched cascade`)),
  }
}
