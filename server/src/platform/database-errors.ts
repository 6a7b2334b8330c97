/**
 * Whether the database was unreachable: refused or broken connections, a server that is starting or stopping (SQLSTATE
 * 08, 57P), or has too many connections (53300).
 */
export const isGone = (error: unknown): boolean =>
  hasCause(
    error,
    (code, message) =>
      /^(08...|57P0.|53300|ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT|ENOTFOUND)$/.test(code) ||
      /^Connection terminated|^timeout exceeded when trying to connect|not queryable/.test(message),
  )

/** Whether the database cannot answer now: it was unreachable, timed out (57014), or has no room. */
export const isUnavailable = (error: unknown): boolean =>
  isGone(error) || isFull(error) || hasCause(error, code => code === '57014')

/** Whether there was no room to store something: in the database (53100), or among the files. */
export const isFull = (error: unknown): boolean => hasCause(error, code => code === '53100' || code === 'ENOSPC')

function hasCause(error: unknown, isIt: (code: string, message: string) => boolean): boolean {
  return causesOf(error).some(cause => {
    const { code, message } = cause as { code?: unknown; message?: unknown }
    return isIt(typeof code === 'string' ? code : '', String(message))
  })
}

const DEEPEST = 10

/** An error and its causes, the root last. The job queue copies errors into plain objects. */
export function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = []
  let next = error
  while (next !== undefined && next !== null && causes.length < DEEPEST) {
    causes.push(next)
    // A host with several addresses fails once for each.
    const { cause, errors } = next as { cause?: unknown; errors?: unknown }
    next = cause ?? (Array.isArray(errors) ? errors[0] : undefined)
  }
  return causes
}
