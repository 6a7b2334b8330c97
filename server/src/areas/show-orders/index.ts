import { type Cents, cents, sum, times } from '@fairfloor/domain/money'
import { piecesLeft } from '@fairfloor/domain/show-orders/left'
import { confirmationPage, releasePage } from '@fairfloor/domain/show-orders/pages'
import { titles } from '@fairfloor/domain/show-orders/titles'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Shows } from '../trade-show/index.ts'
import { serveBasket } from './basket-routes.ts'
import { mailAfterCommands } from './command-mails.ts'
import { serveExports } from './export/routes.ts'
import { lapseAfterConfirmation } from './lapse.ts'
import { servePersonalRoute } from './personal-route-routes.ts'
import { workOnPhases } from './phase-jobs.ts'
import type { BasketDeps } from './read-basket.ts'
import { serveRelease } from './release-routes.ts'
import { releaseMarkedPositions } from './release-when-in-stock.ts'
import { makeShowMailer, type ShowMailer } from './show-mailer.ts'
import { readShowOrder } from './show-order.ts'
import { serveOrderSummary } from './summary-routes.ts'
import { serveWholeOrder } from './whole-order-routes.ts'

export { guardChanging, guardOrdering } from './guards.ts'
export { type BasketDeps, readBasket } from './read-basket.ts'
export { serveRecommendation as registerRecommendation } from './recommend-routes.ts'
export type { SampleBasket } from './sample-basket.ts'
export { lockShowOrder, ordersSince } from './show-order.ts'

type Deps = BasketDeps & ShowMailer & { readonly shows: Shows }

export function registerShowOrders(platform: Platform, deps: Deps): void {
  serveBasket(platform, deps)
  serveRelease(platform, deps)
  serveOrderSummary(platform, deps)
  servePersonalRoute(platform, deps)
  serveWholeOrder(platform, deps)
  serveExports(platform, deps)
  const send = makeShowMailer(deps, platform.config.publicUrl)
  workOnPhases(platform, deps.samples, send)
  lapseAfterConfirmation(platform, deps.samples)
  releaseMarkedPositions(platform, deps)
  mailAfterCommands(platform, deps, send)
  platform.pages.describe(confirmationPage, 'private', ({ language }) => ({ title: titles[language].confirmation }))
  platform.pages.describe(releasePage, 'private', ({ language }) => ({ title: titles[language].release }))
}

/** Lines, pieces and net price of the customer's order at the current edition, for the basket's badge. */
export async function showBasketInfo(
  db: Db,
  shows: Shows,
  customerId: number,
  now: Date,
): Promise<{ lines: number; quantity: number; price: Cents }> {
  const show = shows.find()
  const found = show && (await readShowOrder(db, show.edition.id, customerId))
  if (!found) return { lines: 0, quantity: 0, price: cents(0) }
  const left = found.positions.map(position => ({
    price: cents(position.price),
    pieces: piecesLeft(show.edition, found.order.confirmedAt, position, now),
  }))
  return {
    lines: left.filter(({ pieces }) => pieces > 0).length,
    quantity: left.reduce((total, { pieces }) => total + pieces, 0),
    price: sum(left.map(({ price, pieces }) => times(price, pieces))),
  }
}
