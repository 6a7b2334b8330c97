import * as contract from '@fairfloor/domain/trade-show/contract'
import { phaseOf } from '@fairfloor/domain/trade-show/phases'
import * as shapes from '@fairfloor/domain/trade-show/shapes'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Shows } from './show.ts'
import { hasViewedTour, viewGuidedTour } from './visits.ts'

/** Endpoints for the edition with its dates, and for the guided tour. */
export function serveShow(platform: Platform, shows: Shows): void {
  serve(platform, contract.getVts, shapes.getVts, async ({ viewer, now }) => {
    const { edition } = shows.current()
    const phase = phaseOf(edition, now)
    return {
      name: edition.name,
      order_start: edition.orderStart.toISOString(),
      order_end: edition.orderEnd.toISOString(),
      confirmation_start: edition.confirmationStart.toISOString(),
      confirmation_end: edition.confirmationEnd.toISOString(),
      release_end: edition.releaseEnd.toISOString(),
      is_confirmation: phase === 'confirmation',
      is_guided_tour_viewed: viewer === null || (await hasViewedTour(platform.db, edition.id, viewer.userId)),
      phase,
      server_time: now.toISOString(),
      time_zone: edition.timeZone,
      live_counts: edition.liveCounts,
    }
  })

  serve(platform, contract.viewGuidedTour, shapes.viewGuidedTour, async ({ viewer, now, transaction }) => {
    await transaction(tx => viewGuidedTour(tx, shows.current().edition.id, viewer, now))
    return { success: true } as const
  })
}
