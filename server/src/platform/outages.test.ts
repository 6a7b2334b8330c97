import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Db } from './database.ts'
import { makeLog } from './log.ts'
import { makeOutage, NoFileStore, watchOutages } from './outages.ts'

let lines: { level: number; msg: string; reason?: string; seconds?: number; err?: unknown }[]
let isUp: boolean
const db = { transaction: async () => (isUp ? undefined : Promise.reject(refused())) } as unknown as Db
const refused = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
const log = makeLog('info', { write: line => void lines.push(JSON.parse(line)) }, error => outages.covers(error))
const outages = watchOutages(makeLog('info', { write: line => void lines.push(JSON.parse(line)) }), db)

beforeEach(() => {
  lines = []
  isUp = false
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('an outage of the database is two lines, however many requests it meets (FF-1495)', async () => {
  for (let time = 0; time < 70; time++)
    log.error({ err: new Error('Failed query', { cause: refused() }) }, 'unexpected')
  await vi.advanceTimersByTimeAsync(9500)
  expect(lines).toMatchObject([
    { level: 50, msg: 'database unreachable', reason: 'Error: connect ECONNREFUSED 127.0.0.1:5432' },
  ])
  // As the job queue emits them.
  log.error({ err: { ...refused(), message: `${refused().message} (Queue: retention)`, queue: 'retention' } }, 'jobs')
  expect(lines).toHaveLength(1)
  isUp = true
  await vi.advanceTimersByTimeAsync(1000)
  expect(lines.slice(1)).toMatchObject([{ level: 30, msg: 'database reachable again', seconds: 10 }])
  log.error({ err: new AggregateError([refused(), refused()]) }, 'outbox')
  expect(lines.slice(2)).toMatchObject([
    { msg: 'database unreachable', reason: 'Error: connect ECONNREFUSED 127.0.0.1:5432' },
  ])
  await vi.advanceTimersByTimeAsync(1000)
})

test('what is no outage of the database has its line: bugs, and other servers that are called', () => {
  log.error({ err: new Error('A bug') }, 'unexpected')
  log.error({ err: new TypeError('fetch failed', { cause: refused() }) }, 'card provider')
  expect(lines).toMatchObject([{ msg: 'unexpected' }, { msg: 'card provider' }])
})

test('an outage of the file store is told by the store alone (FF-1495)', () => {
  const store = makeOutage(log, 'file store')
  store.began('it answers 503')
  store.began('it answers 503')
  log.error({ err: new Error('No picture', { cause: new NoFileStore('away') }) }, 'unexpected')
  store.ended()
  store.ended()
  expect(lines.map(({ msg }) => msg)).toEqual(['file store unreachable', 'file store reachable again'])
})
