import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { BODY_LIMIT } from '@fairfloor/domain/endpoint'
import { refuse } from '@fairfloor/domain/general-refusals'
import { type FieldError, Refusal } from '@fairfloor/domain/refusal'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from './database-errors.ts'
import { notesFull } from './health.ts'
import { askerOf, logOf } from './log.ts'
import { NoFileStore } from './outages.ts'
import { answerToUnread, isArriving, isLong } from './unread.ts'

/** `application/problem+json` (RFC 9457) with the text for the user in `detail`. */
export type Problem = {
  type: 'about:blank'
  title: string
  status: number
  detail: string
  code?: string
  details?: unknown
  errors?: readonly FieldError[]
}

declare module 'fastify' {
  interface FastifyReply {
    /** The problem that was answered, as JSON. */
    problem?: string
  }
}

const TYPE = 'application/problem+json'

const RETRY_SECONDS = 10

/** Node's table has two names from before RFC 9110. */
const TITLES: typeof STATUS_CODES = { ...STATUS_CODES, 413: 'Content Too Large', 422: 'Unprocessable Content' }

/**
 * Answers refusals with their status and text. Anything unexpected is a bug, logged and answered with 500.
 * @param loginFor the address of the login that leads to a document, for those who open one without a session
 */
export function answerErrors(server: FastifyInstance, loginFor?: (document: string) => string): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = error instanceof Refusal ? error : refusalOf(error)
    if (!notesFull(server, error) && !(error instanceof Refusal) && (refusal?.status ?? 500) >= 500)
      logOf(request).error({ err: error }, 'unexpected')
    if (refusal && isForbidden(refusal)) logRefused(request, refusal)
    if (loginFor && refusal?.code === 'login_required' && isOpened(request))
      return reply.redirect(loginFor(request.url), 303)
    return sendProblem(reply, refusal)
  })
}

/** Whether a person has opened the address of a document in a browser. */
const isOpened = ({ method, headers, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' && routeOptions.config.answers === 'media' && (headers.accept ?? '').includes('text/html')

/** A failed login is logged where the account is known. */
const isForbidden = ({ status, code }: Refusal): boolean => (status === 401 || status === 403) && code !== 'wrong_login'

/** Logged by route if there is one: an address may contain typed text. */
function logRefused(request: FastifyRequest, { status, code }: Refusal): void {
  const route = request.routeOptions.url ?? request.url.split('?', 1)[0]!.slice(0, 200)
  // A proxy that changes the Host header makes every call look as if it came from another site.
  const origins = code === 'cross_site' && {
    origin: request.headers.origin?.slice(0, 200) ?? 'none',
    own: [...new Set([request.server.publicUrl, `${request.protocol}://${request.host}`])],
  }
  logOf(request).info({ ...askerOf(request), method: request.method, route, status, code, ...origins }, 'refused')
}

/** @param refusal undefined: an unexpected error, of which no details are disclosed */
export function sendProblem(reply: FastifyReply, refusal: Refusal | undefined): FastifyReply {
  const problem = problemOf(refusal)
  const body = JSON.stringify(problem)
  const { raw } = reply.request
  reply.problem = body
  reply.code(problem.status).type(TYPE)
  if (problem.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_SECONDS)
  if (!isArriving(raw)) return reply.send(body)
  // A client that has timed out is not waited for.
  if (problem.status === 408) return reply.header('connection', 'close').send(body)
  if (isLong(raw.headers)) reply.header('connection', 'close')
  return reply.header('content-length', Buffer.byteLength(body)).send(answerToUnread(body, raw))
}

/** For what Fastify refuses before routing: an address with invalid percent-encoding or a part that is too long. */
export const sendRefusalOf = (error: FastifyError, reply: FastifyReply): FastifyReply =>
  sendProblem(reply, error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? refuse('not_found') : refusalOf(error))

/** A socket and the answer being written to it; Node's own error handler checks it too. */
type Answering = Socket & { _httpMessage?: ServerResponse | null }

/** For input that is not valid HTTP: only the socket is left to answer on. */
export function answerClientError(error: Error & { code?: string }, socket: Answering): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  // Refused by its headers before the broken body was read: a second answer would follow the first.
  if (socket._httpMessage?.headersSent) return void socket.destroySoon()
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'malformed'
  const problem = problemOf(error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? refuse('request_timeout') : refuse(code))
  const body = JSON.stringify(problem)
  if (!socket.writable) return void socket.destroy()
  socket.end(
    `HTTP/1.1 ${problem.status} ${problem.title}\r\nContent-Type: ${TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

function problemOf(refusal: Refusal | undefined): Problem & Record<string, unknown> {
  const status = refusal?.status ?? 500
  return {
    type: 'about:blank',
    title: TITLES[status] ?? 'Error',
    status,
    detail: refusal?.message ?? 'Something went wrong on our side. Please try again.',
    ...(refusal ? { code: refusal.code } : {}),
    ...(refusal?.details === undefined ? {} : { details: refusal.details }),
    ...(refusal?.errors.length ? { errors: refusal.errors } : {}),
    ...refusal?.extra,
  }
}

/** What Fastify itself refuses before a handler runs, and what fails without a database. */
function refusalOf(error: FastifyError): Refusal | undefined {
  if (isUnavailable(error) || error instanceof NoFileStore) return refuse('unavailable')
  const status = error.statusCode ?? 500
  if (status === 413) return refuse('too_large', { bytes: BODY_LIMIT })
  if (status === 415) return refuse('unsupported_media_type')
  if (status === 429) return refuse('too_many', { minutes: 1 })
  if (status >= 400 && status < 500) return refuse('malformed')
  return undefined
}
