import type { Db } from '../../../platform/database.ts'
import { changed } from '../live.ts'
import type { Kind, Outcome, Range, Saved } from './range.ts'
import { pathKey, saveCategories } from './save-categories.ts'
import { savePrices, saveStock } from './save-details.ts'
import { saveBrands, saveFlavours, saveProducts, saveSizes } from './save-kinds.ts'
import { saveFacts, saveFood } from './save-labels.ts'

/**
 * Saves a part of the catalogue: new entities are created, known ones compared and updated, everything else stays.
 * Idempotent. Servers reload the changes when the transaction commits.
 */
export async function saveRange(tx: Db, range: Range): Promise<Saved> {
  const given = { source: range.source, dryRun: false, now: range.now }
  const brand = await saveBrands(tx, range.brands, given)
  const paths = range.products.map(input => input.category)
  const category = await saveCategories(tx, paths, new Map(), false)
  const product = await saveProducts(tx, range.products, given, {
    brandId: finder('brand', brand.ids),
    categoryId: path => finder('category', category.ids)(pathKey(path)),
  })
  const size = await saveSizes(tx, range.sizes, given, finder('product', product.ids))
  const sizeId = finder('size', size.ids)
  const flavour = await saveFlavours(tx, range.flavours, given, input => sizeId(input.size))
  const price = await savePrices(tx, range.sizes, size.ids)
  const stock = await saveStock(tx, range.flavours, flavour.ids, false)
  const withNewLabel = [
    ...(await saveFacts(tx, range.flavours, flavour.ids)),
    ...(await saveFood(tx, range.flavours, flavour.ids)),
  ]
  const outcomes = {
    brand: brand.outcomes,
    category: category.outcomes,
    product: product.outcomes,
    size: size.outcomes,
    flavour: flavour.outcomes,
    price,
    stock,
  }
  // Stock changes send their own notification.
  const all = [brand, category, product, size, flavour, { outcomes: price }].flatMap(each => touched(each.outcomes))
  if (all.length + withNewLabel.length > 0)
    await changed(tx, {
      products: touched(product.outcomes).map(finder('product', product.ids)),
      sizes: [...touched(size.outcomes), ...touched(price)].map(sizeId),
      flavours: [...touched(flavour.outcomes).map(finder('flavour', flavour.ids)), ...withNewLabel],
    })
  return {
    ids: { brand: brand.ids, category: category.ids, product: product.ids, size: size.ids, flavour: flavour.ids },
    outcomes,
    clashes: flavour.clashes,
  }
}

const touched = (outcomes: ReadonlyMap<string, Outcome>) =>
  [...outcomes].flatMap(([key, outcome]) => (outcome === 'unchanged' ? [] : [key]))

const finder =
  (kind: Kind, ids: ReadonlyMap<string, number>) =>
  (key: string): number => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`The range names no ${kind} ${key}`)
    return id
  }
