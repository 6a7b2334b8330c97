import type { SaidPrices } from '../prices.ts'
import type { Named, Offer } from './offer.ts'

/** An existing size. `product` is the `ref` of a row's product. */
export type SizeThere = {
  readonly id: number
  readonly product: string
  readonly erpId: string | null
  readonly offer: Offer
  readonly flavours: readonly number[]
  /** Fields that the operator has set by hand. */
  readonly held?: ReadonlySet<string> | undefined
}

/** What a row says about the size of one flavour; a new flavour has a key, a known one an id and a size. */
export type Wish = {
  readonly flavour: number | string
  readonly from?: number
  readonly product: string
  readonly family: string
  readonly erpId?: string
  /** The mapping defines the size's key; `keyed` is the size that the key identifies. */
  readonly isKeyed?: boolean
  readonly keyed?: number
  readonly named: Named
  readonly prices: SaidPrices
}
