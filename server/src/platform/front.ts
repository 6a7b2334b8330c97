import { createServer, type RequestListener, type Server } from 'node:http'
import { getLive } from '@fairfloor/domain/health'
import type { Config } from './config.ts'

/** So often Node looks for connections whose time is up. */
const LOOK_MS = 1000

/** The server that everybody connects to. It takes so many connections and closes further ones at once. */
export function makeFront({ limits, maxConnections }: Config, listener: RequestListener): Server {
  const front = createServer(
    {
      headersTimeout: limits.headersMs,
      // A body is timed where it is read; this ends what nobody reads.
      requestTimeout: limits.headersMs + limits.filesMs,
      connectionsCheckingInterval: Math.min(LOOK_MS, limits.headersMs),
    },
    listener,
  )
  front.maxConnections = maxConnections
  return front
}

/** What is answered before the product can serve: that the process lives, and that it is too early for anything else. */
export const answerWhileStarting: RequestListener = ({ url = '' }, response) => {
  const [status, headers, text] =
    url.split('?', 1)[0] === getLive.path
      ? ([200, {}, 'ok'] as const)
      : ([503, { 'retry-after': '2' }, 'starting'] as const)
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers })
  response.end(JSON.stringify({ status: text }))
}
