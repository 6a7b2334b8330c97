import type { Answer } from '@fairfloor/domain/endpoint'
import type { Language } from '@fairfloor/domain/language'
import type { getWeekBrands, getWeekProducts } from '@fairfloor/domain/newcomer-week/contract'
import type { CSSProperties } from 'react'
import { sizeShown, type WeekSize } from '../pending/week-size.ts'
import { readable } from './colours.ts'

type Brand = Answer<typeof getWeekBrands>[number]
type Product = Answer<typeof getWeekProducts>[number]

/** What the slides of brands and products have in common. */
export interface Item {
  readonly erp_id: number
  readonly name: string
  /** Its colours, as CSS variables. */
  readonly look: CSSProperties
  /** Off the regular price. */
  readonly percent: number | null
  readonly sizes: readonly WeekSize[]
}

export interface BrandItem extends Item {
  readonly description: string
  readonly logo: string | null
  readonly picture: string | null
  readonly video: string | null
  readonly categories: readonly { readonly id: string; readonly name: string; readonly sizes: readonly WeekSize[] }[]
  /** Transparent pictures of up to three different products. */
  readonly packs: readonly string[]
}

export interface ProductItem extends Item {
  readonly brand: string
  readonly description: string
  readonly background: string | null
  readonly picture: string | null
}

export function brandItem(brand: Brand, language: Language): BrandItem {
  const categories = Object.entries(brand.categories).map(([id, { name, productSizes }]) => ({
    id,
    name,
    productSizes,
    sizes: productSizes.map(size => sizeShown(size, language)),
  }))
  const ofProducts = new Map(
    categories.flatMap(({ productSizes }) => productSizes.map(size => [size.product.id, size.image_transparent_url])),
  )
  return {
    erp_id: brand.erp_id,
    name: brand.name,
    look: lookOf(brand),
    percent: brand.discountPromotion,
    description: brand.brand_description,
    logo: brand.brand_logo_url,
    picture: brand.brand_image_url,
    video: brand.brand_video_url,
    categories: categories.map(({ id, name, sizes }) => ({ id, name, sizes })),
    sizes: categories.flatMap(({ sizes }) => sizes),
    packs: [...new Set([...ofProducts.values()].filter(url => url !== null))].slice(0, 3),
  }
}

export const productItem = (entry: Product, language: Language): ProductItem => ({
  erp_id: entry.erp_id,
  name: entry.product.name,
  look: lookOf(entry),
  percent: entry.discountPromotion,
  brand: entry.product.brand.name,
  description: entry.product.description,
  background: entry.backgroundUrl,
  picture: entry.product.image_transparent_url,
  sizes: entry.productSizes.map(size => sizeShown(size, language)),
})

/** As the event counts them everywhere: one of two sizes is two. */
export const flavoursOf = (sizes: readonly WeekSize[]): number =>
  sizes.reduce((sum, { flavours }) => sum + flavours.length, 0)

/** The cheapest price of a piece with its regular one, and whether other sizes cost more; undefined where prices are hidden. */
export function priceFrom(sizes: readonly WeekSize[]) {
  const priced = sizes.flatMap(({ price, regular }) => (price === null ? [] : [{ price, regular }]))
  const [cheapest] = priced.toSorted((a, b) => a.price - b.price)
  return cheapest && { ...cheapest, isFrom: priced.some(({ price }) => price !== cheapest.price) }
}

function lookOf({ colorBackground, colorText }: { colorBackground: string; colorText: string }): CSSProperties {
  const { ground, text } = readable(colorBackground, colorText)
  return { '--week-ground': ground, '--week-text': text } as CSSProperties
}
