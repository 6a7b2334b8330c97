import * as z from 'zod/mini'
import { date, file, id, idParam, instant, printed, shapes, success, version } from '../shapes.ts'
import { phases } from './week.ts'

const address = z.nullable(z.string())
const colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'A colour is such as #1A2B3C.'))
const windows = { start: instant, end: instant, banner_start: instant, banner_end: instant }

const row = {
  id,
  name: z.string(),
  ...windows,
  phase: z.enum(phases),
  /** Only the operator sees unpublished events. */
  published: z.boolean(),
  /** Whether the shop shows this event: the open one, else the next one, else the last. */
  is_current: z.boolean(),
  orders: z.int(),
}

export const getDeskWeeks = shapes({
  answer: z.object({
    time_zone: z.string(),
    server_time: instant,
    weeks: z.array(z.object({ ...row, brands: z.int(), products: z.int() })),
  }),
})

/** Off the regular price, in whole per cent. */
const percent = z.nullable(z.int().check(z.minimum(1), z.maximum(99)))
const picture = z.nullable(z.string().check(z.regex(/^[0-9a-f]{32}$/)))
const look = { percent, color_background: z.nullable(colour), color_text: z.nullable(colour) }

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const inBoth = (most: number) => z.object({ en: text(most), de: text(most) })

const brand = { brand_id: id, ...look, image: picture, video: z.nullable(z.string().check(z.maxLength(200))) }
const product = { product_id: id, ...look, background: picture, image_transparent: picture }
const words = {
  name: printed(text(100)),
  text: inBoth(2000),
  questions: z.array(z.object({ question: inBoth(300), answer: inBoth(3000) })).check(z.maxLength(50)),
}

const week = z.object({
  ...row,
  version,
  time_zone: z.string(),
  server_time: instant,
  ...words,
  /** In the order in which they are shown. */
  brands: z.array(z.object({ ...brand, name: z.string(), logo_url: address, image_url: address })),
  products: z.array(
    z.object({
      ...product,
      name: z.string(),
      brand_id: id,
      brand_name: z.string(),
      image_url: address,
      background_url: address,
      image_transparent_url: address,
    }),
  ),
})

export const getDeskWeek = shapes({ params: z.object({ id: idParam }), answer: week })

const input = z.object({
  ...words,
  published: z.boolean(),
  ...windows,
  brands: z.array(z.object(brand)).check(z.maxLength(200)),
  products: z.array(z.object(product)).check(z.maxLength(500)),
})

export type WeekBody = z.infer<typeof input>

export const saveDeskWeek = shapes({
  params: z.object({ id: idParam }),
  body: z.object({ version, ...input.shape }),
  answer: week,
})

export const createWeek = shapes({
  body: z.object({
    name: printed(text(100).check(z.minLength(1))),
    first_day: date,
    /** The event that it begins as; null: nothing takes part yet. */
    copy_of: z.nullable(id),
  }),
  answer: week,
})

export const deleteWeek = shapes({ params: z.object({ id: idParam }), answer: success })

export const getWeekChoices = shapes({
  query: z.object({ search: z._default(z.string().check(z.maxLength(200)), '') }),
  answer: z.object({
    brands: z.array(z.object({ id, name: z.string(), logo_url: address })),
    products: z.array(z.object({ id, name: z.string(), brand_id: id, brand_name: z.string(), image_url: address })),
  }),
})

export const uploadWeekPicture = shapes({
  body: z.object({ picture: file }),
  answer: z.object({ picture: z.string(), url: z.string() }),
})

export const uploadWeekVideo = shapes({
  body: z.object({ video: file }),
  answer: z.object({ video: z.string() }),
})
