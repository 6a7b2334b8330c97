import { isDeepStrictEqual } from 'node:util'
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Db, rows } from '../../../platform/database.ts'
import { fieldsByHand, keepHeld } from '../by-hand.ts'
import type { Keyed, Kind, Outcome } from './range.ts'

export type Row = { readonly id: number; readonly erpId: string | null }
type RowTable<R extends Row> = PgTable & { readonly id: PgColumn; readonly erpId: PgColumn; readonly $inferSelect: R }

/** How one kind of entity is saved. */
type Saving<R extends Row, Input extends Keyed> = {
  readonly kind: Exclude<Kind, 'category'>
  readonly table: RowTable<R>
  readonly source: string | undefined
  readonly inputs: readonly Input[]
  readonly dryRun: boolean
  /** The target row: missing fields come from the old row, or from the defaults. */
  readonly wanted: (input: Input, old: R | undefined, id: number) => R
  /** A row matched by other means than number or key. */
  readonly match?: (input: Input) => R | undefined
  /** Whether the input must be skipped. */
  readonly clashes?: (input: Input, old: R | undefined) => boolean
}

export type SavedRows = {
  readonly ids: Map<string, number>
  readonly outcomes: Map<string, Outcome>
  /** Values that stay because the operator has set them by hand. */
  readonly kept: number
}

/** Compares with the database and writes the differences; at most seven statements, however many rows. */
export async function saveRows<R extends Row, Input extends Keyed>(
  tx: Db,
  { kind, table, source, inputs, dryRun, wanted, match, clashes }: Saving<R, Input>,
): Promise<SavedRows> {
  const known = await knownRows(tx, kind, table, source, inputs)
  const taken = inputs
    .map(input => ({ input, old: known.get(input.key) ?? match?.(input) }))
    .filter(({ input, old }) => !clashes?.(input, old))
  const fresh = await newIds(tx, table, taken.filter(({ old }) => !old).length, dryRun)
  const held = await fieldsByHand(
    tx,
    kind,
    taken.flatMap(({ old }) => old?.id ?? []),
  )
  const saved = { ids: new Map<string, number>(), outcomes: new Map<string, Outcome>(), kept: 0 }
  const changed: R[] = []
  for (const { input, old } of taken) {
    const id = old?.id ?? fresh.pop()!
    const { row, kept } = keepHeld(wanted(input, old, id), old, held.get(id))
    saved.kept += kept.length
    const outcome = !old ? 'new' : isDeepStrictEqual(old, row) ? 'unchanged' : 'changed'
    saved.ids.set(input.key, id)
    saved.outcomes.set(input.key, outcome)
    if (outcome !== 'unchanged') changed.push(row)
  }
  if (dryRun) return saved
  await upsert(tx, table, changed)
  const unremembered = taken.filter(
    ({ input }) => input.id === undefined && input.erpId === undefined && !known.has(input.key),
  )
  await remember(
    tx,
    kind,
    source!,
    unremembered.map(({ input: { key } }) => ({ key, rowId: saved.ids.get(key)! })),
  )
  return saved
}

/** Existing rows: by id, by ERP number, or by (source, key). */
async function knownRows<R extends Row>(
  tx: Db,
  kind: Exclude<Kind, 'category'>,
  table: RowTable<R>,
  source: string | undefined,
  inputs: readonly Keyed[],
): Promise<Map<string, R>> {
  const known = inputs.flatMap(({ key, id }) => (id === undefined ? [] : [[key, id] as const]))
  const others = inputs.filter(({ id }) => id === undefined)
  const keysByErpId = new Map(others.flatMap(({ key, erpId }) => (erpId === undefined ? [] : [[erpId, key] as const])))
  const keys = others.flatMap(({ key, erpId }) => (erpId === undefined ? [key] : []))
  if (keys.length > 0 && source === undefined) throw new Error(`A ${kind} without ERP id needs a source`)
  const remembered = new Map([...(await keysOf(tx, kind, source, keys)), ...known])
  const byErpId = await select(tx, table, table.erpId, [...keysByErpId.keys()])
  const byKey = await select(tx, table, table.id, [...remembered.values()])
  const byId = new Map(byKey.map(row => [row.id, row]))
  return new Map([
    ...byErpId.map(row => [keysByErpId.get(row.erpId!)!, row] as const),
    ...[...remembered].flatMap(([key, id]) => (byId.has(id) ? [[key, byId.get(id)!] as const] : [])),
  ])
}

