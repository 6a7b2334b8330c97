import type { Answer, Definition, Ending, Endpoint, Parsed, Shapes, ShapesOf, Who } from '@fairfloor/domain/endpoint'
import { type CustomerViewer, hasRight, type Viewer } from '@fairfloor/domain/viewer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { admit, viewerFor } from './admission.ts'
import type { Db } from './database.ts'
import { etagOf, isKnown } from './etag.ts'
import { extrasGuard } from './extras-guard.ts'
import { guardChange, guardChangingGet } from './guard.ts'
import { priceHider } from './hide-prices.ts'
import { fingerprint, once } from './idempotency.ts'
import type { Platform } from './platform.ts'
import { printGuard } from './printed.ts'
import { guardType, keyOf, readCall } from './read-call.ts'
import { statement, transaction, undone } from './transaction.ts'
import { makeVisitorFiles } from './visitor-files.ts'

type ViewerOf<W extends Who> = W extends 'anyone'
  ? Viewer | null
  : W extends 'customer' | 'client'
    ? CustomerViewer
    : Viewer

/** Arguments of a handler. */
export type Call<E extends Endpoint> = Parsed<E> & {
  viewer: ViewerOf<E['who']>
  now: Date
  request: FastifyRequest
  reply: FastifyReply
  /** Runs a command in one transaction; with an `Idempotency-Key` only once. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>
  /** The same for a command of a single statement. */
  statement<T>(work: (db: Db) => Promise<T>): Promise<T>
}

/** A registered endpoint with its shapes. */
export type Served = Definition & Shapes

declare module 'fastify' {
  interface FastifyInstance {
    /** In order of registration, for the OpenAPI document. */
    served: Served[]
    /** Origin of the shop, as set or as it listens. */
    publicUrl: string
  }
  interface FastifyContextConfig {
    /** Changes data: audited when an agent acts as somebody. */
    changes?: boolean
    /** For clients with an API key: `request.viewer` comes from the key, never from a session. */
    byKey?: boolean
    /** For clients with an API key as well as for users: without a session the viewer may come from a key. */
    orByKey?: boolean
    /** For clients with an API key: that the call is to end. */
    ends?: Ending
  }
  interface FastifyRequest {
    /** Set from the session or the API key before any handler. */
    viewer: Viewer | null
    /** Made with a test key: what it changes is taken back. */
    isTest?: boolean
  }
}

/**
 * Serves an endpoint: cross-site guard (403; not for clients with a key, as no browser sends one by itself), login or key (401), role and right (403), path (404), query and body (400, or 422 for letters that documents cannot print), then the handler.
 * A handler returns the answer, or `undefined` where it has sent ready-made bytes itself.
 */
export function serve<E extends Endpoint>(
  { server, db, clock, outbox, config }: Platform,
  endpoint: E,
  shapes: ShapesOf<E>,
  handle: (call: Call<E>) => Promise<Answer<E> | undefined> | Answer<E> | undefined,
): void {
  server.served.push({ ...endpoint, ...shapes })
  const changes = endpoint.method !== 'GET'
  const byKey = endpoint.who === 'client'
  const hasEtag = endpoint.cache === 'list' || (byKey && !changes)
  const visitorFiles = endpoint.who === 'anyone' && endpoint.sends === 'files' ? makeVisitorFiles() : undefined
  const withoutPrices = priceHider(shapes.answer)
  const guardPrinted = shapes.body && printGuard(shapes.body)
  const guardExtras = shapes.body && extrasGuard(shapes.body, config.lineExtras)
  server.route({
    method: endpoint.method,
    url: endpoint.path,
    // A HEAD changes nothing: it is no such call.
    ...(endpoint.changesState ? { exposeHeadRoute: false } : {}),
    ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
    config: {
      answers: endpoint.media ? 'media' : hasEtag ? 'list' : 'json',
      changes: changes || endpoint.changesState === true,
      takesFiles: endpoint.sends === 'files',
      byKey,
      orByKey: endpoint.orByKey === true,
      ...(endpoint.ends && { ends: endpoint.ends }),
    },
    preParsing(request, reply, _payload, done) {
      if (changes && !byKey) guardChange(request)
      else if (endpoint.changesState) guardChangingGet(request)
      admit(endpoint, request.viewer)
      guardType(endpoint, request)
      if (visitorFiles) visitorFiles(request, reply).then(() => done(), done)
      else done()
    },
    async handler(request, reply) {
      const viewer = viewerFor(endpoint, request.viewer)
      const now = clock()
      const parsed = readCall(endpoint, shapes, request)
      guardPrinted?.(parsed.body)
      guardExtras?.(parsed.body)
      const key = endpoint.idempotent ? keyOf(request) : undefined
      // A header never begins with a blank: so no key of a test is one of a call that counts.
      const keptKey = request.isTest && key ? ` ${key}` : key
      const onceOr =
        (run: typeof transaction) =>
        <T>(wanted: (tx: Db) => Promise<T>): Promise<T> => {
          const work = request.isTest ? (tx: Db) => undone(tx, wanted) : wanted
          if (!keptKey || !viewer) return run(db, work)
          const print = fingerprint(request.method, request.url, request.body)
          return once(db, { userId: viewer.userId, key: keptKey, request: print, now }, work)
        }
      const run = { transaction: onceOr(transaction), statement: onceOr(request.isTest ? transaction : statement) }
      const answer = await handle({ ...parsed, viewer, now, request, reply, ...run } as Call<E>)
      if (changes || endpoint.changesState) outbox.nudge()
      if (answer === undefined || reply.sent) return reply
      const json = JSON.stringify(hasRight(viewer, 'prices') ? answer : withoutPrices(answer))
      if (hasEtag && isKnown(request, reply, etagOf(json))) return reply
      return reply.type('application/json; charset=utf-8').send(json)
    },
  })
}
