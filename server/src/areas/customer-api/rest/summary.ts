import { getApiSummary } from '@fairfloor/domain/customer-api/rest/summary-contract'
import * as shapes from '@fairfloor/domain/customer-api/rest/summary-shapes'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { countReferences } from '../count-references.ts'
import { requireApiAccess } from '../settings.ts'
import type { RateLimit } from './rate-limit.ts'

/** What the overview of the API area says beside the settings. */
export function serveSummary(platform: Platform, limit: RateLimit): void {
  const { db, config } = platform
  serve(platform, getApiSummary, shapes.getApiSummary, async ({ viewer }) => {
    requireApiAccess(viewer)
    return {
      requests_per_minute: config.apiRequestsPerMinute,
      requests_left: limit.left(viewer.customerId),
      references: await countReferences(db, viewer.customerId),
    }
  })
}
