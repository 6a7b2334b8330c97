import { inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { importedName } from '../by-hand.ts'
import { NEW_PACK } from '../import/sizes/offer.ts'
import { brands, flavours, productSizes, products } from '../tables.ts'
import type { BrandInput, FlavourSaid, ProductSaid, SizeInput } from './range.ts'
import { among, type SavedRows, saveRows } from './save-rows.ts'

type Brand = typeof brands.$inferSelect
type Product = typeof products.$inferSelect
type Size = typeof productSizes.$inferSelect
type Flavour = typeof flavours.$inferSelect

// What a new row has where its input says nothing.
const NEW_BRAND: Omit<Brand, 'id' | 'name' | 'discontinuedAt'> = {
  erpId: null,
  description: '',
  logo: null,
  banner: null,
  rank: null,
}
const NEW_PRODUCT: Pick<Product, 'description' | 'isNew' | 'vatClass' | 'image' | 'imageOverlay'> = {
  description: '',
  isNew: false,
  vatClass: 'standard',
  image: null,
  imageOverlay: null,
}
const NEW_SIZE: Omit<Size, 'id' | 'productId' | 'name'> = { erpId: null, ...NEW_PACK }
const NEW_FLAVOUR: Pick<Flavour, 'erpId' | 'ean' | 'image' | 'rank'> = { erpId: null, ean: null, image: null, rank: 0 }

type Options = { readonly source: string | undefined; readonly dryRun: boolean; readonly now?: Date | undefined }

/** A brand without a number is also found by its name: the one that files know, otherwise the one that the operator has given it. */
export async function saveBrands(tx: Db, inputs: readonly BrandInput[], given: Options): Promise<SavedRows> {
  const names = inputs.flatMap(input => (input.erpId === undefined ? [input.name.toLowerCase()] : []))
  const known = sql<string>`lower(${importedName('brand', brands)})`
  const current = sql<string>`lower(${brands.name})`
  const found =
    names.length > 0
      ? await tx
          .select({ row: brands, known })
          .from(brands)
          .where(or(inArray(known, names), inArray(current, names)))
      : []
  const namesakes = new Map([
    ...found.map(({ row }) => [row.name.toLowerCase(), row] as const),
    ...found.map(({ row, known: name }) => [name, row] as const),
  ])
  return saveRows(tx, {
    ...given,
    kind: 'brand',
    table: brands,
    inputs,
    match: input => (input.erpId === undefined ? namesakes.get(input.name.toLowerCase()) : undefined),
    wanted: (input, old, id) => ({
      id,
      ...said(input, old, NEW_BRAND),
      name: nameAfter(input, old) ?? input.name,
      discontinuedAt: old?.discontinuedAt ?? null,
    }),
  })
}

/** Rows identified by name keep their spelling. */
export const nameAfter = ({ name, erpId }: { name?: string; erpId?: string }, old: { name: string } | undefined) =>
  name === undefined || (erpId === undefined && name.toLowerCase() === old?.name.toLowerCase()) ? old?.name : name

type Parents = { brandId: (key: string) => number; categoryId: (path: readonly string[]) => number }

export async function saveProducts(
  tx: Db,
  inputs: readonly ProductSaid[],
  given: Options,
  parents: Parents,
): Promise<SavedRows> {
  const copied = inputs.flatMap(input => input.copyOf ?? [])
  const found = copied.length > 0 ? await tx.select().from(products).where(among(products.id, copied)) : []
  const originals = new Map(found.map(row => [row.id, row]))
  return saveRows(tx, {
    ...given,
    kind: 'product',
    table: products,
    inputs,
    wanted(input, old, id) {
      const before = old ?? (input.copyOf === undefined ? undefined : originals.get(input.copyOf))
      return {
        id,
        erpId: input.erpId ?? old?.erpId ?? null,
        brandId: input.brand === undefined ? before!.brandId : parents.brandId(input.brand),
        categoryId: input.category === undefined ? before!.categoryId : parents.categoryId(input.category),
        name: nameAfter(input, before)!,
        ...said(input, before, NEW_PRODUCT),
        countries: either(input.countries && [...input.countries], before?.countries),
        discontinuedAt: before?.discontinuedAt ?? null,
      }
    },
  })
}

export const saveSizes = (tx: Db, inputs: readonly SizeInput[], given: Options, productId: (key: string) => number) =>
  saveRows(tx, {
    ...given,
    kind: 'size',
    table: productSizes,
    inputs,
    wanted: (input, old, id) => ({
      id,
      productId: productId(input.product),
      name: input.name,
      ...said(input, old, NEW_SIZE),
    }),
  })

/** Generated numbers, for flavours without an SKU, begin here. */
const FIRST_HOUSE_SKU = 100_000

/** The generated number of a flavour until it gets an SKU. */
export const houseSku = (id: number): string => `F${FIRST_HOUSE_SKU + id}`

type SavedFlavours = SavedRows & { readonly clashes: { key: string; sku: string }[] }

/** Skips flavours whose SKU belongs to another one. */
export async function saveFlavours<Input extends FlavourSaid>(
  tx: Db,
  inputs: readonly Input[],
  given: Options,
  sizeId: (input: Input) => number,
): Promise<SavedFlavours> {
  const skus = inputs.flatMap(input => input.sku ?? [])
  const found =
    skus.length > 0
      ? await tx.select({ id: flavours.id, sku: flavours.sku }).from(flavours).where(among(flavours.sku, skus))
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
      sizeId: sizeId(input),
      ...said(input, old, NEW_FLAVOUR),
      sku: input.sku ?? old?.sku ?? houseSku(id),
      name: input.name ?? old!.name,
      firstOfferedAt: old ? old.firstOfferedAt : (given.now ?? null),
      discontinuedAt: discontinuedAt(input, old?.discontinuedAt),
    }),
  })
  return { ...saved, clashes }
}

function discontinuedAt(input: FlavourSaid, old: Date | null | undefined): Date | null {
  if (input.discontinued === undefined) return either(input.discontinuedAt, old)
  return input.discontinued ? (old ?? input.discontinued) : null
}

/** What an input says of a row's fields; what it leaves out is as before, or as in a new row. */
function said<Fields extends object>(
  input: { readonly [Field in keyof Fields]?: NoInfer<Fields>[Field] | undefined },
  old: NoInfer<Fields> | undefined,
  fresh: Fields,
): Fields {
  const before = old ?? fresh
  const fields = Object.keys(fresh) as (keyof Fields)[]
  return Object.fromEntries(fields.map(field => [field, either(input[field], before[field])])) as Fields
}

const either = <T>(given: T | null | undefined, old: T | null | undefined): T | null =>
  given === undefined ? (old ?? null) : given
