import type { FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'
import { plainError, withoutValues } from './plain-error.ts'

export type Log = Logger

/** The log of a request: its lines carry its id. Made when there is something to say, Fastify would make one for each. */
export const logOf = (request: FastifyRequest) => request.server.log.child({ reqId: request.id })

/** Who asks, as the log names them: a user's id, the agent's behind a switched session, or a visitor, and from where. */
export const askerOf = ({ viewer, ip }: FastifyRequest) => ({
  user: viewer?.userId ?? 'visitor',
  ...(viewer?.agent ? { agent: viewer.agent.userId } : {}),
  address: ip,
})

/**
 * An account as somebody typed it. What has not the form of an address is not written down: people type passwords into the
 * wrong field. Control characters have no place in an address; JSON escapes the rest.
 */
export const typedAccount = (account: string): string =>
  /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(account) ? account : 'not an address'

/**
 * Structured log lines; request headers that hold secrets are never written, nor are the values of a failed statement.
 * @param destination standard output unless a test listens
 */
export const makeLog = (level: string, destination?: DestinationStream): Log =>
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
        // Without a text of its own pino takes the error's, and that one is not cleaned by a serializer.
        logMethod([first, ...rest], method) {
          const err = first instanceof Error ? first : (first as { err?: unknown } | null)?.err
          const given: unknown[] = first instanceof Error ? [{ err: first }, ...rest] : [first, ...rest]
          if (err && given[1] === undefined) given[1] = plainError(err).message
          const texts = given.map(one => (typeof one === 'string' ? withoutValues(one) : one))
          method.apply(this, texts as Parameters<typeof method>)
        },
      },
    },
    destination ?? pino.destination(1),
  )
