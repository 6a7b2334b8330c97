import * as contract from '@fairfloor/domain/newcomer-week/contract'
import * as shapes from '@fairfloor/domain/newcomer-week/shapes'
import type { Viewer } from '@fairfloor/domain/viewer'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Favourites } from '../order-lists/index.ts'
import type { Letters, ListRates, LiveShop } from '../seller/index.ts'
import { serveAboutWeek } from './about.ts'
import { serveWeekBasket } from './basket-routes.ts'
import { serveWeekDesk } from './desk.ts'
import { describeWeekPages } from './heads.ts'
import { registerWeekMails } from './mails/register.ts'
import type { Ordering, Showing } from './offers.ts'
import { previewOf, servePreview } from './preview.ts'
import { brandsAnswer, favouritesAnswer, flavoursAnswer, productsAnswer } from './showcase.ts'
import { serveVisits } from './visits.ts'
import type { Weeks } from './weeks.ts'

export { eraseFromWeeks } from './erase.ts'
export { newcomerWeekPersonal } from './personal.ts'
export { saveWeek, type WeekInput } from './save-week.ts'
export { openWeeks, type Weeks } from './weeks.ts'

type Deps = {
  readonly catalogue: Catalogue
  readonly weeks: Weeks
  readonly favourites: Favourites
  readonly listRates: ListRates
  readonly shop: LiveShop
  readonly letters: Letters
} & Pick<Ordering, 'takesCards'>

/** Events at which brands show what is new, at prices of their own. */
export function registerNewcomerWeek(platform: Platform, deps: Deps): void {
  const { catalogue, weeks, favourites, listRates, takesCards } = deps
  const lookingOf = (
    { priceGroupId, country }: Viewer,
    now: Date,
    seen: 'published' | 'all' = 'published',
  ): Ordering => ({
    ...{ priceGroupId, country, now },
    snapshot: catalogue.snapshot(),
    week: weeks.open(now, seen),
    current: weeks.current(now, seen),
    ...(takesCards && { takesCards }),
  })

  const asAt = previewOf(platform)
  serveWeekBasket(platform, catalogue, lookingOf)
  serveVisits(platform, deps)
  serveWeekDesk(platform, deps)
  servePreview(platform)
  registerWeekMails(platform, deps)
  serveAboutWeek(platform, deps)
  describeWeekPages(platform)

  const lookingAt = async (call: Parameters<typeof asAt>[0] & { readonly viewer: Viewer }): Promise<Showing> => {
    const { now, seen } = asAt(call)
    return { ...lookingOf(call.viewer, now, seen), rates: await listRates.of(call.viewer.country, now) }
  }

  serve(platform, contract.getWeekBrands, shapes.getWeekBrands, async call => brandsAnswer(await lookingAt(call)))

  serve(platform, contract.getWeekProducts, shapes.getWeekProducts, async call => productsAnswer(await lookingAt(call)))

  serve(platform, contract.getWeekFlavours, shapes.getWeekFlavours, async call => flavoursAnswer(await lookingAt(call)))

  serve(platform, contract.getWeekFavourites, shapes.getWeekFavourites, async call =>
    favouritesAnswer(await favourites.of(call.viewer, asAt(call).now), await lookingAt(call)),
  )
}
