import type { OrderSteps } from '@fairfloor/domain/catalogue/fitting-quantity'
import { stepsOf } from '@fairfloor/domain/catalogue/fitting-quantity'
import type { Answer } from '@fairfloor/domain/endpoint'
import type { getWeekProducts } from '@fairfloor/domain/newcomer-week/contract'
import { sizeText } from '../../../lib/format.ts'

type Showcased = Answer<typeof getWeekProducts>[number]['productSizes'][number]

/** A size of the event as its rows show it. Prices are euros; null for who sees none. */
export interface WeekSize {
  readonly id: number
  /** 'Whey 900 g', with its brand where the page does not name it. */
  readonly title: string
  readonly imageUrl: string | null
  /** Off the regular price. */
  readonly percent: number | null
  readonly regular: number | null
  readonly price: number | null
  readonly steps: OrderSteps
  readonly flavours: readonly { readonly id: number; readonly name: string }[]
}

/** A size of the showcases of brands and products. */
export const sizeShown = (size: Showcased): WeekSize => ({
  ...pricesOf(size),
  id: size.erp_id,
  title: `${size.product.name} ${sizeText(size.name)}`,
  imageUrl: size.image_transparent_url,
  flavours: size.productAttributes,
})

type Priced = Pick<Showcased, 'promotion_discount' | 'regular_price' | 'price' | 'order_multiple' | 'min_quantity'>

const pricesOf = (size: Priced) => ({
  percent: size.promotion_discount,
  regular: size.regular_price,
  price: size.price,
  steps: stepsOf(size),
})
