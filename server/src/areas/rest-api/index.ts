import { getKey } from '@fairfloor/domain/rest-api/contract'
import * as shapes from '@fairfloor/domain/rest-api/shapes'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Keys } from '../customer-api/index.ts'
import type { LiveShop } from '../seller/index.ts'
import { recogniseClients } from './clients.ts'
import { describeApi } from './description.ts'

/**
 * Everything under /api/v1, for customers' own systems. Its endpoints are like all others, with `who: 'client'`: their viewer is
 * the customer's technical user, and `/api/v1/openapi.json` describes them without further work.
 */
export async function registerRestApi(
  platform: Platform,
  { keys, shop }: { keys: Keys; shop: LiveShop },
): Promise<void> {
  await recogniseClients(platform, keys)
  serveDescription(platform, shop)

  serve(platform, getKey, shapes.getKey, ({ viewer, now }) => ({
    company: viewer.company ?? '',
    rights: [...viewer.rights],
    server_time: now.toISOString(),
  }))
}

/** The description is public: it holds no data. */
function serveDescription({ server, config }: Platform, shop: LiveShop): void {
  const documents = new Map<string, string>()
  server.get('/api/v1/openapi.json', (_request, reply) => {
    const title = `${shop.current().name} API`
    const site = { title, url: config.publicUrl, perMinute: config.apiRequestsPerMinute }
    const document = documents.get(title) ?? JSON.stringify(describeApi(server.served, site))
    documents.set(title, document)
    return reply.type('application/json; charset=utf-8').send(document)
  })
}
