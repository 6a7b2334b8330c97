import { watchLive } from '@fairfloor/domain/trade-show/live-contract'
import * as shapes from '@fairfloor/domain/trade-show/live-shapes'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import type { Shows } from '../show.ts'
import { type OrdersSince, openLive } from './live.ts'

/** The live counts of the current edition; 204 where the organiser hides them, so that pages do not reconnect. */
export async function serveLive(platform: Platform, shows: Shows, ordersSince: OrdersSince): Promise<void> {
  const live = await openLive(platform, shows, ordersSince)
  serve(platform, watchLive, shapes.watchLive, async ({ viewer, reply }) => {
    if (shows.current().edition.liveCounts) await live.watch(viewer, reply)
    else reply.code(204).send()
    return undefined
  })
}
