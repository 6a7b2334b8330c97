import type { Db } from '../../../platform/database.ts'
import { changed } from '../live.ts'
import { type Ids, noIds, type Range, type Saved } from './range.ts'
import { pathKey, saveCategories } from './save-categories.ts'
import { saveFacts, savePrices, saveStock } from './save-details.ts'
import { saveBrands, saveFlavours, saveProducts, saveSizes } from './save-kinds.ts'

/**
 * Makes a part of the catalogue true: new things are made, known ones compared and changed, what the range does not name
 * stays. Doing it again changes nothing. Servers read the catalogue again when the transaction commits.
 */
export async function saveRange(tx: Db, range: Range): Promise<Saved> {
  const saved = await saveBatch(tx, range)
  const outcomes = Object.values(saved.outcomes).flatMap(each => [...each.values()])
  if (outcomes.some(outcome => outcome !== 'unchanged')) await changed(tx)
  return saved
}

/**
 * The same for one batch of many, without telling the servers.
 * @param known ids from the batches before, for references to their things
 * @param dryRun compare only
 */
export async function saveBatch(tx: Db, range: Range, known: Ids = noIds(), dryRun = false): Promise<Saved> {
  const given = { source: range.source, dryRun }
  const brand = await saveBrands(tx, range.brands, given)
  const paths = range.products.map(input => input.category)
  const category = await saveCategories(tx, paths, known.category, dryRun)
  const product = await saveProducts(tx, range.products, given, {
    brandId: finder('brand', brand.ids, known),
    categoryId: path => finder('category', category.ids, known)(pathKey(path)),
  })
  const size = await saveSizes(tx, range.sizes, given, finder('product', product.ids, known))
  const flavour = await saveFlavours(tx, range.flavours, given, finder('size', size.ids, known))
  const price = await savePrices(tx, range.sizes, size.ids, dryRun)
  const stock = await saveStock(tx, range.flavours, flavour.ids, dryRun)
  if (!dryRun) await saveFacts(tx, range.flavours, flavour.ids)
  return {
    ids: {
      brand: brand.ids,
      category: category.ids,
      product: product.ids,
      size: size.ids,
      flavour: flavour.ids,
    },
    outcomes: {
      brand: brand.outcomes,
      category: category.outcomes,
      product: product.outcomes,
      size: size.outcomes,
      flavour: flavour.outcomes,
      price,
      stock,
    },
    clashes: flavour.clashes,
  }
}

const finder =
  (kind: keyof Ids, ids: ReadonlyMap<string, number>, known: Ids) =>
  (key: string): number => {
    const id = ids.get(key) ?? known[kind].get(key)
    if (id === undefined) throw new Error(`The range names no ${kind} ${key}`)
    return id
  }
