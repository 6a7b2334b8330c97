import { getKey } from '@fairfloor/domain/customer-api/rest/contract'
import * as shapes from '@fairfloor/domain/customer-api/rest/shapes'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { markChanges } from '../../../platform/change-marks.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { sharedSecret } from '../../../platform/shared-secret.ts'
import type { LiveShop } from '../../seller/index.ts'
import type { Keys } from '../keys.ts'
import { noteRequests } from '../requests/note-requests.ts'
import { recogniseClients } from './clients.ts'
import { collectionOf } from './collection.ts'
import { makeCursors } from './cursor.ts'
import { describeApi } from './description.ts'
import { announceEndings } from './endings.ts'
import { type Feeds, openFeeds } from './feeds.ts'
import { serveApiInvoices } from './invoices.ts'
import { serveLists } from './lists.ts'
import { type OrderDeps, serveApiOrders } from './orders/serve.ts'
import { serveOwnExamples } from './own-examples.ts'
import { serveApiReferences } from './references.ts'
import { serveSummary } from './summary.ts'

/**
 * Everything under /api/v1, for customers' own systems. Its endpoints are like all others, with `who: 'client'`: their viewer is
 * the customer's technical user, and `/api/v1/openapi.json` describes them without further work.
 */
export async function registerRest(
  platform: Platform,
  { keys, ...deps }: OrderDeps & { readonly keys: Keys },
): Promise<void> {
  noteRequests(platform, keys)
  announceEndings(platform, () => deps.shop.current().timeZone)
  const limit = await recogniseClients(platform, keys)
  serveSummary(platform, limit)
  markChanges(platform)
  const feeds = await openFeeds(platform, deps)
  const cursors = makeCursors(await sharedSecret(platform.backgroundDb, 'api-cursors', platform.clock()))
  readOwnChanges(platform, feeds)
  const ofLists = serveLists(platform, feeds, cursors, deps.shop)
  const ofDocuments = {
    ...serveApiOrders(platform, deps),
    ...serveApiReferences(platform, deps),
    ...serveApiInvoices(platform, deps),
  }
  serveDescription(platform, deps.shop)

  serve(platform, getKey, shapes.getKey, ({ viewer, now, request }) => keyAnswer(viewer, now, request.isTest))
  serveOwnExamples(platform, { [getKey.path]: keyAnswer, ...ofLists, ...ofDocuments })
}

const keyAnswer = ({ company, rights }: CustomerViewer, now: Date, isTest = false) => ({
  company: company ?? '',
  rights: [...rights],
  is_test: isTest,
  server_time: now.toISOString(),
})

/** The description and the collection that is made from it are public: they hold no data. */
function serveDescription({ server, config }: Platform, shop: LiveShop): void {
  const documents = new Map<string, { description: string; collection: string }>()
  const documentsNow = () => {
    const title = `${shop.current().name} API`
    const known = documents.get(title)
    if (known) return known
    const site = { title, url: config.publicUrl, perMinute: config.apiRequestsPerMinute }
    const description = describeApi(server.served, site)
    const made = { description: JSON.stringify(description), collection: JSON.stringify(collectionOf(description)) }
    documents.set(title, made)
    return made
  }
  const json = 'application/json; charset=utf-8'
  server.get('/api/v1/openapi.json', (_request, reply) => reply.type(json).send(documentsNow().description))
  server.get('/api/v1/collection.json', (_request, reply) => reply.type(json).send(documentsNow().collection))
}

/** What is changed on this server is read from here at once; what others change is seen within a second. */
function readOwnChanges({ server }: Platform, feeds: Feeds): void {
  // Before a client has its answer, and also where it has gone without one.
  server.addHook('onSend', (request, _reply, _payload, done) => {
    if (request.routeOptions.config?.changes) feeds.touch()
    done()
  })
}
