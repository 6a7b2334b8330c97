import type { Platform } from '../../platform/parts.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Deposits, LiveShop } from '../seller/index.ts'
import { serveBooth } from './booth-routes.ts'
import { describeTradeShow, type TeaserOf } from './heads.ts'
import type { OrdersSince } from './live/live.ts'
import { serveLive } from './live/routes.ts'
import { type BoothOffers, serveTradeShow } from './routes.ts'
import { serveSceneMedia } from './scene-media.ts'
import type { Shows } from './show.ts'

export { ACTIVITY, type ActivityEvent, by, publishActivity } from './activities.ts'
export { allEditions, editionOf } from './editions.ts'
export { readHall, WrongHall } from './hall-folder.ts'
export { listEditions } from './list-editions.ts'
export { tradeShowRetained } from './retained.ts'
export type { BoothOffers } from './routes.ts'
export { moveWindows, saveEdition, showLiveCounts } from './save-edition.ts'
export { type ExhibitorInput, saveExhibitors } from './save-exhibitor.ts'
export { saveHall } from './save-hall.ts'
export { savePlan, saveScene } from './save-scene.ts'
export { type Edition, type Exhibitor, openShows, type Show, type Shows } from './show.ts'
export { visitsOf } from './visits.ts'

type Deps = {
  shop: LiveShop
  catalogue: Catalogue
  shows: Shows
  deposits: Deposits
  ordersSince: OrdersSince
  /** What stands at the booths of an edition besides products. */
  offersOf: () => Promise<BoothOffers>
  teaserOf: TeaserOf
}

export async function registerTradeShow(platform: Platform, deps: Deps): Promise<void> {
  serveTradeShow(platform, deps)
  serveBooth(platform, deps)
  describeTradeShow(platform, deps)
  serveSceneMedia(platform.server, platform.files)
  await serveLive(platform, deps.shows, deps.ordersSince)
}
