import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { buildApp } from './app.ts'
import { ACCOUNTS, DURING, fillShow } from './areas/show-orders/test-show.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase, rows } from './platform/database.ts'
import { type LastingDatabase, lastingDatabase } from './platform/testing/database.ts'
import { isLongRun, randomFor } from './platform/testing/run.ts'
import { makeCaller, type Reply, type ServerProcess, startServer } from './platform/testing/server-process.ts'

// A basket that is placed while the server is killed with kill -9 is one order, whole or not at all.

/** The embedded database takes seconds to start again: half as many kills, twice as far apart. */
const isEmbedded = inject('templateFile') !== undefined
const STEP_MS = isEmbedded ? 4 : 2
const LAST_MS = 38
/** Milliseconds after the request: from before its first statement to after its commit. The short run has some of them. */
const everyMoment = Array.from({ length: 1 + Math.floor(LAST_MS / STEP_MS) }, (_, i) => i * STEP_MS)
const MOMENTS = isLongRun ? everyMoment : [0, ...randomFor('kills').some(everyMoment.slice(1), 4)]
const ROUNDS = MOMENTS.length
const PIECES = 7
/** Not enough for all: the last orders become backorders. */
const STOCK = 2 * ROUNDS * PIECES - 10

let lasting: LastingDatabase
let flavourId: number
let servers: ServerProcess[] = []
const buyer = makeCaller()
const gym = makeCaller()
const callers = [buyer, gym] as const

type Caller = (typeof callers)[number]

const start = async () => {
  const server = await startServer({ ...lasting.env, CLOCK: DURING.ordering })
  servers.push(server)
  return server
}

beforeAll(async () => {
  lasting = await lastingDatabase()
  const database = await openDatabase(readConfig({ ...lasting.env, LOG_LEVEL: 'silent' }))
  const config = readConfig({ ...lasting.env, LOG_LEVEL: 'silent' })
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

async function read(text: string): Promise<Record<string, unknown>[]> {
  const database = await openDatabase(readConfig(lasting.env))
  const found = await rows(database.db, sql.raw(text))
  await database.close()
  return found
}

/** Fills the basket. @returns the order that its checkout would send */
async function filled(caller: Caller, { url }: ServerProcess, key: string): Promise<object> {
  const positionsJson = JSON.stringify([{ product_attribute_id: flavourId, quantity: PIECES }])
  const added = await caller.call(
    url,
    'POST',
    '/api/onlineshop/basket/positions',
    new URLSearchParams({ positionsJson }),
    key,
  )
  expect(added?.status).toBe(200)
  const { chosen, breakdown } = await caller.read<{ chosen: object; breakdown: { total_price_inc_vat: number } }>(
    url,
    '/api/onlineshop/checkout',
  )
  const given = { external_reference: null, note: null, wished_on: null }
  return { ...chosen, ...given, seen_total: breakdown.total_price_inc_vat }
}

const place = (caller: Caller, { url }: ServerProcess, order: object, key: string) =>
  caller.call(url, 'POST', '/api/onlineshop/orders', order, key)

const answeredBoth = (before: readonly (Reply | undefined)[], after: readonly (Reply | undefined)[]) => {
  expect(after.map(reply => reply?.status)).toEqual(after.map(() => 200))
  for (const [i, reply] of before.entries()) if (reply) expect(after[i]).toEqual(reply)
}

test('orders placed amid kills at many moments are each one, and stock and backorders add up (SH-192, FF-810)', async () => {
  let server = await start()
  await buyer.logIn(server.url, ACCOUNTS.buyer)
  await gym.logIn(server.url, ACCOUNTS.gym)
  let unanswered = 0
  for (const [round, moment] of MOMENTS.entries()) {
    const orders = await Promise.all(callers.map((caller, i) => filled(caller, server, `fill-${round}-${i}`)))
    const placing = callers.map((caller, i) => place(caller, server, orders[i]!, `order-${round}-${i}`))
    const killed = new Promise(resolve => setTimeout(() => resolve(server.end('SIGKILL')), moment))
    const before = await Promise.all(placing)
    await killed
    unanswered += before.filter(reply => reply === undefined).length
    server = await start()
    const after = await Promise.all(
      callers.map((caller, i) => place(caller, server, orders[i]!, `order-${round}-${i}`)),
    )
    answeredBoth(before, after)
  }
  expect(unanswered).toBeGreaterThan(0)
  await server.end('SIGKILL')
  await expectAddedUp(2 * ROUNDS)
}, 600_000)

test.skipIf(isEmbedded)(
  'sent to two servers at once, of which one is killed, an order is one (FF-810)',
  async () => {
    const [first, other] = [await start(), await start()]
    const orders = [await filled(buyer, first, 'fill-both-0'), await filled(gym, other, 'fill-both-1')]
    const send = (to: ServerProcess) => callers.map((caller, i) => place(caller, to, orders[i]!, `both-${i}`))
    const both = [send(first), send(other)]
    await first.end('SIGKILL')
    const [before, survived] = await Promise.all(both.map(replies => Promise.all(replies)))
    answeredBoth(before!, survived!)
    expect(await Promise.all(send(other))).toEqual(survived)
    await other.end('SIGKILL')
    await expectAddedUp(2 * ROUNDS + 2)
  },
  300_000,
)

async function expectAddedUp(orders: number) {
  const pieces = orders * PIECES
  const reserved = Math.min(pieces, STOCK)
  expect(await read("select count(*)::int as n from orders where kind = 'shop' and placed_at > '2031-01-01'")).toEqual([
    { n: orders },
  ])
  expect(
    await read(
      `select sum(quantity)::int as pieces, sum(reserved_quantity)::int as reserved from order_lines join orders on id = order_id
       where kind = 'shop' and placed_at > '2031-01-01'`,
    ),
  ).toEqual([{ pieces, reserved }])
  expect(await read(`select quantity from stock where flavour_id = ${flavourId}`)).toEqual([
    { quantity: STOCK - reserved },
  ])
  expect(await read('select * from basket_positions')).toEqual([])
  expect(await read("select count(*)::int as n from outbox_events where topic = 'orders.placed'")).toEqual([
    { n: orders },
  ])
}
