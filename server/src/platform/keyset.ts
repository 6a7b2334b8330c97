import { refuse } from '@fairfloor/domain/general-refusals'
import { and, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

const SIZE = 50

/** The part of a long list that is wanted: where it goes on, and how many rows it has at most. */
export type Part = {
  readonly place?: string | undefined
  readonly size?: number
  /** How many rows the whole list has, where that was counted before. */
  readonly total?: number
}

/** What an answer says of its part, as `listed` of the shapes. */
export type Listed = { readonly total: number; readonly next: string | null; readonly previous: string | null }

/** How each kind of value is written in a place; anything else would fail in the database. */
const WRITTEN = {
  bigint: (text: string) => /^-?\d{1,18}$/.test(text),
  float8: (text: string) => text !== '' && Number.isFinite(Number(text)),
  text: (text: string) => !text.includes('\0'),
  uuid: (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text),
  date: (text: string) => text === 'infinity' || isDay(text),
  timestamptz: (text: string) =>
    text === 'infinity' ||
    (/^\S{10} ([01]\d|2[0-3])(:[0-5]\d){2}(\.\d+)?[+-](0\d|1[0-4])(:[0-5]\d)?$/.test(text) && isDay(text.slice(0, 10))),
} as const

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  const at = new Date(Date.UTC(year, month - 1, day))
  return year > 0 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
}

/** One of the values by which a list is sorted. It is never null; the last one of a list is different in each row. */
export type Key = { readonly by: SQL | PgColumn; readonly as: keyof typeof WRITTEN; readonly down?: boolean }

const keyOf =
  (down: boolean) =>
  (by: SQL | PgColumn, as: Key['as'] = 'bigint'): Key => ({ by, as, down })

export const up = keyOf(false)
export const down = keyOf(true)

type Way = 'after' | 'before'

const placeOf = (way: Way, key: string): string => Buffer.from(`${way} ${key}`).toString('base64url')

/** @throws Refusal malformed */
function placeIn(place: string, kinds: readonly Key['as'][]): { way: Way; values: string[] } {
  const [, way, json = ''] = /^(after|before) (.*)$/s.exec(Buffer.from(place, 'base64url').toString()) ?? []
  const values = valuesIn(json)
  if (way === undefined || values?.length !== kinds.length || !kinds.every((kind, i) => WRITTEN[kind](values[i]!)))
    throw refuse('malformed', undefined, [{ path: 'place', detail: 'A place is a `next` or `previous` of an answer.' }])
  return { way: way as Way, values }
}

function valuesIn(json: string): string[] | undefined {
  try {
    const values: unknown = JSON.parse(json)
    return Array.isArray(values) && values.every(value => typeof value === 'string') ? values : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads a part of a list by the values of the row before it, so that a place far behind costs as little as the first, and no
 * row is missed or shown twice when others come or go.
 * @returns what the statement needs, and `part`, which takes its rows with their `key`
 * @throws Refusal malformed for a place that no answer has named
 */
export function keyset(order: readonly Key[], { place, size = SIZE }: Part) {
  const kinds = order.map(({ as }) => as)
  const from = place === undefined ? undefined : placeIn(place, kinds)
  const isBack = from?.way === 'before'
  const turned = order.map(({ down, ...key }) => ({ ...key, down: isBack ? !down : down === true }))
  return {
    where: from ? beyond(turned, from.values) : sql`true`,
    orderBy: sql.join(
      turned.map(({ by, down }) => (down ? sql`${by} desc` : sql`${by}`)),
      sql`, `,
    ),
    /** One more than wanted: it tells whether the list goes on. */
    limit: size + 1,
    key: sql<string>`json_build_array(${sql.join(
      order.map(({ by }) => sql`${by}::text`),
      sql`, `,
    )})::text`,
    part<Row extends { readonly key: string }>(found: readonly Row[], total: number) {
      const isMore = found.length > size
      const rows = isBack ? found.slice(0, size).reverse() : found.slice(0, size)
      const [first, last] = [rows[0], rows.at(-1)]
      const listed: Listed = {
        total,
        next: last && (isBack || isMore) ? placeOf('after', last.key) : null,
        previous: first && from && (!isBack || isMore) ? placeOf('before', first.key) : null,
      }
      return { rows, listed }
    },
  }
}

export type Keyset = ReturnType<typeof keyset>

/** The rows after these values. Where all go one way, an index can find them. */
function beyond(order: readonly Key[], values: readonly string[]): SQL {
  const [first] = order
  const value = (i: number) => sql`${values[i]!}::text::${sql.raw(order[i]!.as)}`
  const sign = ({ down }: Key) => (down ? sql`<` : sql`>`)
  if (order.every(({ down }) => down === first!.down)) {
    const list = (parts: SQL[]) => sql.join(parts, sql`, `)
    return sql`(${list(order.map(({ by }) => sql`${by}`))}) ${sign(first!)} (${list(order.map((_, i) => value(i)))})`
  }
  const parts = order.map((key, i) => {
    const same = order.slice(0, i).map(({ by }, at) => sql`${by} = ${value(at)}`)
    return sql`(${sql.join([...same, sql`${key.by} ${sign(key)} ${value(i)}`], sql` and `)})`
  })
  return sql`(${sql.join(parts, sql` or `)})`
}

/** A part of a table's rows. Two statements. */
export async function partOfTable<Table extends PgTable>(
  db: Db,
  table: Table,
  { where, order, part }: { where: SQL | undefined; order: readonly Key[]; part: Part },
) {
  const keys = keyset(order, part)
  const columns: Record<string, PgColumn> = getTableColumns(table as PgTable)
  const found = await db
    .select({ ...columns, key: keys.key })
    .from(table as PgTable)
    .where(and(where, keys.where))
    .orderBy(keys.orderBy)
    .limit(keys.limit)
  const total = part.total ?? (await db.$count(table, where))
  return keys.part(found as unknown as (Table['$inferSelect'] & { key: string })[], total)
}

/** A part of a list that is in memory, by the id of each row. Where that row has gone the list begins again. */
export function partOf<Row>(rows: readonly Row[], idOf: (row: Row) => number, { place, size = SIZE }: Part) {
  const from = place === undefined ? undefined : placeIn(place, ['bigint'])
  const at = from ? rows.findIndex(row => String(idOf(row)) === from.values[0]) : -1
  const start = at < 0 ? 0 : from?.way === 'before' ? Math.max(0, at - size) : at + 1
  const end = at >= 0 && from?.way === 'before' ? at : start + size
  const shown = rows.slice(start, end)
  const keyOf = (row: Row) => JSON.stringify([String(idOf(row))])
  const listed: Listed = {
    total: rows.length,
    next: shown.length > 0 && end < rows.length ? placeOf('after', keyOf(shown.at(-1)!)) : null,
    previous: shown.length > 0 && start > 0 ? placeOf('before', keyOf(shown[0]!)) : null,
  }
  return { rows: shown, listed }
}
