import { randomUUID } from 'node:crypto'
import { notify } from '../../../platform/bus.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { RateLimit } from './rate-limit.ts'

const CHANNEL = 'api_requests'
const SHARE_MS = 1000
/** A notification holds 8,000 bytes; a customer and its count have at most 22. */
const CUSTOMERS_PER_NOTE = 300

/**
 * Tells the other servers each second what this one has answered, and counts what they have: so the limit is one for all
 * servers, but for the requests of the last second. Counts that are lost only let somebody call more often.
 * @returns notes an answered request
 */
export async function shareCounts(platform: Platform, limit: RateLimit): Promise<(customerId: number) => void> {
  const { bus, backgroundDb, server, log } = platform
  const ownId = randomUUID()
  const answered = new Map<number, number>()

  async function share() {
    limit.forgetIdle()
    const counts = [...answered].map(([customerId, requests]) => `${customerId}:${requests}`)
    answered.clear()
    while (counts.length > 0)
      await notify(backgroundDb, CHANNEL, `${ownId} ${counts.splice(0, CUSTOMERS_PER_NOTE).join(',')}`)
  }

  const timer = setInterval(() => {
    share().catch(error => log.error({ err: error }, 'requests of API clients not shared'))
  }, SHARE_MS).unref()
  server.addHook('onClose', () => clearInterval(timer))
  await bus.listen(CHANNEL, note => {
    const [from, counts = ''] = note.split(' ')
    if (from === ownId) return
    for (const one of counts.split(',')) {
      const [customerId, requests] = one.split(':')
      limit.add(Number(customerId), Number(requests))
    }
  })
  return customerId => void answered.set(customerId, (answered.get(customerId) ?? 0) + 1)
}
