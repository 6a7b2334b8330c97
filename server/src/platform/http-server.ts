import { createServer, type RequestListener, type Server } from 'node:http'
import { getLive } from '@fairfloor/domain/health'
import type { Config } from './config.ts'

/** How often Node checks for timed-out connections. */
const LOOK_MS = 1000

/**
 * How long a connection stays open between two requests: longer than proxies keep it (nginx 60 s), as their next request would
 * be lost in one that closes.
 */
const IDLE_MS = 72_000

/** The listening server. It limits the number of connections and closes further ones at once. */
export function makeHttpServer({ limits, maxConnections }: Config, listener: RequestListener): Server {
  const http = createServer(
    {
      keepAliveTimeout: IDLE_MS,
      headersTimeout: limits.headersMs,
      // Bodies are timed where they are read; this ends requests that nothing reads.
      requestTimeout: limits.headersMs + limits.filesMs,
      connectionsCheckingInterval: Math.min(LOOK_MS, limits.headersMs),
    },
    listener,
  )
  http.maxConnections = maxConnections
  return http
}

/** Answers before the product can serve: liveness, and 503 for everything else. */
export const answerWhileStarting: RequestListener = ({ url = '' }, response) => {
  const [status, headers, text] =
    url.split('?', 1)[0] === getLive.path
      ? ([200, {}, 'ok'] as const)
      : ([503, { 'retry-after': '2' }, 'starting'] as const)
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers })
  response.end(JSON.stringify({ status: text }))
}
