import { and, asc, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database.ts'
import type { Person, PersonalRows } from '../../platform/personal.ts'

const AT_ONCE = 500

export type Row = Record<string, unknown>

/** A person's rows in pages, by the names that the database gives their columns. */
export async function* pagesOf(db: Db, { of, whose }: PersonalRows, person: Person): AsyncGenerator<Row[]> {
  const where = whose(person)
  if (!where) return
  const table = of.table as PgTable
  const columns = Object.fromEntries(columnsOf(table).map(column => [column.name, column]))
  const key = keyOf(table)
  let after: SQL | undefined
  for (;;) {
    const rows: Row[] = await db
      .select(columns)
      .from(table)
      .where(and(where, after))
      .orderBy(...key.map(column => asc(column)))
      .limit(AT_ONCE)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    const values = key.map(column => sql.param(last[column.name], column))
    after = sql`(${sql.join(key, sql`, `)}) > (${sql.join(values, sql`, `)})`
  }
}

/** Columns that the person may read. */
export const openColumns = ({ of, without = [] }: PersonalRows): PgColumn[] =>
  columnsOf(of.table as PgTable).filter(column => !without.includes(column))

const columnsOf = (table: PgTable): PgColumn[] => Object.values(getTableColumns(table))

function keyOf(table: PgTable): PgColumn[] {
  const single = columnsOf(table).filter(({ primary }) => primary)
  const [several] = getTableConfig(table).primaryKeys
  const key = single.length > 0 ? single : several?.columns
  if (!key) throw new Error(`${getTableName(table)} has no primary key`)
  return key
}
