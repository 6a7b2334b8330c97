import { gtinKey } from '@fairfloor/domain/catalogue/gtin'
import { type Cents, cents } from '@fairfloor/domain/money'
import { asc, between, gt } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database.ts'
import type { Brand, Flavour, Price, Product, Size, Snapshot, Stock } from './snapshot.ts'
import * as tables from './tables.ts'

/** A snapshot whose stock may still be written to; nobody but its keeper holds it as this. */
export type KeptSnapshot = Snapshot & { readonly stock: Map<number, Stock> }

/** Rows that are read at once: a hundred thousand would need several times the memory of what is made of them. */
const PAGE = 5000

/** Reads the whole catalogue as of one moment. */
export const loadSnapshot = (db: Db): Promise<KeptSnapshot> =>
  db.transaction(tx => read(tx as unknown as Db), { isolationLevel: 'repeatable read', accessMode: 'read only' })

async function read(tx: Db): Promise<KeptSnapshot> {
  const version = (await tx.select().from(tables.catalogueVersion))[0]?.version ?? 0
  const categories = await readCategories(tx)
  const brands = await readBrands(tx)
  const products = await readProducts(tx, brands, categories)
  const sizes = await readSizes(tx, products)
  const { flavours, stock } = await readFlavours(tx, sizes)
  for (const thing of [...brands.values(), ...products.values()]) thing.sizes = thing.sizes.toSorted(byRank)
  // A sorted copy has the room that it needs; a list that grew has room for 17, a hundred thousand times.
  for (const size of sizes.values()) size.flavours = size.flavours.toSorted(byRank)
  return {
    version,
    brands,
    categories,
    products,
    sizes,
    flavours,
    brandsByErpId: byErpId(brands.values()),
    sizesByErpId: byErpId(sizes.values()),
    flavoursByErpId: byErpId(flavours.values()),
    flavoursBySku: new Map([...flavours.values()].map(flavour => [flavour.sku, flavour])),
    flavoursByEan: byEan(flavours.values()),
    stock,
  }
}

type Categories = Awaited<ReturnType<typeof readCategories>>
type Brands = Awaited<ReturnType<typeof readBrands>>
type Products = Awaited<ReturnType<typeof readProducts>>
type Sizes = Awaited<ReturnType<typeof readSizes>>

async function readCategories(tx: Db) {
  const { categories } = tables
  const rows = await tx.select().from(categories).orderBy(asc(categories.rank), asc(categories.name))
  return new Map(rows.map(row => [row.id, row]))
}

async function readBrands(tx: Db) {
  const rows = await tx.select().from(tables.brands).orderBy(asc(tables.brands.name), asc(tables.brands.id))
  return new Map(rows.map(row => [row.id, { ...row, sizes: [] as Size[] } satisfies Brand]))
}

async function readProducts(tx: Db, brands: Brands, categories: Categories) {
  const products = new Map<number, Product & { brand: Brand & { sizes: Size[] }; sizes: Size[] }>()
  const { products: table } = tables
  const page = (last: number) => tx.select().from(table).where(gt(table.id, last)).orderBy(asc(table.id)).limit(PAGE)
  for await (const rows of pages(page))
    for (const { brandId, categoryId, ...row } of rows) {
      const [brand, category] = [brands.get(brandId)!, categories.get(categoryId)!]
      products.set(row.id, { ...row, brand, category, sizes: [] })
    }
  return products
}

async function readSizes(tx: Db, products: Products) {
  const sizes = new Map<number, Size & { flavours: Flavour[] }>()
  const { productSizes, sizePrices, showPrices } = tables
  const page = (last: number) =>
    tx.select().from(productSizes).where(gt(productSizes.id, last)).orderBy(asc(productSizes.id)).limit(PAGE)
  for await (const rows of pages(page)) {
    const groups = await tx.select().from(sizePrices).where(within(sizePrices.sizeId, rows))
    const shows = await tx.select().from(showPrices).where(within(showPrices.sizeId, rows))
    const groupPrices = bySize(groups, row => [row.priceGroupId, priceOf(row.regular, row.current)])
    const fairPrices = bySize(shows, row => [row.editionId, cents(row.price)])
    for (const { productId, regularPrice, currentPrice, ...row } of rows) {
      const product = products.get(productId)!
      const size = {
        ...row,
        product,
        msrp: row.msrp as Cents | null,
        listPrice: regularPrice === null || currentPrice === null ? null : priceOf(regularPrice, currentPrice),
        groupPrices: groupPrices.get(row.id) ?? NO_GROUP_PRICES,
        showPrices: fairPrices.get(row.id) ?? NO_SHOW_PRICES,
        flavours: [],
      }
      sizes.set(row.id, size)
      product.sizes.push(size)
      product.brand.sizes.push(size)
    }
  }
  return sizes
}

async function readFlavours(tx: Db, sizes: Sizes) {
  const flavours = new Map<number, Flavour>()
  const stock = new Map<number, Stock>()
  const { flavours: table, stock: counted, nutritionFacts: facts } = tables
  const page = (last: number) => tx.select().from(table).where(gt(table.id, last)).orderBy(asc(table.id)).limit(PAGE)
  for await (const rows of pages(page)) {
    const known = await tx.selectDistinct({ id: facts.flavourId }).from(facts).where(within(facts.flavourId, rows))
    const withFacts = new Set(known.map(({ id }) => id))
    for (const { sizeId, ...row } of rows) {
      const size = sizes.get(sizeId)!
      const flavour = { ...row, size, hasNutritionFacts: withFacts.has(row.id) }
      flavours.set(row.id, flavour)
      size.flavours.push(flavour)
    }
    for (const { flavourId, quantity, eta } of await tx.select().from(counted).where(within(counted.flavourId, rows)))
      stock.set(flavourId, { quantity, eta })
  }
  return { flavours, stock }
}

/** Pages of a table in the order of its ids. */
async function* pages<Row extends { id: number }>(page: (last: number) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let rows = await page(0); rows.length > 0; rows = await page(rows.at(-1)!.id)) yield rows
}

/** Rows that belong to a page: no other row's id lies between its first and its last. */
const within = (column: PgColumn, rows: readonly { id: number }[]) => between(column, rows[0]!.id, rows.at(-1)!.id)

const NO_GROUP_PRICES: ReadonlyMap<number, Price> = new Map()
const NO_SHOW_PRICES: ReadonlyMap<number, Cents> = new Map()

const priceOf = (regular: number, current: number): Price => ({ regular: cents(regular), current: cents(current) })

const byRank = (a: { rank: number; id: number }, b: { rank: number; id: number }) => a.rank - b.rank || a.id - b.id

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

function byErpId<T extends { erpId: string | null }>(things: Iterable<T>): Map<string, T> {
  const found = new Map<string, T>()
  for (const thing of things) if (thing.erpId !== null) found.set(thing.erpId, thing)
  return found
}

function byEan(flavours: Iterable<Flavour>): Map<string, Flavour> {
  const found = new Map<string, Flavour>()
  for (const flavour of flavours)
    if (flavour.ean && !found.has(gtinKey(flavour.ean))) found.set(gtinKey(flavour.ean), flavour)
  return found
}
