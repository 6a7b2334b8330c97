import { AsyncLocalStorage } from 'node:async_hooks'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { LOCKING, NOT_RACED } from '../../testing/at-once/calls.ts'
import type { Platform } from '../platform.ts'
import type { Served } from '../serve.ts'

/** The request in whose course a statement is sent, and what it has locked. */
type Asked = { readonly locks: string[] }

const asking = new AsyncLocalStorage<Asked>()

/** Others that want the same wait. Not so with shared locks, nor where what is locked is passed over. */
const LOCKS = /\bfor (no key )?update\b(?!.* skip locked)|\bpg_advisory_xact_lock\b|\block table\b/i

/** Notes a statement that locks for the request that sends it. */
export function noteLock(statement: string): void {
  if (LOCKS.test(statement)) asking.getStore()?.locks.push(statement)
}

/** Watches the requests of a test. @returns calls that have locked, each with a statement that did; it grows */
export function watchLocks({ server, outbox }: Platform): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const inject = server.inject.bind(server) as (options: string | InjectOptions) => Promise<LightMyRequestResponse>
  const nudge = outbox.nudge.bind(outbox)
  // What follows from a request later is not its own.
  outbox.nudge = () => asking.exit(nudge)
  const watched = async (options: string | InjectOptions) => {
    const asked = { locks: [] as string[] }
    const answer = await asking.run(asked, () => inject(options))
    if (asked.locks.length > 0) {
      const call = callOf(server.served, answer)
      if (call) found.set(call, asked.locks[0]!)
    }
    return answer
  }
  server.inject = watched as unknown as typeof server.inject
  return found
}

const known = new Set<string>([...LOCKING, ...Object.keys(NOT_RACED)])

/** @throws Error for a call that locks and that nobody sends several times at once */
export function guardRaced(locked: ReadonlyMap<string, string>): void {
  for (const [call, statement] of locked)
    if (!known.has(call))
      throw new Error(`${call} locks by: ${statement}\nPut it into the table of server/src/at-once.test.ts.`)
}

/** The call that a request made, as its endpoint describes it. */
function callOf(served: readonly Served[], { raw: { req } }: LightMyRequestResponse): string | undefined {
  const path = req.url!.split('?', 1)[0]!
  const fitting = served.filter(one => one.method === req.method && patternOf(one.path).test(path))
  // The more specific path wins, as /a/b before /a/:id.
  const [one] = fitting.sort((a, b) => a.path.split(':').length - b.path.split(':').length)
  return one && `${one.method} ${one.path}`
}

const patterns = new Map<string, RegExp>()

function patternOf(path: string): RegExp {
  const known = patterns.get(path)
  if (known) return known
  const pattern = new RegExp(`^${path.replace(/[.+?^$()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)
  patterns.set(path, pattern)
  return pattern
}
