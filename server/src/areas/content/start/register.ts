import * as contract from '@fairfloor/domain/content/start-contract'
import * as shapes from '@fairfloor/domain/content/start-shapes'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { noteHere } from '../../service-lists/index.ts'
import { arrivals, coming, gone, lastOrder, type StartDeps } from './goods.ts'
import { news } from './news.ts'
import { openSums } from './open-sums.ts'

/** What waits for a buyer: the cards of the start page. */
export function serveStart(platform: Platform, given: Omit<StartDeps, 'db'>): void {
  const { db } = platform
  const deps = { ...given, db }

  serve(platform, contract.getOpenSums, shapes.getOpenSums, ({ viewer, now }) =>
    openSums(db, viewer, { now, timeZone: given.shop.current().timeZone }),
  )
  serve(platform, contract.getLastOrder, shapes.getLastOrder, call => lastOrder(deps, call))
  serve(platform, contract.getArrivals, shapes.getArrivals, call => arrivals(deps, call))
  serve(platform, contract.getNews, shapes.getNews, call => news(deps, call))
  serve(platform, contract.getGone, shapes.getGone, call => gone(deps, call))
  serve(platform, contract.getComing, shapes.getComing, call => coming(deps, call))

  serve(platform, contract.noteVisit, shapes.noteVisit, async ({ viewer, now }) => {
    if (viewer.agent === null) await noteHere(db, viewer.userId, now)
    return { success: true as const }
  })
}
