import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoHouse } from '../demo/orders.ts'
import { setUpHouse } from './areas/seller/index.ts'
import { guardClock, WrongClock } from './guard-clock.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase, rows } from './platform/database.ts'
import { type LastingDatabase, lastingDatabase } from './platform/testing/database.ts'
import { runCommandOf } from './platform/testing/run-command.ts'
import { launchServer } from './platform/testing/server-process.ts'
import { transaction } from './platform/transaction.ts'
import { ANSWERS } from './setup/test-answers.ts'

const CLOCK = '2035-01-01T03:30:00+01:00'
const LONG_MS = 180_000
let lasting: LastingDatabase

beforeAll(async () => {
  lasting = await lastingDatabase()
}, LONG_MS)
afterAll(() => lasting.remove())

/** Works on the database, which no other process may have open. */
async function onIt<T>(work: (opened: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>): Promise<T> {
  const database = await openDatabase(readConfig(lasting.env))
  return work(database.db).finally(database.close)
}

test('a real shop is neither served nor changed under CLOCK, and is as before (FF-1490)', {
  timeout: LONG_MS,
}, async () => {
  await onIt(db =>
    transaction(db, tx => setUpHouse(tx, { ...demoHouse, settings: { ...demoHouse.settings, isTrial: false } })),
  )
  const server = await launchServer({ ...lasting.env, CLOCK })
  expect(await server.ended).toBe(1)
  expect(server.printed()).toMatch(/^Fairfloor cannot start\. CLOCK is set, and this database holds neither/m)
  const env = { ...lasting.env, CLOCK }
  for (const [name, ...options] of [
    ['user', 'list'],
    ['setup', '--change', '--phone=1'],
  ] as const) {
    const { code, errors } = await runCommandOf(name, env, ...options)
    expect([code, errors]).toEqual([1, expect.stringMatching(/^CLOCK is set/)])
  }
  await onIt(async db => {
    await expect(guardClock({ clockStart: undefined }, db)).resolves.toBeUndefined()
    await expect(guardClock({ clockStart: new Date(CLOCK) }, db)).rejects.toBeInstanceOf(WrongClock)
    await db.execute(sql`update seller_settings set demo_loaded_at = now()`)
    await expect(guardClock({ clockStart: new Date(CLOCK) }, db)).resolves.toBeUndefined()
  })
})

test('a shop that is set up under CLOCK is a trial, and one that is not is none (FF-1490)', {
  timeout: LONG_MS,
}, async () => {
  const flags = Object.entries(ANSWERS).map(([name, value]) => `--${name}=${value}`)
  for (const [clock, isTrial] of [
    [{ CLOCK }, true],
    [{}, false],
  ] as const) {
    await onIt(db => db.execute(sql`truncate seller_settings, users, editions cascade`))
    expect(await runCommandOf('setup', { ...lasting.env, ...clock }, ...flags)).toMatchObject({ code: 0 })
    expect(await onIt(db => rows(db, sql`select is_trial from seller_settings`))).toEqual([{ is_trial: isTrial }])
  }
})
