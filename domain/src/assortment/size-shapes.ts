import * as z from 'zod/mini'
import { productAttribute, productSize } from '../catalogue/shapes.ts'
import { sizeClearance, sizePromotion } from '../promotions/shapes.ts'
import { id, price } from '../shapes.ts'

export const link = z.nullable(z.string())
export const named = z.object({ id, name: z.string() })

const clearance = z.nullable(sizeClearance)

/** A product size in the shop. Here `erp_id` is the row's own number, like `id`. */
export const shopSize = z.extend(productSize, {
  erp_id: id,
  brand: named,
  product_attributes: z.array(z.extend(productAttribute, { erp_id: id })),
  clearance,
  promotions: z.array(sizePromotion),
  is_gym: z.boolean(),
})

export type ShopSize = z.infer<typeof shopSize>

/** A product size as a small tile, without its flavours. */
export const sizeCard = z.object({
  id,
  name: z.string(),
  brand_name: z.string(),
  image_url: link,
  current_price: price,
  regular_price: price,
  clearance,
  promotions: z.array(sizePromotion),
})

export type SizeCard = z.infer<typeof sizeCard>
