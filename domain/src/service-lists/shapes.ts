import * as z from 'zod/mini'
import { date, exactStock, id, instant, price, shapes, success } from '../shapes.ts'
import { serviceListNames } from './lists.ts'

/** Filters of a list. The page filters by brand itself; a download does so, too. */
const bought = z.optional(z.literal('1'))
const query = z.object({ bought })

const named = { id, brand_name: z.string(), product_size_name: z.string() }
const sizeId = { product_size_erp_id: id }
const flavour = { product_attribute_name: z.string() }
const flavourId = { product_attribute_erp_id: id }
const notify = { has_notify_me: z.boolean() }

export const getEtas = shapes({
  query,
  answer: z.array(
    z.object({
      ...named,
      ...sizeId,
      ...flavour,
      ...flavourId,
      ...notify,
      eta_date: z.nullable(date),
      price,
      /** Pieces of the delivery, and those of them that no order waits for; null where nobody knows. */
      expected_quantity: exactStock,
      free_quantity: exactStock,
    }),
  ),
})

export const getJustIn = shapes({
  query,
  answer: z.array(z.object({ ...named, ...sizeId, ...flavour, just_in_date: date, price })),
})

export const getPriceChanges = shapes({
  query,
  answer: z.array(
    z.object({
      ...named,
      ...sizeId,
      updated: instant,
      former_price: price,
      price,
      price_trend: z.enum(['up', 'down']),
    }),
  ),
})

export const getDiscontinued = shapes({
  query,
  answer: z.array(z.object({ ...named, ...flavour, discontinued: date })),
})

export const getAvailableSoon = shapes({
  query,
  answer: z.array(z.object({ ...named, ...sizeId, ...flavour, ...flavourId, ...notify, eta_date: date })),
})

export const visitPage = shapes({
  body: z.object({ page: z.optional(z.string()) }),
  answer: success,
})

export const getServiceNews = shapes({
  answer: z.array(
    z.object({
      page: z.enum(serviceListNames),
      /** Rows newer than the last visit; all of them before the first. */
      news: z.int(),
      visited_at: z.nullable(instant),
    }),
  ),
})

const listParam = z.object({ list: z.enum(serviceListNames) })
const fileQuery = z.object({
  bought,
  brand: z.optional(z.string().check(z.maxLength(200))),
  sort: z.optional(z.string().check(z.maxLength(20))),
})

export const getServiceWorkbook = shapes({ params: listParam, query: fileQuery, answer: z.unknown() })
export const getServiceCsv = shapes({ params: listParam, query: fileQuery, answer: z.unknown() })
