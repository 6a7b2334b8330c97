import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { buildApp } from './app.ts'
import { saveWeek } from './areas/newcomer-week/index.ts'
import { DURING, NCW, northAlone } from './areas/newcomer-week/test-week.ts'
import { ACCOUNTS, fillShow } from './areas/show-orders/test-show.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase, rows } from './platform/database.ts'
import { type LastingDatabase, lastingDatabase } from './platform/testing/database.ts'
import { makeCaller, type ServerProcess, startServer } from './platform/testing/server-process.ts'
import { transaction } from './platform/transaction.ts'

// An event's basket that is placed, and a backorder that is confirmed, while the server is killed with kill -9, are
// each done once, whole or not at all.

/** After how many milliseconds a server is killed: before the first statement, amid the two commands, after both answers. */
const KILLS_MS = inject('templateFile') === undefined ? [0, 8, 16, 32, 64, 300] : [0, 15, 60, 400]
const ROUNDS = KILLS_MS.length
const PIECES = 7
/** Of those that are waited for; the others are cancelled on confirming. */
const WANTED = 3
/** Not enough for all: the last orders wait for goods. */
const STOCK = ROUNDS * PIECES - 10
const PLACE = `${NCW}/basket/place-order`

let lasting: LastingDatabase
/** What the buyer orders is in stock; of what the gym waits for there is nothing. */
let stocked: number
let missing: number
let server: ServerProcess
const buyer = makeCaller()
const gym = makeCaller()
const operator = makeCaller()

const start = async () => {
  server = await startServer({ ...lasting.env, CLOCK: DURING.open })
}

beforeAll(async () => {
  lasting = await lastingDatabase()
  const config = readConfig({ ...lasting.env, LOG_LEVEL: 'silent' })
  const database = await openDatabase(config)
  const app = await buildApp(config, database, { clock: () => new Date(DURING.open) })
  const flavours = await fillShow(app)
  stocked = flavours.get('f3')!
  missing = flavours.get('f1')!
  const { id } = app.catalogue.snapshot().flavours.get(missing)!.size.product.brand
  await transaction(database.db, tx => saveWeek(tx, northAlone(id)))
  await database.db.execute(sql`update stock set quantity = 0 where flavour_id = ${missing}`)
  await database.db.execute(sql`update stock set quantity = ${STOCK} where flavour_id = ${stocked}`)
  await database.db.execute(sql`update customers set credit_limit = null`)
  await database.db.execute(sql`delete from order_minimums`)
  await app.close()
  await database.close()
})
afterEach(() => server.end('SIGKILL'))
afterAll(() => lasting.remove())

async function read(text: string): Promise<Record<string, unknown>[]> {
  const database = await openDatabase(readConfig(lasting.env))
  const found = await rows(database.db, sql.raw(text))
  await database.close()
  return found
}

async function putIn(caller: typeof buyer, flavourId: number, key: string): Promise<void> {
  const positionsJson = JSON.stringify([{ product_attribute_id: flavourId, quantity: PIECES }])
  const sent = new URLSearchParams({ positionsJson })
  expect((await caller.call(server.url, 'POST', `${NCW}/basket/positions`, sent, key))?.status).toBe(200)
}

/** @returns the number of an order of the gym that waits for goods, and of which it wants fewer */
async function asked(round: number): Promise<number> {
  await putIn(gym, missing, `fill-gym-${round}`)
  const placed = await gym.call(server.url, 'POST', `${PLACE}?confirms=0`, {}, `place-gym-${round}`)
  expect(placed?.status).toBe(200)
  const { order_id } = placed!.body as { order_id: number }
  const asking = `/api/admin/orders/${order_id}/backorder-confirmation`
  expect((await operator.call(server.url, 'POST', asking, {}, `ask-${round}`))?.status).toBe(200)
  const position = `${NCW}/basket/positions/${missing}?confirms=${order_id}`
  expect((await gym.call(server.url, 'PATCH', position, { quantity: WANTED }))?.status).toBe(200)
  return order_id
}

test('orders of the event placed, and backorders confirmed, amid kills at many moments are each done once (FF-1162)', async () => {
  await start()
  await buyer.logIn(server.url, ACCOUNTS.buyer)
  await gym.logIn(server.url, ACCOUNTS.gym)
  await operator.logIn(server.url, ACCOUNTS.operator)
  let unanswered = 0
  for (const [round, killAfter] of KILLS_MS.entries()) {
    const orderId = await asked(round)
    await putIn(buyer, stocked, `fill-${round}`)
    const send = () => [
      buyer.call(server.url, 'POST', `${PLACE}?confirms=0`, {}, `place-${round}`),
      gym.call(server.url, 'POST', `${PLACE}?confirms=${orderId}`, {}, `confirm-${round}`),
    ]
    const sent = send()
    const killed = new Promise(resolve => setTimeout(() => resolve(server.end('SIGKILL')), killAfter))
    const before = await Promise.all(sent)
    await killed
    unanswered += before.filter(reply => reply === undefined).length
    await start()
    const after = await Promise.all(send())
    expect(after.map(reply => reply?.status)).toEqual([200, 200])
    for (const [i, reply] of before.entries()) if (reply) expect(after[i]).toEqual(reply)
    expect(after[1]!.body).toMatchObject({ order_id: orderId })
  }
  expect(unanswered).toBeGreaterThan(0)
  await server.end('SIGKILL')
  const pieces = (flavourId: number) =>
    read(`select count(*)::int as lines, sum(quantity)::int as ordered, sum(reserved_quantity)::int as reserved,
      sum(cancelled_quantity)::int as cancelled from order_lines where flavour_id = ${flavourId}
      and order_id in (select id from orders where kind = 'newcomer-week')`)
  const ordered = { lines: ROUNDS, ordered: ROUNDS * PIECES }
  expect(await pieces(stocked)).toEqual([{ ...ordered, reserved: STOCK, cancelled: 0 }])
  expect(await pieces(missing)).toEqual([{ ...ordered, reserved: 0, cancelled: ROUNDS * (PIECES - WANTED) }])
  expect(await read(`select quantity from stock where flavour_id = ${stocked}`)).toEqual([{ quantity: 0 }])
  expect(await read('select order_id from backorder_confirmations')).toEqual([])
  expect(await read('select flavour_id from newcomer_week_positions')).toEqual([])
}, 600_000)
