import type { Clock } from './clock.ts'
import type { Log } from './log.ts'

/** Finds what is due at an instant and queues or does it; must be idempotent. */
type Rule = (now: Date) => Promise<void>

/** Work that falls due by the clock: each rule runs at start and every 30 seconds. */
export type Due = {
  add(name: string, rule: Rule): void
  /** Runs every rule once, now. */
  ask(): Promise<void>
  start(): void
  close(): Promise<void>
}

const EVERY_MS = 30_000

export function makeDue(clock: Clock, log: Log): Due {
  const rules = new Map<string, Rule>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const ask = () => {
    running = running.then(async () => {
      for (const [name, rule] of rules) await rule(clock()).catch(error => log.error({ err: error, rule: name }, 'due'))
    })
    return running
  }

  return {
    add: (name, rule) => void rules.set(name, rule),
    ask,
    start() {
      void ask()
      timer = setInterval(ask, EVERY_MS)
    },
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
