import { readFileSync, writeFileSync } from 'node:fs'
import { getFeed, getPriceListXlsx } from '@fairfloor/domain/customer-api/download-contract'
import { uploadReferences } from '@fairfloor/domain/customer-api/mapping-contract'
import { MOST_ROWS } from '@fairfloor/domain/customer-api/mapping-limits'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Server } from '../../e2e/support/server.ts'
import type { BenchDatabase, Databases } from '../databases.ts'
import { median, peakMemory } from '../measure.ts'
import { MANY } from '../prepare.ts'
import { adding, BUYER, boothOf, logIn, positionsOf, type Session, startProduct } from '../product.ts'
import { megabytes, milliseconds, row } from '../report.ts'

const TIMES = 5
const UPLOAD_MS = 15_000
const FEED_MS = 2000
const FEED_BYTES = 50_000_000
/** A shop's calls beside an upload: one that waited for its lock would take seconds. */
const BESIDE_MS = 1000

/** Own references of 50,000 flavours from one sheet, and what else the company does meanwhile. */
export async function uploadMapping(databases: Databases, many: BenchDatabase): Promise<void> {
  if (!databases.isServer) return row({ what: 'a sheet of references: on PostgreSQL only', ours: '' })
  const server = await startProduct(many)
  try {
    const buyer = await logIn(server, BUYER)
    const { flavourIds } = await boothOf(buyer)
    for (const what of ['new', 'swapped', 'unchanged'] as const) {
      const sheet = await sheetOf(what === 'new' ? 0 : 1)
      const add = () => buyer.json('/api/onlineshop/basket/positions', adding(positionsOf(flavourIds.slice(0, 1), 1)))
      const { ms, more, slowest } = await beside(server, add, () => upload(buyer, sheet, what))
      row({
        what: `a sheet of ${MOST_ROWS.toLocaleString('en')} references, ${what}`,
        ours: milliseconds(ms),
        wanted: `<= ${UPLOAD_MS / 1000} s`,
        kept: ms <= UPLOAD_MS,
      })
      row({ what: 'the server’s memory more', ours: megabytes(more) })
      row({
        what: 'the slowest line added to the basket meanwhile',
        ours: milliseconds(slowest),
        wanted: `<= ${BESIDE_MS / 1000} s`,
        kept: slowest <= BESIDE_MS,
      })
    }
  } finally {
    await server.remove()
  }
}

/** @param shift by which neighbours have each other's references */
async function sheetOf(shift: 0 | 1): Promise<Blob> {
  const rows = Array.from({ length: MOST_ROWS }, (_, i) => [`BENCH-${i}`, `REF-${i ^ shift}`])
  const stream = writeXlsxStream([['SKU', 'Reference'], ...rows], { name: 'Mapping' })
  return new Response(stream as BodyInit).blob()
}

async function upload(buyer: Session, sheet: Blob, what: 'new' | 'swapped' | 'unchanged'): Promise<void> {
  const body = new FormData()
  body.set('filepond', new File([sheet], 'mapping.xlsx'))
  const { url, headers } = buyer.call(uploadReferences.path)
  const answer = await fetch(url, { method: 'POST', headers: { ...headers }, body })
  const { taken, unchanged } = (await answer.json()) as { taken?: object[]; unchanged?: object[] }
  const count = (what === 'unchanged' ? unchanged : taken)?.length
  if (count !== MOST_ROWS) throw new Error(`${count} of ${MOST_ROWS} rows are ${what}: ${answer.status}`)
}

/** Runs the work, and a call again and again meanwhile. */
async function beside(server: Server, call: () => Promise<unknown>, work: () => Promise<void>) {
  const before = forgetPeak(server.pid!)
  let isOver = false
  let slowest = 0
  const calls = (async () => {
    while (!isOver) {
      const began = performance.now()
      await call()
      slowest = Math.max(slowest, performance.now() - began)
    }
  })()
  const began = performance.now()
  await work()
  const ms = performance.now() - began
  isOver = true
  await calls
  return { ms, slowest, more: (peakMemory(server.pid!) ?? Number.NaN) - before }
}

/** What 100,000 flavours take as files. */
export async function downloadFeed(databases: Databases, many: BenchDatabase): Promise<void> {
  if (!databases.isServer) return row({ what: 'the feed: on PostgreSQL only', ours: '' })
  const server = await startProduct(many)
  try {
    const buyer = await logIn(server, BUYER)
    for (const [what, path] of [
      [`the feed of ${MANY.toLocaleString('en')} flavours`, getFeed.path],
      [`the price list of ${MANY.toLocaleString('en')} flavours as XLSX`, getPriceListXlsx.path],
    ] as const) {
      const isFeed = path === getFeed.path
      await load(buyer, path)
      const before = forgetPeak(server.pid!)
      const times: number[] = []
      for (let i = 0; i < TIMES; i++) times.push((await load(buyer, path)).ms)
      const ms = median(times)
      const more = (peakMemory(server.pid!) ?? Number.NaN) - before
      row({ what, ours: milliseconds(ms), ...(isFeed && { wanted: `<= ${FEED_MS / 1000} s`, kept: ms <= FEED_MS }) })
      row({
        what: 'the server’s memory more',
        ours: megabytes(more),
        wanted: `<= ${megabytes(FEED_BYTES)}`,
        kept: !(more > FEED_BYTES),
      })
    }
    const { etag } = await load(buyer, getFeed.path)
    const known = await load(buyer, getFeed.path, etag)
    row({ what: 'the feed for who has its version', ours: milliseconds(known.ms), kept: known.status === 304 })
  } finally {
    await server.remove()
  }
}

async function load(buyer: Session, path: string, etag = '') {
  const { url, headers } = buyer.call(path)
  const began = performance.now()
  const answer = await fetch(url, { headers: { ...headers, 'if-none-match': etag } })
  for await (const part of answer.body ?? []) if (part.length === 0) break
  return { ms: performance.now() - began, status: answer.status, etag: answer.headers.get('etag') ?? '' }
}

/** Resets the recorded peak of a process's memory. @returns the memory it uses now; NaN if the system does not report it */
function forgetPeak(pid: number): number {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return Number.NaN
  }
}
