import { FAILED_FROM, KEPT_PATH } from '@fairfloor/domain/customer-api/requests/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { type Client, type Keys, keyIn } from '../keys.ts'
import { openKeeping } from './keep-requests.ts'
import { beginningOf } from './kept-body.ts'
import { withoutKeys } from './without-keys.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls with a key, also where the call is refused. */
    client?: Client
  }
}

/** Everything below it is the customers' API, also what leads nowhere. */
const API = '/api/v1/'

/**
 * Keeps each request that brings a known key, with both bodies, once it is answered. A test key's is kept as well: it is
 * written apart from what the call has changed.
 */
export function noteRequests(platform: Platform, keys: Keys): void {
  const { server, clock, log } = platform
  const keep = openKeeping(platform)
  const answers = new WeakMap<FastifyRequest, unknown>()
  const looking = new Set<Promise<unknown>>()

  const isMeant = (request: FastifyRequest) => request.client !== undefined || request.url.startsWith(API)

  server.addHook('onSend', (request, _reply, payload, done) => {
    if (isMeant(request)) answers.set(request, payload)
    done()
  })

  server.addHook('onResponse', (request, reply, done) => {
    if (isMeant(request)) note(request, reply)
    done()
  })

  function note(request: FastifyRequest, reply: FastifyReply): void {
    const make = (client: Client) => keep(answeredOf(request, reply, client, answers.get(request), clock()))
    if (request.client) make(request.client)
    else lookFor(keyIn(request), make)
  }

  /** Of what was refused before anybody asked for the key, and of what is no call of ours. */
  function lookFor(key: string | undefined, make: (client: Client) => void): void {
    if (key === undefined) return
    const look = keys
      .find(key)
      .then(client => client && make(client))
      .catch(error => log.error({ err: error }, 'key of a request not found'))
      .finally(() => looking.delete(look))
    looking.add(look)
  }

  // Before the keeping is closed: hooks of this kind run from the last to the first.
  server.addHook('onClose', () => Promise.allSettled(looking))
}

function answeredOf(request: FastifyRequest, reply: FastifyReply, client: Client, answer: unknown, now: Date) {
  const { viewer, row, name, isTest } = client
  const durationMs = Math.max(0, Math.round(reply.elapsedTime))
  const length = reply.getHeader('content-length')
  const body = reply.problem ?? (request.method === 'HEAD' ? undefined : answer)
  return {
    customerId: row.customerId,
    at: new Date(now.getTime() - durationMs),
    keyId: row.namedId,
    keyName: name,
    isTest,
    rights: viewer.rights,
    method: request.method,
    path: withoutKeys(request.url.slice(0, KEPT_PATH)),
    status: reply.statusCode,
    durationMs,
    requestId: String(request.id),
    code: reply.statusCode >= FAILED_FROM ? codeOf(reply.problem) : null,
    sent: beginningOf(request.sent, {
      type: request.headers['content-type'],
      length: request.headers['content-length'] ?? (request.headers['transfer-encoding'] ? undefined : 0),
    }),
    answer: beginningOf(body, {
      type: reply.getHeader('content-type'),
      length: body === undefined ? 0 : length,
      encoding: reply.getHeader('content-encoding'),
    }),
  }
}

function codeOf(problem: string | undefined): string | null {
  const { code } = JSON.parse(problem ?? '{}') as { code?: string }
  return code ?? null
}
