import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { BODY_LIMIT } from '@fairfloor/domain/endpoint'

/** How long the rest of a refused request is read and discarded. */
const LINGER_MS = 2000

/** Whether a request's body has not arrived completely. */
export const isArriving = ({ headers, complete, readableEnded }: IncomingMessage): boolean =>
  !complete && !readableEnded && hasBody(headers)

export const hasBody = (headers: Headers): boolean => lengthOf(headers) > 0

/** Whether the rest is too long to read just to reuse the connection. */
export const isLong = (headers: Headers): boolean => lengthOf(headers) > BODY_LIMIT

type Headers = IncomingMessage['headers']

const lengthOf = (headers: Headers): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Number.POSITIVE_INFINITY

/**
 * Sends an answer at once but ends it a moment later, when the rest of the request has arrived or time is up. Closing a
 * connection with unread bytes resets it, and the answer may be lost (RFC 9112 §9.6).
 */
export const answerToUnread = (answer: string, request: IncomingMessage): Readable =>
  Readable.from(
    (async function* () {
      yield answer
      request.resume()
      await finished(request, { writable: false, cleanup: true, signal: AbortSignal.timeout(LINGER_MS) }).catch(
        () => {},
      )
      // A slow sender has its answer and is not waited for any longer.
      if (isArriving(request)) request.socket.destroySoon()
    })(),
  )
