import type { CustomerViewer } from '@fairfloor/domain/identity/viewer'
import { type Cents, times } from '@fairfloor/domain/money'
import { type Flavour, isOffered, pricesOf } from '../catalogue/index.ts'

/** The price of a line at one moment, in cents. */
export type LinePrice = {
  /** Of one piece. */
  readonly current: Cents
  /** Of one piece without any offer. */
  readonly regular: Cents
  readonly net: Cents
}

/** Who buys, and when. */
export type Buying = Pick<CustomerViewer, 'priceGroupId' | 'country'> & { readonly now: Date }

/** What a line costs this buyer now; null for what can no longer be ordered. The only place where the basket prices anything. */
export function priceOfLine(
  flavour: Flavour,
  quantity: number,
  { priceGroupId, country, now }: Buying,
): LinePrice | null {
  const prices = isOffered(flavour, now) ? pricesOf(flavour.size, { priceGroupId, country }) : null
  return prices && { current: prices.current, regular: prices.regular, net: times(prices.current, quantity) }
}
