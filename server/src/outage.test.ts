import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { demoHouse } from '../demo/orders.ts'
import { type App, buildApp } from './app.ts'
import { setUpHouse } from './areas/seller/index.ts'
import { readConfig } from './platform/config.ts'
import { type Database, openDatabase, rows } from './platform/database.ts'
import { type TestDatabase, testDatabase } from './platform/testing/database.ts'
import { type Line, openProxy } from './platform/testing/proxy.ts'

vi.setConfig({ testTimeout: 150_000 })

// The embedded database lives in the process; a PostgreSQL server can go away and come back.
describe.skipIf(inject('templateFile') !== undefined)('when the PostgreSQL server goes and comes back', () => {
  /** What does not depend on the connection. */
  let outside: TestDatabase
  let proxy: Line
  let database: Database
  let app: App
  const heard: string[] = []
  const worked: unknown[] = []
  let gaps = 0

  beforeAll(async () => {
    outside = await testDatabase()
    await setUpHouse(outside.db, demoHouse)
    proxy = await openProxy(outside.url!)
    const config = readConfig({ DATABASE_URL: proxy.url, LOG_LEVEL: 'silent' })
    database = await openDatabase(config)
    app = await buildApp(config, database, { clock: () => new Date('2031-05-06T12:00:00Z') })
    await app.platform.bus.listen('outage', payload => void heard.push(payload))
    app.platform.bus.onGap(() => void gaps++)
    app.platform.later.job('outage', async job => void worked.push(job))
    await app.start()
  })
  afterAll(async () => {
    proxy.mend()
    await app.close()
    await database.close()
    await proxy.close()
    await outside.close()
  })

  const health = async () => (await app.platform.server.inject('/health')).statusCode
  // The retry delay does not depend on the machine; how soon the retries follow does.
  const PATIENCE = { timeout: 60_000, interval: 200 }

  test('/health is 503, calls are 503, and both are well again (TS-536, TS-555)', async () => {
    expect(await health()).toBe(200)
    proxy.cut()
    await expect.poll(health, PATIENCE).toBe(503)
    const answer = await app.platform.server.inject({
      method: 'POST',
      url: '/lost-password',
      payload: '_username=a%40b.test',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': 'XMLHttpRequest' },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable'])
    proxy.mend()
    await expect.poll(health, PATIENCE).toBe(200)
  })

  test('what it listens to is heard again, once, and it knows that it missed something (FF-332)', async () => {
    // The connection returns later than the calls: the gap of the previous test must be over.
    await expect.poll(() => gaps, PATIENCE).toBe(1)
    const before = { gaps, tries: proxy.tries() }
    proxy.cut()
    await expect.poll(() => proxy.tries() - before.tries, PATIENCE).toBeGreaterThan(12)
    proxy.mend()
    await expect.poll(() => gaps, PATIENCE).toBe(before.gaps + 1)
    await app.platform.bus.notify(outside.db, 'outage', 'we are back')
    await expect.poll(() => heard, PATIENCE).toEqual(['we are back'])
    const listening = sql`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and application_name = 'fairfloor-bus'`
    // The server may notice later than we do that the lines before are cut.
    await expect.poll(() => rows(outside.db, listening), PATIENCE).toEqual([{ n: 1 }])
  })

  test('jobs go on (FF-332)', async () => {
    proxy.cut()
    await expect.poll(health, PATIENCE).toBe(503)
    proxy.mend()
    await expect.poll(health, PATIENCE).toBe(200)
    await database.db.transaction(tx => app.platform.jobs.send(tx as never, 'outage', { n: 1 }))
    await expect.poll(() => worked, PATIENCE).toEqual([{ n: 1 }])
  })

  test('transactions that could not even begin give their connections back (FF-332)', async () => {
    proxy.stall()
    const waiting = Array.from({ length: 12 }, () => database.db.transaction(tx => tx.execute(sql`select 1`)))
    const broken = Promise.allSettled(waiting)
    proxy.cut()
    expect((await broken).map(({ status }) => status)).toContain('rejected')
    proxy.mend()
    await expect.poll(health, PATIENCE).toBe(200)
    const again = Array.from({ length: 12 }, () => database.db.transaction(tx => tx.execute(sql`select 1`)))
    await Promise.all(again)
    const { db } = database.pools!
    // A worker may ask for its next job just now; what was lost would stay away.
    await expect.poll(() => db.totalCount - db.idleCount, PATIENCE).toBe(0)
  })

  test('a line on which nobody answers is 503 too', async () => {
    proxy.stall()
    expect(await health()).toBe(503)
    proxy.mend()
    await expect.poll(health, PATIENCE).toBe(200)
  })
})
