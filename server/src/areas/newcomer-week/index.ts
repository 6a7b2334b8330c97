import type { Viewer } from '@fairfloor/domain/identity/viewer'
import * as contract from '@fairfloor/domain/newcomer-week/contract'
import * as shapes from '@fairfloor/domain/newcomer-week/shapes'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import type { Favourites } from '../shopping-lists/index.ts'
import { serveAboutWeek } from './about.ts'
import { serveWeekBasket } from './basket-routes.ts'
import { serveWeekDesk } from './desk.ts'
import { describeWeekPages } from './heads.ts'
import { registerWeekMails } from './mails/register.ts'
import type { Ordering } from './place-week-order.ts'
import { brandsAnswer, favouritesAnswer, flavoursAnswer, productsAnswer } from './showcase.ts'
import { serveVisits } from './visits.ts'
import type { Weeks } from './weeks.ts'

export { saveWeek, type WeekInput } from './save-week.ts'
export { openWeeks, type Weeks } from './weeks.ts'

type Deps = {
  readonly catalogue: Catalogue
  readonly weeks: Weeks
  readonly favourites: Favourites
  readonly shop: LiveShop
  readonly letters: Letters
} & Pick<Ordering, 'takesCards'>

/** Events at which brands show what is new, at prices of their own. */
export function registerNewcomerWeek(platform: Platform, deps: Deps): void {
  const { catalogue, weeks, favourites, takesCards } = deps
  const lookingOf = ({ priceGroupId, country }: Viewer, now: Date): Ordering => ({
    ...{ priceGroupId, country, now },
    snapshot: catalogue.snapshot(),
    week: weeks.open(now),
    current: weeks.current(now),
    ...(takesCards && { takesCards }),
  })

  serveWeekBasket(platform, catalogue, lookingOf)
  serveVisits(platform, deps)
  serveWeekDesk(platform, deps)
  registerWeekMails(platform, deps)
  serveAboutWeek(platform, deps)
  describeWeekPages(platform)

  serve(platform, contract.getWeekBrands, shapes.getWeekBrands, ({ viewer, now }) =>
    brandsAnswer(lookingOf(viewer, now)),
  )

  serve(platform, contract.getWeekProducts, shapes.getWeekProducts, ({ viewer, now }) =>
    productsAnswer(lookingOf(viewer, now)),
  )

  serve(platform, contract.getWeekFlavours, shapes.getWeekFlavours, ({ viewer, now }) =>
    flavoursAnswer(lookingOf(viewer, now)),
  )

  serve(platform, contract.getWeekFavourites, shapes.getWeekFavourites, async ({ viewer, now }) =>
    favouritesAnswer(await favourites.of(viewer, now), lookingOf(viewer, now)),
  )
}
