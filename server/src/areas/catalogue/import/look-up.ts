import { gtinKey } from '@fairfloor/domain/gtin'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { importedName } from '../by-hand.ts'
import { setByHand } from '../import-tables.ts'
import { among, keysOf } from '../save/save-rows.ts'
import { brands, flavours, productSizes, products } from '../tables.ts'
import type { Found, KnownFlavour } from './identify.ts'
import type { Item } from './item.ts'

/** Finds what the shop has for the rows' names and numbers; a few statements, however many rows. */
export async function lookUp(tx: Db, source: string, items: readonly Item[]): Promise<(item: Item) => Found> {
  const known = await productsOf(tx, source, items)
  const byHand = await productsByHand(
    tx,
    items.filter(item => known(item) === undefined),
  )
  const productIds = (item: Item) => known(item) ?? byHand(item)
  const keys = items.flatMap(({ flavour }) => (flavour.erpId === undefined ? (flavour.key ?? []) : []))
  const keyed = await keysOf(tx, 'flavour', source, keys)
  const byId = keyedBy(await flavoursWhere(tx, flavours.id, [...keyed.values()]), one => one.id)
  const byErpId = keyedBy(await flavoursWhere(tx, flavours.erpId, said(items, 'erpId')), one => one.erpId)
  const bySku = keyedBy(await flavoursWhere(tx, flavours.sku, said(items, 'sku')), one => one.sku)
  const byKey = ({ flavour: { erpId, key } }: Item) =>
    erpId === undefined ? byId.get(keyed.get(key ?? '') ?? 0) : byErpId.get(erpId)
  const open = items.filter(item => !byKey(item) && !bySku.get(item.flavour.sku ?? ''))
  const withoutProduct = open.filter(item => item.product.key === undefined && item.flavour.sku === undefined)
  const byEan = Map.groupBy(await flavoursWithEan(tx, said(withoutProduct, 'ean')), one => gtinKey(one.ean!))
  const inProducts = open.flatMap(item => productIds(item) ?? [])
  const ofProduct = Map.groupBy(await flavoursWhere(tx, products.id, inProducts), one => one.productId)
  return item => ({
    productId: productIds(item),
    isByHand: known(item) === undefined && byHand(item) !== undefined,
    byKey: byKey(item),
    bySku: bySku.get(item.flavour.sku ?? ''),
    byEan: (item.flavour.ean && byEan.get(gtinKey(item.flavour.ean))) || [],
    ofProduct: ofProduct.get(productIds(item) ?? 0) ?? [],
  })
}

const said = (items: readonly Item[], field: 'erpId' | 'sku' | 'ean'): string[] =>
  items.flatMap(({ flavour }) => flavour[field] ?? [])

const keyedBy = <One, Key>(all: readonly One[], key: (one: One) => Key) => new Map(all.map(one => [key(one), one]))

/** Ids of products by ERP number, by the source's key, or through the size with the row's number. */
async function productsOf(tx: Db, source: string, items: readonly Item[]): Promise<(item: Item) => number | undefined> {
  const erpIds = items.flatMap(({ product }) => product.erpId ?? [])
  const keys = items.flatMap(({ product: { erpId, key } }) => (erpId === undefined ? (key ?? []) : []))
  const sizeErpIds = items.flatMap(({ product, size }) => (product.key === undefined ? (size.erpId ?? []) : []))
  const numbered = () =>
    tx.select({ id: products.id, erpId: products.erpId }).from(products).where(among(products.erpId, erpIds))
  const sized = () =>
    tx
      .select({ id: productSizes.productId, erpId: productSizes.erpId })
      .from(productSizes)
      .where(among(productSizes.erpId, sizeErpIds))
  const byErpId = new Map((erpIds.length > 0 ? await numbered() : []).map(({ id, erpId }) => [erpId, id]))
  const bySize = new Map((sizeErpIds.length > 0 ? await sized() : []).map(({ id, erpId }) => [erpId, id]))
  const byKey = await keysOf(tx, 'product', source, [...new Set(keys)])
  return ({ product: { erpId, key }, size }) =>
    erpId !== undefined
      ? byErpId.get(erpId)
      : key !== undefined
        ? byKey.get(key)
        : size.erpId === undefined
          ? undefined
          : bySize.get(size.erpId)
}

/**
 * Ids of products that the operator has created: no source knows them, so that their names are all there is. Another one of
 * the same names would be a second product.
 */
async function productsByHand(tx: Db, items: readonly Item[]): Promise<(item: Item) => number | undefined> {
  const { kind, field, was, rowId } = setByHand
  const created = () =>
    tx
      .select({ id: products.id, erpId: products.erpId, brand: importedName('brand', brands), name: products.name })
      .from(setByHand)
      .innerJoin(products, eq(products.id, rowId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      // A product from a file had a name before.
      .where(and(eq(kind, 'product'), eq(field, 'name'), isNull(was)))
  const keyOf = (brand = '', name = '') => JSON.stringify([brand.toLowerCase(), name.toLowerCase()])
  const byNames = keyedBy(items.length > 0 ? await created() : [], ({ brand, name }) => keyOf(brand, name))
  return ({ brand, product }) => {
    const found = byNames.get(keyOf(brand.name, product.name))
    return found && (product.erpId === undefined || found.erpId === null) ? found.id : undefined
  }
}

type Column = typeof flavours.id | typeof flavours.erpId | typeof flavours.sku | typeof products.id

const flavoursWhere = async (tx: Db, column: Column, values: readonly (number | string)[]) =>
  values.length === 0 ? [] : select(tx, among(column, [...new Set(values)]))

/** GTINs of several lengths are one number. */
const flavoursWithEan = async (tx: Db, eans: readonly string[]) =>
  eans.length === 0
    ? []
    : select(
        tx,
        sql`lpad(${flavours.ean}, 14, '0') in (select jsonb_array_elements_text(${JSON.stringify(eans.map(gtinKey))}::jsonb))`,
      )

const select = (tx: Db, condition: SQL): Promise<KnownFlavour[]> =>
  tx
    .select({
      id: flavours.id,
      erpId: flavours.erpId,
      sku: flavours.sku,
      ean: flavours.ean,
      name: importedName('flavour', flavours),
      sizeId: productSizes.id,
      sizeName: productSizes.name,
      sizeErpId: productSizes.erpId,
      productId: products.id,
      productName: importedName('product', products),
      brandName: importedName('brand', brands),
    })
    .from(flavours)
    .innerJoin(productSizes, eq(flavours.sizeId, productSizes.id))
    .innerJoin(products, eq(productSizes.productId, products.id))
    .innerJoin(brands, eq(products.brandId, brands.id))
    .where(condition)
    .orderBy(flavours.id)
