import { refuse } from '@fairfloor/domain/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods that the routes of a path know, in their order. */
    methodsOf(path: string): string[]
  }
}

/** Notes what every route takes. To be called before the first of them. */
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

/** A route's own way of writing what its address may be: `:name` up to the next slash, `*` to the end. */
const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*$/, '.*')}$`,
  )

/** 404 for a request that no route took; 405 and `Allow` where its address knows other methods. Pages are no routes. */
export function statusOfUnknown(request: FastifyRequest, reply: FastifyReply, isPage: boolean): 404 | 405 {
  const { server, url, method } = request
  const path = url.split('?', 1)[0]!
  const allowed = new Set([...(isPage ? ['GET', 'HEAD'] : []), ...server.methodsOf(path)])
  // A route that takes the method has found nothing there.
  if (allowed.size === 0 || allowed.has(method)) return 404
  reply.header('allow', [...[...allowed].sort(), 'OPTIONS'].join(', '))
  return 405
}

/** Answers a request that no route took. OPTIONS asks for nothing but the methods. */
export function sendUnknown(request: FastifyRequest, reply: FastifyReply, isPage: boolean): FastifyReply {
  if (statusOfUnknown(request, reply, isPage) === 404) return sendProblem(reply, refuse('not_found'))
  return request.method === 'OPTIONS' ? reply.code(204).send() : sendProblem(reply, refuse('method_not_allowed'))
}
