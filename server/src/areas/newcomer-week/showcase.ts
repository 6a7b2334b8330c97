import { getNutritionPicture } from '@fairfloor/domain/catalogue/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { euros } from '@fairfloor/domain/money'
import type * as contract from '@fairfloor/domain/newcomer-week/contract'
import { pictureUrl, pictureUrlOf } from '@fairfloor/domain/pictures'
import { brandOnSale, hasNutritionFacts } from '../catalogue/index.ts'
import { brandsOf, type Looking, type Offer, type OfferedSize, offersOf } from './offers.ts'
import type { Week } from './weeks.ts'

const BACKGROUND = '#000000'
const TEXT = '#ffffff'

/** The brands with something to order. */
export function brandsAnswer(looking: Looking): Answer<typeof contract.getWeekBrands> {
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
      categories: byCategory(sizes, week),
    }
  })
}

function byCategory(sizes: readonly OfferedSize[], week: Week | undefined) {
  const groups = Map.groupBy(sizes, ({ size }) => size.product.category)
  return Object.fromEntries(
    [...groups].map(([{ id, name }, ofCategory]) => [
      String(id),
      { name, productSizes: ofCategory.map(one => sizeView(one, week)) },
    ]),
  )
}

/** The named products with something to order. */
export function productsAnswer(looking: Looking): Answer<typeof contract.getWeekProducts> {
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
      productSizes: sizes.map(one => sizeView(one, week)),
    }
  })
}

export const coloursOf = (look?: { readonly colorBackground: string | null; readonly colorText: string | null }) => ({
  colorBackground: look?.colorBackground ?? BACKGROUND,
  colorText: look?.colorText ?? TEXT,
})

const pricesView = ({ percent, regular, price }: Offer) => ({
  promotion_discount: percent,
  regular_price: euros(regular),
  price: euros(price),
})

const stepsOf = ({ size }: OfferedSize) => ({ order_multiple: size.orderMultiple, min_quantity: size.minQuantity })

function sizeView(offered: OfferedSize, week: Week | undefined) {
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
    ...pricesView(offered),
    ...stepsOf(offered),
    productAttributes: flavours.map(({ id, name }) => ({ id, erp_id: id, name })),
  }
}

function nutritionUrlOf(flavours: OfferedSize['flavours']): string | null {
  const labelled = flavours.find(hasNutritionFacts)
  return labelled ? getNutritionPicture.path.replace(':id', String(labelled.id)) : null
}

/** Every flavour that can be ordered, by brand. */
export function flavoursAnswer(looking: Looking): Answer<typeof contract.getWeekFlavours> {
  const offers = offersOf(looking)
  const sizes = brandsOf(looking).flatMap(id => offers.ofSizes(looking.snapshot.brands.get(id)?.sizes ?? []))
  return sizes.flatMap(offered =>
    offered.flavours.map(flavour => ({
      id: flavour.id,
      brand_name: offered.size.product.brand.name,
      productSize_name: nameOfSize(offered),
      productAttribute_name: flavour.name,
      ...pricesView(offered),
      ...stepsOf(offered),
    })),
  )
}

/** Of some favourite sizes those that take part. */
export function favouritesAnswer(
  sizeIds: readonly number[],
  looking: Looking,
): Answer<typeof contract.getWeekFavourites> {
  const sizes = sizeIds.flatMap(id => looking.snapshot.sizes.get(id) ?? [])
  return offersOf(looking)
    .ofSizes(sizes)
    .map(offered => ({
      id: offered.size.id,
      name: nameOfSize(offered),
      brand: { name: offered.size.product.brand.name },
      ...pricesView(offered),
      ...stepsOf(offered),
      product_attributes: offered.flavours.map(({ id, name }) => ({ id, name })),
    }))
}

const nameOfSize = ({ size }: OfferedSize): string => `${size.product.name} ${size.name}`
