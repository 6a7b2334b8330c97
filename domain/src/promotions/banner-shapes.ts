import * as z from 'zod/mini'
import { file, id, idParam, instant, listed, placeField, shapes, success, version } from '../shapes.ts'
import { bannerSorts, bannerStates } from './states.ts'

const link = z.nullable(z.string())
const text = z.object({ en: z.string(), de: z.string() })
const words = {
  title: text,
  text,
  /** A path of the shop; null: the banner leads nowhere. */
  link,
}
const pictures = { desktop_url: link, phone_url: link }

export const getBanners = shapes({
  answer: z.array(
    z.object({
      id,
      ...words,
      /** By media query of the screen, as a `srcset` for its width; one fits each screen. */
      pictures: z.array(z.object({ media: z.string(), srcset: z.string() })),
    }),
  ),
})

const banner = z.object({
  id,
  version,
  ...words,
  ...pictures,
  start: instant,
  /** Its last second; null: until it is deleted. */
  end: z.nullable(instant),
  rank: z.int(),
  state: z.enum(bannerStates),
})

export const getDeskBanners = shapes({
  query: z.object({
    place: placeField,
    search: z._default(z.string().check(z.maxLength(200)), ''),
    state: z.optional(z.enum(bannerStates)),
    sort: z.optional(z.enum(bannerSorts)),
  }),
  answer: z.object({
    ...listed,
    time_zone: z.string(),
    banners: z.array(banner),
  }),
})

export const getDeskBanner = shapes({ params: z.object({ id: idParam }), answer: banner })

const title = z.string().check(z.trim(), z.maxLength(80))
const lead = z.string().check(z.trim(), z.maxLength(240))

const input = z.object({
  title: z.object({ en: title, de: title }),
  text: z.object({ en: lead, de: lead }),
  link: z.nullable(z.string().check(z.trim(), z.maxLength(300))),
  start: instant,
  end: z.nullable(instant),
  rank: z.int().check(z.minimum(1), z.maximum(999)),
})

export type BannerBody = z.infer<typeof input>

export const createBanner = shapes({ body: input, answer: banner })

export const changeBanner = shapes({
  params: z.object({ id: idParam }),
  body: z.object({ version, ...input.shape }),
  answer: banner,
})

export const setBannerPicture = shapes({
  params: z.object({ id: idParam, screen: z.enum(['desktop', 'phone']) }),
  body: z.object({ picture: file }),
  answer: banner,
})

export const deleteBanner = shapes({ params: z.object({ id: idParam }), answer: success })
