import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBus } from './bus.ts'
import { type TestDatabase, testDatabase } from './testing/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** A bus with a slow listener that finishes when the test says so. */
async function slowListener() {
  const bus = openBus(database, database.url)
  const listening = { begun: 0, ended: 0, end: () => {} }
  await bus.listen('slow', async () => {
    listening.begun++
    await new Promise<void>(resolve => {
      listening.end = resolve
    })
    listening.ended++
  })
  return { bus, listening }
}

test('closing waits for what a listener has begun, and begins nothing more (FF-150)', async () => {
  const { bus, listening } = await slowListener()
  await bus.notify(database.db, 'slow')
  await expect.poll(() => listening.begun).toBe(1)
  let closed = false
  const closing = bus.close().then(() => {
    closed = true
  })
  await bus.notify(database.db, 'slow')
  // A round trip takes longer than closing would.
  await bus.notify(database.db, 'other')
  expect([closed, listening.begun, listening.ended]).toEqual([false, 1, 0])
  listening.end()
  await closing
  expect([listening.begun, listening.ended]).toEqual([1, 1])
})
