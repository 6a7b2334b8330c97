import { hash } from 'node:crypto'
import type { FoodFlavour } from '@fairfloor/domain/catalogue/food-shapes'
import type { Db } from '../../../platform/database.ts'
import { type Catalogue, type Flavour, foodOf, type Stock, stockOf } from '../../catalogue/index.ts'
import type { Promotions } from '../../promotions/index.ts'
import type { Terms } from '../../seller/index.ts'
import { readReferences } from '../references.ts'
import { contentsOf, type Source } from './contents.ts'
import { feedId, lastNumber, removeOthers, type Wanted, writeRows } from './row-store.ts'
import type { View } from './view.ts'

/** The references of a customer. */
export type References = { readonly id: number; readonly last: number; readonly of: ReadonlyMap<number, string> }

export const hashOfContent = (json: string): string => hash('sha1', json, 'base64url').slice(0, 16)

const AT_ONCE = 2000

export type Parts = {
  readonly catalogue: Catalogue
  readonly promotions: Promotions
  /** Where pictures are served. */
  readonly url: string
  readonly readStock: Catalogue['readStock']
  /** Stock of what has changed since the start, straight from the database. */
  readonly counted: ReadonlyMap<number, Stock>
}

/** What rows are made of at a moment. */
export function sourceOf(
  { catalogue, promotions, url, counted }: Parts,
  { rates, timeZone }: Terms,
  now: Date,
  food: ReadonlyMap<number, FoodFlavour> = new Map(),
): Source {
  const snapshot = catalogue.snapshot()
  const stock = (id: number) => counted.get(id) ?? stockOf(snapshot, id)
  return { snapshot, stockOf: stock, promotions, rates, timeZone, url, now, food }
}

/** Labels of flavours, which only products tell. */
export async function foodFor(
  tx: Db,
  { list, language, country }: View,
  flavours: readonly Flavour[],
): Promise<ReadonlyMap<number, FoodFlavour>> {
  if (list !== 'products') return new Map()
  const found = await foodOf(tx, flavours, { languages: language ? [language] : [], country })
  return new Map(found.flavours.map(one => [one.id, one]))
}

type Into = { readonly feed: number; readonly view: View; readonly source: Source; readonly at: Date }

/** Makes the rows of flavours, and writes and numbers those that have changed. Call with the lock. */
export async function makeRows(tx: Db, { feed, view, source, at }: Into, flavourIds: readonly number[]): Promise<void> {
  for (let from = 0; from < flavourIds.length; from += AT_ONCE)
    await writeRows(tx, feed, await wantedOf(tx, view, source, flavourIds.slice(from, from + AT_ONCE)), at)
}

async function wantedOf(tx: Db, view: View, source: Source, flavourIds: readonly number[]): Promise<Wanted[]> {
  const flavours = flavourIds.flatMap(id => source.snapshot.flavours.get(id) ?? [])
  const contentOf = contentsOf(view, { ...source, food: await foodFor(tx, view, flavours) })
  return flavourIds.map(flavourId => {
    const flavour = source.snapshot.flavours.get(flavourId)
    const content = flavour ? contentOf(flavour) : null
    const json = content && JSON.stringify(content)
    return { flavourId, sku: flavour?.sku ?? null, hash: json ? hashOfContent(json) : '', isShown: json !== null }
  })
}

/** The same for a customer's references. */
export async function makeReferences(tx: Db, customerId: number, now: Date): Promise<References> {
  const of = await readReferences(tx, customerId)
  const feed = await feedId(tx, 'references', String(customerId), now)
  const wanted = [...of].map(([flavourId, text]) => ({
    flavourId,
    // The row is the flavour's, also under another SKU.
    sku: String(flavourId),
    hash: hashOfContent(text),
    isShown: true,
  }))
  await writeRows(tx, feed, wanted, now)
  await removeOthers(tx, feed, [...of.keys()], now)
  return { id: feed, of, last: await lastNumber(tx, feed) }
}
