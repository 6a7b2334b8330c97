import { confirmationPage, releasePage } from '@fairfloor/domain/show-orders/pages'
import { titles } from '@fairfloor/domain/show-orders/titles'
import type { Platform } from '../../platform/platform.ts'
import type { Shows } from '../trade-show/index.ts'
import { serveBasket } from './basket-routes.ts'
import { mailAfterCommands } from './command-mails.ts'
import { serveExports } from './export/routes.ts'
import { lapseAfterConfirmation } from './lapse.ts'
import { servePersonalRoute } from './personal-route-routes.ts'
import { workOnPhases } from './phase-jobs.ts'
import type { BasketDeps } from './read-basket.ts'
import { type SamplesOf, serveRecommendation } from './recommend-routes.ts'
import { serveRelease } from './release-routes.ts'
import { releaseMarkedPositions } from './release-when-in-stock.ts'
import { serveShowFigures } from './show-figures.ts'
import { makeShowMailer, type ShowMailer } from './show-mailer.ts'
import { serveOrderSummary } from './summary-routes.ts'
import { serveWholeOrder } from './whole-order-routes.ts'

export { eraseFromShowOrders } from './erase.ts'
export { guardChanging, guardOrdering } from './guards.ts'
export { showOrdersPersonal } from './personal.ts'
export { keptOfLastFair } from './purchases.ts'
export { type BasketDeps, readBasket } from './read-basket.ts'
export { isAwaitedAt } from './release-marks.ts'
export type { SampleBasket } from './sample-basket.ts'
export { lockShowOrder, ordersSince } from './show-order.ts'

type Deps = BasketDeps & ShowMailer & { readonly shows: Shows; readonly samplesOf: SamplesOf }

export function registerShowOrders(platform: Platform, deps: Deps): void {
  serveBasket(platform, deps)
  serveRelease(platform, deps)
  serveOrderSummary(platform, deps)
  serveShowFigures(platform, deps)
  servePersonalRoute(platform, deps)
  serveRecommendation(platform, deps)
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
