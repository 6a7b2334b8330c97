import { isDeepStrictEqual } from 'node:util'
import { and, type SQL, type SQLChunk, sql } from 'drizzle-orm'
import { type Db, rows } from '../../../../platform/database.ts'
import { isDuplicate } from '../../../../platform/transaction.ts'
import { holdAlike } from '../../by-hand.ts'
import { notePriceChanges, priceChangesOf, type RegularPrices } from '../../price-history.ts'
import type { Outcome } from '../../save/range.ts'
import { writeGroupPrices, writeShowPrices } from '../../save/save-details.ts'
import { among, newIds, upsert } from '../../save/save-rows.ts'
import { productSizes } from '../../tables.ts'
import type { Arrangement, SizeAfter } from './assign.ts'
import type { Offer, Priced } from './offer.ts'
import type { SizeThere, Wish } from './wish.ts'

type Options = Priced & {
  readonly productId: (ref: string) => number
  readonly dryRun: boolean
  readonly now: Date
  /** Who imports; undefined in the terminal. */
  readonly userId?: number
}

export type SavedSizes = {
  /** The size of each flavour, by id or key. */
  readonly homeOf: ReadonlyMap<number | string, number>
  readonly idOf: ReadonlyMap<SizeAfter, number>
  readonly outcomes: readonly Outcome[]
  /** Results for the group and show prices of the file. */
  readonly prices: readonly Outcome[]
}

/** Writes the target sizes. */
export async function saveSizes(
  tx: Db,
  there: readonly SizeThere[],
  { sizes }: Arrangement,
  wishes: readonly Wish[],
  { productId, dryRun, now, userId, ...priced }: Options,
): Promise<SavedSizes> {
  const before = new Map(there.map(size => [size.id, size]))
  const fresh = await newIds(tx, productSizes, sizes.filter(({ id }) => id === undefined).length, dryRun)
  const idOf = new Map(sizes.map(size => [size, size.id ?? fresh.pop()!]))
  const states = sizes.map(size => {
    const old = size.id === undefined ? undefined : before.get(size.id)
    const row = { id: idOf.get(size)!, productId: productId(size.product), erpId: size.erpId, ...size.offer.pack }
    const same = old && { id: old.id, productId: productId(old.product), erpId: old.erpId, ...old.offer.pack }
    return { size, old, row, isSame: isDeepStrictEqual(same, row) }
  })
  const homeOf = new Map(sizes.flatMap(size => size.flavours.map(flavour => [flavour, idOf.get(size)!] as const)))
  if (!dryRun) {
    const changed = states.filter(({ isSame }) => !isSame)
    await upsert(
      tx,
      productSizes,
      changed.map(({ row }) => row),
    )
    await writeGroupPrices(
      tx,
      states.flatMap(({ row, size, old }) => newGroupPrices(row.id, size.offer, old?.offer)),
    )
    await writeShowPrices(
      tx,
      states.flatMap(({ row, size, old }) => newShowPrices(row.id, size.offer, old?.offer)),
    )
    const originOf = originsIn(there)
    const changes = states.flatMap(({ row, size, old }) => {
      const origin = old ?? originOf(size)
      return origin ? priceChangesOf(row.id, regularOf(origin.offer), regularOf(size.offer)) : []
    })
    await notePriceChanges(tx, changes, { now, userId: userId ?? null })
    await holdAlike(
      tx,
      states.flatMap(({ row, size, old }) => {
        const origin = old ? undefined : originOf(size)
        return origin?.held ? [{ from: origin.id, to: row.id }] : []
      }),
    )
  }
  const said = new Set(wishes.filter(wish => saysPrices(wish, priced)).map(wish => wish.flavour))
  return {
    idOf,
    homeOf,
    outcomes: states
      .filter(({ size, isSame }) => size.families.size > 0 || !isSame)
      .map(({ old, isSame }) => (!old ? 'new' : isSame ? 'unchanged' : 'changed')),
    prices: states
      .filter(({ size }) => size.flavours.some(flavour => said.has(flavour)))
      .map(({ size, old }) => priceOutcome(size.offer, old?.offer, priced)),
  }
}

/** The size that most flavours of a new one come from; undefined where all are new. */
function originsIn(there: readonly SizeThere[]) {
  const homeOf = new Map<number | string, SizeThere>(
    there.flatMap(size => size.flavours.map(flavour => [flavour, size] as const)),
  )
  return ({ flavours }: SizeAfter): SizeThere | undefined => {
    const homes = flavours.flatMap(flavour => homeOf.get(flavour) ?? [])
    const [most] = [...Map.groupBy(homes, home => home)].sort(([, a], [, b]) => b.length - a.length)
    return most?.[0]
  }
}

const regularOf = ({ pack, groups }: Offer): RegularPrices => ({ list: pack.regularPrice, groups })

function newGroupPrices(sizeId: number, { groups }: Offer, old: Offer | undefined) {
  const changed = Object.entries(groups).filter(([id, pair]) => !isDeepStrictEqual(old?.groups[Number(id)], pair))
  return changed.map(([id, pair]) => ({ sizeId, priceGroupId: Number(id), ...pair }))
}

function newShowPrices(sizeId: number, { shows }: Offer, old: Offer | undefined) {
  const changed = Object.entries(shows).filter(([id, price]) => old?.shows[Number(id)] !== price)
  return changed.map(([id, price]) => ({ sizeId, editionId: Number(id), price }))
}

const saysPrices = ({ prices: { regular, current, show } }: Wish, { priceGroupId }: Priced): boolean =>
  show !== undefined || (priceGroupId !== undefined && (regular !== undefined || current !== undefined))

function priceOutcome(after: Offer, before: Offer | undefined, { priceGroupId, editionId }: Priced): Outcome {
  const pick = ({ groups, shows }: Offer) => [
    priceGroupId === undefined ? undefined : groups[priceGroupId],
    editionId === undefined ? undefined : shows[editionId],
  ]
  const old = before ? pick(before) : []
  if (isDeepStrictEqual(old, pick(after))) return 'unchanged'
  return old.every(price => price === undefined) ? 'new' : 'changed'
}

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
