import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rows } from './database.ts'
import { makeLog } from './log.ts'
import { openOutbox, publish } from './outbox.ts'
import { testDatabase } from './testing/database.ts'

test('what is open together is given together; what cannot be handled is kept back alone', async () => {
  const database = await testDatabase()
  const { db } = database
  const outbox = openOutbox(db, makeLog('silent'), () => new Date('2031-05-06T12:00:00Z'))
  const given: number[][] = []
  outbox.onMany<{ n: number }>('counted', async (tx, payloads) => {
    const numbers = payloads.map(({ n }) => n)
    for (const n of numbers) await publish(tx, 'seen', { n })
    if (numbers.includes(2)) throw new Error('two is too many')
    given.push(numbers)
  })
  for (const n of [1, 2, 3]) await publish(db, 'counted', { n })
  await outbox.drain()
  expect(given).toEqual([[1], [3]])
  expect(
    await rows(
      db,
      sql`select payload, attempts, error from outbox_events where topic = 'counted' and handled_at is null`,
    ),
  ).toEqual([{ payload: { n: 2 }, attempts: 1, error: 'Error: two is too many' }])
  // A failed reaction's changes are rolled back.
  expect(await rows(db, sql`select payload from outbox_events where topic = 'seen' order by id`)).toEqual([
    { payload: { n: 1 } },
    { payload: { n: 3 } },
  ])

  for (const n of [4, 5]) await publish(db, 'counted', { n })
  await outbox.drain()
  expect(given.at(-1)).toEqual([4, 5])
  await outbox.close()
  await database.close()
})
