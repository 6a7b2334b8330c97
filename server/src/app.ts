import { docsPage } from '@fairfloor/domain/customer-api/rest/pages'
import { asksOfEveryPage } from '@fairfloor/domain/every-page'
import { serveAccountFigures } from './account-figures.ts'
import { makeLookOf, openSales, openSearch, registerAssortment } from './areas/assortment/index.ts'
import { registerAwards } from './areas/awards/index.ts'
import { registerBackOffice } from './areas/back-office/index.ts'
import { basketInfo, openBaskets, registerBasket, waitingApprovals } from './areas/basket/index.ts'
import { bonusFigures, customersOfDocument, registerBilling, unpaidSum } from './areas/billing/index.ts'
import { type Contents, openContents, registerBoothContent } from './areas/booth-content/index.ts'
import { registerCareers } from './areas/careers/index.ts'
import { type Catalogue, openCatalogue, registerCatalogue } from './areas/catalogue/index.ts'
import { applicantOf, registerCompanies } from './areas/companies/index.ts'
import { registerComplaints } from './areas/complaints/index.ts'
import { registerContent, writtenOf } from './areas/content/index.ts'
import { openKeys, openReferences, registerCustomerApi } from './areas/customer-api/index.ts'
import { registerEnquiries } from './areas/enquiries/index.ts'
import { registerFeedback } from './areas/feedback/index.ts'
import { openWeeks, registerNewcomerWeek, type Weeks } from './areas/newcomer-week/index.ts'
import { openFavourites, registerOrderLists } from './areas/order-lists/index.ts'
import { customersOfOrder, registerOrders, standingOf } from './areas/orders/index.ts'
import { registerOutlet } from './areas/outlet/index.ts'
import { openCards, registerPayments } from './areas/payments/index.ts'
import { registerPeople } from './areas/people/index.ts'
import { registerPersonalData } from './areas/personal-data/index.ts'
import { registerPicking } from './areas/picking/index.ts'
import { openPromotions, type Promotions, registerPromotions } from './areas/promotions/index.ts'
import { registerQuickOrder } from './areas/quick-order/index.ts'
import { registerRewards } from './areas/rewards/index.ts'
import { exhibitorsWithSamples, registerSamples, sampleBasket, sampleNames } from './areas/samples/index.ts'
import {
  describePages,
  hasDemo,
  type LiveShop,
  openLetters,
  openListRates,
  openShop,
  registerSeller,
} from './areas/seller/index.ts'
import { registerServiceLists } from './areas/service-lists/index.ts'
import { registerShipping } from './areas/shipping/index.ts'
import { isAwaitedAt, ordersSince, registerShowOrders } from './areas/show-orders/index.ts'
import { registerStock } from './areas/stock/index.ts'
import { registerSurveys } from './areas/surveys/index.ts'
import { openShows, registerTradeShow, type Shows } from './areas/trade-show/index.ts'
import { guardSpace } from './import/free-space.ts'
import { openPlatform, type PlatformOptions } from './open-platform.ts'
import { serveOverview } from './overview.ts'
import { erasers, personal } from './personal.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database.ts'
import { serveHealth } from './platform/health.ts'
import { serveOpenApi } from './platform/openapi-routes.ts'
import { servePages } from './platform/pages.ts'
import type { Platform } from './platform/platform.ts'
import { deleteNightly } from './platform/retention.ts'
import { retained } from './retention.ts'

export type App = {
  readonly platform: Platform
  readonly shop: LiveShop
  readonly catalogue: Catalogue
  readonly promotions: Promotions
  readonly shows: Shows
  readonly contents: Contents
  readonly weeks: Weeks
  /** Starts the background work: jobs, due work, the outbox. */
  start(): Promise<void>
  /** Ends open streams, which would keep the server from closing. */
  endStreams(): void
  /** Finishes running work, stops the rest, closes everything except the database. */
  close(): Promise<void>
}

