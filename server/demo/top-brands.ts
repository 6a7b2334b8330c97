import type { BannerPack } from '@fairfloor/brands/promotions/draw-banner'
import { BESIDE_NAME, drawSlide } from '@fairfloor/brands/promotions/draw-slide'
import { bestSellers } from '@fairfloor/brands/range/best-sellers'
import type { Range } from '@fairfloor/brands/range/types'

const TOP_BRANDS = 10
const PACKS = 2

/** The brands of the best-selling sizes, with their position. */
export function topBrands({ products, sizes }: Range): ReadonlyMap<string, number> {
  const brandOf = new Map(products.map(({ erpId, brand }) => [erpId, brand]))
  const best = sizes.toSorted((a, b) => a.rank - b.rank).map(({ product }) => brandOf.get(product)!)
  return new Map([...new Set(best)].slice(0, TOP_BRANDS).map((erpId, i) => [erpId, i + 1]))
}

/** The banner behind a brand's name in the menu: two of its best sellers. */
export function drawBrandBanner(range: Range, brand: Range['brands'][number]): string {
  const packs: BannerPack[] = []
  for (const seller of bestSellers(range, brand))
    if (packs.length < PACKS && !packs.some(({ size }) => size === seller.size)) packs.push({ ...seller, brand })
  return drawSlide(packs, BESIDE_NAME)
}
