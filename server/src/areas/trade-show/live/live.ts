import { randomUUID } from 'node:crypto'
import type { Viewer } from '@fairfloor/domain/viewer'
import type { FastifyReply } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import type { Stream } from '../../../platform/streams.ts'
import type { Shows } from '../show.ts'
import { countPresent, leave, type Presence, renew } from './presence.ts'

/** Sent to every server when somebody came or left, or the counts were switched. */
export const LIVE = 'live_counts'

export type Counts = { buyers: number; orders: number }
/** How many orders had something added since an instant; provided by another area. */
export type OrdersSince = (editionId: number, since: Date) => Promise<number>

/** Interval for renewing presences and refreshing counts. */
const EVERY_MS = 15_000
/** Bursts of arrivals are counted once. */
const GATHER_MS = 500
/** Pages reconnect after this, which also notices ended sessions. */
const LIFE_MS = 5 * 60_000
const HOUR_MS = 3_600_000

/**
 * Streams to open pages how many buyers are in the hall and how much is ordered. The data is in the database, so every
 * server answers the same.
 */
export async function openLive(platform: Platform, shows: Shows, ordersSince: OrdersSince) {
  const { backgroundDb: db, bus, clock, log, streams } = platform
  const watchers = new Map<Stream, Presence | null>()
  let sent: Counts | undefined
  let gathering: NodeJS.Timeout | undefined
  let ticking: NodeJS.Timeout | undefined

  await bus.listen(LIVE, refreshSoon)

  function refreshSoon() {
    if (watchers.size === 0 || gathering) return
    gathering = setTimeout(() => {
      gathering = undefined
      refresh().catch(error => log.error({ err: error }, 'live counts'))
    }, GATHER_MS).unref()
  }

  async function refresh() {
    const edition = shows.find()?.edition
    if (!edition?.liveCounts) return switchOff()
    const now = clock()
    const counts = {
      buyers: await countPresent(db, edition.id, now),
      orders: await ordersSince(edition.id, new Date(now.getTime() - HOUR_MS)),
    }
    if (sent && sent.buyers === counts.buyers && sent.orders === counts.orders) return
    sent = counts
    for (const stream of watchers.keys()) stream.send('counts', counts)
  }

  /** Pages that receive this do not reconnect. */
  function switchOff() {
    for (const stream of watchers.keys()) {
      stream.send('off', {})
      stream.end()
    }
  }

  function tick() {
    const present = [...watchers.values()].filter(presence => presence !== null)
    renew(db, present, clock())
      .then(refresh)
      .catch(error => log.error({ err: error }, 'live counts'))
  }

  return {
    /** Answers with a stream; staff and agents can watch but are not counted. @throws Refusal too_many_streams */
    async watch(viewer: Viewer, reply: FastifyReply): Promise<void> {
      const { edition } = shows.current()
      const isBuyer = viewer.customerId !== null && viewer.agent === null
      const presence = isBuyer ? { id: randomUUID(), editionId: edition.id, userId: viewer.userId } : null
      let came: Promise<unknown> = Promise.resolve()
      const stream = streams.open(reply, viewer.agent?.userId ?? viewer.userId, () => {
        clearTimeout(life)
        watchers.delete(stream)
        if (watchers.size === 0) clearInterval(ticking)
        if (presence) void came.then(() => gone(presence))
      })
      const life = setTimeout(() => stream.end(), LIFE_MS).unref()
      if (watchers.size === 0) {
        sent = undefined
        ticking = setInterval(tick, EVERY_MS).unref()
      }
      watchers.set(stream, presence)
      if (sent) stream.send('counts', sent)
      // The stream is open: the next tick makes up for a failure here.
      came = comeIn(presence).catch(error => log.error({ err: error }, 'live counts'))
      await came
    },
  }

  async function comeIn(presence: Presence | null): Promise<void> {
    if (presence) await renew(db, [presence], clock())
    await bus.notify(db, LIVE)
  }

  function gone({ id }: Presence) {
    // While the server stops the database may be closed already; the row then expires by itself.
    leave(db, id)
      .then(() => bus.notify(db, LIVE))
      .catch(() => {})
  }
}
