import type { Db } from '../../../platform/database.ts'
import type { FlavourSaid, Ids, Kind, Outcome, ProductSaid } from '../save/range.ts'
import { pathKey, saveCategories } from '../save/save-categories.ts'
import { saveStock } from '../save/save-details.ts'
import { saveFlavours, saveProducts } from '../save/save-kinds.ts'
import { keysOf, remember } from '../save/save-rows.ts'
import type { ImportContext } from './import-context.ts'
import type { Row } from './row.ts'
import { said } from './said.ts'
import { arrange } from './sizes/arrange.ts'
import type { Arrangement } from './sizes/assign.ts'
import { dropEmptySizes, joinSizes, moveFlavours } from './sizes/join-sizes.ts'
import { type SavedSizes, saveSizes } from './sizes/save-sizes.ts'
import { sizesOf } from './sizes/sizes-there.ts'
import type { Wish } from './sizes/wish.ts'

export type SavedFileRows = {
  readonly outcomes: Readonly<Record<Exclude<Kind, 'brand' | 'category'> | 'price' | 'stock', readonly Outcome[]>>
  /** By path: other rows may name them again. */
  readonly categories: { readonly ids: ReadonlyMap<string, number>; readonly outcomes: ReadonlyMap<string, Outcome> }
  /** Number of sizes merged into another one. */
  readonly joined: number
  /** Values that stay as the operator has set them. */
  readonly kept: number
  /** Rows whose SKU was given to another flavour in the meantime. */
  readonly clashes: readonly { readonly row: number; readonly sku: string }[]
}

/** Category of a new product that names none. */
const OTHER = ['Other']

/**
 * Saves rows about whole products, including the products that their flavours come from.
 * @param known saved brands and categories
 */
export async function saveFileRows(
  tx: Db,
  fileRows: readonly Row[],
  known: Pick<Ids, 'brand' | 'category'>,
  context: ImportContext & { readonly dryRun: boolean },
): Promise<SavedFileRows> {
  const { mapping, dryRun, now } = context
  const saving = { source: mapping.source, dryRun, now }
  const products = productsOf(fileRows)
  const paths = products.flatMap(({ category }) => (category ? [category] : []))
  const category = await saveCategories(tx, paths, known.category, dryRun)
  const product = await saveProducts(tx, products, saving, {
    brandId: key => known.brand.get(key)!,
    categoryId: path => (category.ids.get(pathKey(path)) ?? known.category.get(pathKey(path)))!,
  })
  const productId = (ref: string) => product.ids.get(ref) ?? Number(ref.slice('id:'.length))
  const there = await sizesOf(tx, knownProducts(fileRows))
  const keyed = await keysOf(tx, 'size', mapping.source, keysOfSizes(fileRows))
  const wishes = fileRows.flatMap(row => wishesOf(row, keyed))
  const arrangement = arrange(there, wishes, context)
  const size = await saveSizes(tx, there, arrangement, wishes, { ...context, productId })
  const flavours = fileRows.flatMap(row => flavourOf(row, context))
  const flavour = await saveFlavours(tx, flavours, saving, ({ id, key }) => size.homeOf.get(id ?? key)!)
  const stock = await saveStock(tx, flavours, flavour.ids, dryRun)
  const joined = arrangement.emptied.map(({ id, into }) => ({ id, into: size.idOf.get(into)! }))
  if (!dryRun) {
    await moveFlavours(tx, there, size)
    await joinSizes(tx, joined)
    if (flavour.clashes.length > 0) await dropEmptySizes(tx, size)
    await rememberKeys(tx, mapping.source, fileRows, arrangement, size)
  }
  const rowOf = new Map(flavours.map(({ key, row }) => [key, row]))
  return {
    outcomes: {
      product: [...product.outcomes.values()],
      size: size.outcomes,
      flavour: [...flavour.outcomes.values()],
      price: size.prices,
      stock: [...stock.values()],
    },
    categories: category,
    joined: joined.length,
    kept: product.kept + arrangement.kept + flavour.kept,
    clashes: flavour.clashes.map(({ key, sku }) => ({ row: rowOf.get(key)!, sku })),
  }
}

/** What all rows say about each product; they do not contradict each other. */
export function productsOf(fileRows: readonly Row[]): ProductSaid[] {
  const products = new Map<string, ProductSaid>()
  for (const { product } of fileRows) {
    const { ref, key: _, ...fields } = product
    products.set(ref, { ...said(fields), ...products.get(ref), key: ref })
  }
  return [...products.values()].map(one =>
    one.id === undefined && one.copyOf === undefined ? { category: OTHER, ...one } : one,
  )
}

/** Existing products: those named by rows, and those that their flavours come from. */
const knownProducts = (fileRows: readonly Row[]): number[] => [
  ...new Set(
    fileRows.flatMap(({ product, flavours }) =>
      [product.id ?? [], flavours.flatMap(({ from }) => from?.product ?? [])].flat(),
    ),
  ),
]

const keysOfSizes = (fileRows: readonly Row[]): string[] => [
  ...new Set(fileRows.flatMap(({ size }) => (size.erpId === undefined ? (size.key ?? []) : []))),
]

export const wishesOf = (
  { flavours, flavour, product, size, prices }: Row,
  keyed: ReadonlyMap<string, number>,
): Wish[] =>
  flavours.map(({ id, from, family }) => ({
    flavour: id ?? flavour.key!,
    from: from?.size,
    product: product.ref,
    family,
    erpId: family.startsWith('erp:') ? family.slice('erp:'.length) : undefined,
    isKeyed: family.startsWith('key:'),
    keyed: size.key === undefined ? undefined : keyed.get(size.key),
    named: size,
    prices,
  }))

type FlavourOfRow = FlavourSaid & { readonly row: number }

/** The flavour fields of a row; empty for rows about a size or product. */
function flavourOf({ row, flavours, flavour }: Row, { now }: ImportContext): FlavourOfRow[] {
  const [only, ...others] = flavours
  if (!only || others.length > 0) return []
  const { id } = only
  const discontinued = flavour.discontinued ? now : (flavour.discontinued as false | undefined)
  return [{ ...flavour, row, id, key: id === undefined ? flavour.key! : `id:${id}`, discontinued }]
}

/** Records what the source's keys identify from now on, where that is not the row of the same key. */
async function rememberKeys(
  tx: Db,
  source: string,
  fileRows: readonly Row[],
  { sizes }: Arrangement,
  { idOf }: SavedSizes,
): Promise<void> {
  const products = fileRows.flatMap(({ product: { id, key } }) =>
    id !== undefined && key !== undefined ? [{ key, rowId: id }] : [],
  )
  const flavours = fileRows.flatMap(({ isNewlyKnown, flavours: [first], flavour: { key } }) =>
    isNewlyKnown && first?.id !== undefined && key !== undefined ? [{ key, rowId: first.id }] : [],
  )
  const largest = sizes.toSorted((a, b) => a.flavours.length - b.flavours.length)
  const sizeOf = new Map(largest.flatMap(size => [...size.families].map(family => [family, idOf.get(size)!] as const)))
  const keys = fileRows.flatMap(({ size: { key, erpId }, flavours: [first] }) =>
    key !== undefined && erpId === undefined && first ? [{ key, rowId: sizeOf.get(first.family)! }] : [],
  )
  await remember(tx, 'product', source, distinct(products))
  await remember(tx, 'flavour', source, distinct(flavours))
  await remember(tx, 'size', source, distinct(keys))
}

const distinct = (keys: readonly { key: string; rowId: number }[]) => [
  ...new Map(keys.map(one => [one.key, one])).values(),
]
