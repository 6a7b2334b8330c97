import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type App, buildApp } from './app.ts'
import { ACCOUNTS, DURING, fillShow } from './areas/show-orders/test-show.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase, rows } from './platform/database.ts'
import { type LastingDatabase, lastingDatabase } from './platform/testing/database.ts'
import { type Caller, makeCaller, type ServerProcess, startServer } from './platform/testing/server-process.ts'

// What is shipped from the desk or by a list, or taken back, while the server is killed with kill -9, leaves once, with one
// invoice, and comes back once.

const ROUNDS = 6
/** Pieces in a round. */
const FROM_DESK = 3
const BY_LIST = 2
const ORDERED = 40

let lasting: LastingDatabase
let flavourId: number
let server: ServerProcess
const buyer = makeCaller()
const gym = makeCaller()
const operator = makeCaller()

const start = () => startServer({ ...lasting.env, CLOCK: DURING.ordering })

/** Works on the data while no server runs. */
async function between<T>(work: (app: App) => Promise<T>): Promise<T> {
  const config = readConfig({ ...lasting.env, LOG_LEVEL: 'silent' })
  const database = await openDatabase(config)
  const app = await buildApp(config, database, { clock: () => new Date(DURING.ordering) })
  const result = await work(app)
  await app.close()
  await database.close()
  return result
}

beforeAll(async () => {
  lasting = await lastingDatabase()
  await between(async app => {
    flavourId = (await fillShow(app)).get('f3')!
    await app.platform.db.execute(sql`update stock set quantity = ${2 * ORDERED} where flavour_id = ${flavourId}`)
  })
})
afterEach(() => server.end('SIGKILL'))
afterAll(() => lasting.remove())

async function order(caller: Caller, key: string): Promise<number> {
  const { url } = server
  const positionsJson = JSON.stringify([{ product_attribute_id: flavourId, quantity: ORDERED }])
  const body = new URLSearchParams({ positionsJson })
  await caller.call(url, 'POST', '/api/onlineshop/basket/positions', body, `fill ${key}`)
  const { chosen, breakdown } = await caller.read<{ chosen: object; breakdown: { total_price_inc_vat: number } }>(
    url,
    '/api/onlineshop/checkout',
  )
  const given = { external_reference: null, note: null, wished_on: null, seen_total: breakdown.total_price_inc_vat }
  const placed = await caller.call(url, 'POST', '/api/onlineshop/orders', { ...chosen, ...given }, key)
  expect(placed?.status).toBe(200)
  return (placed!.body as { order_id: number }).order_id
}

type DeskOrder = { version: string; order: { shipments: { shipment_id: number }[] } }
type Call = readonly [path: string, body: object, key: string]

const leaving = (quantity: number) => ({
  lines: [{ line: 1, quantity, lot: null, best_before: null }],
  ...{ tracking: null, parcels: null, note: null },
})

/** What the operator sends in a round: parts from the desk, what is picked, and a piece of the shipment before. */
async function callsOf(round: number, fromDesk: number, byList: number): Promise<Call[]> {
  const { version, order } = await operator.read<DeskOrder>(server.url, `/api/admin/orders/${fromDesk}`)
  const list = `/api/admin/orders/${byList}/pick-list`
  const made = await operator.call(server.url, 'POST', list, {}, `list-${round}`)
  const { pick_list_id } = made!.body as { pick_list_id: number }
  const last = order.shipments.at(-1)
  const back = { reason: 'not wanted', note: null, lines: [{ line: 1, quantity: 1, restocked: 1 }] }
  return [
    [`/api/admin/orders/${fromDesk}/ship`, { version, ...leaving(FROM_DESK) }, `ship-${round}`],
    [`/api/admin/pick-lists/${pick_list_id}/ship`, leaving(BY_LIST), `picked-${round}`],
    ...(last ? [[`/api/admin/shipments/${last.shipment_id}/returns`, back, `back-${round}`] as const] : []),
  ]
}

test('shipments and returns amid six kills are each one, with an invoice or a credit note each (FF-939)', async () => {
  server = await start()
  await buyer.logIn(server.url, ACCOUNTS.buyer)
  await gym.logIn(server.url, ACCOUNTS.gym)
  await operator.logIn(server.url, ACCOUNTS.operator)
  const orders = [await order(buyer, 'first'), await order(gym, 'second')] as const
  for (let round = 0; round < ROUNDS; round++) {
    const calls = await callsOf(round, ...orders)
    // Killed with the first answer, or in the middle: later each time.
    const killAfter = round % 2 ? 1 : undefined
    const sent = calls.map(([path, body, key]) => operator.call(server.url, 'POST', path, body, key, killAfter))
    if (!killAfter) setTimeout(() => server.end('SIGKILL'), round * 8)
    const before = await Promise.all(sent)
    expect(await server.ended).toBe('SIGKILL')
    server = await start()
    const after = await Promise.all(
      calls.map(([path, body, key]) => operator.call(server.url, 'POST', path, body, key)),
    )
    expect(after.map(reply => reply?.status)).toEqual(calls.map(() => 200))
    for (const [i, reply] of before.entries()) if (reply) expect(after[i]).toEqual(reply)
  }
  await server.end('SIGKILL')
  await between(async ({ platform }) => {
    await platform.outbox.drain()
    await expectWhole(statement => rows(platform.db, sql.raw(statement)), orders)
  })
}, 600_000)

async function expectWhole(
  read: (statement: string) => Promise<Record<string, unknown>[]>,
  orders: readonly [number, number],
): Promise<void> {
  expect(await read('select count(*)::int as n from credit_notes')).toEqual([{ n: ROUNDS - 1 }])
  expect(
    await read(`
      select order_id as id, count(*)::int as shipments, sum(quantity)::int as pieces from shipment_lines
      where order_id in (${orders.join()}) group by order_id order by order_id`),
  ).toEqual([
    { id: orders[0], shipments: ROUNDS, pieces: ROUNDS * FROM_DESK },
    { id: orders[1], shipments: ROUNDS, pieces: ROUNDS * BY_LIST },
  ])
  expect(
    await read(`
      select count(*)::int as n, max(sequence)::int as last, count(distinct shipment_id)::int as shipments from invoices
      where year = 2031`),
  ).toEqual([{ n: 2 * ROUNDS, last: 2 * ROUNDS, shipments: 2 * ROUNDS }])
  expect(await read('select count(*)::int as n from pick_lists where shipment_id is not null')).toEqual([{ n: ROUNDS }])
  expect(await read(`select quantity from stock where flavour_id = ${flavourId}`)).toEqual([{ quantity: ROUNDS - 1 }])
}
