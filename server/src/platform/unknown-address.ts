import { refuse } from '@fairfloor/domain/general-refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods of a path's routes, in order of registration. */
    methodsOf(path: string): string[]
  }
}

/** Records the methods of all routes. Call before the first one is registered. */
export function noteMethods(server: FastifyInstance): void {
  const routes: { pattern: RegExp; methods: readonly string[] }[] = []
  server.addHook(
    'onRoute',
    ({ url, method }) => void routes.push({ pattern: patternOf(url), methods: [method].flat() }),
  )
  server.decorate('methodsOf', path => [
    ...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)),
  ])
}

/** The route's pattern as a regular expression: `:name` up to the next slash, `*` to the end. */
const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*$/, '.*')}$`,
  )

/** 404 for a request without a route; 405 and `Allow` if the address supports other methods. Pages are not routes. */
export function statusOfUnknown(request: FastifyRequest, reply: FastifyReply, isPage: boolean): 404 | 405 {
  const { server, url, method } = request
  const path = url.split('?', 1)[0]!
  const allowed = new Set([...(isPage ? ['GET', 'HEAD'] : []), ...server.methodsOf(path)])
  // A route that supports the method has found nothing.
  if (allowed.size === 0 || allowed.has(method)) return 404
  reply.header('allow', [...[...allowed].sort(), 'OPTIONS'].join(', '))
  return 405
}

/** Answers a request without a route. OPTIONS only asks for the methods. */
export function sendUnknown(request: FastifyRequest, reply: FastifyReply, isPage: boolean): FastifyReply {
  if (statusOfUnknown(request, reply, isPage) === 404) return sendProblem(reply, refuse('not_found'))
  return request.method === 'OPTIONS' ? reply.code(204).send() : sendProblem(reply, refuse('method_not_allowed'))
}
