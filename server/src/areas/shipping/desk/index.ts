import type { Platform } from '../../../platform/platform.ts'
import { serveCarrierDesk } from './carriers.ts'
import { serveMinimumDesk } from './minimums.ts'
import { serveTariffDesk } from './tariffs.ts'
import { serveTrying } from './try-tariffs.ts'

/** The operator's carriers, tariffs and minimum order values. Orders read them when they are priced, on every server. */
export function serveShippingDesk(platform: Platform): void {
  serveCarrierDesk(platform)
  serveTariffDesk(platform)
  serveMinimumDesk(platform)
  serveTrying(platform)
}
