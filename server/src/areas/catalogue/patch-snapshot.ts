import { isDeepStrictEqual } from 'node:util'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { idsIn } from '../../platform/cache.ts'
import type { Db } from '../../platform/database.ts'
import {
  asOfOneMoment,
  type Belongs,
  flavoursOf,
  type KeptSnapshot,
  readBrands,
  readCategories,
  sizesOf,
} from './load-snapshot.ts'
import type { Product, Snapshot } from './snapshot.ts'
import * as tables from './tables.ts'
import { type BrandFields, makeTree } from './tree.ts'

/** From this many products on, reading everything is faster. */
const MOST = 5000

/**
 * Reloads some products with their sizes and flavours, and all brands and categories, which are few. Their brands are
 * rebuilt around what did not change, because entities link to their parents and children.
 * @returns undefined where everything has to be reloaded
 */
export async function patchSnapshot(
  db: Db,
  before: KeptSnapshot,
  productIds: ReadonlySet<number>,
): Promise<KeptSnapshot | undefined> {
  if (productIds.size > MOST) return undefined
  const ids = [...productIds]
  const read = await asOfOneMoment(db, async tx => {
    const sizes = await tx.select().from(tables.productSizes).where(isIn(tables.productSizes.productId, ids))
    const sizeIds = sizes.map(({ id }) => id)
    const flavours = await tx.select().from(tables.flavours).where(isIn(tables.flavours.sizeId, sizeIds))
    return {
      categories: await readCategories(tx),
      brands: await readBrands(tx),
      products: await tx.select().from(tables.products).where(isIn(tables.products.id, ids)),
      sizes: await sizesOf(tx, sizes, belong),
      flavours: await flavoursOf(tx, flavours, belong),
    }
  })
  const named = ids.flatMap(id => before.products.get(id) ?? [])
  return canPatch(before, read, named) ? patched(before, read, named) : undefined
}

type Read = {
  readonly categories: Awaited<ReturnType<typeof readCategories>>
  readonly brands: readonly BrandFields[]
  readonly products: readonly (typeof tables.products.$inferSelect)[]
  readonly sizes: Awaited<ReturnType<typeof sizesOf>>
  readonly flavours: Awaited<ReturnType<typeof flavoursOf>>
}

/** A missing row may have moved to a product that was not named; products of every brand may use a category. */
function canPatch(before: Snapshot, read: Read, named: readonly Product[]): boolean {
  const has = (rows: readonly { id: number }[], things: readonly { id: number }[]) => {
    const ids = new Set(rows.map(({ id }) => id))
    return things.every(({ id }) => ids.has(id))
  }
  const sizes = named.flatMap(product => product.sizes)
  const flavours = sizes.flatMap(size => size.flavours)
  return (
    has(read.brands, [...before.brands.values()]) &&
    has(read.products, named) &&
    has(read.sizes, sizes) &&
    has(read.flavours, flavours) &&
    [...before.categories.values()].every(one => isDeepStrictEqual(one, read.categories.get(one.id)))
  )
}

function patched(before: KeptSnapshot, read: Read, named: readonly Product[]): KeptSnapshot {
  const isNamed = new Set(named)
  const sizeIds = new Set(read.sizes.map(({ id }) => id))
  const flavourIds = new Set(read.flavours.map(({ id }) => id))
  const changed = new Set([
    ...read.brands.filter(brand => !isSame(brand, before.brands.get(brand.id))).map(({ id }) => id),
    ...read.products.map(({ brandId }) => brandId),
    ...named.map(({ brand }) => brand.id),
    ...read.sizes.flatMap(({ id }) => before.sizes.get(id)?.product.brand.id ?? []),
    ...read.flavours.flatMap(({ id }) => before.flavours.get(id)?.size.product.brand.id ?? []),
  ])
  const tree = makeTree(read.categories)
  for (const brand of read.brands) if (changed.has(brand.id)) tree.addBrand(brand)
  for (const brandId of changed)
    for (const product of before.brands.get(brandId)?.products ?? []) {
      if (isNamed.has(product)) continue
      tree.addProduct(product, brandId, product.category.id)
      for (const size of product.sizes) {
        if (sizeIds.has(size.id)) continue
        tree.addSize(size, product.id)
        for (const flavour of size.flavours) if (!flavourIds.has(flavour.id)) tree.addFlavour(flavour, size.id)
      }
    }
  for (const { brandId, categoryId, ...row } of read.products) tree.addProduct(row, brandId, categoryId)
  for (const { productId, ...size } of read.sizes) tree.addSize(size, productId)
  for (const { sizeId, ...flavour } of read.flavours) tree.addFlavour(flavour, sizeId)
  tree.sort()
  return {
    categories: read.categories,
    brands: new Map(read.brands.map(({ id }) => [id, tree.brands.get(id) ?? before.brands.get(id)!])),
    products: before.products.with(tree.products.values()),
    sizes: before.sizes.with(tree.sizes.values()),
    flavours: before.flavours.with(tree.flavours.values()),
    // Stock is shared by all snapshots.
    stock: before.stock,
  }
}

function isSame(fields: BrandFields, before: BrandFields | undefined): boolean {
  return (
    before !== undefined &&
    Object.entries(fields).every(([name, value]) => isDeepStrictEqual(before[name as keyof BrandFields], value))
  )
}

const isIn = (column: PgColumn, ids: readonly number[]): SQL => sql`${column} in (${idsIn(ids)})`

const belong: Belongs = (column, rows) =>
  isIn(
    column,
    rows.map(({ id }) => id),
  )
