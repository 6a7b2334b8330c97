import * as contract from '@fairfloor/domain/trade-show/contract'
import * as shapes from '@fairfloor/domain/trade-show/shapes'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Shows } from './show.ts'
import { visitExhibitor, visitsOf } from './visits.ts'

/** Endpoints for visits to booths. */
export function serveVisits(platform: Platform, shows: Shows): void {
  serve(platform, contract.getVisitedExhibitors, shapes.getVisitedExhibitors, async ({ viewer }) => {
    const { exhibitorById } = shows.current()
    const visits = await visitsOf(platform.db, viewer.userId)
    return visits
      .filter(visit => exhibitorById.has(visit.exhibitorId))
      .map(visit => ({ exhibitor_id: visit.exhibitorId, visited_at: visit.visitedAt.toISOString() }))
  })

  serve(platform, contract.visitExhibitor, shapes.visitExhibitor, async ({ viewer, body, now, transaction }) => {
    await transaction(tx => visitExhibitor(tx, shows.current(), viewer, body.exhibitor_id, now))
    return { success: true } as const
  })
}
