import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from './config.ts'

/** What browsers may do with our answers: the same headers on each, so they are made once. */
export function protect(server: FastifyInstance, config: Config): void {
  const others = thirdParties(config)
  const headers = headersOf(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...others],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:', ...others],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", ...others, ...(config.sentryDsn ? [new URL(config.sentryDsn).origin] : [])],
          frameSrc: ["'self'", ...others],
          mediaSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      strictTransportSecurity: config.publicUrl.startsWith('https://'),
      crossOriginEmbedderPolicy: false,
      // For browsers that no longer exist; each header costs every answer a little.
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
  )
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Hosts of what the operator has set up; without it the policy knows no other host. They are asked only after consent. */
function thirdParties({ tagManagerId, helpWidgetUrl }: Config): string[] {
  return [
    ...(tagManagerId ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com'] : []),
    ...(helpWidgetUrl ? [new URL(helpWidgetUrl).origin] : []),
  ]
}

/** What a middleware sets that looks at no request. */
function headersOf(middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void) {
  const headers: Record<string, string> = {}
  const response = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  middleware({} as IncomingMessage, response as unknown as ServerResponse, () => {})
  return headers
}
