import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { brands, flavours, productSizes, products } from '../tables.ts'
import type { BrandInput, FlavourInput, ProductInput, SizeInput } from './range.ts'
import { type SavedRows, saveRows } from './save-rows.ts'

type Given = { readonly source: string | undefined; readonly dryRun: boolean }

/** A brand without a number is also the one that the house has under the same name. */
export async function saveBrands(tx: Db, inputs: readonly BrandInput[], given: Given): Promise<SavedRows> {
  const names = inputs.flatMap(input => (input.erpId === undefined ? [input.name.toLowerCase()] : []))
  const lowerName = sql<string>`lower(${brands.name})`
  const found = names.length > 0 ? await tx.select().from(brands).where(inArray(lowerName, names)) : []
  const namesakes = new Map(found.map(row => [row.name.toLowerCase(), row]))
  return saveRows(tx, {
    ...given,
    kind: 'brand',
    table: brands,
    inputs,
    match: input => (input.erpId === undefined ? namesakes.get(input.name.toLowerCase()) : undefined),
    wanted: (input, old, id) => ({
      id,
      erpId: input.erpId ?? old?.erpId ?? null,
      name: old?.name.toLowerCase() === input.name.toLowerCase() ? old.name : input.name,
      description: input.description ?? old?.description ?? '',
      logo: either(input.logo, old?.logo),
      banner: either(input.banner, old?.banner),
    }),
  })
}

type Parents = { brandId: (key: string) => number; categoryId: (path: readonly string[]) => number }

export const saveProducts = (tx: Db, inputs: readonly ProductInput[], given: Given, parents: Parents) =>
  saveRows(tx, {
    ...given,
    kind: 'product',
    table: products,
    inputs,
    wanted: (input, old, id) => ({
      id,
      erpId: input.erpId ?? old?.erpId ?? null,
      brandId: parents.brandId(input.brand),
      categoryId: parents.categoryId(input.category),
      name: input.name,
      description: input.description ?? old?.description ?? '',
      isNew: input.isNew ?? old?.isNew ?? false,
      vatClass: input.vatClass ?? old?.vatClass ?? 'standard',
      image: either(input.image, old?.image),
      imageOverlay: either(input.imageOverlay, old?.imageOverlay),
    }),
  })

export const saveSizes = (tx: Db, inputs: readonly SizeInput[], given: Given, productId: (key: string) => number) =>
  saveRows(tx, {
    ...given,
    kind: 'size',
    table: productSizes,
    inputs,
    wanted: (input, old, id) => ({
      id,
      productId: productId(input.product),
      erpId: input.erpId ?? old?.erpId ?? null,
      name: input.name,
      unitValue: either(input.unitValue, old?.unitValue),
      unitName: input.unitName ?? old?.unitName ?? '',
      unitsPerCase: input.unitsPerCase ?? old?.unitsPerCase ?? 1,
      regularPrice: either(input.regularPrice, old?.regularPrice),
      currentPrice: either(input.currentPrice, old?.currentPrice),
      msrp: either(input.msrp, old?.msrp),
      eanCase: either(input.eanCase, old?.eanCase),
      weightG: either(input.weightG, old?.weightG),
      depositClass: either(input.depositClass, old?.depositClass),
      readyMillilitres: either(input.readyMillilitres, old?.readyMillilitres),
      hasLabel: input.hasLabel ?? old?.hasLabel ?? false,
      gymAssortment: input.gymAssortment ?? old?.gymAssortment ?? false,
      promotionText: input.promotionText ?? old?.promotionText ?? '',
      image: either(input.image, old?.image),
      rank: input.rank ?? old?.rank ?? 0,
    }),
  })

/** Numbers of flavours that came without a SKU begin here. */
const FIRST_HOUSE_SKU = 100_000

type SavedFlavours = SavedRows & { readonly clashes: { key: string; sku: string }[] }

/** Leaves out flavours whose SKU is another one's. */
export async function saveFlavours(
  tx: Db,
  inputs: readonly FlavourInput[],
  given: Given,
  sizeId: (key: string) => number,
): Promise<SavedFlavours> {
  const skus = inputs.flatMap(input => input.sku ?? [])
  const found =
    skus.length > 0
      ? await tx.select({ id: flavours.id, sku: flavours.sku }).from(flavours).where(inArray(flavours.sku, skus))
      : []
  const owners = new Map(found.map(({ sku, id }) => [sku, id]))
  const claimed = new Set<string>()
  const clashes: { key: string; sku: string }[] = []
  const saved = await saveRows(tx, {
    ...given,
    kind: 'flavour',
    table: flavours,
    inputs,
    clashes(input, old) {
      if (input.sku === undefined) return false
      const owner = owners.get(input.sku)
      const isAnothers = (owner !== undefined && owner !== old?.id) || claimed.has(input.sku)
      claimed.add(input.sku)
      if (isAnothers) clashes.push({ key: input.key, sku: input.sku })
      return isAnothers
    },
    wanted: (input, old, id) => ({
      id,
      sizeId: sizeId(input.size),
      erpId: input.erpId ?? old?.erpId ?? null,
      sku: input.sku ?? old?.sku ?? `F${FIRST_HOUSE_SKU + id}`,
      name: input.name,
      ean: either(input.ean, old?.ean),
      image: either(input.image, old?.image),
      rank: input.rank ?? old?.rank ?? 0,
      discontinuedAt: discontinuedAt(input, old?.discontinuedAt),
    }),
  })
  return { ...saved, clashes }
}

function discontinuedAt(input: FlavourInput, old: Date | null | undefined): Date | null {
  if (input.discontinued === undefined) return either(input.discontinuedAt, old)
  return input.discontinued ? (old ?? input.discontinued) : null
}

const either = <T>(given: T | null | undefined, old: T | null | undefined): T | null =>
  given === undefined ? (old ?? null) : given
