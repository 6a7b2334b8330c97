import type { Answer } from '@fairfloor/domain/endpoint'
import type { getWeekIntroduction } from '@fairfloor/domain/newcomer-week/contract'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import { brandOnSale } from '../catalogue/index.ts'
import { brandsOf, type Looking, offersOf } from './offers.ts'
import { coloursOf } from './showcase.ts'
import type { Week } from './weeks.ts'

/** Brands with what of them the reader could order, in the order of the event. */
export function takingPartIn(looking: Looking) {
  const offers = offersOf(looking)
  return brandsOf(looking).flatMap(brandId => {
    const brand = brandOnSale(looking.snapshot, brandId, looking.now)
    const sizes = offers.ofSizes(brand?.sizes ?? [])
    return brand && sizes.length > 0 ? [{ brand, sizes }] : []
  })
}

/** The public introduction of an event, in every phase. It leaves out goods that the reader could not order in it. */
export function introductionOf(looking: Looking & { readonly week: Week }): Answer<typeof getWeekIntroduction> {
  const { week } = looking
  const taking = takingPartIn(looking)
  const sizes = taking.flatMap(one => one.sizes)
  return {
    id: week.id,
    text: week.texts,
    questions: [...week.questions],
    brands: taking.map(({ brand, sizes }) => ({
      erp_id: brand.id,
      name: brand.name,
      brand_logo_url: pictureUrlOf(brand.logo),
      image_transparent_url: pictureUrlOf(pictureOf(sizes, week)),
      ...coloursOf(week.brands.get(brand.id)),
    })),
    products: new Set(sizes.map(({ size }) => size.product.id)).size,
    flavours: sizes.reduce((sum, { flavours }) => sum + flavours.length, 0),
  }
}

type Sizes = ReturnType<ReturnType<typeof offersOf>['ofSizes']>

/** The event's own picture of a product before those of the shop. */
function pictureOf(sizes: Sizes, { products }: Week): string | null {
  const own = sizes.flatMap(({ size }) => products.get(size.product.id)?.imageTransparent ?? [])
  const others = sizes.flatMap(({ size }) => size.image ?? size.product.image ?? [])
  return own[0] ?? others[0] ?? null
}
