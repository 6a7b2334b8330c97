import { and, asc, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database.ts'
import type { Person, PersonalRows } from '../../platform/personal.ts'

const AT_ONCE = 500

export type Row = Record<string, unknown>

/** A person's rows in pages, by the names that the database gives their columns; what stays with the shop is not read. */
export async function* pagesOf(db: Db, list: PersonalRows, person: Person): AsyncGenerator<Row[]> {
  const where = list.whose(person)
  if (!where) return
  const table = list.of.table as PgTable
  const key = keyOf(table)
  const columns = Object.fromEntries(readColumns(list).map(column => [column.name, column]))
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

/** Those, and what rows and files are found by. */
export const readColumns = (list: PersonalRows): PgColumn[] => [
  ...openColumns(list),
  ...keyOf(list.of.table as PgTable),
  ...(list.file ? [list.file.column] : []),
]

const columnsOf = (table: PgTable): PgColumn[] => Object.values(getTableColumns(table))

function keyOf(table: PgTable): PgColumn[] {
  const single = columnsOf(table).filter(({ primary }) => primary)
  const [several] = getTableConfig(table).primaryKeys
  const key = single.length > 0 ? single : several?.columns
  if (!key) throw new Error(`${getTableName(table)} has no primary key`)
  return key
}
