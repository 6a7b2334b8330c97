import type { Brand, Category, Flavour, Product, Size } from './snapshot.ts'

type Ranked = { readonly rank: number; readonly id: number }

/** The fields of an entity without its position in the tree. */
export type BrandFields = Omit<Brand, 'products' | 'sizes'>
export type ProductFields = Omit<Product, 'brand' | 'category' | 'sizes'>
export type SizeFields = Omit<Size, 'product' | 'flavours'>
export type FlavourFields = Omit<Flavour, 'size'>

/** Brands with everything below them, under construction: parents before children. */
export function makeTree(categories: ReadonlyMap<number, Category>) {
  const brands = new Map<number, Brand & { products: Product[]; sizes: Size[] }>()
  const products = new Map<number, Product & { brand: Brand & { sizes: Size[] }; sizes: Size[] }>()
  const sizes = new Map<number, Size & { flavours: Flavour[] }>()
  const flavours = new Map<number, Flavour>()
  return {
    brands,
    products,
    sizes,
    flavours,
    addBrand(fields: BrandFields): void {
      brands.set(fields.id, { ...fields, products: [], sizes: [] })
    },
    addProduct(fields: ProductFields, brandId: number, categoryId: number): void {
      const brand = brands.get(brandId)!
      const product = { ...fields, brand, category: categories.get(categoryId)!, sizes: [] }
      products.set(product.id, product)
      brand.products.push(product)
    },
    addSize(fields: SizeFields, productId: number): void {
      const product = products.get(productId)!
      const size = { ...fields, product, flavours: [] }
      sizes.set(size.id, size)
      product.sizes.push(size)
      product.brand.sizes.push(size)
    },
    addFlavour(fields: FlavourFields, sizeId: number): void {
      const size = sizes.get(sizeId)!
      const flavour = { ...fields, size }
      flavours.set(flavour.id, flavour)
      size.flavours.push(flavour)
    },
    /** Call once, when everything has been added. */
    sort(): void {
      for (const thing of [...brands.values(), ...products.values()]) thing.sizes = thing.sizes.toSorted(byRank)
      // A sorted copy has exact capacity; a grown array has room for 17, a hundred thousand times.
      for (const size of sizes.values()) size.flavours = size.flavours.toSorted(byRank)
    },
  }
}

const byRank = (a: Ranked, b: Ranked) => a.rank - b.rank || a.id - b.id
