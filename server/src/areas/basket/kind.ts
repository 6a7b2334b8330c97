import type { PricedOrder } from '@fairfloor/domain/billing/price-order'
import type { OrderKind } from '@fairfloor/domain/orders/kinds'
import type { Db } from '../../platform/database.ts'
import type { NewLine } from '../orders/index.ts'
import type { Draft, Moment } from './draft.ts'
import type { Basket, Wish } from './position.ts'
import type { Item } from './price.ts'

/** What is in a basket, as it would be ordered now. */
export type Contents<I extends Item> = {
  /** What of it can be ordered, as lines of an order. */
  readonly items: readonly I[]
  /** Pieces of a line that are there; what is missing would be its backorder. */
  freeOf(item: I): number
  /** @throws Refusal for what is gone, cannot be had in this quantity, or may not be sold where it would go, naming the lines */
  guard(draft: Draft<I>): void
  /** Takes the pieces for the order that is about to be kept. */
  take(tx: Db, orderId: number, lines: PricedOrder<I>['lines']): Promise<PricedOrder<NewLine>['lines']>
}

/**
 * What a kind of basket does in its own way, for a buyer at a moment: the shop's, the outlet's, or that of an event. All
 * else of them is the same.
 */
export type Kind<I extends Item = Item, W extends Wish = Wish> = {
  readonly orders: OrderKind
  readonly basket: Basket
  readonly moment: Moment
  /** An order above its user's limit can wait for a colleague; else the colleague has to place it. */
  readonly canWait?: true
  /** @param purpose what is to be ordered stays locked */
  contentsOf(db: Db, positions: readonly W[], purpose: 'look' | 'order'): Promise<Contents<I>> | Contents<I>
}
