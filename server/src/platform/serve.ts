import type { Answer, Definition, Ending, Endpoint, Parsed, Shapes, ShapesOf, Who } from '@fairfloor/domain/endpoint'
import { refuse } from '@fairfloor/domain/general-refusals'
import { type CustomerViewer, hasRight, isHeldBack, type Right, type Viewer } from '@fairfloor/domain/identity/viewer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Db } from './database.ts'
import { etagOf, isKnown } from './etag.ts'
import { extrasGuard } from './extras-guard.ts'
import { fieldErrors } from './field-words.ts'
import { guardChange, guardChangingGet, guardText, isStorable } from './guard.ts'
import { priceHider } from './hide-prices.ts'
import { fingerprint, once } from './idempotency.ts'
import type { Platform } from './platform.ts'
import { printGuard } from './printed.ts'
import { statement, transaction } from './transaction.ts'
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
  const isKept = endpoint.cache === 'list' || (byKey && !changes)
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
      answers: endpoint.media ? 'media' : isKept ? 'list' : 'json',
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
      const parsed = parse(endpoint, shapes, request)
      guardPrinted?.(parsed.body)
      guardExtras?.(parsed.body)
      const key = endpoint.idempotent ? keyOf(request) : undefined
      const onceOr =
        (run: typeof transaction) =>
        <T>(work: (tx: Db) => Promise<T>): Promise<T> => {
          if (!key || !viewer) return run(db, work)
          const print = fingerprint(request.method, request.url, request.body)
          return once(db, { userId: viewer.userId, key, request: print, now }, work)
        }
      const run = { transaction: onceOr(transaction), statement: onceOr(statement) }
      const answer = await handle({ ...parsed, viewer, now, request, reply, ...run } as Call<E>)
      if (changes || endpoint.changesState) outbox.nudge()
      if (answer === undefined || reply.sent) return reply
      const json = JSON.stringify(hasRight(viewer, 'prices') ? answer : withoutPrices(answer))
      if (isKept && isKnown(request, reply, etagOf(json))) return reply
      return reply.type('application/json; charset=utf-8').send(json)
    },
  })
}

/**
 * @throws Refusal login_required; password_change_required, second_factor_required: neither a one-time password nor the
 * password alone, where more is demanded, gives access to anything behind a login
 */
export function requireLogin(viewer: Viewer | null): asserts viewer is Viewer {
  if (!viewer) throw refuse('login_required')
  if (viewer.mustChangePassword) throw refuse('password_change_required')
  if (viewer.mustSetUpSecondFactor) throw refuse('second_factor_required')
}

/** Whether a call is among those with which a user secures the account. */
const isOpenTo = ({ beforePasswordChange, beforeSecondFactor }: Definition, viewer: Viewer): boolean =>
  beforePasswordChange === true || (beforeSecondFactor === true && !viewer.mustChangePassword)

/** The viewer of a public call: until the account is secured, the user counts as a visitor. */
const viewerFor = (definition: Definition, viewer: Viewer | null): Viewer | null =>
  viewer && isHeldBack(viewer) && !isOpenTo(definition, viewer) ? null : viewer

const LACKING = {
  order: 'may_not_order',
  prices: 'may_not_see_prices',
  invoices: 'may_not_see_invoices',
  manage: 'may_not_manage',
} as const satisfies Record<Right, string>

/** @throws Refusal login_required, key_required, password_change_required, second_factor_required, owners_alone, forbidden, staff_cannot_order, may_not_… */
function admit(definition: Definition, viewer: Viewer | null): void {
  const { who, needs, ownersAlone } = definition
  if (who === 'anyone') return
  if (who === 'client' && !viewer) throw refuse('key_required')
  if (!(viewer && isOpenTo(definition, viewer))) requireLogin(viewer)
  if (ownersAlone && viewer.agent) throw refuse('owners_alone')
  if (who === 'customer' && viewer.customerId === null) throw refuse('staff_cannot_order')
  if (who === 'operator' && !viewer.isOperator) throw refuse('forbidden')
  if (who === 'agent' && !viewer.isAgent) throw refuse('forbidden')
  if (needs && !hasRight(viewer, needs)) throw refuse(LACKING[needs])
}

/** @throws Refusal malformed */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return undefined
  if (key.length > 255) throw refuse('malformed', undefined, [{ path: 'Idempotency-Key', detail: 'Too long.' }])
  guardText(key, 'Idempotency-Key')
  return key
}

/** @throws Refusal unsupported_media_type */
function guardType({ sends }: Definition, request: FastifyRequest): void {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type === undefined) return
  const isForm = type === 'multipart/form-data' || type === 'application/x-www-form-urlencoded'
  if (sends ? !isForm : isForm) throw refuse('unsupported_media_type')
}

function parse<E extends Endpoint>({ sends }: E, shapes: Shapes, request: FastifyRequest): Parsed<E> {
  const params = shapes.params?.safeParse(request.params)
  if (params && !(params.success && isStorable(request.params))) throw refuse('not_found')
  if (shapes.body && request.body === undefined && !sends) throw refuse('malformed')
  guardText(request.query)
  guardText(request.body)
  const body = shapes.body && checked(shapes.body, request.body ?? {})
  // Until now JSON in a form field was a plain text.
  if (sends) guardText(body)
  return { params: params?.data, query: shapes.query && checked(shapes.query, request.query), body } as Parsed<E>
}

/** @throws Refusal malformed with the path and reason of each invalid field */
function checked(shape: z.ZodMiniType, value: unknown): unknown {
  const read = shape.safeParse(value)
  if (read.success) return read.data
  throw refuse('malformed', undefined, fieldErrors(read.error.issues))
}
