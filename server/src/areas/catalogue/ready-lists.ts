import { gzipSync } from 'node:zlib'
import type { ProductSize } from '@fairfloor/domain/catalogue/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { makeCache } from '../../platform/cache.ts'
import { etagOf, isKnown } from '../../platform/etag.ts'
import type { Platform } from '../../platform/parts.ts'
import type { Catalogue } from './live.ts'
import type { Size } from './snapshot.ts'

/** Bytes, not text: text would be turned into them for each answer. */
type Ready = {
  readonly json: Buffer
  gzip?: Buffer
  readonly etag: string
  readonly sizes: readonly Size[]
  readonly flavourIds: ReadonlySet<number>
  readonly until: number
}

/** Lists of sizes as the bytes that were sent for them, for everyone whose list is the same. */
export type ReadyLists = {
  /**
   * Sends a list, made again only when its sizes, the stock of one of its flavours or the time has moved on.
   * @param key everything else that it depends on
   * @param sizes of which it is made: the snapshot's own array, another one after each change
   */
  send(
    { request, reply, now }: { request: FastifyRequest; reply: FastifyReply; now: Date },
    key: string,
    sizes: readonly Size[],
    make: () => ProductSize[],
  ): void
}

/** A list is some 20 kB: 10 MB with its compressed twin. */
const MAX = 300
/** A third of the time of the usual level for a tenth more bytes. */
const GZIP = { level: 4 }

export function makeReadyLists({ clock }: Pick<Platform, 'clock'>, catalogue: Pick<Catalogue, 'onStock'>): ReadyLists {
  const lists = makeCache<string, Ready>({
    max: MAX,
    holds: ({ until }) => clock().getTime() < until,
    dependsOn: ({ flavourIds }, moved) => !flavourIds.isDisjointFrom(moved),
  })
  catalogue.onStock(lists.drop)

  function readyFor(key: string, now: Date, sizes: readonly Size[], make: () => ProductSize[]): Ready {
    const hit = lists.peek(key)
    if (hit?.sizes === sizes) return hit
    const json = Buffer.from(JSON.stringify(make()))
    const flavourIds = new Set(sizes.flatMap(({ flavours }) => flavours.map(({ id }) => id)))
    const ready = { json, etag: etagOf(json), sizes, flavourIds, until: offeredUntil(sizes, now) }
    lists.set(key, ready)
    return ready
  }

  return {
    send({ request, reply, now }, key, sizes, make) {
      const ready = readyFor(key, now, sizes, make)
      reply.header('vary', 'accept-encoding')
      if (isKnown(request, reply, ready.etag)) return
      reply.type('application/json; charset=utf-8')
      if (!request.headers['accept-encoding']?.includes('gzip')) return void reply.send(ready.json)
      ready.gzip ??= gzipSync(ready.json, GZIP)
      reply.header('content-encoding', 'gzip').send(ready.gzip)
    },
  }
}

/** When the next of the flavours is discontinued, in milliseconds. */
function offeredUntil(sizes: readonly Size[], now: Date): number {
  let until = Number.POSITIVE_INFINITY
  for (const { flavours } of sizes)
    for (const { discontinuedAt } of flavours)
      if (discontinuedAt && discontinuedAt > now) until = Math.min(until, discontinuedAt.getTime())
  return until
}
