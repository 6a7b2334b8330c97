import * as z from 'zod/mini'
import { id, instant, shapes } from '../shapes.ts'
import { termKinds, units } from './terms.ts'

export const percent = z.int().check(z.minimum(1), z.maximum(99))
const count = z.int().check(z.minimum(1), z.maximum(9999))

/** What a promotion gives; fields of other kinds are null. */
export const terms = z.object({
  kind: z.enum(termKinds),
  percent: z.nullable(percent),
  /** Pieces or cases of one flavour from which the percentage counts. */
  from: z.nullable(count),
  paid: z.nullable(count),
  free: z.nullable(count),
  unit: z.nullable(z.enum(units)),
})

/** A promotion as it stands on a size that it makes cheaper. `text` is the operator's, and may be empty. */
export const sizePromotion = z.object({
  id,
  name: z.string(),
  text: z.object({ en: z.string(), de: z.string() }),
  ...terms.shape,
  /** Its last second. */
  end: instant,
})

export type SizePromotion = z.infer<typeof sizePromotion>

export const sizeClearance = z.object({ percent, group: z.nullable(z.string()) })

export type SizeClearance = z.infer<typeof sizeClearance>

export const getBrandOfMonth = shapes({ answer: z.object({ brand: z.nullable(z.object({ name: z.string() })) }) })

export const getProductOfWeek = shapes({
  answer: z.object({
    products: z.array(z.object({ erp_id: id, name: z.string(), brand: z.object({ name: z.string() }) })),
  }),
})

export const getActivePromotions = shapes({
  answer: z.object({
    promo: z.array(z.object({ ...sizePromotion.shape, banner_url: z.nullable(z.string()) })),
    /** By percentage the names of its groups; empty where it has none. */
    sale: z.record(z.string(), z.array(z.string())),
  }),
})