/** The wiring of the product: every area by name. */
export async function buildApp(config: Config, database: Database, given: PlatformOptions = {}): Promise<App> {
  const platform = await openPlatform(config, database, given)
  const { server, jobs } = platform
  let ready = false
  serveHealth(server, () => ready, platform.db)
  // Shared read-ahead of all users.
  const background = { ...platform, db: platform.backgroundDb }
  const shop = await openShop(background)
  server.decorate('house', () => {
    const { languages, timeZone } = shop.current()
    return { language: languages[0] ?? 'en', timeZone }
  })
  const catalogue = await openCatalogue(background)
  const promotions = await openPromotions(background, { catalogue, shop })
  const sales = await openSales(background, shop)
  const shows = await openShows(background)
  const weeks = await openWeeks(background)
  const listRates = await openListRates(platform)
  const lookOf = makeLookOf({ promotions, listRates, sales })
  const contents = await openContents(platform)
  const baskets = await openBaskets(platform)
  const favourites = await openFavourites(platform, { catalogue })
  const references = await openReferences(platform)
  const letters = openLetters(platform, shop)
  deleteNightly(platform, retained, () => shop.find()?.timeZone ?? 'UTC')
  registerSeller(platform, shop)
  const { proveOwner } = await registerPeople(platform, {
    shop,
    letters,
    hasDemo,
    applicants: applicantOf,
    brands: () => catalogue.snapshot().brands.values(),
    basketInfo: viewer => basketInfo({ catalogue, promotions, baskets }, viewer, platform.clock()),
    unpaidSum,
    approvalsWaiting: waitingApprovals,
    bonusOf: (db, customerId) => bonusFigures(db, shop, customerId, platform.clock()),
    favouritesCount: async viewer => (await favourites.of(viewer, platform.clock())).length,
  })
  registerCatalogue(platform, {
    catalogue,
    imports: { editionId: () => shows.find()?.edition.id, guardWriting: () => guardSpace(config) },
  })
  const search = openSearch(platform, catalogue)
  registerAssortment(platform, {
    catalogue,
    promotions,
    lookOf,
    shop,
    search,
    references,
    favouritesOf: favourites.of,
  })
  const keys = await openKeys(platform)
  const cards = openCards(platform, hasDemo)
  const takesCards = cards.takes
  await registerCustomerApi(platform, { keys, shop, letters, catalogue, promotions, references, takesCards })
  registerQuickOrder(platform, { catalogue, search, references, lookOf, shows })
  registerOrderLists(platform, { catalogue, favourites, promotions, baskets, lookOf })
  registerPromotions(platform, { catalogue, promotions, shop })
  registerServiceLists(platform, { shop, catalogue, promotions })
  registerOrders(platform, { catalogue, shop, letters })
  registerStock(platform, { catalogue, promotions, shop, letters })
  registerPicking(platform, { catalogue, shop })
  registerCompanies(platform, { shop, letters, customersOfOrder, customersOfDocument, isAwaitedAt })
  registerPersonalData(platform, { shop, letters, catalogue, proveOwner, lists: personal, erasers })
  registerShipping(platform)
  registerBilling(platform, {
    ...{ shop, letters },
    openOf: async (db, customerId, today) => (await standingOf(db, customerId, today)).open,
  })
  registerComplaints(platform, { catalogue, shop, letters })
  registerPayments(platform, { cards, shop })
  registerBasket(platform, { shop, letters, catalogue, promotions, baskets, takesCards })
  const written = writtenOf(platform, shop)
  await registerTradeShow(platform, {
    shop,
    catalogue,
    shows,
    listRates,
    ordersSince: (editionId, since) => ordersSince(database.db, editionId, since),
    offersOf: async () => ({ ...(await contents.find()), samples: await exhibitorsWithSamples(platform.db) }),
    teaserOf: asked => written('vts', asked),
  })
  registerBoothContent(platform, { catalogue, shows, listRates })
  registerAwards(platform, { catalogue, shows })
  registerRewards(platform, { shows })
  const samples = sampleBasket(catalogue)
  const samplesOf = (exhibitorId: number) => sampleNames(platform.db, exhibitorId)
  registerShowOrders(platform, { shop, letters, catalogue, shows, samples, samplesOf })
  registerSamples(platform, { catalogue, shows, samples })
  registerFeedback(platform, { catalogue, shows })
  registerEnquiries(platform, { shop, letters, catalogue, shows })
  registerBackOffice(platform)
  registerOutlet(platform, { catalogue, shop, takesCards })
  registerNewcomerWeek(platform, { shop, letters, catalogue, weeks, favourites, listRates, takesCards })
  serveOverview(platform, { catalogue, shop })
  serveAccountFigures(platform, { shop, references })
  registerContent(platform, { shop, catalogue, promotions, baskets, lookOf })
  registerCareers(platform, { shop, letters })
  registerSurveys(platform, { catalogue, shop })
  serveOpenApi(platform, { page: docsPage, titleOf: () => `${shop.current().name} API` })
  await servePages(platform, { headOf: describePages(platform, shop), always: asksOfEveryPage })
  await server.ready()
  ready = true
  return {
    platform,
    shop,
    catalogue,
    promotions,
    shows,
    contents,
    weeks,
    async start() {
      await platform.mails.start()
      await jobs.start()
      platform.due.start()
      platform.outbox.nudge()
    },
    endStreams: () => platform.streams.endAll(),
    async close() {
      ready = false
      platform.streams.endAll()
      await server.close()
      await platform.due.close()
      await platform.outbox.close()
      await jobs.close()
      await platform.bus.close()
      platform.mails.close()
    },
  }
}
