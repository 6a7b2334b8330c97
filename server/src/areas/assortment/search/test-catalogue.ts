import { cents } from '@fairfloor/domain/money'
import { makeIdMap } from '../../catalogue/id-map.ts'
import type { Category, Snapshot } from '../../catalogue/index.ts'
import {
  type BrandFields,
  type FlavourFields,
  makeTree,
  type ProductFields,
  type SizeFields,
} from '../../catalogue/tree.ts'

/** A size as a test describes it; its flavours by name, with the instant from which they are not offered. */
export type TestSize = {
  readonly id: number
  readonly brand: string
  /** From the main one down: 'Bars > Vegan bars'. */
  readonly category: string
  readonly product: string
  readonly size: string
  readonly rank?: number
  readonly eanCase?: string
  readonly flavours: readonly {
    readonly name: string
    readonly sku?: string
    readonly ean?: string
    readonly until?: Date
  }[]
}

/** A catalogue of sizes, each with a product of its own. Unchanged brands are taken over from the snapshot before. */
export function testCatalogue(sizes: readonly TestSize[], before?: { snapshot: Snapshot; sizes: readonly TestSize[] }) {
  const paths = new Set(
    sizes.flatMap(({ category }) => category.split(' > ').map((_, i, all) => all.slice(0, i + 1).join(' > '))),
  )
  const names = [...paths]
  const categories = new Map(
    names.map((path, i) => {
      const [name, ...above] = path.split(' > ').reverse()
      const parentId = names.indexOf(above.reverse().join(' > ')) + 1 || null
      return [i + 1, { id: i + 1, parentId, name } as Category]
    }),
  )
  const tree = makeTree(categories)
  const ofBrand = Map.groupBy(sizes, ({ brand }) => brand)
  const brandIds = new Map([...ofBrand.keys()].map((name, i) => [name, i + 1]))
  for (const [name, id] of brandIds) tree.addBrand({ id, name, discontinuedAt: null } as BrandFields)
  for (const one of sizes) {
    const { id, brand, category, product, size, rank = id, eanCase = null, flavours } = one
    tree.addProduct({ ...PRODUCT, id, name: product }, brandIds.get(brand)!, names.indexOf(category) + 1)
    tree.addSize({ ...SIZE, id, name: size, rank, eanCase }, id)
    for (const [i, { name, sku = '', ean = null, until = null }] of flavours.entries())
      tree.addFlavour({ ...FLAVOUR, id: id * 100 + i, name, sku, ean, discontinuedAt: until }, id)
  }
  tree.sort()
  const beforeOfBrand = Map.groupBy(before?.sizes ?? [], ({ brand }) => brand)
  const isSame = (name: string) => {
    const [now, then] = [ofBrand.get(name)!, beforeOfBrand.get(name) ?? []]
    return now.length === then.length && now.every((one, i) => one === then[i])
  }
  const snapshot: Snapshot = {
    categories,
    brands: new Map(
      [...tree.brands].map(([id, brand]) => [id, (isSame(brand.name) && before?.snapshot.brands.get(id)) || brand]),
    ),
    products: makeIdMap(tree.products.values()),
    sizes: makeIdMap(tree.sizes.values()),
    flavours: makeIdMap(tree.flavours.values()),
    stock: new Map(),
  }
  return { snapshot, sizes }
}

/** What the search does not read is left out. */
const PRODUCT = {
  description: '',
  isNew: false,
  image: null,
  imageOverlay: null,
  discontinuedAt: null,
} as ProductFields
const SIZE = { listPrice: { regular: cents(100), current: cents(100) } } as SizeFields
const FLAVOUR = { erpId: null, image: null, rank: 0, labelled: 'not' } as FlavourFields
