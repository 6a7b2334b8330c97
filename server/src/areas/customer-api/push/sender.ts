import { randomUUID } from 'node:crypto'
import { dayIn } from '@fairfloor/domain/day'
import type { Platform } from '../../../platform/platform.ts'
import { transaction } from '../../../platform/transaction.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import { makeBodies } from './body.ts'
import { type Claimed, claimDue, keepWebhookIds, release } from './claims.ts'
import type { Reach } from './endpoint-address.ts'
import { makeGathering } from './gathering.ts'
import { mailFailing } from './mail-failing.ts'
import type { Memory } from './memory.ts'
import { noteOutcomes, type Outcome } from './note-outcomes.ts'
import { send, webhookIdFor } from './send.ts'

/** Posts at once, of one server: a receiver that hangs keeps one of them for ten seconds. */
const AT_ONCE = 200
/** How long outcomes are gathered before they are noted in one statement. */
const NOTE_MS = 100
/** How long a stop waits for answers. */
const STOP_MS = 3000

export type SenderDeps = {
  readonly catalogue: Catalogue
  readonly shop: LiveShop
  readonly letters: Letters
  readonly reach: Reach
  readonly memory: Memory
}

/** Sends what changed to the customers' endpoints, on any number of servers. */
export type Sender = {
  /** By this name the server claims endpoints. */
  readonly server: string
  /** Sends what is due now. */
  nudge(): void
  /** Notes posts that were not sent by the sender itself. */
  note(outcomes: readonly Outcome[]): Promise<void>
}

export function openSender(platform: Platform, { catalogue, memory, shop, letters, reach }: SenderDeps): Sender {
  const { backgroundDb: db, clock, log, outbox } = platform
  const server = randomUUID()
  const stop = new AbortController()
  const running = new Set<Promise<void>>()
  let outcomes: Outcome[] = []
  let noting: NodeJS.Timeout | undefined
  let pumping: Promise<void> | undefined
  let again = false
  let closed = false

  const gathering = makeGathering({ db, clock, catalogue, memory, log, nudge })

  function nudge(): void {
    if (closed) return
    again = true
    pumping ??= pump()
      .catch(error => log.error({ err: error }, 'stock push'))
      .finally(() => {
        pumping = undefined
      })
  }

  /** Claims what is due as long as there is room. */
  async function pump(): Promise<void> {
    while (again && !closed) {
      again = false
      const room = AT_ONCE - running.size
      if (room <= 0) return
      const claimed = await claimDue(db, server, clock(), room)
      if (claimed.length === 0) return
      await start(claimed)
      again = true
    }
  }

  async function start(claimed: readonly Claimed[]): Promise<void> {
    await memory.upTo(Math.max(...claimed.map(({ through }) => Number(through))))
    const now = clock()
    const told = claimed.map(({ customerId, flavourIds }) => ({ customerId, flavourIds: flavourIds ?? [] }))
    const bodies = await makeBodies(db, catalogue.snapshot(), told, { now, today: dayIn(now, shop.current().timeZone) })
    const ids = new Map(
      claimed.map(({ customerId, webhookId }) => [customerId, webhookIdFor(webhookId!, bodies.get(customerId)!)]),
    )
    // Before it is sent: a server that dies after it must not give what is newer the id of this one.
    await keepWebhookIds(db, server, ids)
    for (const to of claimed) {
      const { customerId, flavourIds } = to
      const body = bodies.get(customerId)!
      const sending = { kind: 'change' as const, webhookId: ids.get(customerId)!, flavourIds: flavourIds ?? [], body }
      const done = send(to, sending, { reach, now, stop: stop.signal })
        .then(outcome => void outcomes.push(outcome))
        // It was stopped: another server sends it again.
        .catch(() => {})
        .finally(() => {
          running.delete(done)
          noting ??= setTimeout(noteAll, NOTE_MS)
        })
      running.add(done)
    }
  }

  async function noteAll(): Promise<void> {
    noting = undefined
    const noted = outcomes
    outcomes = []
    await note(noted).catch(error => log.error({ err: error }, 'stock push not noted'))
    nudge()
  }

  async function note(noted: readonly Outcome[]): Promise<void> {
    if (noted.length === 0) return
    const now = clock()
    await transaction(db, async tx => {
      const failing = await noteOutcomes(tx, server, noted, now)
      for (const customerId of failing) await mailFailing(tx, { letters, shop, platform }, customerId)
    })
    outbox.nudge()
    gathering.tried(noted.map(({ nextTryAt }) => nextTryAt))
  }

  platform.later.whenDue('stock-push', gathering.look)
  platform.server.addHook('onClose', async () => {
    closed = true
    gathering.close()
    await pumping
    const timer = setTimeout(() => stop.abort(), STOP_MS)
    await Promise.all(running)
    clearTimeout(timer)
    clearTimeout(noting)
    await note(outcomes).catch(() => {})
    await release(db, server).catch(() => {})
  })

  return { server, nudge, note }
}
