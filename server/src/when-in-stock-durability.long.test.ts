import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { buildApp } from './app.ts'
import { makeCustomer } from './areas/orders/test-house.ts'
import { DURING, fillShow } from './areas/show-orders/test-show.ts'
import { readConfig } from './platform/config.ts'
import { type Database, openDatabase, rows } from './platform/database.ts'
import { type LastingDatabase, lastingDatabase } from './platform/testing/database.ts'
import { type ServerProcess, startServer } from './platform/testing/server-process.ts'

// Marked positions are released by themselves while servers are killed with kill -9: each once, and no more than there is.

// The embedded database has one process.
const isEmbedded = inject('templateFile') !== undefined
const CUSTOMERS = 60
const WANTED = 5
/** Enough for all customers but the last ten. */
const STOCK = (CUSTOMERS - 10) * WANTED

let lasting: LastingDatabase | undefined
let database: Database
let flavourId: number
let servers: ServerProcess[] = []

beforeAll(async () => {
  if (isEmbedded) return
  lasting = await lastingDatabase()
  const config = readConfig({ ...lasting.env, LOG_LEVEL: 'silent' })
  database = await openDatabase(config)
  const app = await buildApp(config, database, { clock: () => new Date(DURING.ordering) })
  flavourId = (await fillShow(app)).get('f4')!
  for (let i = 0; i < CUSTOMERS; i++) {
    const { customerId, userId, addressId } = await makeCustomer(database.db, 'NL')
    await database.db.execute(sql`
      with placed as (
        insert into show_orders (edition_id, customer_id, confirmed_at, confirmed_by)
        values (${app.shows.current().edition.id}, ${customerId}, '2031-05-10', ${userId}) returning id
      ), ordered as (
        insert into show_positions (show_order_id, flavour_id, ordered_quantity, quantity, price, added_at, added_by)
        select id, ${flavourId}::int, ${WANTED}::int, ${WANTED}::int, 199, '2031-05-06', ${userId}::int from placed
        returning show_order_id
      )
      insert into release_marks (show_order_id, flavour_id, shipping_address_id, marked_at, marked_by)
      select show_order_id, ${flavourId}::int, ${addressId}::int, '2031-05-11'::timestamptz + interval '1 minute' * ${i}::int,
        ${userId}::int
      from ordered`)
  }
  await database.db.execute(sql`update stock set quantity = ${STOCK} where flavour_id = ${flavourId}`)
  await app.close()
})
afterEach(async () => {
  await Promise.all(servers.map(server => server.end('SIGKILL')))
})
afterAll(async () => {
  if (!lasting) return
  await database.close()
  await lasting.remove()
})

const ofShow = sql`added_at > '2031-01-01'`
const released = async () =>
  (
    await rows<{ pieces: number }>(
      database.db,
      sql`select coalesce(sum(released_quantity), 0)::int as pieces from show_positions where ${ofShow}`,
    )
  )[0]!.pieces

test.skipIf(isEmbedded)(
  'marked positions are released once, oldest mark first, whatever is killed meanwhile (FF-225)',
  async () => {
    const start = () => startServer({ ...lasting!.env, CLOCK: DURING.confirmation })
    servers = await Promise.all([start(), start()])
    await expect.poll(released, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0)
    const atTheKill = await released()
    await servers[0]!.end('SIGKILL')
    expect(atTheKill).toBeLessThan(STOCK)
    servers = servers.slice(1)
    await expect.poll(released, { timeout: 120_000 }).toBe(STOCK)
    await servers[0]!.end('SIGKILL')
    const made = sql`select count(*)::int as n from releases where released_at > '2031-01-01'`
    expect(await rows(database.db, made)).toEqual([{ n: CUSTOMERS - 10 }])
    expect(await rows(database.db, sql`select quantity from stock where flavour_id = ${flavourId}`)).toEqual([
      { quantity: 0 },
    ])
    const inQueue = sql`
    select p.released_quantity as released from show_positions p
    join release_marks m using (show_order_id, flavour_id) where ${ofShow} order by m.marked_at`
    expect((await rows<{ released: number }>(database.db, inQueue)).map(row => row.released)).toEqual([
      ...Array<number>(CUSTOMERS - 10).fill(WANTED),
      ...Array<number>(10).fill(0),
    ])
  },
  300_000,
)
