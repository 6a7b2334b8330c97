import { dayIn } from '@fairfloor/domain/day'
import { getOutlet } from '@fairfloor/domain/outlet/contract'
import { outletDeskPage, outletLotDeskPage } from '@fairfloor/domain/outlet/desk-pages'
import { outletBasketPage, outletPage } from '@fairfloor/domain/outlet/pages'
import * as shapes from '@fairfloor/domain/outlet/shapes'
import { titles } from '@fairfloor/domain/outlet/titles'
import { hasRight, type Viewer } from '@fairfloor/domain/viewer'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { LiveShop } from '../seller/index.ts'
import { serveOutletBasket } from './basket-routes.ts'
import { serveOutletDesk } from './desk.ts'
import { followCancelled } from './follow-cancelled.ts'
import { headTexts } from './head-texts.ts'
import { lotsForSale } from './lots.ts'
import type { Looking } from './offered.ts'
import { outletList } from './outlet-list.ts'

export { eraseFromOutlet } from './erase.ts'
export { type Lot, lotsById, lotsForSale, moveLots } from './lots.ts'
export { makeLot } from './make-lot.ts'
export { outletPersonal } from './personal.ts'

type Deps = { readonly catalogue: Catalogue; readonly shop: LiveShop } & Pick<Looking, 'takesCards'>

/** Short-dated pieces with a stock and a price of their own, and a basket apart from the shop's. */
export function registerOutlet(platform: Platform, deps: Deps): void {
  const { db, pages } = platform
  const { catalogue, shop, takesCards } = deps
  const lookingOf = (viewer: Pick<Viewer, 'priceGroupId' | 'country'> | null, now: Date): Looking => ({
    snapshot: catalogue.snapshot(),
    priceGroupId: viewer?.priceGroupId ?? null,
    country: viewer?.country ?? null,
    today: dayIn(now, shop.current().timeZone),
    now,
    takesCards,
  })
  serveOutletDesk(platform, deps)
  serveOutletBasket(platform, lookingOf)
  followCancelled(platform)
  pages.describe(outletPage, 'found', ({ language }) => ({
    title: titles[language].outlet,
    description: headTexts[language].outlet,
  }))
  pages.describe(outletBasketPage, 'private', ({ language }) => ({ title: titles[language].outletBasket }))
  pages.describe(outletDeskPage, 'private', ({ language }) => ({ title: titles[language].outlet }))
  pages.describe(outletLotDeskPage, 'private', ({ language }) => ({ title: titles[language].outlet }))

  serve(platform, getOutlet, shapes.getOutlet, async ({ viewer, query, now }) => {
    const looking = lookingOf(viewer, now)
    const lots = await lotsForSale(db, looking.today)
    return outletList(lots, looking, { ...query, seesPrices: hasRight(viewer, 'prices') })
  })
}
