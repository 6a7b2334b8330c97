import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import pLimit from 'p-limit'

/** The IP addresses of a name; none if nobody knows it. */
export type ResolveHost = (name: string) => Promise<readonly string[]>

type LookUp = (name: string) => Promise<readonly string[]>

const LOCAL_NAME = /(^|\.)localhost\.?$/

/** Answers that say that there is no such name; after a time-out or a failure nobody knows. */
const UNKNOWN = new Set(['ENOTFOUND', 'ENODATA'])

/**
 * Looks names up over the network, and by the system what the network does not know: names of this machine's hosts file or
 * of its search domains. The system's look-up blocks one of four threads, which passwords and files need too. So it takes
 * one name at a time, and never one whose servers are silent.
 */
export function makeResolveHost(network: readonly LookUp[], system: LookUp): ResolveHost {
  const inTurn = pLimit(1)
  return async name => {
    if (isIP(name)) return [name]
    if (!LOCAL_NAME.test(name)) {
      const answers = await Promise.allSettled(network.map(lookUp => lookUp(name)))
      const found = answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
      if (found.length > 0) return found
      if (!answers.every(isUnknown)) return []
    }
    return inTurn(() => system(name).catch(() => []))
  }
}

const isUnknown = (answer: PromiseSettledResult<unknown>): boolean =>
  answer.status === 'fulfilled' || UNKNOWN.has(answer.reason.code)

const resolver = new Resolver({ timeout: 2000, tries: 2 })

export const resolveHost: ResolveHost = makeResolveHost(
  [name => resolver.resolve4(name), name => resolver.resolve6(name)],
  async name => (await lookup(name, { all: true })).map(({ address }) => address),
)
