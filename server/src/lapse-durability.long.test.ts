import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { buildApp } from './app.ts'
import { saveSamples } from './areas/samples/index.ts'
import { ACCOUNTS, DURING, fillShow } from './areas/show-orders/test-show.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase, rows } from './platform/database.ts'
import { type LastingDatabase, lastingDatabase } from './platform/testing/database.ts'
import { makeCaller, type ServerProcess, startServer } from './platform/testing/server-process.ts'
import { transaction } from './platform/transaction.ts'

// Unconfirmed orders lapse while servers are killed with kill -9: each gives its samples back, and only once.

// The embedded database has one process, and answers only when the work is done.
const isEmbedded = inject('templateFile') !== undefined

const CUSTOMERS = 300
/** Each customer has taken one of these. */
const STOCK = 1000

let lasting: LastingDatabase | undefined
let exhibitorId: number
let servers: ServerProcess[] = []
const buyer = makeCaller()

beforeAll(async () => {
  if (isEmbedded) return
  lasting = await lastingDatabase()
  const config = readConfig({ ...lasting.env, LOG_LEVEL: 'silent' })
  const database = await openDatabase(config)
  const app = await buildApp(config, database, { clock: () => new Date(DURING.ordering) })
  const flavour = await fillShow(app)
  const { edition, exhibitorByBooth } = app.shows.current()
  exhibitorId = exhibitorByBooth.get(1)!.id
  const sachet = { flavourId: flavour.get('f1')!, sku: 'S1', name: 'Vanilla', stock: STOCK - CUSTOMERS }
  await transaction(database.db, tx =>
    saveSamples(tx, {
      editionId: edition.id,
      most: 9,
      exhibitors: [{ exhibitorId, most: 9, products: [{ name: 'Sachet', flavours: [sachet] }] }],
    }),
  )
  await database.db.execute(sql`
    with made as (
      insert into customers (company, country, price_group_id, carrier, payment_method)
      select 'Customer ' || n, 'NL', (select min(id) from price_groups), 'DHL', 'invoice'
      from generate_series(1, ${CUSTOMERS}::int) n returning id
    ), ordered as (
      insert into show_orders (edition_id, customer_id) select ${edition.id}::int, id from made
    )
    insert into sample_positions (sample_flavour_id, customer_id, user_id, quantity, taken_at)
    select f.id, made.id, u.id, 1, '2031-05-06' from made, sample_flavours f, users u
    where f.sku = 'S1' and u.email = ${ACCOUNTS.buyer}`)
  await app.close()
  await database.close()
})
afterEach(async () => {
  await Promise.all(servers.map(server => server.end('SIGKILL')))
})
afterAll(() => lasting?.remove())

const start = (now = '2031-05-16T22:00:00Z') => startServer({ ...lasting!.env, CLOCK: now })

async function left(server: ServerProcess): Promise<number> {
  const path = `/api/onlineshop/vts-exhibitors/${exhibitorId}/samples`
  const [product] = await buyer.read<{ sample_product_attributes: { stock_available: number }[] }[]>(server.url, path)
  return product!.sample_product_attributes[0]!.stock_available
}

test.skipIf(isEmbedded)(
  'orders that lapse give their samples back once, whatever is killed meanwhile (FF-221)',
  async () => {
    servers = [await start(DURING.confirmation)]
    await buyer.logIn(servers[0]!.url, ACCOUNTS.buyer)
    await servers[0]!.end('SIGKILL')
    servers = await Promise.all([start(), start()])
    await expect.poll(() => left(servers[0]!), { timeout: 60_000, interval: 5 }).toBeGreaterThan(STOCK - CUSTOMERS)
    const atTheKill = await left(servers[0]!)
    await servers[0]!.end('SIGKILL')
    expect(atTheKill).toBeLessThan(STOCK)
    servers = servers.slice(1)
    await expect.poll(() => left(servers[0]!), { timeout: 120_000 }).toBe(STOCK)
    await servers[0]!.end('SIGKILL')
    const database = await openDatabase(readConfig(lasting!.env))
    expect(
      await rows(
        database.db,
        sql`select count(*)::int as n from show_orders where coalesce(lapsed_at, confirmed_at) is null`,
      ),
    ).toEqual([{ n: 0 }])
    expect(await rows(database.db, sql`select stock from sample_flavours where sku = 'S1'`)).toEqual([{ stock: STOCK }])
    await database.close()
  },
  300_000,
)
