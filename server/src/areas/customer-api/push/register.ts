import type { Platform } from '../../../platform/platform.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import { openMemory } from './memory.ts'
import { resolveHost } from './resolve-host.ts'
import { serveEndpoint } from './routes.ts'
import { openSender } from './sender.ts'

const TIMEOUT_MS = 10_000

/** Tells customers' own systems of stock that changed. */
export async function registerPush(
  platform: Platform,
  deps: { catalogue: Catalogue; shop: LiveShop; letters: Letters },
): Promise<void> {
  const { stockPushAllowPrivate: allowPrivate } = platform.config
  const reach = { resolve: resolveHost, allowPrivate, timeoutMs: TIMEOUT_MS }
  const memory = await openMemory(platform.backgroundDb, deps.catalogue)
  const sender = openSender(platform, { ...deps, reach, memory })
  serveEndpoint(platform, sender, { ...deps, reach, memory })
}
