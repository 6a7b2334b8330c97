import { gzipSync } from 'node:zlib'
import * as contract from '@fairfloor/domain/customer-api/rest/contract'
import * as shapes from '@fairfloor/domain/customer-api/rest/shapes'
import { refuse } from '@fairfloor/domain/general-refusals'
import type { Language } from '@fairfloor/domain/language'
import { instant } from '@fairfloor/domain/shapes'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { etagOf, isKnown } from '../../../platform/etag.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import type { LiveShop } from '../../seller/index.ts'
import { type Cursor, type Cursors, isCursor } from './cursor.ts'
import type { Feeds, Read } from './feeds.ts'
import type { Examples } from './own-examples.ts'
import { Behind, pageAfter } from './page.ts'
import { numberBefore, skusLeft } from './row-store.ts'
import { instantOf } from './since.ts'
import { type ListName, type View, viewOf } from './view.ts'
import { OVERLAP_MS } from './write-feeds.ts'

type Asked = { limit: number; cursor?: string | undefined; updated_since?: string | undefined }
/** Where a page begins; what is only in a feed that the client has left is gone for it. */
type Start = Cursor & { readonly left?: number }
type Ready = { readonly json: Buffer; gzip?: Buffer; readonly etag: string }
type Call = { request: FastifyRequest; reply: FastifyReply; now: Date; viewer: CustomerViewer }

/** A page of 500 rows of products has a megabyte, of stock 100 kB. */
const MOST_BYTES = 64_000_000
const MOST_TRIES = 8
const GZIP = { level: 4 }

/** The lists of which clients keep a copy: stock, prices, products. @returns a row of each, for readers of the API's page */
export function serveLists(platform: Platform, feeds: Feeds, cursors: Cursors, shop: LiveShop): Examples {
  const { db } = platform
  const pages = new LRUCache<string, Ready>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ json }) => json.length,
  })

  serve(platform, contract.listStock, shapes.listStock, call =>
    send(viewOf('stock', call.viewer, null), call.query, call),
  )

  serve(platform, contract.listPrices, shapes.listPrices, call =>
    send(viewOf('prices', call.viewer, null), call.query, call),
  )

  serve(platform, contract.listProducts, shapes.listProducts, call => {
    const language = call.query.language ?? shop.current().languages[0] ?? 'en'
    return send(viewOf('products', call.viewer, language), call.query, call)
  })

  /** Sends a page, from memory where nothing has changed. */
  function send(view: View, asked: Asked, call: Call): undefined | Promise<undefined> {
    const read = feeds.peek(view, call.viewer.customerId, call.now)
    const ready = read && pages.get(keyFor(read, asked))
    if (ready) return answer(ready, call)
    return make(view, asked, call).then(made => answer(made, call))
  }

  async function make(view: View, asked: Asked, { viewer }: Pick<Call, 'viewer'>): Promise<Ready> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const read = await feeds.read(view, viewer.customerId)
      try {
        const start = await startOf(view.list, read, asked)
        const page = await pageAfter(db, feeds, read, start, asked.limit)
        const gone = start.left === undefined ? [] : await skusLeft(db, start.left, read.feed.id)
        // A client that is up to date continues from here, even if the last row changed long ago.
        const end = page.hasMore ? page.next : latest(page.next, read)
        const next = cursors.write(view.list, { feed: read.feed.id, own: read.references.id }, end)
        const json = Buffer.from(
          `{"data":[${page.rows.join(',')}],"removed":${JSON.stringify([...new Set([...page.removed, ...gone])])},"next_cursor":"${next}","has_more":${page.hasMore}}`,
        )
        const ready = { json, etag: etagOf(json) }
        pages.set(keyFor(read, asked), ready)
        return ready
      } catch (error) {
        if (!(error instanceof Behind)) throw error
        feeds.touch(error.flavourIds)
      }
    }
    throw refuse('unavailable')
  }

  async function startOf(list: string, { feed, references }: Read, asked: Asked): Promise<Start> {
    const given = asked.cursor ?? asked.updated_since
    if (given === undefined) return { after: 0, bound: feed.last, references: references.last }
    const at = asked.cursor === undefined && givenInstant(given)
    if (at) {
      const from = new Date(at.getTime() - OVERLAP_MS)
      const own = await numberBefore(db, references.id, from)
      return { after: await numberBefore(db, feed.id, from), bound: 0, references: own }
    }
    const cursor = cursors.read(given, list, asked.cursor === undefined ? 'updated_since' : 'cursor')
    // Of another price group, country or language, or with other rights: the list is read again.
    if (cursor.feed !== feed.id) return { after: 0, bound: 0, references: references.last, left: cursor.feed }
    if (cursor.own === references.id) return cursor
    // Which references it had is no longer known, unless it had none.
    if (cursor.references > 0) return { after: 0, bound: 0, references: references.last }
    return { ...cursor, references: 0 }
  }

  function answer(ready: Ready, { request, reply }: Call): undefined {
    reply.header('vary', 'accept-encoding')
    if (isKnown(request, reply, ready.etag)) return
    reply.type('application/json; charset=utf-8')
    if (!request.headers['accept-encoding']?.includes('gzip')) return void reply.send(ready.json)
    ready.gzip ??= gzipSync(ready.json, GZIP)
    reply.header('content-encoding', 'gzip').send(ready.gzip)
  }

  const firstOf = (list: ListName, language: Language | null) => async (viewer: CustomerViewer) => {
    const { json } = await make(viewOf(list, viewer, language), { limit: 1 }, { viewer })
    return JSON.parse(json.toString()) as unknown
  }
  return {
    [contract.listProducts.path]: viewer => firstOf('products', shop.current().languages[0] ?? 'en')(viewer),
    [contract.listPrices.path]: firstOf('prices', null),
    [contract.listStock.path]: firstOf('stock', null),
  }
}

const latest = (at: Cursor, { feed, references }: Read): Cursor => ({
  ...at,
  after: Math.max(at.after, feed.last),
  references: Math.max(at.references, references.last),
})

/** Customers who never had a reference share their pages. */
const keyFor = ({ feed, references }: Read, { limit, cursor = '', updated_since = '' }: Asked): string =>
  [feed.id, feed.last, references.last && references.id, references.last, limit, cursor, updated_since].join(' ')

/** An instant with its offset; undefined for what may be a cursor. */
function givenInstant(text: string): Date | undefined {
  if (isCursor(text)) return undefined
  const read = instant.safeParse(text)
  if (!read.success)
    throw refuse('malformed', undefined, [{ path: 'updated_since', detail: 'An instant is ISO 8601 with its offset.' }])
  return instantOf(read.data)
}
