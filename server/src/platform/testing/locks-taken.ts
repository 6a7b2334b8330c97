import { AsyncLocalStorage } from 'node:async_hooks'
import { appendFileSync } from 'node:fs'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Platform } from '../platform.ts'

type Asked = { method: string; url: string; served: string | undefined; locks: string[] }

const asking = new AsyncLocalStorage<Asked>()

const LOCKS = /\bfor (no key )?update\b|\bfor (key )?share\b|pg_advisory_xact_lock|\block table\b/i

/** Notes a statement that locks for the call that sends it. */
export function noteLock(statement: string): void {
  if (!LOCKS.test(statement)) return
  const asked = asking.getStore()
  if (process.env.LOCKS_LOG)
    appendFileSync(
      process.env.LOCKS_LOG,
      `${JSON.stringify({ call: asked?.served ?? null, statement: statement.replace(/\s+/g, ' ').slice(0, 4000) })}\n`,
    )
}

/** Watches which calls of an app lock. */
export function watchLocks({ server, outbox }: Platform): void {
  const inject = server.inject.bind(server) as (options: string | InjectOptions) => Promise<LightMyRequestResponse>
  const nudge = outbox.nudge.bind(outbox)
  outbox.nudge = () => asking.exit(nudge)
  const patterns = server.served
    .map(({ method, path }) => ({
      method,
      path,
      pattern: new RegExp(`^${path.replace(/[.+?^$()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`),
    }))
    .sort((a, b) => a.path.split(':').length - b.path.split(':').length)
  server.inject = ((options: string | InjectOptions) => {
    const { method = 'GET', url = '' } = typeof options === 'string' ? { url: options } : options
    const pathname = String(url).split('?')[0]!
    const found = patterns.find(one => one.method === method && one.pattern.test(pathname))
    const asked = { method, url: String(url), served: found && `${method} ${found.path}`, locks: [] }
    return asking.run(asked, () => inject(options))
  }) as unknown as typeof server.inject
}
