import type { getDeskProduct, ProductBody } from '@fairfloor/domain/catalogue/product-desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { type Cents, euros } from '@fairfloor/domain/money'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import { desc, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { versionOf } from '../../../platform/form-version.ts'
import { priceGroupNames } from '../../companies/index.ts'
import { peopleById } from '../../people/index.ts'
import { fieldsByHand } from '../by-hand.ts'
import { readCategories } from '../load-snapshot.ts'
import { priceChanges } from '../price-tables.ts'
import { isOnSale } from '../snapshot.ts'
import { brands } from '../tables.ts'
import { categoryPaths } from './category-paths.ts'
import { type ProductRows, stockOfFlavours } from './product-rows.ts'

type View = Answer<typeof getDeskProduct>
export type Edited = Omit<ProductBody, 'version'>

const CHANGES = 20

/** A product at the desk. */
export async function productView(tx: Db, rows: ProductRows, now: Date): Promise<View> {
  const { product, sizes, flavours } = rows
  const edited = editedOf(rows, now)
  const flavourIds = flavours.map(({ id }) => id)
  const sizeIds = sizes.map(({ id }) => id)
  const stock = await stockOfFlavours(tx, flavourIds)
  const byHand = {
    product: await fieldsByHand(tx, 'product', [product.id]),
    size: await fieldsByHand(tx, 'size', sizeIds),
    flavour: await fieldsByHand(tx, 'flavour', flavourIds),
  }
  const groups = await priceGroupNames(tx)
  const flavourById = new Map(flavours.map(flavour => [flavour.id, flavour]))
  const [brand] = await tx
    .select({ id: brands.id, name: brands.name, discontinuedAt: brands.discontinuedAt })
    .from(brands)
    .where(inArray(brands.id, [product.brandId]))
  return {
    ...edited,
    id: product.id,
    version: versionOf(edited),
    brand: { id: brand!.id, name: brand!.name, on_sale: isOnSale(brand!, now) },
    foreign_number: product.erpId,
    image_url: pictureUrlOf(product.image),
    by_hand: wireNames(byHand.product.get(product.id)),
    sizes: edited.sizes.map((size, i) => ({
      ...size,
      name: sizes[i]!.name,
      foreign_number: sizes[i]!.erpId,
      image_url: pictureUrlOf(sizes[i]!.image),
      by_hand: wireNames(byHand.size.get(size.id)),
      flavours: size.flavours.map(flavour => ({
        ...flavour,
        sku: flavourById.get(flavour.id)!.sku,
        image_url: pictureUrlOf(flavourById.get(flavour.id)!.image),
        stock: stock.get(flavour.id) ?? null,
        by_hand: wireNames(byHand.flavour.get(flavour.id)),
      })),
    })),
    groups: [...groups].map(([id, name]) => ({ id, name })),
    categories: [...categoryPaths(await readCategories(tx))].map(([id, path]) => ({ id, name: path })),
    price_changes: await latestChanges(tx, rows, groups),
  }
}

/** What the form edits; also what the version is made of, and what the audit log compares. */
export function editedOf({ product, sizes, prices, flavours }: ProductRows, now: Date): Edited {
  return {
    name: product.name,
    category_id: product.categoryId,
    description: product.description,
    is_new: product.isNew,
    on_sale: isOnSale(product, now),
    vat_class: product.vatClass,
    countries: product.countries,
    sizes: sizes.map(size => ({
      id: size.id,
      units_per_case: size.unitsPerCase,
      order_multiple: size.orderMultiple,
      min_quantity: size.minQuantity,
      gym_assortment: size.gymAssortment,
      has_label: size.hasLabel,
      promotion_text: size.promotionText,
      msrp: inEuros(size.msrp),
      regular_price: inEuros(size.regularPrice),
      current_price: inEuros(size.currentPrice),
      group_prices: prices
        .filter(({ sizeId }) => sizeId === size.id)
        .map(({ priceGroupId, regular, current }) => ({
          group_id: priceGroupId,
          regular_price: inEuros(regular)!,
          current_price: inEuros(current)!,
        })),
      flavours: flavours
        .filter(({ sizeId }) => sizeId === size.id)
        .map(({ id, name, ean, discontinuedAt }) => ({
          id,
          name,
          ean,
          on_sale: isOnSale({ discontinuedAt }, now),
        })),
    })),
  }
}

const inEuros = (amount: number | null) => (amount === null ? null : euros(amount as Cents))

/** Fields of rows by their names on the wire. */
const wireNames = (fields: ReadonlySet<string> = new Set()): string[] =>
  [...fields]
    .map(field =>
      field === 'discontinuedAt' ? 'on_sale' : field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`),
    )
    .sort()

async function latestChanges(
  tx: Db,
  { sizes }: ProductRows,
  groups: ReadonlyMap<number, string>,
): Promise<View['price_changes']> {
  if (sizes.length === 0) return []
  const nameOf = new Map(sizes.map(({ id, name }) => [id, name]))
  const found = await tx
    .select()
    .from(priceChanges)
    .where(inArray(priceChanges.sizeId, [...nameOf.keys()]))
    .orderBy(desc(priceChanges.id))
    .limit(CHANGES)
  const people = await peopleById(tx, [...new Set(found.flatMap(({ changedBy }) => changedBy ?? []))])
  return found.map(({ id, changedAt, changedBy, sizeId, priceGroupId, before, after }) => ({
    id,
    at: changedAt.toISOString(),
    by: people.get(changedBy ?? 0)?.name ?? null,
    size: nameOf.get(sizeId)!,
    group: priceGroupId === null ? null : (groups.get(priceGroupId) ?? null),
    before: inEuros(before),
    after: inEuros(after),
  }))
}
