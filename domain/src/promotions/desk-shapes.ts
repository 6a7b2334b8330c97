import * as z from 'zod/mini'
import { file, id, idParam, instant, listed, money, placeField, price, shapes, success, version } from '../shapes.ts'
import { percent, terms } from './shapes.ts'
import { campaignStates, clearanceSorts, promotionSorts } from './states.ts'

const listQuery = {
  place: placeField,
  search: z._default(z.string().check(z.maxLength(200)), ''),
  state: z.optional(z.enum(campaignStates)),
}
const named = z.object({ id, name: z.string() })
const row = {
  id,
  name: z.string(),
  ...terms.shape,
  start: instant,
  /** Its last second. */
  end: instant,
  state: z.enum(campaignStates),
  /** Names of the price groups that it is for; empty: for all. */
  groups: z.array(z.string()),
  /** Sizes that it includes, also those of its brands. */
  sizes: z.int(),
}

export const getPromotions = shapes({
  query: z.object({ ...listQuery, sort: z.optional(z.enum(promotionSorts)) }),
  answer: z.object({ ...listed, time_zone: z.string(), promotions: z.array(z.object(row)) }),
})

const text = z.string().check(z.maxLength(1000))
const ids = z.array(id).check(z.maxLength(2000))

const input = z.object({
  name: z.string().check(z.maxLength(120)),
  text: z.object({ en: text, de: text }),
  ...terms.shape,
  start: instant,
  end: instant,
  group_ids: ids,
  brand_ids: ids,
  size_ids: ids,
})

export type PromotionBody = z.infer<typeof input>

const promotion = z.object({
  ...row,
  version,
  text: z.object({ en: z.string(), de: z.string() }),
  banner_url: z.nullable(z.string()),
  group_ids: z.array(id),
  brands: z.array(named),
  single_sizes: z.array(named),
})

export const getPromotion = shapes({ params: z.object({ id: idParam }), answer: promotion })

export const createPromotion = shapes({ body: input, answer: promotion })

export const changePromotion = shapes({
  params: z.object({ id: idParam }),
  body: z.object({ version, ...input.shape }),
  answer: promotion,
})

export const endPromotion = shapes({ params: z.object({ id: idParam }), answer: success })

export const setPromotionBanner = shapes({
  params: z.object({ id: idParam }),
  body: z.object({ picture: file }),
  answer: promotion,
})

/** Prices of one piece without and with the promotion, and a line of the smallest quantity for which it counts. */
const previewed = z.object({
  id,
  name: z.string(),
  regular_price: price,
  price_before: price,
  price_after: price,
  quantity: z.int(),
  total_before: price,
  total_after: price,
})

export const previewPromotion = shapes({
  body: input,
  answer: z.object({
    /** Sizes that the promotion includes, and those of them that it makes cheaper. */
    included: z.int(),
    cheaper: z.int(),
    sizes: z.array(previewed),
  }),
})

export const getPromotionChoices = shapes({
  query: z.object({ search: z._default(z.string().check(z.maxLength(200)), '') }),
  answer: z.object({ groups: z.array(named), brands: z.array(named), sizes: z.array(named) }),
})

const clearance = z.object({
  id,
  name: z.string(),
  percent,
  group: z.nullable(z.string()),
  start: instant,
  end: z.nullable(instant),
  state: z.enum(campaignStates),
  regular_price: z.nullable(money),
  clearance_price: z.nullable(money),
})

export const getClearances = shapes({
  query: z.object({ ...listQuery, sort: z.optional(z.enum(clearanceSorts)) }),
  answer: z.object({
    ...listed,
    time_zone: z.string(),
    /** Groups that are in use. */
    groups: z.array(z.string()),
    clearances: z.array(clearance),
  }),
})

export const setClearances = shapes({
  body: z.object({
    size_ids: z.array(id).check(z.minLength(1), z.maxLength(500)),
    percent,
    group: z.nullable(z.string().check(z.minLength(1), z.maxLength(60))),
    start: instant,
    end: z.nullable(instant),
  }),
  answer: success,
})

export const endClearance = shapes({ params: z.object({ id: idParam }), answer: success })

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month is YYYY-MM, such as 2031-05.'))
const week = z.string().check(z.regex(/^\d{4}-W[0-5]\d$/, 'A week is such as 2031-W19.'))

export const getCampaigns = shapes({
  answer: z.object({
    brands: z.array(named),
    months: z.array(z.object({ month, brand: z.nullable(named) })),
    weeks: z.array(z.object({ week, first_day: z.iso.date(), last_day: z.iso.date(), sizes: z.array(named) })),
  }),
})

export const setBrandOfMonth = shapes({
  params: z.object({ month }),
  body: z.object({ brand_id: z.nullable(id) }),
  answer: success,
})

export const setProductOfWeek = shapes({
  params: z.object({ week }),
  body: z.object({ size_ids: z.array(id).check(z.maxLength(5)) }),
  answer: success,
})