/** Known keys of a source: row ids by key. */
export async function keysOf(tx: Db, kind: Exclude<Kind, 'category'>, source: string | undefined, keys: string[]) {
  if (source === undefined || keys.length === 0) return new Map<string, number>()
  // One index lookup per key: while an import fills the table its statistics lag behind, and a plan with a join reads
  // all keys of the source each time.
  const found = await rows<{ key: string; rowId: number }>(
    tx,
    sql`select wanted.key, known.row_id as "rowId"
        from (select distinct jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as key) wanted
        cross join lateral (
          select row_id from import_keys where source = ${source} and kind = ${kind} and key = wanted.key limit 1
        ) known`,
  )
  return new Map(found.map(({ key, rowId }) => [key, rowId]))
}

async function select<R extends Row>(tx: Db, table: RowTable<R>, column: PgColumn, values: (string | number)[]) {
  if (values.length === 0) return []
  return (await tx
    .select()
    .from(table as PgTable)
    .where(among(column, values))) as R[]
}

/**
 * Whether a column has one of many values. They are a single parameter: thousands of parameters would also give each
 * statement a different text.
 */
export const among = (column: PgColumn, values: readonly (string | number)[]): SQL =>
  typeof values[0] === 'number'
    ? sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)::int)`
    : sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

/** Reserves ids for new rows in advance, so that each row's id is known. */
export async function newIds(tx: Db, table: PgTable, count: number, dryRun: boolean): Promise<number[]> {
  if (dryRun) return Array.from({ length: count }, virtualId)
  if (count === 0) return []
  const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, 'id')`
  const reserved = await rows<{ id: number }>(
    tx,
    sql`select nextval(${sequence})::int as id from generate_series(1, ${count}::int) order by 1 desc`,
  )
  return reserved.map(row => row.id)
}

let lastVirtual = 0

/** Id of a row that a dry run would create. */
export const virtualId = (): number => --lastVirtual

/** Writes whole rows: new ones with their reserved ids, known ones by replacing them. */
export async function upsert(tx: Db, table: PgTable, changed: readonly Row[]): Promise<void> {
  if (changed.length === 0) return
  const columns = Object.entries(getTableColumns(table))
  const json = changed.map(row =>
    Object.fromEntries(columns.map(([name, { name: column }]) => [column, (row as Record<string, unknown>)[name]])),
  )
  const names = columns.map(([, column]) => sql.identifier(column.name))
  const others = columns.filter(([name]) => name !== 'id').map(([, column]) => sql.identifier(column.name))
  const all = sql.join(names, sql`, `)
  const set = sql.join(
    others.map(name => sql`${name} = excluded.${name}`),
    sql`, `,
  )
  await tx.execute(sql`
    insert into ${table} (${all}) overriding system value
    select ${all} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(json)}::jsonb) order by id
    on conflict (id) do update set ${set}`)
}

export async function remember(
  tx: Db,
  kind: Exclude<Kind, 'category'>,
  source: string,
  keys: readonly { key: string; rowId: number }[],
): Promise<void> {
  if (keys.length === 0) return
  await tx.execute(sql`
    insert into import_keys (source, kind, key, row_id)
    select ${source}, ${kind}, key, "rowId" from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(key text, "rowId" int)
    on conflict (source, kind, key) do update set row_id = excluded.row_id`)
}
