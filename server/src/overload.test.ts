import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { demoHouse } from '../demo/orders.ts'
import { type App, buildApp } from './app.ts'
import { setUpHouse } from './areas/seller/index.ts'
import { type Config, readConfig } from './platform/config.ts'
import { type Database, openDatabase, rows } from './platform/database.ts'
import { LIMITS } from './platform/limits.ts'
import { type TestDatabase, testDatabase } from './platform/testing/database.ts'
import { type Line, openProxy } from './platform/testing/proxy.ts'

// Lock waits need a server: the embedded database has one connection.
describe.skipIf(inject('templateFile') !== undefined)('a PostgreSQL server that has no time or no room', () => {
  const PATIENCE_MS = 1500
  /** Extra time for two servers under load. Without a limit nothing would end. */
  const BUSY_MS = 10_000
  const NOW = '2031-05-06T12:00:00Z'
  const WELL = { timeout: 20_000, interval: 100 }
  const ROLE = `few_${process.pid}`
  const ROOM = 8

  let outside: TestDatabase
  let proxy: Line
  let database: Database
  let app: App
  beforeAll(async () => {
    outside = await testDatabase()
    await setUpHouse(outside.db, demoHouse)
    await outside.db.execute(
      sql.raw(`create role ${ROLE} login connection limit ${ROOM} in role ${new URL(outside.url!).username}`),
    )
    proxy = await openProxy(Object.assign(new URL(outside.url!), { username: ROLE }).href)
    const config: Config = {
      ...readConfig({ DATABASE_URL: proxy.url, DATABASE_CONNECTIONS: '5', LOG_LEVEL: 'silent' }),
      limits: { ...LIMITS, queryMs: PATIENCE_MS },
    }
    database = await openDatabase(config)
    app = await buildApp(config, database, { clock: () => new Date(NOW) })
  })
  afterAll(async () => {
    proxy.mend()
    await app.close()
    await database.close()
    await proxy.close()
    await outside.db.execute(sql.raw(`drop role ${ROLE}`))
    await outside.close()
  })

  let asked = 0
  /** A call that writes. */
  const ask = async () => {
    const began = performance.now()
    const { statusCode, headers, body } = await app.platform.server.inject({
      method: 'POST',
      url: '/lost-password',
      payload: `_username=${++asked}%40b.test`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': 'XMLHttpRequest' },
      // Throttling is tested elsewhere.
      remoteAddress: `10.0.${asked >> 8}.${asked & 255}`,
    })
    return { status: statusCode, body, type: headers['content-type'], ms: performance.now() - began }
  }
  const status = async () => (await ask()).status
  const several = (many: number) => Promise.all(Array.from({ length: many }, ask))

  /** Locks a table, as a long change of it would. */
  async function lockAttempts() {
    const holder = new pg.Client({ connectionString: outside.url })
    await holder.connect()
    await holder.query('begin; lock table login_attempts in access exclusive mode')
    return () => holder.end()
  }

  test('a call that waits for a locked table is 503 after a while, also one that first waits for a connection (FF-346)', async () => {
    expect(await status()).toBe(200)
    const free = await lockAttempts()
    const answers = await several(12)
    expect(answers.map(answer => answer.status)).toEqual(Array(12).fill(503))
    expect(answers[0]!.type).toContain('application/problem+json')
    expect(JSON.parse(answers[0]!.body)).toMatchObject({ status: 503, code: 'unavailable' })
    expect(Math.min(...answers.map(({ ms }) => ms))).toBeGreaterThan(PATIENCE_MS - 100)
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(PATIENCE_MS + BUSY_MS)
    // PostgreSQL itself has cancelled the waiting statement; otherwise it would take its lock later.
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => rows(outside.db, waiting), WELL).toEqual([])
    await free()
    expect((await several(12)).map(answer => answer.status)).toEqual(Array(12).fill(200))
  })

  test('what runs by itself may wait longer (FF-346)', async () => {
    const free = await lockAttempts()
    const work = app.platform.backgroundDb.execute(sql`select count(*) from login_attempts`)
    expect(await status()).toBe(503)
    await free()
    await work
  })

  test('a call to a server that does not answer at all is 503 after a while (FF-346)', async () => {
    expect(await status()).toBe(200)
    proxy.stall()
    const answers = await several(8)
    expect(answers.map(answer => answer.status)).toEqual(Array(8).fill(503))
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(PATIENCE_MS + BUSY_MS)
    proxy.mend()
    await expect.poll(status, WELL).toBe(200)
    expect(database.pools!.requests.totalCount).toBeLessThanOrEqual(5)
  })

  test('without a connection left calls are 503 and never 500, and well again once there is room (FF-347)', async () => {
    const others: pg.Client[] = []
    const connect = async () => {
      const other = new pg.Client({ connectionString: Object.assign(new URL(outside.url!), { username: ROLE }).href })
      other.on('error', () => {})
      await other.connect()
      others.push(other)
    }
    const full = async () => {
      await connect()
      return full()
    }
    await expect(full()).rejects.toMatchObject({ code: '53300' })
    const before = await several(10)
    expect(new Set(before.map(answer => answer.status)).difference(new Set([200, 503]))).toEqual(new Set())
    expect(before.map(answer => answer.status)).toContain(503)
    await Promise.all(others.map(other => other.end()))
    await expect.poll(async () => (await several(10)).map(answer => answer.status), WELL).toEqual(Array(10).fill(200))
  })

  test('calls whose connections an operator ends are 503 at most, and well again (FF-123)', async () => {
    const statuses = new Set<number>()
    for (let round = 0; round < 5; round++) {
      const answers = several(20)
      await outside.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename = ${ROLE}`)
      for (const answer of await answers) statuses.add(answer.status)
    }
    expect(statuses.difference(new Set([200, 503]))).toEqual(new Set())
    await expect.poll(async () => (await several(10)).map(answer => answer.status), WELL).toEqual(Array(10).fill(200))
    const { requests } = database.pools!
    await expect.poll(() => requests.totalCount - requests.idleCount, WELL).toBe(0)
  })
})
