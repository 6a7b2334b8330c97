import { isGone } from './database.ts'
import { plainError } from './plain-error.ts'

type ErrorKind = abstract new (...args: never[]) => Error

/**
 * Runs a command of the terminal. What goes wrong is said in one sentence with exit code 1; a stack shows with
 * `LOG_LEVEL=debug` alone.
 * @param mendable errors whose messages are written for the user; anything else is a bug or the machine's fault
 */
export async function runCommand(work: () => Promise<void>, mendable: readonly ErrorKind[]): Promise<void> {
  const fail = (error: unknown) => {
    console.error(failureText(error, mendable))
    if (process.env.LOG_LEVEL === 'debug') console.error(plainError(error))
    process.exitCode = 1
  }
  // What a library throws outside of any promise of ours would otherwise be printed by Node, with its stack.
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

const MOST_CAUSES = 10
const LONGEST = 300

/** An error and what led to it, the first last. */
function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = []
  let next: unknown = error
  while (next !== undefined && next !== null && causes.length < MOST_CAUSES) {
    causes.push(next)
    const { cause, errors } = next as { cause?: unknown; errors?: unknown }
    next = cause ?? (Array.isArray(errors) ? errors[0] : undefined)
  }
  return causes
}

/** ENOSPC as WASI numbers it: the embedded database throws it bare while it opens. */
const WASI_FULL = 51

/** PostgreSQL says 53100, the embedded one and the file system ENOSPC or the words alone. */
function isFullDisk(error: unknown): boolean {
  const { code, message, name, errno } = error as Record<string, unknown>
  if (name === 'ErrnoError' && errno === WASI_FULL) return true
  return code === 'ENOSPC' || code === '53100' || /no space left on device/i.test(String(message ?? ''))
}

/** What lies deepest says most: what wraps it quotes the statement. One line, without the values of the statement. */
function lastMessage(causes: readonly unknown[]): string {
  const { message, type, code } = plainError(causes.at(-1))
  const line = (message || String(code ?? type)).split('\n', 1)[0]!.replace(/[.\s]+$/, '')
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}
