import { type Cents, cents } from '@fairfloor/domain/money'
import { asc, between, gt, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database.ts'
import { makeIdMap } from './id-map.ts'
import { foodInformation, nutritionFacts } from './label-tables.ts'
import { showPrices, sizePrices } from './price-tables.ts'
import type { Labelled, Price, Snapshot, Stock } from './snapshot.ts'
import * as tables from './tables.ts'
import { makeTree, type SizeFields } from './tree.ts'

/** A snapshot with writable stock; only its owner holds it as this type. */
export type KeptSnapshot = Snapshot & { readonly stock: Map<number, Stock> }

/** Rows read at once: a hundred thousand would take several times the memory of the result. */
const PAGE = 5000

/** Reads the whole catalogue in one consistent view. */
export const loadSnapshot = (db: Db): Promise<KeptSnapshot> =>
  asOfOneMoment(db, async tx => {
    const categories = await readCategories(tx)
    const tree = makeTree(categories)
    for (const brand of await readBrands(tx)) tree.addBrand(brand)
    for await (const rows of pages(tx, tables.products))
      for (const { brandId, categoryId, ...row } of rows) tree.addProduct(row, brandId, categoryId)
    for await (const rows of pages(tx, tables.productSizes))
      for (const { productId, ...size } of await sizesOf(tx, rows, within)) tree.addSize(size, productId)
    const stock = new Map<number, Stock>()
    for await (const rows of pages(tx, tables.flavours)) {
      for (const { sizeId, ...flavour } of await flavoursOf(tx, rows, within)) tree.addFlavour(flavour, sizeId)
      const { flavourId } = tables.stock
      for (const row of await tx.select().from(tables.stock).where(within(flavourId, rows)))
        stock.set(row.flavourId, { quantity: row.quantity, eta: row.eta })
    }
    tree.sort()
    return {
      categories,
      brands: tree.brands,
      products: makeIdMap(tree.products.values()),
      sizes: makeIdMap(tree.sizes.values()),
      flavours: makeIdMap(tree.flavours.values()),
      stock,
    }
  })

export const asOfOneMoment = <T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(tx => read(tx as unknown as Db), { isolationLevel: 'repeatable read', accessMode: 'read only' })

export async function readCategories(tx: Db) {
  const { categories } = tables
  const rows = await tx.select().from(categories).orderBy(asc(categories.rank), asc(categories.name))
  return new Map(rows.map(row => [row.id, row]))
}

export const readBrands = (tx: Db) =>
  tx.select().from(tables.brands).orderBy(asc(tables.brands.name), asc(tables.brands.id))

type Ids = readonly { readonly id: number }[]
/** The condition that a column references one of these rows. */
export type Belongs = (column: PgColumn, rows: Ids) => SQL

/** For a page of a table: no other id lies between its first and its last. */
const within: Belongs = (column, rows) => between(column, rows[0]!.id, rows.at(-1)!.id)

export async function sizesOf(tx: Db, rows: readonly (typeof tables.productSizes.$inferSelect)[], belong: Belongs) {
  const groups = await tx.select().from(sizePrices).where(belong(sizePrices.sizeId, rows))
  const shows = await tx.select().from(showPrices).where(belong(showPrices.sizeId, rows))
  const groupPrices = bySize(groups, row => [row.priceGroupId, priceOf(row.regular, row.current)])
  const fairPrices = bySize(shows, row => [row.editionId, cents(row.price)])
  return rows.map(({ regularPrice, currentPrice, ...row }): SizeFields & { productId: number } => ({
    ...row,
    msrp: row.msrp as Cents | null,
    listPrice: regularPrice === null || currentPrice === null ? null : priceOf(regularPrice, currentPrice),
    groupPrices: groupPrices.get(row.id) ?? NO_GROUP_PRICES,
    showPrices: fairPrices.get(row.id) ?? NO_SHOW_PRICES,
  }))
}

export async function flavoursOf(tx: Db, rows: readonly (typeof tables.flavours.$inferSelect)[], belong: Belongs) {
  const withFacts = await flavoursIn(nutritionFacts)
  const withText = await flavoursIn(foodInformation)
  return rows.map(row => ({ ...row, labelled: labelledBy(withFacts.has(row.id), withText.has(row.id)) }))

  async function flavoursIn(table: typeof nutritionFacts | typeof foodInformation) {
    const { flavourId: id } = table
    const known = await tx.selectDistinct({ id }).from(table).where(belong(id, rows))
    return new Set(known.map(one => one.id))
  }
}

const labelledBy = (facts: boolean, text: boolean): Labelled =>
  facts && text ? 'both' : facts ? 'nutrition' : text ? 'text' : 'not'

/** Pages of a table in id order. */
async function* pages<Table extends PgTable & { id: PgColumn }>(
  tx: Db,
  table: Table,
): AsyncGenerator<(Table['$inferSelect'] & { id: number })[]> {
  const page = async (last: number) =>
    (await tx
      .select()
      .from(table as PgTable)
      .where(gt(table.id, last))
      .orderBy(asc(table.id))
      .limit(PAGE)) as (Table['$inferSelect'] & { id: number })[]
  for (let rows = await page(0); rows.length > 0; rows = await page(rows.at(-1)!.id)) yield rows
}

const NO_GROUP_PRICES: ReadonlyMap<number, Price> = new Map()
const NO_SHOW_PRICES: ReadonlyMap<number, Cents> = new Map()

const priceOf = (regular: number, current: number): Price => ({ regular: cents(regular), current: cents(current) })

function bySize<Row extends { sizeId: number }, Value>(rows: Row[], entry: (row: Row) => [number, Value]) {
  const prices = new Map<number, Map<number, Value>>()
  for (const row of rows) {
    const [key, value] = entry(row)
    const known = prices.get(row.sizeId)
    if (known) known.set(key, value)
    else prices.set(row.sizeId, new Map([[key, value]]))
  }
  return prices
}
