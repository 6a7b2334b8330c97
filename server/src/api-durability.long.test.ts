import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { buildApp } from './app.ts'
import { UPLOAD, workbook } from './areas/customer-api/mapping/test-sheets.ts'
import { ACCOUNTS, DURING, fillShow } from './areas/show-orders/test-show.ts'
import { readConfig } from './platform/config.ts'
import { type Database, openDatabase, rows } from './platform/database.ts'
import { type LastingDatabase, lastingDatabase } from './platform/testing/database.ts'
import { KILL_AFTER } from './platform/testing/kill-amid.ts'
import { makeCaller, type ServerProcess, startServer } from './platform/testing/server-process.ts'

// A server that is killed with kill -9 in the middle of what a customer's own system has sent: nothing is half done, and
// sent again it is done once. A trigger holds the transaction where it is to be killed.

const isEmbedded = inject('templateFile') !== undefined
const PIECES = 4
const STOCK = 10

let lasting: LastingDatabase
let server: ServerProcess
let flavours: Map<string, number>
let key: string
const buyer = makeCaller()

beforeAll(async () => {
  lasting = await lastingDatabase()
  const config = readConfig({ ...lasting.env, LOG_LEVEL: 'silent' })
  const database = await openDatabase(config)
  const app = await buildApp(config, database, { clock: () => new Date(DURING.ordering) })
  flavours = await fillShow(app)
  await database.db.execute(sql`update stock set quantity = ${STOCK} where flavour_id = ${flavours.get('f3')!}`)
  await database.db.execute(sql`delete from order_minimums`)
  await app.close()
  await database.close()
  server = await start()
  await buyer.logIn(server.url, ACCOUNTS.buyer)
  const made = await buyer.call(server.url, 'POST', '/api/api_settings/generate_api_key', new URLSearchParams())
  key = (made!.body as { api_key: string }).api_key
})
afterEach(() => server.end('SIGKILL'))
afterAll(() => lasting.remove())

const start = () => startServer({ ...lasting.env, CLOCK: DURING.ordering })

/** With the database, while no server has the embedded one. */
async function inDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(readConfig(lasting.env))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const read = (text: string) => inDatabase(({ db }) => rows<Record<string, unknown>>(db, sql.raw(text)))

/** A trigger holds each insert of such a row, with all that its transaction has done, from the next start on. */
const hold = (table: string, row: string) =>
  inDatabase(async ({ db }) => {
    await db.execute(sql`create or replace function hold() returns trigger language plpgsql as
      $$ begin perform pg_sleep(60); return new; end $$`)
    await db.execute(
      sql.raw(`create trigger held before insert on ${table}
      for each row when (${row}) execute function hold()`),
    )
  })

const isAsleep = "wait_event = 'PgSleep' and datname = current_database()"

/** Kills the server once it waits, as by kill -9, and lets its transaction go. */
async function killHeld(table: string) {
  await expect.poll(isHeld, { timeout: 20_000, interval: 50 }).toBe(true)
  expect(await server.end('SIGKILL')).toBe('SIGKILL')
  if (!isEmbedded) await read(`select pg_terminate_backend(pid) from pg_stat_activity where ${isAsleep}`)
  await read(`drop trigger held on ${table}`)
}

async function isHeld(): Promise<boolean> {
  if (!isEmbedded) return (await read(`select pid from pg_stat_activity where ${isAsleep}`)).length === 1
  // The embedded database holds up its whole process.
  const answered = await fetch(`${server.url}/live`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
  return answered === undefined
}

const order = { lines: [{ sku: 'N-3', quantity: PIECES }], external_reference: 'PO-77' }

const place = async (idempotencyKey: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server.url}/api/v1/orders`, {
    method: 'POST',
    body: JSON.stringify(order),
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
      ...headers,
    },
  }).catch(() => undefined)
  return answer && { status: answer.status, body: await answer.json() }
}

/** Orders, pieces and free stock, and the mails that an order sends. */
async function standing() {
  const [found] = await read(`
    select (select count(*)::int from orders where external_reference = 'PO-77') as orders,
      (select coalesce(sum(quantity), 0)::int from order_lines join orders on id = order_id where external_reference = 'PO-77') as pieces,
      (select quantity from stock where flavour_id = ${flavours.get('f3')}) as stock,
      (select count(*)::int from outbox_events where topic = 'orders.placed') as told`)
  return found
}

test.each([
  ['when its lines are written', 'order_lines', 'true'],
  ['with all done but the answer kept', 'idempotency_keys', "new.key = 'order-1'"],
])(
  'an order by key that is killed %s is none (FF-1392)',
  async (_, table, row) => {
    await server.end('SIGKILL')
    const before = await standing()
    await hold(table, row)
    server = await start()
    const lost = place('order-1')
    await killHeld(table)
    expect(await lost).toBeUndefined()
    expect(await standing()).toEqual(before)
  },
  300_000,
)

test('an order by key whose answer is lost with the server is sent again and is the same one (FF-1392)', async () => {
  const before = await standing()
  server = await start()
  const first = await place('order-1', { [KILL_AFTER]: '1' })
  expect(await server.ended).toBe('SIGKILL')
  server = await start()
  const again = await place('order-1')
  expect(again?.status).toBe(200)
  if (first) expect(again).toEqual(first)
  expect(await place('order-1')).toEqual(again)
  await server.end('SIGKILL')
  expect([before, await standing()]).toEqual([
    { orders: 0, pieces: 0, stock: STOCK, told: 0 },
    { orders: 1, pieces: PIECES, stock: STOCK - PIECES, told: 1 },
  ])
}, 300_000)

test('a sheet of own numbers that is killed half way is none, and whole when it is sent again (FF-1393)', async () => {
  const skus = ['N-1', 'N-2', 'N-3', 'S-1']
  const rowsOfSheet = skus.map((sku, i) => [sku, `OWN-${i}`])
  const content = await workbook(['SKU', 'Reference'], ...rowsOfSheet)
  const send = () => {
    const form = new FormData()
    form.append('filepond', new Blob([new Uint8Array(content)]), 'mapping.xlsx')
    return buyer.call(server.url, 'POST', UPLOAD, form)
  }
  const saved = () => read("select reference from customer_references where reference like 'OWN-%' order by reference")
  await hold('customer_references', "new.reference = 'OWN-2'")
  server = await start()
  const lost = send()
  await killHeld('customer_references')
  expect(await lost).toBeUndefined()
  expect(await saved()).toEqual([])
  server = await start()
  expect(await send()).toMatchObject({ status: 200, body: { taken: [{}, {}, {}, {}], unchanged: [], refused: [] } })
  expect(await send()).toMatchObject({ status: 200, body: { taken: [], unchanged: [{}, {}, {}, {}], refused: [] } })
  await server.end('SIGKILL')
  expect(await saved()).toEqual(skus.map((_, i) => ({ reference: `OWN-${i}` })))
}, 300_000)
