import { eq, sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { setByHand } from '../import-tables.ts'
import type { Category } from '../snapshot.ts'
import type { Outcome } from './range.ts'
import { virtualId } from './save-rows.ts'

/** A category's path as a key. */
export const pathKey = (path: readonly string[]): string => JSON.stringify(path)

const pathOf = (key: string): string[] => JSON.parse(key)

/**
 * Creates missing categories of the paths, level by level.
 * @param known ids by path from earlier calls
 */
export async function saveCategories(
  tx: Db,
  paths: readonly (readonly string[])[],
  known: ReadonlyMap<string, number>,
  dryRun: boolean,
): Promise<{ ids: Map<string, number>; outcomes: Map<string, Outcome> }> {
  const ids = new Map<string, number>()
  const outcomes = new Map<string, Outcome>()
  const idOf = (path: readonly string[]) => ids.get(pathKey(path)) ?? known.get(pathKey(path))
  const moved = await movedByHand(tx)
  for (const path of paths)
    for (let depth = 1; depth <= path.length; depth++) {
      const key = pathKey(path.slice(0, depth))
      const id = moved.get(key)
      if (id === undefined || known.has(key)) continue
      ids.set(key, id)
      outcomes.set(key, 'unchanged')
    }
  const deepest = Math.max(0, ...paths.map(path => path.length))
  for (let depth = 1; depth <= deepest; depth++) {
    const level = new Map<string, readonly string[]>()
    for (const path of paths) {
      const part = path.slice(0, depth)
      if (part.length === depth && idOf(part) === undefined) level.set(pathKey(part), part)
    }
    const wanted = [...level.values()].map(path => ({ parent: idOf(path.slice(0, -1)) ?? null, name: path.at(-1)! }))
    if (wanted.length === 0) continue
    const found = await saveLevel(tx, wanted, dryRun)
    for (const [key, path] of level) {
      const { id, isNew } = found.get(siblingKey(idOf(path.slice(0, -1)) ?? null, path.at(-1)!))!
      ids.set(key, id)
      outcomes.set(key, isNew ? 'new' : 'unchanged')
    }
  }
  return { ids, outcomes }
}

/** Categories that the operator has renamed or moved, by the path that files know. */
async function movedByHand(tx: Db): Promise<ReadonlyMap<string, number>> {
  const { kind, rowId, was } = setByHand
  const found = await tx.select({ rowId, was }).from(setByHand).where(eq(kind, 'category'))
  return new Map(found.flatMap(row => (row.was === null ? [] : [[row.was, row.rowId] as const])))
}

/** The path by which files know a category: with the names from before the operator renamed or moved it, or one above it. */
export async function pathInFiles(tx: Db, all: ReadonlyMap<number, Category>, id: number): Promise<string[]> {
  const paths = new Map([...(await movedByHand(tx))].map(([key, rowId]) => [rowId, pathOf(key)]))
  const namesOf = ({ id, name, parentId }: Category): string[] => {
    const parent = parentId === null ? undefined : all.get(parentId)
    return paths.get(id) ?? [...(parent ? namesOf(parent) : []), name]
  }
  return namesOf(all.get(id)!)
}

type Sibling = { parent: number | null; name: string }
type Found = { id: number; isNew: boolean }
const siblingKey = (parent: number | null, name: string) => `${parent}/${name}`

async function saveLevel(tx: Db, wanted: Sibling[], dryRun: boolean): Promise<Map<string, Found>> {
  const found = await siblings(tx, wanted)
  const missing = wanted.filter(({ parent, name }) => !found.has(siblingKey(parent, name)))
  if (dryRun)
    for (const { parent, name } of missing) found.set(siblingKey(parent, name), { id: virtualId(), isNew: true })
  if (dryRun || missing.length === 0) return found
  const made = await rows<{ id: number; parent: number | null; name: string }>(
    tx,
    sql`insert into categories (parent_id, name) select parent, name from ${table(missing)}
        on conflict (parent_id, name) do nothing returning id, parent_id as parent, name`,
  )
  for (const { id, parent, name } of made) found.set(siblingKey(parent, name), { id, isNew: true })
  // Another transaction may have created one in between: it exists now.
  return made.length === missing.length ? found : new Map([...(await siblings(tx, missing)), ...found])
}

async function siblings(tx: Db, wanted: Sibling[]): Promise<Map<string, Found>> {
  const found = await rows<{ id: number; parent: number | null; name: string }>(
    tx,
    sql`select id, parent_id as parent, c.name from categories c
        join ${table(wanted)} on c.name = wanted.name and c.parent_id is not distinct from wanted.parent`,
  )
  return new Map(found.map(({ id, parent, name }) => [siblingKey(parent, name), { id, isNew: false }]))
}

const table = (wanted: Sibling[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted(parent int, name text)`
