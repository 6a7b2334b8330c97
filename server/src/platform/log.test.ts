import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { realTime } from './clock.ts'
import { readConfig } from './config.ts'
import { rows } from './database.ts'
import { makeServer } from './http.ts'
import { openJobs } from './jobs.ts'
import { makeLog } from './log.ts'
import { openOutbox, publish } from './outbox.ts'
import { idempotencyKeys } from './tables.ts'
import { type TestDatabase, testDatabase } from './testing/database.ts'

// One-time passwords, token hashes and addresses are statement values: none may appear in a log.

const SECRET = 'correct-horse-battery-staple'
let database: TestDatabase
let lines: string[] = []
const log = makeLog('debug', { write: line => void lines.push(line) })

const key = { userId: 1, key: SECRET, request: SECRET, answer: { password: SECRET }, createdAt: new Date(0) }
/** The second one violates the primary key, and PostgreSQL quotes the values. */
const writeTwice = (db: TestDatabase['db']) => db.insert(idempotencyKeys).values([key, key])
const broken = () => writeTwice(database.db).then(undefined, (error: Error) => error)

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  lines = []
})

function expectTold(): void {
  expect(lines.join('')).toContain('insert into \\"idempotency_keys\\"')
  expect(lines.join('')).toContain('idempotency_keys_user_id_key_pk')
  expect(lines.join('')).not.toContain(SECRET)
}

test('a failed statement is logged with its SQL and the constraint, without its values (FF-330)', async () => {
  const error = await broken()
  expect(JSON.stringify(error)).toContain(SECRET)
  log.error({ err: error }, 'unexpected')
  expectTold()
})

test.each<[string, (error: unknown) => void]>([
  ['by itself', error => log.error(error)],
  ['without a text', error => log.warn({ err: error })],
  ['as the cause of another', error => log.error({ err: new Error('No key kept', { cause: error }) }, 'unexpected')],
  ['among others', error => log.error({ err: new AggregateError([error], 'All failed') }, 'unexpected')],
  [
    'copied into an object',
    error => log.error({ err: { ...(error as Error), message: `${error}`, cause: (error as Error).cause } }, 'jobs'),
  ],
])('%s too', async (_, write) => {
  write(await broken())
  expectTold()
})

test('quoted in a text of ours, its values are cut off', async () => {
  log.error(`It broke: ${await broken()}`)
  expect(lines.join('')).toContain('insert into \\"idempotency_keys\\"')
  expect(lines.join('')).not.toContain(SECRET)
})

test('a value that does not fit its column is not told', async () => {
  const error = await database.db.execute(sql`select ${SECRET}::text::int`).then(undefined, (error: Error) => error)
  log.error({ err: error }, 'unexpected')
  expect(lines.join('')).toContain('invalid input syntax for type integer')
  expect(lines.join('')).not.toContain(SECRET)
})

test('a route that breaks logs the stack and no value (FF-330)', async () => {
  const server = await makeServer(readConfig({ LOG_LEVEL: 'error' }), log)
  server.get('/break', () => writeTwice(database.db))
  expect((await server.inject('/break')).statusCode).toBe(500)
  await server.close()
  expectTold()
  expect(lines.join('')).toContain('    at ')
})

test('a reaction and a job that break leave no value behind, in the log or in the back office (FF-330)', async () => {
  const outbox = openOutbox(database.db, log, realTime)
  const jobs = openJobs(database, database.url, log)
  outbox.on('break', tx => writeTwice(tx).then(() => {}))
  jobs.work('break', () => writeTwice(database.db).then(() => {}))
  await jobs.start()
  await database.db.transaction(async tx => {
    await publish(tx as never, 'break', {})
    await jobs.send(tx as never, 'break', {})
  })
  await outbox.drain()
  expectTold()
  const left = sql`select error from outbox_events union all select output::text from pgboss.job where output is not null`
  await expect.poll(() => rows(database.db, left), { timeout: 20_000 }).toHaveLength(2)
  const text = JSON.stringify(await rows(database.db, left))
  expect(text).toContain('duplicate key value')
  expect(text).not.toContain(SECRET)
  await jobs.close()
  await outbox.close()
})
