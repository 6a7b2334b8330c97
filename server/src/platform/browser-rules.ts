import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from './config.ts'
import { hasBody } from './unread.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The kind of answer, if a route matched: JSON is for scripts and never displayed. Caching is set elsewhere. */
    answers?: 'json' | 'list' | 'media'
  }
}

/** Security headers. All answers of a kind have the same ones, so they are built once. */
export function protect(server: FastifyInstance, config: Config): void {
  const [page, json] = [headersOfPages(config), headersOfJson(config)]
  const headers = {
    page,
    json: { ...json, 'cache-control': 'no-store' },
    list: { ...json, 'cache-control': 'private, no-cache' },
    media: { ...page, 'cache-control': 'no-store' },
  }
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers[request.routeOptions.config?.answers ?? 'page'])
    // Nothing reads an unexpected body, so it is not waited for.
    if (request.method === 'GET' && hasBody(request.headers)) reply.header('connection', 'close')
    done()
  })
}

/** Only for obsolete browsers; every header costs a little on each answer. */
const GONE = {
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const

function headersOfPages(config: Config) {
  const others = thirdParties(config)
  return headersOf(
    helmet({
      ...GONE,
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
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      strictTransportSecurity: hstsOf(config),
      crossOriginEmbedderPolicy: false,
      xFrameOptions: { action: 'deny' },
    }),
  )
}

/** It loads nothing, and nothing may frame it (OWASP REST Security Cheat Sheet); the other directives are about windows and links. */
const headersOfJson = (config: Config) =>
  headersOf(
    helmet({
      ...GONE,
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      strictTransportSecurity: hstsOf(config),
      crossOriginEmbedderPolicy: false,
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
      referrerPolicy: false,
      xFrameOptions: false,
    }),
  )

const hstsOf = ({ publicUrl, hsts }: Config) =>
  publicUrl.startsWith('https://') && hsts !== 'off' && { includeSubDomains: hsts === 'subdomains' }

/**
 * Hosts of the third parties that the operator has set up; without them the policy allows no other host. They are
 * contacted only after consent.
 */
function thirdParties({ tagManagerId, helpWidgetUrl }: Config): string[] {
  return [
    ...(tagManagerId ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com'] : []),
    ...(helpWidgetUrl ? [new URL(helpWidgetUrl).origin] : []),
  ]
}

/** The headers set by a middleware that ignores the request. */
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
