import { type Cents, cents, euros } from '../money.ts'
import { hasRight, type Viewer } from '../viewer.ts'
import { refuse } from './refusals.ts'

/** By how much an order is above its user's limit, without VAT. @param limit null: none */
export const overLimit = (limit: Cents | null, net: Cents): Cents =>
  cents(limit === null ? 0 : Math.max(0, net - limit))

/** For orders that cannot wait for a colleague. @param net of the goods @throws Refusal above_order_limit */
export function guardOrderLimit(viewer: Viewer, net: Cents): void {
  const { orderLimit: limit } = viewer
  const over = overLimit(limit, net)
  if (limit === null || over === 0) return
  const isPriced = hasRight(viewer, 'prices')
  throw refuse('above_order_limit', { limit: isPriced ? euros(limit) : null, over: isPriced ? euros(over) : null })
}
