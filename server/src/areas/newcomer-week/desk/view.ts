import type { Answer } from '@fairfloor/domain/endpoint'
import type { getDeskWeek, getDeskWeeks } from '@fairfloor/domain/newcomer-week/desk-contract'
import { currentOf, phaseOf } from '@fairfloor/domain/newcomer-week/week'
import { pictureUrl, pictureUrlOf } from '@fairfloor/domain/pictures'
import { versionOf } from '../../../platform/form-version.ts'
import type { Product, Snapshot } from '../../catalogue/index.ts'
import type { StoredWeek } from './stored-week.ts'

type Looking = {
  readonly snapshot: Snapshot
  readonly timeZone: string
  readonly now: Date
  /** How many orders each event has. */
  readonly orders: ReadonlyMap<number, number>
}

/** All events; `weeks` in the order of the answer. */
export const weeksView = (weeks: readonly StoredWeek[], looking: Looking): Answer<typeof getDeskWeeks> => ({
  time_zone: looking.timeZone,
  server_time: looking.now.toISOString(),
  weeks: weeks.map(week => ({
    ...headView(week, weeks, looking),
    brands: week.brands.length,
    products: week.products.length,
  })),
})

/** An event; `weeks` are all of them. */
export function weekView(week: StoredWeek, weeks: readonly StoredWeek[], looking: Looking): Answer<typeof getDeskWeek> {
  const { snapshot, timeZone, now } = looking
  return {
    ...headView(week, weeks, looking),
    version: versionOf(week),
    time_zone: timeZone,
    server_time: now.toISOString(),
    text: week.texts,
    questions: [...week.questions],
    brands: week.brands.map(({ brandId, image, video, ...look }) => {
      const brand = snapshot.brands.get(brandId)
      return {
        brand_id: brandId,
        ...lookView(look),
        image,
        video,
        name: brand?.name ?? '',
        logo_url: pictureUrlOf(brand?.logo ?? null),
        image_url: pictureUrlOf(image),
      }
    }),
    products: week.products.map(({ productId, background, imageTransparent, ...look }) => {
      const product = snapshot.products.get(productId)
      return {
        product_id: productId,
        ...lookView(look),
        background,
        image_transparent: imageTransparent,
        ...productView(product, productId),
        background_url: background && pictureUrl(background, 640),
        image_transparent_url: pictureUrlOf(imageTransparent),
      }
    }),
  }
}

/** Names and picture of a product; one that is gone has none. */
const productView = (product: Product | undefined, id: number) => ({
  name: product?.name ?? '',
  brand_id: product?.brand.id ?? id,
  brand_name: product?.brand.name ?? '',
  image_url: pictureUrlOf(product?.image ?? product?.sizes.find(({ image }) => image !== null)?.image ?? null),
})

type Look = {
  readonly percent: number | null
  readonly colorBackground: string | null
  readonly colorText: string | null
}

const lookView = ({ percent, colorBackground, colorText }: Look) => ({
  percent,
  color_background: colorBackground,
  color_text: colorText,
})

const headView = (week: StoredWeek, weeks: readonly StoredWeek[], { now, orders }: Looking) => ({
  id: week.id,
  name: week.name,
  start: week.start.toISOString(),
  end: week.end.toISOString(),
  banner_start: week.bannerStart.toISOString(),
  banner_end: week.bannerEnd.toISOString(),
  phase: phaseOf(week, now),
  published: week.published,
  is_current:
    currentOf(
      weeks.filter(({ published }) => published),
      now,
    )?.id === week.id,
  orders: orders.get(week.id) ?? 0,
})

/** Brands and products as a choice. */
export const choiceOf = {
  brand: ({ id, name, logo }: { id: number; name: string; logo: string | null }) => ({
    id,
    name,
    logo_url: pictureUrlOf(logo),
  }),
  product: (product: Product) => ({ id: product.id, ...productView(product, product.id) }),
}

/** For the audit log: each brand and product by itself, so that a change of one tells of that one. */
export function auditView({ id: _, brands, products, ...week }: StoredWeek): Record<string, unknown> {
  const dates = { start: week.start, end: week.end, bannerStart: week.bannerStart, bannerEnd: week.bannerEnd }
  return {
    ...week,
    ...Object.fromEntries(Object.entries(dates).map(([name, at]) => [name, at.toISOString()])),
    ...Object.fromEntries(brands.map((brand, i) => [`brand ${brand.brandId}`, { place: i + 1, ...brand }])),
    ...Object.fromEntries(products.map((product, i) => [`product ${product.productId}`, { place: i + 1, ...product }])),
  }
}
