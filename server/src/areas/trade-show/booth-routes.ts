import { refuse } from '@fairfloor/domain/refusal'
import { getBoothSizes } from '@fairfloor/domain/trade-show/booth-contract'
import type { Platform } from '../../platform/parts.ts'
import { serve } from '../../platform/serve.ts'
import { type Catalogue, listSizes } from '../catalogue/index.ts'
import { depositsFor } from '../orders/index.ts'
import { alertsOf } from '../stock-alerts/index.ts'
import type { Shows } from './show.ts'

/** What a booth offers to order, at the prices of the show. */
export function serveBooth(platform: Platform, { catalogue, shows }: { catalogue: Catalogue; shows: Shows }): void {
  const { db } = platform

  serve(platform, getBoothSizes, async ({ viewer, params, query, now }) => {
    const { edition, exhibitorById } = shows.current()
    const exhibitor = exhibitorById.get(params.id)
    if (!exhibitor) throw refuse('not_found')
    const [deposits, alerts] = await Promise.all([depositsFor(db, viewer.customerId, now), alertsOf(db, viewer.userId)])
    const snapshot = catalogue.snapshot()
    const sizes = snapshot.brands.get(exhibitor.brandId)?.sizes ?? []
    return listSizes(snapshot, sizes, query.sort ?? 'top', {
      priceGroupId: viewer.priceGroupId,
      editionId: edition.id,
      now,
      depositOf: depositClass => deposits.get(depositClass) ?? null,
      isNotified: flavourId => alerts.has(flavourId),
    })
  })
}
