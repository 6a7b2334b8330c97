import { refuse } from '@fairfloor/domain/general-refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { type Client, type Keys, keyIn } from '../keys.ts'
import { makeRateLimit, type RateLimit, WINDOW } from './rate-limit.ts'
import { shareCounts } from './share-counts.ts'

/**
 * Sets the viewer of each call with a key (endpoints with `who: 'client'`, and those for users that take a key in place of a session), before anything else sees it, and holds each customer
 * to so many calls a minute.
 * Headers: draft-ietf-httpapi-ratelimit-headers (as of its version 11); a 401 says how to authenticate (RFC 9110, 6750).
 */
export async function recogniseClients(platform: Platform, keys: Keys): Promise<RateLimit> {
  const { server, config, clock } = platform
  const most = config.apiRequestsPerMinute
  const limit = makeRateLimit(most, () => clock().getTime())
  const noteAnswered = await shareCounts(platform, limit)
  const policy = `"default";q=${most};w=${WINDOW}`

  function admit(request: FastifyRequest, reply: FastifyReply, client: Client | undefined): void {
    if (!client) {
      reply.header(
        'www-authenticate',
        hasKey(request) ? 'Bearer realm="api", error="invalid_token"' : 'Bearer realm="api"',
      )
      throw refuse('key_required')
    }
    const { viewer, isTest } = client
    request.client = client
    if (isTest) reply.header('test-mode', 'true')
    const { isAllowed, left, seconds } = limit.take(viewer.customerId)
    reply.header('ratelimit-policy', policy)
    reply.header('ratelimit', `"default";r=${left};t=${seconds}`)
    if (!isAllowed) {
      reply.header('retry-after', seconds)
      throw refuse('too_many_requests', { seconds })
    }
    noteAnswered(viewer.customerId)
    request.viewer = viewer
    request.isTest = isTest
  }

  server.addHook('onRequest', (request, reply, done) => {
    const { byKey, orByKey } = request.routeOptions.config ?? {}
    if (!byKey && !(orByKey && !request.viewer && hasKey(request))) return done()
    const settle = (client: Client | undefined) => {
      try {
        admit(request, reply, client)
        done()
      } catch (error) {
        done(error as Error)
      }
    }
    const key = keyIn(request)
    const known = key && keys.known(key)
    if (!key || known) return settle(known || undefined)
    keys.find(key).then(settle, done)
  })
  return limit
}

const hasKey = ({ headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined || headers['x-api-key'] !== undefined
