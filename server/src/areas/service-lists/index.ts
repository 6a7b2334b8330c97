import type { Answer } from '@fairfloor/domain/endpoint'
import * as contract from '@fairfloor/domain/service-lists/contract'
import { isServiceListName, type ServiceListName, serviceListNames } from '@fairfloor/domain/service-lists/lists'
import * as servicePages from '@fairfloor/domain/service-lists/pages'
import { refuse } from '@fairfloor/domain/service-lists/refusals'
import * as shapes from '@fairfloor/domain/service-lists/shapes'
import { titles } from '@fairfloor/domain/service-lists/titles'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { boughtEver } from '../orders/index.ts'
import { type Deps, type Listed, listsFor, type RowOf } from './rows.ts'
import { type AskedRows, type RowsOf, serveFiles } from './serve-files.ts'
import { lastVisits, noteVisit } from './visits.ts'

export { eraseVisits } from './erase.ts'
export { comingOfBought, newsOfBought } from './of-bought.ts'
export { serviceListsPersonal } from './personal.ts'
export { hereBefore, noteHere } from './visits.ts'

/** What is new, dearer, gone and expected. */
export function registerServiceLists(platform: Platform, given: Omit<Deps, 'db'>): void {
  const { db } = platform
  const deps = { ...given, db }
  describePages(platform)

  /** The rows of a list; only those of what the viewer's company has ever ordered where that is asked. */
  const rowsOf: RowsOf = async <List extends ServiceListName>(list: List, asked: AskedRows) => {
    const {
      viewer,
      now,
      query: { bought },
    } = asked
    const listed: Listed<RowOf<List>>[] = await listsFor(deps, viewer, now)[list]()
    if (bought === undefined) return listed.map(({ row }) => row)
    const known = viewer.customerId === null ? new Set() : await boughtEver(db, viewer.customerId)
    return listed.flatMap(({ row, of }) => (of.some(({ id }) => known.has(id)) ? [row] : []))
  }

  serve(platform, contract.getJustIn, shapes.getJustIn, call => rowsOf('just_in', call))
  serve(platform, contract.getEtas, shapes.getEtas, call => rowsOf('eta', call))
  serve(platform, contract.getPriceChanges, shapes.getPriceChanges, call => rowsOf('price_change', call))
  serve(platform, contract.getDiscontinued, shapes.getDiscontinued, call => rowsOf('discontinued', call))
  serve(platform, contract.getAvailableSoon, shapes.getAvailableSoon, call => rowsOf('available_soon', call))

  serveFiles(platform, given.shop, rowsOf)

  serve(platform, contract.visitPage, shapes.visitPage, async ({ body: { page }, viewer, now, statement }) => {
    if (page === undefined || !isServiceListName(page)) throw refuse('unknown_page')
    await statement(tx => noteVisit(tx, viewer.userId, page, now))
    return { success: true as const }
  })

  serve(platform, contract.getServiceNews, shapes.getServiceNews, async ({ viewer, now }) => {
    const lists = listsFor(deps, viewer, now)
    const visits = await lastVisits(db, viewer.userId)
    const answer: Answer<typeof contract.getServiceNews> = []
    // One after the other: a menu must not take five connections.
    for (const page of serviceListNames) {
      const visited = visits.get(page)
      const listed: readonly Listed<unknown>[] = await lists[page]()
      const news = visited ? listed.filter(({ since }) => since !== null && since > visited) : listed
      answer.push({ page, news: news.length, visited_at: visited?.toISOString() ?? null })
    }
    return answer
  })
}

function describePages({ pages }: Platform): void {
  const named = {
    center: [servicePages.serviceCenterPage],
    just_in: [servicePages.justInPage, servicePages.shortJustInPage],
    eta: [servicePages.etaPage, servicePages.shortEtaPage],
    price_change: [servicePages.priceChangePage, servicePages.shortPriceChangePage],
    discontinued: [servicePages.discontinuedPage, servicePages.shortDiscontinuedPage],
    available_soon: [servicePages.availableSoonPage, servicePages.shortAvailableSoonPage],
  } as const
  for (const name of ['center', ...serviceListNames] as const)
    for (const page of named[name])
      pages.describe(page, 'private', ({ language }) => ({ title: titles[language][name] }))
}
