import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'

/** The IP addresses of a name; none if nobody knows it. */
export type ResolveHost = (name: string) => Promise<readonly string[]>

/** The system's own look-up blocks one of four threads, which passwords and files need too: it comes last. */
const resolver = new Resolver({ timeout: 2000, tries: 2 })

const LOCAL_NAME = /(^|\.)localhost\.?$/

export const resolveHost: ResolveHost = async name => {
  if (isIP(name)) return [name]
  if (!LOCAL_NAME.test(name)) {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    const found = answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
    if (found.length > 0) return found
  }
  // Names that only this machine knows: its hosts file, its network's search domains.
  const known = await lookup(name, { all: true }).catch(() => [])
  return known.map(({ address }) => address)
}
