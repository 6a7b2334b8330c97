import { dayIn } from '@fairfloor/domain/day'
import { hasRight } from '@fairfloor/domain/identity/viewer'
import { getOutlet } from '@fairfloor/domain/outlet/contract'
import { outletDeskPage, outletLotDeskPage } from '@fairfloor/domain/outlet/desk-pages'
import { outletPage } from '@fairfloor/domain/outlet/pages'
import * as shapes from '@fairfloor/domain/outlet/shapes'
import { titles } from '@fairfloor/domain/outlet/titles'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { LiveShop } from '../seller/index.ts'
import { serveOutletDesk } from './desk.ts'
import { lotsForSale } from './lots.ts'
import { outletList } from './outlet-list.ts'

type Deps = { readonly catalogue: Catalogue; readonly shop: LiveShop }

/** Short-dated pieces with a stock and a price of their own. */
export function registerOutlet(platform: Platform, deps: Deps): void {
  const { db, pages } = platform
  const { catalogue, shop } = deps
  serveOutletDesk(platform, deps)
  pages.describe(outletPage, 'found', ({ language }) => ({ title: titles[language].outlet }))
  pages.describe(outletDeskPage, 'private', ({ language }) => ({ title: titles[language].outlet }))
  pages.describe(outletLotDeskPage, 'private', ({ language }) => ({ title: titles[language].outlet }))

  serve(platform, getOutlet, shapes.getOutlet, async ({ viewer, query, now }) => {
    const today = dayIn(now, shop.current().timeZone)
    const looking = {
      snapshot: catalogue.snapshot(),
      priceGroupId: viewer?.priceGroupId ?? null,
      country: viewer?.country ?? null,
      today,
      now,
    }
    return outletList(await lotsForSale(db, today), looking, { ...query, seesPrices: hasRight(viewer, 'prices') })
  })
}
