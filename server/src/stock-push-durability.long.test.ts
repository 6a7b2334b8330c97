import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buildApp } from './app.ts'
import { type Receiver, startReceiver } from './areas/customer-api/push/test-receiver.ts'
import { ACCOUNTS, DURING, fillShow } from './areas/show-orders/test-show.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database.ts'
import { type LastingDatabase, lastingDatabase } from './platform/testing/database.ts'
import { makeCaller, type ServerProcess, startServer } from './platform/testing/server-process.ts'

// A server is killed with kill -9 while a customer's receiver does not answer: what changed is told all the same.

/** Gathering, the claim of the dead server, and the next look at what is due. */
const PATIENCE = { timeout: 90_000, interval: 200 }

let lasting: LastingDatabase
let flavourId: number
let receiver: Receiver
let servers: ServerProcess[] = []
const buyer = makeCaller()
const operator = makeCaller()

const start = async () => {
  const server = await startServer({ ...lasting.env, CLOCK: DURING.ordering, STOCK_PUSH_ALLOW_PRIVATE: '1' })
  servers.push(server)
  return server
}

beforeAll(async () => {
  lasting = await lastingDatabase()
  const config = readConfig({ ...lasting.env, LOG_LEVEL: 'silent' })
  const database = await openDatabase(config)
  const app = await buildApp(config, database, { clock: () => new Date(DURING.ordering) })
  flavourId = (await fillShow(app)).get('f3')!
  await database.db.execute(sql`update stock set quantity = 100 where flavour_id = ${flavourId}`)
  await app.platform.due.ask()
  await app.platform.outbox.drain()
  await app.close()
  await database.close()
  receiver = await startReceiver()
})
afterEach(async () => {
  await Promise.all(servers.map(server => server.end('SIGKILL')))
  servers = []
})
afterAll(async () => {
  await receiver.close()
  await lasting.remove()
})

async function correct({ url }: ServerProcess, quantity: number): Promise<void> {
  const { version } = await operator.read<{ version: string }>(url, `/api/admin/stock/${flavourId}`)
  const body = { by: 'count', quantity, reason: 'counted', version }
  const reply = await operator.call(url, 'POST', `/api/admin/stock/${flavourId}/corrections`, body, `to ${quantity}`)
  expect(reply?.status).toBe(200)
}

test('nothing is lost when the server dies amid a post: the same comes again by its id, what is newer by another (FF-1038)', async () => {
  let server = await start()
  await buyer.logIn(server.url, ACCOUNTS.buyer)
  await operator.logIn(server.url, ACCOUNTS.operator)
  const address = new URLSearchParams({ name: 'api_url', value: receiver.url })
  expect((await buyer.call(server.url, 'POST', '/api/api_settings', address))?.status).toBe(200)
  const { port } = new URL(receiver.url)
  /** What comes first, of a receiver that takes the post and does not answer, until the server dies. */
  async function unanswered() {
    receiver.answer(() => {})
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), PATIENCE)
    await server.end('SIGKILL')
    await receiver.close()
    return receiver.received[0]!
  }
  await correct(server, 9)
  const first = await unanswered()
  receiver = await startReceiver(Number(port))
  server = await start()
  const same = await unanswered()
  expect(idAndQuantities(same)).toEqual([first.headers['webhook-id'], [9]])

  server = await start()
  await correct(server, 8)
  receiver = await startReceiver(Number(port))
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(2), PATIENCE)
  const [again, next] = receiver.received.map(idAndQuantities)
  // What changed between is told with its newest value, and once more.
  expect([again?.[1], next?.[1]]).toEqual([[8], [8]])
  expect(new Set([first.headers['webhook-id'], again?.[0], next?.[0]]).size).toBe(3)
}, 360_000)

const idAndQuantities = ({ headers, body }: Receiver['received'][number]) =>
  [headers['webhook-id'], body.data.map(({ quantity }) => quantity)] as const
