import type { RequestListener } from 'node:http'
import { BODY_LIMIT } from '@fairfloor/domain/endpoint'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify'
import { readBodies } from './bodies.ts'
import { protect } from './browser-rules.ts'
import type { Config } from './config.ts'
import { answerClientError, answerErrors, sendRefusalOf } from './errors.ts'
import { makeHttpServer } from './http-server.ts'
import type { Log } from './log.ts'
import { noteMethods } from './unknown-address.ts'

/**
 * The web server with what every route needs: headers, cookies, errors. Has no routes itself.
 * @param given `serverFactory` for a socket that is listening already (main.ts answers 503 on it while starting)
 */
export async function makeServer(
  config: Config,
  log: Log,
  {
    serverFactory = handler => makeHttpServer(config, handler as RequestListener),
    loginFor,
  }: { serverFactory?: FastifyServerFactory | undefined; loginFor?: (document: string) => string } = {},
): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, _request, reply) => sendRefusalOf(error, reply),
    // `logOf` writes the lines of a request.
    childLoggerFactory: logger => logger,
    clientErrorHandler: answerClientError,
    serverFactory,
  }) as unknown as FastifyInstance
  server.decorate('served', [])
  server.decorate('publicUrl', config.publicUrl)
  server.decorateRequest('viewer', null)
  noteMethods(server)
  answerErrors(server, loginFor)
  readBodies(server, config.limits)
  await server.register(cookie)
  protect(server, config)
  return server
}
