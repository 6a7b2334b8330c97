import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { makeCache } from '../../platform/cache.ts'
import { etagOf, isKnown } from '../../platform/etag.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Catalogue } from './live.ts'
import { offeredUntil, type Size } from './snapshot.ts'

/** Bytes, because a text would be encoded for each answer. */
type Ready = {
  readonly json: Buffer
  gzip?: Buffer
  readonly etag: string
  readonly from: Basis
  readonly flavourIds: ReadonlySet<number>
  readonly isEmpty: boolean
  readonly until: number
}

export type Made = {
  readonly answer: unknown
  /** The sizes in it. */
  readonly sizes: readonly Size[]
  /** Until when it holds in milliseconds, if not by its flavours alone. */
  readonly until?: number
  /** Whether it does not hold what is asked for; by default where it has no sizes. */
  readonly isEmpty?: boolean
  /** Whether its key holds what somebody has typed. */
  readonly isTyped?: boolean
}

/** The inputs of a list: values that are replaced at each change, never mutated. */
type Basis = readonly unknown[]

/** Caches lists of sizes as response bytes, shared by everyone with the same list. */
export type ReadyLists = {
  /**
   * Sends a list. It is rebuilt only when one of its inputs or the stock of one of its flavours changes, or a flavour is
   * discontinued.
   * @param key everything else it depends on
   */
  send(
    { request, reply, now }: { request: FastifyRequest; reply: FastifyReply; now: Date },
    key: string,
    from: Basis,
    make: () => Made,
  ): { readonly isEmpty: boolean }
}

/** A list is some 20 kB: 10 MB with its compressed copies. */
const MAX = 300
/** Of lists that are empty or typed. There is no end of them, so they are kept apart and evict no other list. */
const MAX_RARE = 100
/** A third of the default level's time for a tenth more bytes. */
const GZIP = { level: 4 }

export function makeReadyLists({ clock }: Pick<Platform, 'clock'>, catalogue: Pick<Catalogue, 'onStock'>): ReadyLists {
  const cacheOf = (max: number) =>
    makeCache<string, Ready>({
      max,
      holds: ({ until }) => clock().getTime() < until,
      dependsOn: ({ flavourIds }, moved) => !flavourIds.isDisjointFrom(moved),
    })
  const lists = cacheOf(MAX)
  const rareLists = cacheOf(MAX_RARE)
  catalogue.onStock(flavourIds => {
    for (const cache of [lists, rareLists]) cache.drop(flavourIds)
  })

  function readyFor(key: string, now: Date, from: Basis, make: () => Made): Ready {
    for (const cache of [lists, rareLists]) {
      const hit = cache.peek(key)
      if (hit?.from.every((input, i) => input === from[i])) return hit
    }
    const { answer, sizes, isEmpty = sizes.length === 0, until = Number.POSITIVE_INFINITY, isTyped = false } = make()
    const json = Buffer.from(JSON.stringify(answer))
    const flavourIds = new Set(sizes.flatMap(({ flavours }) => flavours.map(({ id }) => id)))
    const ends = Math.min(until, nextEnd(sizes, now))
    const ready = { json, etag: etagOf(json), from, flavourIds, isEmpty, until: ends }
    const cache = isTyped || isEmpty ? rareLists : lists
    cache.set(key, ready)
    return ready
  }

  return {
    send({ request, reply, now }, key, from, make) {
      const ready = readyFor(key, now, from, make)
      reply.header('vary', 'accept-encoding')
      if (isKnown(request, reply, ready.etag)) return ready
      reply.type('application/json; charset=utf-8')
      if (!request.headers['accept-encoding']?.includes('gzip')) reply.send(ready.json)
      else {
        ready.gzip ??= gzipSync(ready.json, GZIP)
        reply.header('content-encoding', 'gzip').send(ready.gzip)
      }
      return ready
    },
  }
}

/** When the next of the flavours will be discontinued, in milliseconds. */
function nextEnd(sizes: Iterable<Size>, now: Date): number {
  let until = Number.POSITIVE_INFINITY
  for (const { flavours } of sizes)
    for (const flavour of flavours) {
      const end = offeredUntil(flavour)
      if (end && end > now) until = Math.min(until, end.getTime())
    }
  return until
}
