import { getNutritionPicture } from '@fairfloor/domain/catalogue/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import type * as contract from '@fairfloor/domain/newcomer-week/contract'
import { pictureUrl, pictureUrlOf } from '@fairfloor/domain/pictures'
import { brandOnSale, hasNutritionFacts } from '../catalogue/index.ts'
import { flavourView, sizeFacts } from './goods-view.ts'
import { brandsOf, type OfferedSize, offersOf, type Showing } from './offers.ts'

const BACKGROUND = '#000000'
const TEXT = '#ffffff'

/** The brands with something to order. */
export function brandsAnswer(looking: Showing): Answer<typeof contract.getWeekBrands> {
  const { snapshot, week, now } = looking
  const offers = offersOf(looking)
  return brandsOf(looking).flatMap(brandId => {
    const brand = brandOnSale(snapshot, brandId, now)
    const sizes = offers.ofSizes(brand?.sizes ?? [])
    if (!brand || sizes.length === 0) return []
    const look = week?.brands.get(brandId)
    return {
      erp_id: brandId,
      name: brand.name,
      brand_logo_url: pictureUrlOf(brand.logo),
      brand_description: brand.description,
      brand_image_url: pictureUrlOf(look?.image ?? brand.banner),
      brand_video_url: look?.video ?? null,
      ...coloursOf(look),
      discountPromotion: look?.percent ?? null,
      categories: byCategory(sizes, looking),
    }
  })
}

function byCategory(sizes: readonly OfferedSize[], looking: Showing) {
  const groups = Map.groupBy(sizes, ({ size }) => size.product.category)
  return Object.fromEntries(
    [...groups].map(([{ id, name }, ofCategory]) => [
      String(id),
      { name, productSizes: ofCategory.map(one => sizeView(one, looking)) },
    ]),
  )
}

/** The named products with something to order. */
export function productsAnswer(looking: Showing): Answer<typeof contract.getWeekProducts> {
  const { snapshot, week } = looking
  const offers = offersOf(looking)
  return [...(week?.products ?? [])].flatMap(([productId, look]) => {
    const product = snapshot.products.get(productId)
    const sizes = offers.ofSizes(product?.sizes ?? [])
    const [first] = sizes
    if (!product || !first) return []
    return {
      erp_id: productId,
      backgroundUrl: look.background && pictureUrl(look.background, 1280),
      ...coloursOf(look),
      discountPromotion: first.percent,
      product: {
        id: productId,
        name: product.name,
        description: product.description,
        brand: { id: product.brand.id, name: product.brand.name },
        image_transparent_url: pictureUrlOf(look.imageTransparent ?? product.image ?? first.size.image),
      },
      productSizes: sizes.map(one => sizeView(one, looking)),
    }
  })
}

export const coloursOf = (look?: { readonly colorBackground: string | null; readonly colorText: string | null }) => ({
  colorBackground: look?.colorBackground ?? BACKGROUND,
  colorText: look?.colorText ?? TEXT,
})

function sizeView(offered: OfferedSize, looking: Showing) {
  const { week, snapshot } = looking
  const { size, flavours } = offered
  const { product } = size
  return {
    erp_id: size.id,
    name: size.name,
    product: { id: product.id, name: product.name },
    image_transparent_url: pictureUrlOf(
      size.image ?? week?.products.get(product.id)?.imageTransparent ?? product.image,
    ),
    image_nf_url: nutritionUrlOf(flavours),
    ...sizeFacts(offered, looking),
    productAttributes: flavours.map(flavour => ({ ...flavourView(flavour, snapshot), erp_id: flavour.id })),
  }
}

function nutritionUrlOf(flavours: OfferedSize['flavours']): string | null {
  const labelled = flavours.find(hasNutritionFacts)
  return labelled ? getNutritionPicture.path.replace(':id', String(labelled.id)) : null
}

/** Every flavour that can be ordered, by brand. */
export function flavoursAnswer(looking: Showing): Answer<typeof contract.getWeekFlavours> {
  const { snapshot, week } = looking
  const offers = offersOf(looking)
  const sizes = brandsOf(looking).flatMap(id => offers.ofSizes(snapshot.brands.get(id)?.sizes ?? []))
  return sizes.flatMap(offered => {
    const { brand } = offered.size.product
    return offered.flavours.map(flavour => {
      const { name, ...seen } = flavourView(flavour, snapshot)
      return {
        ...seen,
        brand_name: brand.name,
        colorBackground: coloursOf(week?.brands.get(brand.id)).colorBackground,
        productSize_id: offered.size.id,
        productSize_name: nameOfSize(offered),
        productAttribute_name: name,
        ...sizeFacts(offered, looking),
      }
    })
  })
}

/** Of some favourite sizes those that take part. */
export function favouritesAnswer(
  sizeIds: readonly number[],
  looking: Showing,
): Answer<typeof contract.getWeekFavourites> {
  const sizes = sizeIds.flatMap(id => looking.snapshot.sizes.get(id) ?? [])
  return offersOf(looking)
    .ofSizes(sizes)
    .map(offered => ({
      id: offered.size.id,
      name: nameOfSize(offered),
      brand: { name: offered.size.product.brand.name },
      ...sizeFacts(offered, looking),
      product_attributes: offered.flavours.map(flavour => flavourView(flavour, looking.snapshot)),
    }))
}

const nameOfSize = ({ size }: OfferedSize): string => `${size.product.name} ${size.name}`
