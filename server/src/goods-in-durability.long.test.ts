import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { buildApp } from './app.ts'
import { ACCOUNTS, DURING, fillShow } from './areas/show-orders/test-show.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase, rows } from './platform/database.ts'
import { type LastingDatabase, lastingDatabase } from './platform/testing/database.ts'
import { makeCaller, type ServerProcess, startServer } from './platform/testing/server-process.ts'

// Goods that are booked while the server is killed with kill -9 are booked once, and go to those who wait.

/** The embedded database takes seconds to start again: half as many kills, twice as far apart. */
const isEmbedded = inject('templateFile') !== undefined
const ROUNDS = isEmbedded ? 6 : 12
const STEP_MS = isEmbedded ? 6 : 3
/** Of a delivery in a round; two deliveries come at once. */
const PIECES = 3
const STOCK = 4
const ORDERED = 30

let lasting: LastingDatabase
let flavourId: number
let servers: ServerProcess[] = []
const buyer = makeCaller()
const gym = makeCaller()
const operator = makeCaller()

const start = async () => {
  const server = await startServer({ ...lasting.env, CLOCK: DURING.ordering })
  servers.push(server)
  return server
}

beforeAll(async () => {
  lasting = await lastingDatabase()
  const config = readConfig({ ...lasting.env, LOG_LEVEL: 'silent' })
  const database = await openDatabase(config)
  const app = await buildApp(config, database, { clock: () => new Date(DURING.ordering) })
  flavourId = (await fillShow(app)).get('f3')!
  await database.db.execute(sql`update stock set quantity = ${STOCK} where flavour_id = ${flavourId}`)
  await database.db.execute(sql`update customers set credit_limit = null`)
  await app.close()
  await database.close()
})
afterEach(async () => {
  await Promise.all(servers.map(server => server.end('SIGKILL')))
  servers = []
})
afterAll(() => lasting.remove())

async function order(caller: typeof buyer, { url }: ServerProcess, key: string) {
  const positionsJson = JSON.stringify([{ product_attribute_id: flavourId, quantity: ORDERED }])
  await caller.call(
    url,
    'POST',
    '/api/onlineshop/basket/positions',
    new URLSearchParams({ positionsJson }),
    `fill ${key}`,
  )
  const { chosen, breakdown } = await caller.read<{ chosen: object; breakdown: { total_price_inc_vat: number } }>(
    url,
    '/api/onlineshop/checkout',
  )
  const given = { external_reference: null, note: null, wished_on: null, seen_total: breakdown.total_price_inc_vat }
  const placed = await caller.call(url, 'POST', '/api/onlineshop/orders', { ...chosen, ...given }, key)
  expect(placed?.status).toBe(200)
}

async function announce({ url }: ServerProcess, key: string): Promise<number> {
  const lines = [{ line: null, flavour_id: flavourId, quantity: 1000, expected_on: null }]
  const body = { supplier: 'North', reference: key, note: null, lines }
  expect((await operator.call(url, 'POST', '/api/admin/deliveries', body, key))?.status).toBe(200)
  const { deliveries } = await operator.read<{ deliveries: { delivery_id: number }[] }>(
    url,
    `/api/admin/deliveries?search=${key}`,
  )
  return deliveries[0]!.delivery_id
}

const receive = ({ url }: ServerProcess, id: number, key: string) => {
  const lines = [{ line: 1, quantity: PIECES, lot: 'L1', best_before: '2033-01-31' }]
  return operator.call(url, 'POST', `/api/admin/deliveries/${id}/receipts`, { note: null, lines }, key)
}

test('two receipts at once amid kills at many moments are each booked once, the oldest order first (FF-884)', async () => {
  let server = await start()
  await buyer.logIn(server.url, ACCOUNTS.buyer)
  await gym.logIn(server.url, ACCOUNTS.gym)
  await operator.logIn(server.url, ACCOUNTS.operator)
  await order(buyer, server, 'first')
  await order(gym, server, 'second')
  const ids = [await announce(server, 'one'), await announce(server, 'two')]
  let unanswered = 0
  for (let round = 0; round < ROUNDS; round++) {
    const sent = ids.map((id, i) => receive(server, id, `receipt-${round}-${i}`))
    // Later each round: from before the first statement to after the commit.
    const killed = new Promise(resolve => setTimeout(() => resolve(server.end('SIGKILL')), round * STEP_MS))
    const before = await Promise.all(sent)
    await killed
    unanswered += before.filter(reply => reply === undefined).length
    server = await start()
    const after = await Promise.all(ids.map((id, i) => receive(server, id, `receipt-${round}-${i}`)))
    expect(after.map(reply => reply?.status)).toEqual([200, 200])
    for (const [i, reply] of before.entries()) if (reply) expect(after[i]).toEqual(reply)
  }
  expect(unanswered).toBeGreaterThan(0)
  await server.end('SIGKILL')

  const arrived = ROUNDS * 2 * PIECES
  expect(await read('select quantity from lots')).toEqual([{ quantity: arrived }])
  expect(await read('select sum(received)::int as pieces from expected_delivery_lines')).toEqual([{ pieces: arrived }])
  expect(await read('select count(*)::int as n from receipts')).toEqual([{ n: ROUNDS * 2 }])
  const first = Math.min(ORDERED, STOCK + arrived)
  const second = Math.min(ORDERED, STOCK + arrived - first)
  expect(
    await read(`
      select reserved_quantity as aside from order_lines join orders on id = order_id
      where kind = 'shop' and flavour_id = ${flavourId} and placed_at > '2031-01-01' order by order_id`),
  ).toEqual([{ aside: first }, { aside: second }])
  const free = STOCK + arrived - first - second
  expect(await read(`select quantity from stock where flavour_id = ${flavourId}`)).toEqual([{ quantity: free }])
}, 600_000)

async function read(text: string): Promise<Record<string, unknown>[]> {
  const database = await openDatabase(readConfig(lasting.env))
  const found = await rows(database.db, sql.raw(text))
  await database.close()
  return found
}
