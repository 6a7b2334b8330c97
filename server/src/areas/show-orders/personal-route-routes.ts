import { getPersonalRoute } from '@fairfloor/domain/show-orders/personal-route-contract'
import * as shapes from '@fairfloor/domain/show-orders/personal-route-shapes'
import { isPast } from '@fairfloor/domain/trade-show/phases'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Shows } from '../trade-show/index.ts'
import { readPersonalRoute } from './personal-route.ts'

type Deps = { catalogue: Catalogue; shows: Shows }

/** The route through the booths; none for staff, who cannot order, and none once ordering is closed. */
export function servePersonalRoute(platform: Platform, { catalogue, shows }: Deps): void {
  serve(platform, getPersonalRoute, shapes.getPersonalRoute, async ({ viewer, now }) => {
    const show = shows.current()
    const { customerId, priceGroupId } = viewer
    if (customerId === null || priceGroupId === null || isPast(show.edition.orderEnd, now)) return []
    return readPersonalRoute(platform.db, show, catalogue.snapshot(), { ...viewer, customerId, priceGroupId }, now)
  })
}
