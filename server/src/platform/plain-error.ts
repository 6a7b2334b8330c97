import { isFull } from './database-errors.ts'

/** An error that is safe to log: what broke and where, without the values involved. */
export type PlainError = {
  type: string
  message: string
  stack?: string
  cause?: PlainError
  errors?: PlainError[]
} & Partial<Record<(typeof KEPT)[number], unknown>>

/** Properties that libraries add to errors and that never contain a value. `detail`, `where`, `query` and `params` may. */
const KEPT = [
  'code',
  'statusCode',
  'responseCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'dataType',
  'routine',
  'syscall',
  'address',
  'port',
  'queue',
] as const

const DEEPEST = 5

/**
 * Removes the values of the statement from an error: a password, a token or an address could be among them (OWASP ASVS
 * 16.2.5). Of a failed query the SQL with its placeholders stays, of the database's answer its code, constraint and
 * message. Of a full disk the place says nothing.
 * @param error anything thrown; a library may have copied an error into a plain object
 */
export function plainError(error: unknown, depth = 0): PlainError {
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: withoutValues(String(error)) }
  const { name, message, stack, cause, errors, ...given } = error as Error & { errors?: unknown } & Record<
      string,
      unknown
    >
  const type = error.constructor === Object ? 'Error' : (error.constructor?.name ?? name ?? 'Error')
  const deeper = depth < DEEPEST
  return {
    type,
    message: messageOf(error),
    ...(typeof stack === 'string' && !isFull(error) ? { stack: framesOf(stack) } : {}),
    ...Object.fromEntries(KEPT.filter(key => given[key] !== undefined).map(key => [key, given[key]])),
    ...(cause !== undefined && deeper ? { cause: plainError(cause, depth + 1) } : {}),
    ...(Array.isArray(errors) && deeper ? { errors: errors.map(one => plainError(one, depth + 1)) } : {}),
  }
}

/** The same in one line, with its causes. */
export function errorText(error: unknown): string {
  const { type, message, cause } = plainError(error)
  return [`${type}: ${message}`, ...causesOf(cause)].join(' ← ')
}

const causesOf = (cause: PlainError | undefined): string[] => (cause ? [cause.message, ...causesOf(cause.cause)] : [])

/** A text in which a library may have quoted a failed query. */
export const withoutValues = (text: string): string => text.replace(/(Failed query: [\s\S]*?)\nparams: [\s\S]*/, '$1')

function messageOf(error: object): string {
  const { message, code } = error as { message?: unknown; code?: unknown }
  const text = withoutValues(String(message ?? ''))
  // SQLSTATE 22 is an invalid value, which PostgreSQL quotes.
  return typeof code === 'string' && /^22...$/.test(code) ? text.replace(/"[\s\S]*"/, '"…"') : text
}

/** The stack begins with the message. */
const framesOf = (stack: string): string => {
  const first = stack.search(/^ {4}at /m)
  return first < 0 ? '' : stack.slice(first)
}
