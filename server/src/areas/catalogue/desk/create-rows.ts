import { readContent } from '@fairfloor/domain/catalogue/content'
import type { NewFlavour, NewProduct, NewSize } from '@fairfloor/domain/catalogue/create-desk-contract'
import { refuse } from '@fairfloor/domain/catalogue/refusals'
import { fromEuros } from '@fairfloor/domain/money'
import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database.ts'
import { holdFields } from '../by-hand.ts'
import { notePriceChanges, priceChangesOf } from '../price-history.ts'
import { houseSku } from '../save/save-kinds.ts'
import { newIds } from '../save/save-rows.ts'
import { setStock } from '../stock.ts'
import { brands, categories, flavours, productSizes, products } from '../tables.ts'
import { eanOf, nameOf } from './save-product.ts'

type Who = { readonly now: Date; readonly userId: number }

/**
 * A product with its first size and flavour. Imports leave what was typed as it is.
 * @returns its id
 * @throws Refusal name_missing, name_taken, brand_gone, category_gone, and those of its size
 */
export async function createProduct(tx: Db, body: NewProduct, who: Who): Promise<number> {
  const name = nameOf(body.name, 'name')
  // Locked: two who create the same product at once would both find its name free.
  const [brand] = await tx.select().from(brands).where(eq(brands.id, body.brand_id)).for('update')
  if (!brand) throw refuse('brand_gone').at('brand_id')
  const [category] = await tx.select().from(categories).where(eq(categories.id, body.category_id))
  if (!category) throw refuse('category_gone').at('category_id')
  const { brandId, name: taken } = products
  const namesakes = await tx
    .select({ id: products.id })
    .from(products)
    .where(isNamed(brandId, brand.id, taken, name))
  if (namesakes.length > 0) throw refuse('name_taken').at('name')
  const wanted = { name, categoryId: category.id, description: body.description.trim(), vatClass: body.vat_class }
  const [row] = await tx
    .insert(products)
    .values({ ...wanted, brandId: brand.id })
    .returning({ id: products.id })
  await holdFields(tx, 'product', row!.id, typedIn(wanted), who)
  await createSize(tx, row!.id, body.size, { ...who, path: 'size.' })
  return row!.id
}

type At = Who & {
  /** Before the names of its fields. */
  readonly path: string
}

/** @throws Refusal not_found, name_missing, name_taken, prices_misfit, and those of its flavour */
export async function createSize(tx: Db, productId: number, body: NewSize, { path, ...who }: At): Promise<void> {
  const name = nameOf(body.name, `${path}name`)
  const [product] = await tx.select().from(products).where(eq(products.id, productId)).for('update')
  if (!product) throw refuse('not_found')
  const { productId: of, name: taken } = productSizes
  const namesakes = await tx
    .select()
    .from(productSizes)
    .where(isNamed(of, productId, taken, name))
  if (namesakes.length > 0) throw refuse('name_taken').at(`${path}name`)
  if (body.regular_price !== null && body.regular_price <= 0) throw refuse('prices_misfit').at(`${path}regular_price`)
  const price = body.regular_price === null ? null : fromEuros(body.regular_price)
  const priced = price !== null && { regularPrice: price, currentPrice: price }
  const wanted = { unitsPerCase: body.units_per_case, ...priced }
  const content = readContent(name)
  const [row] = await tx
    .insert(productSizes)
    .values({ ...wanted, productId, name, ...(content && { unitValue: content.value, unitName: content.unit }) })
    .returning({ id: productSizes.id })
  const none = { list: null, groups: {} }
  await notePriceChanges(tx, priceChangesOf(row!.id, none, { list: price, groups: {} }), who)
  await holdFields(tx, 'size', row!.id, Object.keys(wanted), who)
  await createFlavour(tx, row!.id, body.flavour, { ...who, path: `${path}flavour.` })
}

/**
 * @returns the id of its product
 * @throws Refusal not_found, name_missing, name_taken, sku_taken, not_a_gtin, ean_taken
 */
export async function createFlavour(tx: Db, sizeId: number, body: NewFlavour, { path, ...who }: At): Promise<number> {
  const name = nameOf(body.name, `${path}name`)
  const [size] = await tx.select().from(productSizes).where(eq(productSizes.id, sizeId)).for('update')
  if (!size) throw refuse('not_found')
  const { sizeId: of, name: taken } = flavours
  const namesakes = await tx
    .select()
    .from(flavours)
    .where(isNamed(of, sizeId, taken, name))
  if (namesakes.length > 0) throw refuse('name_taken').at(`${path}name`)
  const ean = await eanOf(tx, body.ean, undefined, `${path}ean`)
  const [id] = await newIds(tx, flavours, 1, false)
  const sku = body.sku?.trim() || houseSku(id!)
  // The lock waits for another command that takes the same SKU.
  const made = await tx
    .insert(flavours)
    .overridingSystemValue()
    .values({ id: id!, sizeId, sku, name, ean, firstOfferedAt: who.now })
    .onConflictDoNothing({ target: flavours.sku })
    .returning({ id: flavours.id })
  if (made.length === 0) throw refuse('sku_taken').at(`${path}sku`)
  await holdFields(tx, 'flavour', id!, typedIn({ name, ean }), who)
  if (body.stock !== null)
    await setStock(tx, [{ flavourId: id!, quantity: body.stock }], { kind: 'count', userId: who.userId, at: who.now })
  return size.productId
}

const isNamed = (parent: PgColumn, id: number, column: PgColumn, name: string) =>
  and(eq(parent, id), eq(sql`lower(${column})`, name.toLowerCase()))

/** Fields that hold something; imports may fill in the others. */
const typedIn = (fields: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(fields).filter(field => fields[field] !== null && fields[field] !== '')
