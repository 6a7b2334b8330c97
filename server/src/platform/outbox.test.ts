import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from './config.ts'
import { rows } from './database.ts'
import { makeLog } from './log.ts'
import { openOutbox, publish } from './outbox.ts'
import type { Platform } from './platform.ts'
import { setUp } from './testing/app.ts'
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

test('an old and a new server share a thousand events: each is handled once, by one that reacts to it (FF-1671)', async () => {
  const database = await testDatabase()
  const { db } = database
  await setUp(database)
  const clock = () => new Date('2031-05-06T12:00:00Z')
  const config = readConfig({ LOG_LEVEL: 'silent', ...(database.url ? { DATABASE_URL: database.url } : {}) })
  const servers = [await buildApp(config, database, { clock }), await buildApp(config, database, { clock })] as const
  const [older, newer] = servers.map(({ platform }) => platform) as [Platform, Platform]
  await db.execute(sql`create table test_handled (n int, topic text, server text)`)
  const react = ({ later }: Platform, server: string, topic: string) =>
    later.afterEvent<{ n: number }>(topic, 'test', async (tx, { n }) => {
      await tx.execute(sql`insert into test_handled values (${n}, ${topic}, ${server})`)
      // This server's connection ends in the middle of a batch: what it had done in it is undone.
      if (server === 'new' && isToDie) {
        isToDie = false
        await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
      }
    })
  react(older, 'old', 'test.known')
  react(newer, 'new', 'test.known')
  react(newer, 'new', 'test.added')
  // Of the embedded database nobody can end one connection alone.
  let isToDie = inject('templateFile') === undefined
  const counted = () =>
    rows(db, sql`select topic, server, count(*)::int as n from test_handled group by 1, 2 order by 1, 2`)
  const open = () =>
    rows(
      db,
      sql`select topic, count(*)::int as n, max(attempts) as tries from outbox_events where handled_at is null group by 1`,
    )

  // Many times a batch of what the old server does not know comes first, and holds nothing up.
  await db.execute(sql`insert into outbox_events (topic, payload)
    select 'test.added', jsonb_build_object('n', n) from generate_series(1, 300) n`)
  await db.execute(sql`insert into outbox_events (topic, payload)
    select 'test.known', jsonb_build_object('n', n) from generate_series(301, 400) n`)
  await older.outbox.drain()
  expect(await counted()).toEqual([{ topic: 'test.known', server: 'old', n: 100 }])
  expect(await open()).toEqual([{ topic: 'test.added', n: 300, tries: 0 }])

  await db.execute(sql`insert into outbox_events (topic, payload)
    select case when n % 2 = 0 then 'test.added' else 'test.known' end, jsonb_build_object('n', n)
    from generate_series(401, 1000) n`)
  await Promise.all([newer.outbox.drain(), older.outbox.drain()])
  await Promise.all([newer.outbox.drain(), older.outbox.drain()])
  expect(isToDie).toBe(false)
  expect(await open()).toEqual([])
  expect(await rows(db, sql`select n from test_handled group by n having count(*) > 1`)).toEqual([])
  expect(await rows(db, sql`select count(*)::int as n from test_handled`)).toEqual([{ n: 1000 }])
  expect((await counted()).filter(({ topic }) => topic === 'test.added')).toEqual([
    { topic: 'test.added', server: 'new', n: 600 },
  ])
  for (const server of servers) await server.close()
  await db.execute(sql`drop table test_handled`)
  await database.close()
})
