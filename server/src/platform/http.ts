import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify'
import { protect } from './browser-rules.ts'
import type { Config } from './config.ts'
import { answerClientError, answerErrors, sendRefusalOf } from './errors.ts'
import type { Log } from './log.ts'

const BODY_LIMIT = 1024 * 1024

/**
 * The web server with what every route has: headers, cookies, errors. Knows no route.
 * @param serverFactory where a listening socket exists already (main.ts answers 503 on it while starting)
 */
export async function makeServer(
  config: Config,
  log: Log,
  serverFactory?: FastifyServerFactory,
): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, _request, reply) => sendRefusalOf(error, reply),
    // A request's lines come from `logOf`.
    childLoggerFactory: logger => logger,
    clientErrorHandler: answerClientError,
    ...(serverFactory ? { serverFactory } : {}),
  }) as unknown as FastifyInstance
  server.decorate('served', [])
  server.decorate('formRoutes', [])
  server.decorateRequest('viewer', null)
  answerErrors(server)
  // Only JSON and forms are bodies here; a text body would reach handlers as a bare string.
  server.removeContentTypeParser('text/plain')
  await server.register(cookie)
  protect(server, config)
  return server
}
