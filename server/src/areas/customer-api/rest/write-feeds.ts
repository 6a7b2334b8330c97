import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database.ts'
import type { Stock } from '../../catalogue/index.ts'
import type { Terms } from '../../seller/index.ts'
import type { Kept } from './kept.ts'
import { type Made, staleFlavours } from './made.ts'
import { makeReferences, makeRows, type Parts, type References, sourceOf } from './make-rows.ts'
import { feedId, lastNumber } from './row-store.ts'
import { keyOf, type View } from './view.ts'

/** The rows of a view. */
export type Feed = { readonly view: View; readonly id: number; readonly last: number; readonly made: Made }

/** What has to be made again, by id: rows of stock, of products, of every list, and references of customers. */
export type Todo<Ids = ReadonlySet<number>> = Readonly<Record<'stock' | 'labels' | 'rows' | 'customers', Ids>>

export type Write = {
  readonly feeds: ReadonlyMap<string, Kept<Feed> & { readonly view: View }>
  readonly references: ReadonlyMap<number, Kept<References>>
  readonly todo: Todo
  readonly terms: Terms
  readonly clock: Clock
}

/** Milliseconds that writing a row takes at most, on a busy machine. */
const MS_PER_ROW = 0.1

/** Time that a change may take from its number to its commit, and that the clocks of two servers may differ. */
export const OVERLAP_MS = 250

/** So long ago that who asks for what has changed since now is not told. */
const before = (now: Date) => new Date(now.getTime() - OVERLAP_MS - 1)

/** Makes what has changed in the feeds, and writes and numbers it. Call with the lock. @returns what is true once it is committed */
export async function writeFeeds(
  tx: Db,
  parts: Parts & { readonly counted: Map<number, Stock> },
  { feeds, references, todo, terms, clock }: Write,
) {
  const now = clock()
  const doing: Todo<readonly number[]> = {
    stock: [...todo.stock],
    labels: [...todo.labels],
    rows: [...todo.rows],
    customers: [...todo.customers],
  }
  const stock = await parts.readStock(tx, doing.stock)
  for (const id of doing.stock) parts.counted.set(id, stock.get(id) ?? { quantity: null, eta: null })
  const stale = [...feeds].map(([key, { view, value }]) => {
    const source = sourceOf(parts, terms, now)
    const { flavourIds, made } = staleFlavours(view, source, terms, value?.made)
    const direct = view.list === 'stock' ? doing.stock : view.list === 'products' ? doing.labels : []
    return { key, view, value, source, made, flavourIds: [...new Set([...flavourIds, ...direct, ...doing.rows])] }
  })
  // A row must not seem older than its commit: a reader who asks for what has changed since then would miss it.
  const rows = stale.reduce((sum, { flavourIds }) => sum + flavourIds.length, 0)
  const at = new Date(clock().getTime() + rows * MS_PER_ROW)
  const made = new Map<string, Feed>()
  for (const { key, view, value, source, made: basis, flavourIds } of stale) {
    const id = value?.id ?? (await feedId(tx, view.list, keyOf(view), now))
    // What nobody can have read yet has not changed since anybody read it.
    const isNew = !value && (await lastNumber(tx, id)) === 0
    await makeRows(tx, { feed: id, view, source, at: isNew ? before(now) : at }, flavourIds)
    made.set(key, { view, id, last: await lastNumber(tx, id), made: basis })
  }
  const own = new Map<number, References>()
  for (const [customerId, { value }] of references)
    if (!value || todo.customers.has(customerId)) own.set(customerId, await makeReferences(tx, customerId, at))
  return { doing, made, own }
}
