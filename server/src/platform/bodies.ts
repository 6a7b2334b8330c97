import { refuse } from '@fairfloor/domain/general-refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectFields } from './form-fields.ts'
import type { Limits } from './limits.ts'
import { parseMultipart } from './multipart.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The form may contain files, and has more time to arrive. */
    takesFiles?: boolean
  }
  interface FastifyRequest {
    /** The body as it came, of calls for clients with an API key. */
    sent?: Buffer
  }
}

type Done = (error: Error | null, body?: unknown) => void
type Parse = (request: FastifyRequest, body: Buffer, done: Done) => void

/**
 * Parses JSON and forms alike: each body is counted and timed as a whole while it arrives, those of visitors also by their speed. Fastify's own parser has no
 * time limit, and its multipart plugin no limit for a whole body.
 */
export function readBodies(server: FastifyInstance, limits: Limits): void {
  const parseJson = server.getDefaultJsonParser('error', 'error') as (
    request: FastifyRequest,
    body: string,
    done: Done,
  ) => void
  // A text body would reach handlers as a bare string.
  server.removeAllContentTypeParsers()
  const read = (type: string, parse: Parse) =>
    server.addContentTypeParser(type, (request, _payload, done) =>
      collect(request, limits, done, body => parse(request, body, done)),
    )
  read('application/json', (request, body, done) => {
    if (request.routeOptions.config.byKey) request.sent = body
    parseJson(request, body.toString(), done)
  })
  read('application/x-www-form-urlencoded', (_request, body, done) =>
    done(null, collectFields(new URLSearchParams(body.toString()))),
  )
  read('multipart/form-data', (request, body, done) => {
    parseMultipart(request, body).then(fields => done(null, fields), done)
  })
}

/** In a scope of its own: JSON reaches handlers as the bytes that were signed. */
export function readSignedJson(scope: FastifyInstance, limits: Limits): void {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', (request, _payload, done) =>
    collect(request, limits, done, body => done(null, body)),
  )
}

function collect(
  { raw, headers, routeOptions, viewer }: FastifyRequest,
  limits: Limits,
  fail: (refusal: Error) => void,
  taken: (body: Buffer) => void,
): void {
  const most = routeOptions.bodyLimit
  if (Number(headers['content-length']) > most) return void fail(refuse('too_large', { bytes: most }))
  const patience = routeOptions.config.takesFiles ? limits.filesMs : limits.bodyMs
  const chunks: Buffer[] = []
  let size = 0
  const late = setTimeout(() => breakOff(refuse('request_timeout')), patience)
  let counted = 0
  const pace = viewer === null ? setInterval(keepPace, limits.visitorMs) : undefined
  raw.on('data', take).on('end', end).on('error', gone)

  function take(chunk: Buffer) {
    size += chunk.length
    if (size > most) breakOff(refuse('too_large', { bytes: most }))
    else chunks.push(chunk)
  }
  function keepPace() {
    if (size - counted < limits.visitorBytes) breakOff(refuse('request_timeout'))
    counted = size
  }
  function end() {
    stop()
    taken(Buffer.concat(chunks, size))
  }
  // The client is gone and hears no answer; for the log it is not our fault.
  function gone() {
    breakOff(refuse('malformed'))
  }
  function breakOff(refusal: Error) {
    stop()
    fail(refusal)
  }
  function stop() {
    clearTimeout(late)
    clearInterval(pace)
    raw.off('data', take).off('end', end).off('error', gone)
  }
}
