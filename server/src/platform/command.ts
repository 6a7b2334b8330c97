import { causesOf, isGone } from './database-errors.ts'
import { plainError } from './plain-error.ts'

type ErrorKind = abstract new (...args: never[]) => Error

/**
 * Runs a terminal command. A failure prints one sentence and exits with code 1; the stack is shown only with
 * `LOG_LEVEL=debug`.
 * @param mendable errors whose messages are written for the user; all others are bugs or failures of the machine
 */
export async function runCommand(work: () => Promise<void>, mendable: readonly ErrorKind[]): Promise<void> {
  const fail = (error: unknown) => {
    console.error(failureText(error, mendable))
    if (process.env.LOG_LEVEL === 'debug') console.error(plainError(error))
    process.exitCode = 1
  }
  // Node would print an error outside of our promises with its stack.
  process.once('uncaughtException', error => {
    fail(error)
    process.exit()
  })
  await work().catch(fail)
}

/** The sentence for an error. */
export function failureText(error: unknown, mendable: readonly ErrorKind[]): string {
  const causes = causesOf(error)
  if (causes.some(isFullDisk)) return 'No space left on device. Make room and run the command again.'
  if (isGone(error)) return `The database does not answer: ${lastMessage(causes)}.`
  const expected = causes.find(cause => mendable.some(kind => cause instanceof kind))
  if (expected) return (expected as Error).message
  return `This failed: ${lastMessage(causes)}. LOG_LEVEL=debug shows where.`
}

const LONGEST = 300

/** ENOSPC as WASI numbers it: the embedded database throws the bare number while opening. */
const WASI_FULL = 51

/** PostgreSQL reports 53100; the embedded database and the file system ENOSPC, or only the text. */
function isFullDisk(error: unknown): boolean {
  const { code, message, name, errno } = error as Record<string, unknown>
  if (name === 'ErrnoError' && errno === WASI_FULL) return true
  return code === 'ENOSPC' || code === '53100' || /no space left on device/i.test(String(message ?? ''))
}

/** The root cause is the most specific; wrappers quote the statement. One line, without the statement's values. */
function lastMessage(causes: readonly unknown[]): string {
  const { message, type, code } = plainError(causes.at(-1))
  const line = (message || String(code ?? type)).split('\n', 1)[0]!.replace(/[.\s]+$/, '')
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}
