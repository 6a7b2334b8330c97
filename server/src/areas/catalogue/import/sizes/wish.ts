import type { SaidPrices } from '../prices.ts'
import type { Named, Offer } from './offer.ts'

/** A size that the shop has. `product` is the `ref` of a row's product. */
export type SizeThere = {
  readonly id: number
  readonly product: string
  readonly erpId: string | null
  readonly offer: Offer
  readonly flavours: readonly number[]
}

/** What a row says of the size that one flavour is in; a new flavour has a key, a known one a number and a size. */
export type Wish = {
  readonly flavour: number | string
  readonly from?: number
  readonly product: string
  readonly family: string
  readonly erpId?: string
  /** The mapping names the columns of the size's key; `keyed` is the size that the key stands for. */
  readonly isKeyed?: boolean
  readonly keyed?: number
  readonly named: Named
  readonly prices: SaidPrices
}
