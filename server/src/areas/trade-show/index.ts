import type { Platform } from '../../platform/platform.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { ListRates, LiveShop } from '../seller/index.ts'
import { serveBooth } from './booth-routes.ts'
import { serveEditionsDesk } from './desk.ts'
import { serveExhibitors } from './exhibitor-routes.ts'
import type { BoothOffers } from './exhibitor-view.ts'
import { describeTradeShow, type TeaserOf } from './heads.ts'
import type { OrdersSince } from './live/live.ts'
import { serveLive } from './live/routes.ts'
import { serveSceneMedia } from './scene-media.ts'
import { serveScenes } from './scene-routes.ts'
import type { Shows } from './show.ts'
import { serveShow } from './show-routes.ts'
import { serveVisits } from './visit-routes.ts'

export { ACTIVITY, type ActivityEvent, by, publishActivity } from './activities.ts'
export { EDITION_COPIED, type EditionCopied } from './copy-edition.ts'
export { allEditions, editionBefore, editionOf } from './editions.ts'
export { erasePresences } from './erase.ts'
export type { BoothOffers } from './exhibitor-view.ts'
export { exhibitorsById } from './exhibitors-by-id.ts'
export { readHall, WrongHall } from './hall-folder.ts'
export { tradeShowPersonal } from './personal.ts'
export { tradeShowRetained } from './retained.ts'
export { moveWindows, saveEdition } from './save-edition.ts'
export { type ExhibitorInput, saveExhibitors } from './save-exhibitor.ts'
export { saveHall } from './save-hall.ts'
export { type SceneInput, savePlan, saveScene } from './save-scene.ts'
export { wholePicture } from './scene-picture.ts'
export { type Edition, type Exhibitor, openShows, type Show, type Shows } from './show.ts'
export { visitsOf } from './visits.ts'

type Deps = {
  shop: LiveShop
  catalogue: Catalogue
  shows: Shows
  listRates: ListRates
  ordersSince: OrdersSince
  /** What other areas contribute to the booths of an edition, besides products. */
  offersOf: () => Promise<BoothOffers>
  teaserOf: TeaserOf
}

export async function registerTradeShow(platform: Platform, deps: Deps): Promise<void> {
  serveShow(platform, deps.shows)
  serveExhibitors(platform, deps)
  serveScenes(platform, deps.shows)
  serveVisits(platform, deps.shows)
  serveBooth(platform, deps)
  serveEditionsDesk(platform, deps)
  describeTradeShow(platform, deps)
  serveSceneMedia(platform.server, platform.files)
  await serveLive(platform, deps.shows, deps.ordersSince)
}
