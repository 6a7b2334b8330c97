import { type Cents, cents, sum, times } from '@fairfloor/domain/money'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/parts.ts'
import type { Shows } from '../trade-show/index.ts'
import { serveBasket } from './basket-routes.ts'
import { reactToShowOrders } from './jobs.ts'
import type { BasketDeps } from './read-basket.ts'
import { serveRelease } from './release-routes.ts'
import { readShowOrder } from './show-order.ts'

export { guardChanging, guardOrdering } from './guards.ts'
export { type BasketDeps, readBasket } from './read-basket.ts'
export { serveRecommendation as registerRecommendation } from './recommend-routes.ts'
export type { SampleBasket } from './sample-basket.ts'
export { lockShowOrder, ordersSince } from './show-order.ts'

type Deps = BasketDeps & { shows: Shows }

export function registerShowOrders(platform: Platform, deps: Deps): void {
  serveBasket(platform, deps)
  serveRelease(platform, deps)
  reactToShowOrders(platform, deps)
}

/** Pieces and net price of what the customer has at the current edition, for the basket's badge. */
export async function showBasketInfo(
  db: Db,
  shows: Shows,
  customerId: number,
): Promise<{ quantity: number; price: Cents }> {
  const show = shows.find()
  const found = show && (await readShowOrder(db, show.edition.id, customerId))
  const positions = found?.positions ?? []
  return {
    quantity: positions.reduce((total, { quantity }) => total + quantity, 0),
    price: sum(positions.map(({ price, quantity }) => times(cents(price), quantity))),
  }
}
