import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Db, rows } from './database.ts'
import { type Erased, FORMER_USER } from './former-user.ts'

/** Rows that are read at once. */
const AT_ONCE = 200

/** A string of JSON, and what makes it the name of a value. */
const STRINGS = /"(?:[^"\\]|\\.)*"(?:\s*:)?/g

/**
 * Strikes a person out of a column of JSON, string by string: a pattern over its text would take the marks with which strings
 * begin and end, where a name holds such marks.
 */
export async function strikeJson(tx: Db, person: Erased, column: PgColumn, where: SQL | undefined): Promise<void> {
  const table = sql.identifier(getTableName(column.table))
  const name = sql.identifier(column.name)
  const found = await rows<{ at: string }>(
    tx,
    sql`select ${table}.ctid::text as at from ${table} where ${where ?? sql`true`} for update`,
  )
  for (let from = 0; from < found.length; from += AT_ONCE) {
    const places = found.slice(from, from + AT_ONCE).map(({ at }) => at)
    const read = await rows<{ at: string; json: string }>(
      tx,
      sql`select ctid::text as at, ${name}::text as json from ${table} where ctid = any(${sql.param(places)}::tid[])`,
    )
    const strings = [...new Set(read.flatMap(({ json }) => stringsOf(json).map(({ value }) => value)))].filter(
      isStorable,
    )
    const struck = await struckOf(tx, person, strings)
    const changed = read.map(({ at, json }) => ({ at, json: withStrings(json, person, struck) }))
    await tx.execute(sql`update ${table} set ${name} = struck.json::${sql.raw(column.getSQLType())}
      from unnest(${sql.param(changed.map(({ at }) => at))}::tid[], ${sql.param(changed.map(({ json }) => json))}::text[])
        as struck (at, json)
      where ${table}.ctid = struck.at`)
  }
}

const stringsOf = (json: string) =>
  [...json.matchAll(STRINGS)].map(([found]) => {
    const isKey = found.endsWith(':')
    return { isKey, value: JSON.parse(isKey ? found.slice(0, found.lastIndexOf('"') + 1) : found) as string }
  })

/** PostgreSQL has no text with this sign, so no name has it. */
const isStorable = (text: string): boolean => !text.includes('\0')

/** What each string is without the person; those that do not name them are left out. */
async function struckOf(tx: Db, { pattern }: Erased, strings: readonly string[]): Promise<Map<string, string>> {
  const found = await rows<{ before: string; after: string }>(
    tx,
    sql`select before, regexp_replace(before, ${pattern}, ${FORMER_USER}, 'gi') as after
      from unnest(${sql.param(strings)}::text[]) as before where before ~* ${pattern}`,
  )
  return new Map(found.map(({ before, after }) => [before, after]))
}

/** JSON with other strings; all else stays as it was written. */
function withStrings(json: string, person: Erased, struck: ReadonlyMap<string, string>): string {
  const isPerson = (value: string) => value.trim().toLowerCase() === person.name.trim().toLowerCase()
  let key: string | undefined
  return json.replace(STRINGS, found => {
    const [{ isKey, value }] = stringsOf(found) as [{ isKey: boolean; value: string }]
    const isNamed = !isKey && (key === 'name' || found === json) && isPerson(value)
    key = isKey ? value : undefined
    const after = isNamed ? FORMER_USER : struck.get(value)
    return after === undefined ? found : JSON.stringify(after) + (isKey ? ':' : '')
  })
}
