import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { BODY_LIMIT } from '@fairfloor/domain/endpoint'

/** How long what still arrives of a refused request is read and thrown away. */
const LINGER_MS = 2000

/** Whether a request has a body that is not all there. */
export const isArriving = ({ headers, complete, readableEnded }: IncomingMessage): boolean =>
  !complete && !readableEnded && hasBody(headers)

export const hasBody = (headers: Headers): boolean => lengthOf(headers) > 0

/** Whether the rest is not worth waiting for, only to use the connection again. */
export const isLong = (headers: Headers): boolean => lengthOf(headers) > BODY_LIMIT

type Headers = IncomingMessage['headers']

const lengthOf = (headers: Headers): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Number.POSITIVE_INFINITY

/**
 * An answer that is sent at once and ends a moment later, when the rest of the request has come or time is up. A connection
 * that is closed on bytes nobody has read is reset, and the answer may be lost with it (RFC 9112 §9.6).
 */
export const answerToUnread = (answer: string, request: IncomingMessage): Readable =>
  Readable.from(
    (async function* () {
      yield answer
      request.resume()
      await finished(request, { writable: false, cleanup: true, signal: AbortSignal.timeout(LINGER_MS) }).catch(
        () => {},
      )
      // Who sends so slowly has got an answer and is waited for no longer.
      if (isArriving(request)) request.socket.destroySoon()
    })(),
  )
