import type { getProduct, getProductSize, ShopSize } from '@fairfloor/domain/assortment/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { refuse } from '@fairfloor/domain/general-refusals'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import { type Flavour, isListed, isOffered, type Product, type Size, type Snapshot } from '../catalogue/index.ts'
import { pathOf } from './filters.ts'
import { cardOf, type Look, shopSizeOf } from './shop-size.ts'

const CARDS = 8

/** @throws Refusal not_found, also for a size that is not on sale */
export function productSizePage(snapshot: Snapshot, id: number, look: Look): Answer<typeof getProductSize> {
  const size = snapshot.sizes.get(id)
  if (!size || !isListed(size, look, look.now)) throw refuse('not_found')
  const { product } = size
  return {
    size: shopSizeOf(snapshot, size, look),
    product: {
      ...headOf(snapshot, product),
      sizes: product.sizes.filter(one => isListed(one, look, look.now)).map(one => ({ id: one.id, name: one.name })),
    },
    related: related(product, look),
    also_bought: alsoBought(snapshot, [size], look),
    has_food_information: hasFood([size], look),
  }
}

/** @throws Refusal not_found, also for a product of which nothing is on sale */
export function productPage(snapshot: Snapshot, id: number, look: Look): Answer<typeof getProduct> {
  const product = snapshot.products.get(id)
  const sizes = product?.sizes.filter(size => isListed(size, look, look.now)) ?? []
  if (!product || sizes.length === 0) throw refuse('not_found')
  return {
    product: headOf(snapshot, product),
    sizes: sizes.map(size => shopSizeOf(snapshot, size, look)),
    related: related(product, look),
    also_bought: alsoBought(snapshot, sizes, look),
    has_food_information: hasFood(sizes, look),
  }
}

/** Those of some sizes that are on sale. */
export const sizesOnSale = (snapshot: Snapshot, ids: readonly number[], look: Look): ShopSize[] =>
  ids.flatMap(id => {
    const size = snapshot.sizes.get(id)
    return size && isListed(size, look, look.now) ? [shopSizeOf(snapshot, size, look)] : []
  })

/** @throws Refusal not_found, also for a size that is not on sale */
export function flavoursOnSale(snapshot: Snapshot, id: number, look: Look): Flavour[] {
  const size = snapshot.sizes.get(id)
  if (!size || !isListed(size, look, look.now)) throw refuse('not_found')
  return size.flavours.filter(flavour => isOffered(flavour, look.now))
}

const hasFood = (sizes: readonly Size[], { now }: Look): boolean =>
  sizes.some(size => size.flavours.some(flavour => flavour.labelled !== 'not' && isOffered(flavour, now)))

function headOf(snapshot: Snapshot, { id, name, description, brand, category }: Product) {
  return {
    id,
    name,
    description,
    brand: { id: brand.id, name: brand.name, logo_url: pictureUrlOf(brand.logo) },
    categories: pathOf(snapshot, category.id).map(one => ({ id: one, name: snapshot.categories.get(one)!.name })),
  }
}

/** Other products of the brand in the same category, then the rest of the brand; each with its first size. */
function related(product: Product, look: Look) {
  const others = product.brand.products.filter(one => one !== product)
  const [near, far] = [
    others.filter(one => one.category === product.category),
    others.filter(one => one.category !== product.category),
  ]
  const sizes: Size[] = [...near, ...far].flatMap(one => one.sizes.find(size => isListed(size, look, look.now)) ?? [])
  return sizes.slice(0, CARDS).map(size => cardOf(size, look))
}

/** What was ordered together with some sizes. */
function alsoBought(snapshot: Snapshot, sizes: readonly Size[], look: Look) {
  const ids = new Set(sizes.flatMap(({ id }) => look.sales.together.get(id) ?? []))
  const others = [...ids].flatMap(id => snapshot.sizes.get(id) ?? [])
  return others
    .filter(size => !sizes.includes(size) && isListed(size, look, look.now))
    .slice(0, CARDS)
    .map(size => cardOf(size, look))
}
