import type { FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'
import { plainError, withoutValues } from './plain-error.ts'

export type Log = Logger

/** The logger of a request, which adds its id. Created on first use; Fastify would create one for each request. */
export const logOf = (request: FastifyRequest) => request.server.log.child({ reqId: request.id })

/** Who makes the request, as logged: a user's id, the id of the agent behind a switched session, or a visitor; and the address. */
export const askerOf = ({ viewer, ip }: FastifyRequest) => ({
  user: viewer?.userId ?? 'visitor',
  ...(viewer?.agent ? { agent: viewer.agent.userId } : {}),
  address: ip,
})

/**
 * An account as typed. Anything that is not shaped like an e-mail address is not logged: people type passwords into the
 * wrong field. Addresses contain no control characters; JSON escapes the rest.
 */
export const typedAccount = (account: string): string =>
  /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(account) ? account : 'not an address'

/**
 * A structured logger; headers with secrets and the values of failed statements are never logged.
 * @param destination standard output unless a test reads it
 * @param isSaid whether an error was told otherwise and needs no line
 */
export const makeLog = (level: string, destination?: DestinationStream, isSaid?: (error: unknown) => boolean): Log =>
  pino(
    {
      level,
      redact: [
        'req.headers.cookie',
        'req.headers.authorization',
        'req.headers["x-api-key"]',
        'req.headers["x-csrf-token"]',
      ],
      serializers: { err: plainError },
      hooks: {
        // Without a message pino uses the error's, which no serializer cleans.
        logMethod([first, ...rest], method) {
          const err = first instanceof Error ? first : (first as { err?: unknown } | null)?.err
          if (err && isSaid?.(err)) return
          const given: unknown[] = first instanceof Error ? [{ err: first }, ...rest] : [first, ...rest]
          if (err && given[1] === undefined) given[1] = plainError(err).message
          const texts = given.map(one => (typeof one === 'string' ? withoutValues(one) : one))
          method.apply(this, texts as Parameters<typeof method>)
        },
      },
    },
    destination ?? pino.destination(1),
  )
