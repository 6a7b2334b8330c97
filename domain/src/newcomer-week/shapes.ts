import * as z from 'zod/mini'
import { availabilities } from '../catalogue/availability.ts'
import { languages } from '../language.ts'
import { date, exactStock, id, instant, price, shapes } from '../shapes.ts'
import { phases } from './week.ts'

const named = z.object({ id, name: z.string() })
const address = z.nullable(z.string())
const colours = { colorBackground: z.string(), colorText: z.string() }
/** Off the regular price, in whole per cent; null: nothing. */
const percent = z.nullable(z.int())

export const getCurrentWeek = shapes({
  answer: z.object({
    id,
    name: z.string(),
    start: instant,
    /** The last second. */
    end: instant,
    banner_start: instant,
    banner_end: instant,
    phase: z.enum(phases),
    server_time: instant,
  }),
})

const inBoth = z.object({ en: z.string(), de: z.string() })

export const getWeekIntroduction = shapes({
  answer: z.object({
    id,
    text: inBoth,
    questions: z.array(z.object({ question: inBoth, answer: inBoth })),
    /** In the order of the showcase. */
    brands: z.array(
      z.object({
        erp_id: id,
        name: z.string(),
        brand_logo_url: address,
        /** Of one of its products. */
        image_transparent_url: address,
        ...colours,
      }),
    ),
    /** How many of them take part. */
    products: z.int(),
    flavours: z.int(),
  }),
})

export const getWeekCalendar = shapes({
  query: z.object({ language: z.optional(z.enum(languages)) }),
  answer: z.string(),
})

/** What a row says of a flavour beside its name. */
const seen = {
  image_url: address,
  stock_available: exactStock,
  availability: z.enum(availabilities),
  /** When its next delivery is expected; null: not known. */
  eta: z.nullable(date),
}

/** What a size is ordered in, and what the retailer may ask for a piece: with VAT, and without it. */
const packed = {
  units_per_case: z.int(),
  order_multiple: z.int(),
  min_quantity: z.int(),
  msrp: price,
  msrp_exc_vat: price,
}

const attribute = z.object({ id, erp_id: id, name: z.string(), ...seen })

/** A size that can be ordered. On this wire `id` and `erp_id` are the same number. */
const weekSize = z.object({
  erp_id: id,
  name: z.string(),
  product: named,
  image_transparent_url: address,
  /** Of the first flavour that has nutrition facts. */
  image_nf_url: address,
  promotion_discount: percent,
  regular_price: price,
  price,
  ...packed,
  productAttributes: z.array(attribute),
})

export const getWeekBrands = shapes({
  answer: z.array(
    z.object({
      erp_id: id,
      name: z.string(),
      brand_logo_url: address,
      brand_description: z.string(),
      brand_image_url: address,
      brand_video_url: address,
      ...colours,
      discountPromotion: percent,
      /** By the id of the category. */
      categories: z.record(z.string(), z.object({ name: z.string(), productSizes: z.array(weekSize) })),
    }),
  ),
})

export const getWeekProducts = shapes({
  answer: z.array(
    z.object({
      erp_id: id,
      backgroundUrl: address,
      ...colours,
      discountPromotion: percent,
      product: z.object({
        id,
        name: z.string(),
        description: z.string(),
        brand: named,
        image_transparent_url: address,
      }),
      productSizes: z.array(weekSize),
    }),
  ),
})

export const getWeekFlavours = shapes({
  answer: z.array(
    z.object({
      /** The flavour's: what is sent as `ncw_product_attribute_id`. */
      id,
      brand_name: z.string(),
      /** The ground of its brand's showcase. */
      colorBackground: z.string(),
      productSize_id: id,
      productSize_name: z.string(),
      productAttribute_name: z.string(),
      ...seen,
      promotion_discount: percent,
      regular_price: price,
      price,
      ...packed,
    }),
  ),
})

export const getWeekFavourites = shapes({
  answer: z.array(
    z.object({
      /** The size's. */
      id,
      name: z.string(),
      brand: z.object({ name: z.string() }),
      promotion_discount: percent,
      regular_price: price,
      price,
      ...packed,
      product_attributes: z.array(z.object({ id, name: z.string(), ...seen })),
    }),
  ),
})
