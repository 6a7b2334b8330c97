import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { demoCareers } from '../../../demo/careers.ts'
import { type App, buildApp } from '../../app.ts'
import { orderOf } from '../../areas/basket/test-checkout.ts'
import { saveWeek } from '../../areas/newcomer-week/save-week.ts'
import { northAlone } from '../../areas/newcomer-week/test-week.ts'
import { hashPassword, saveUser } from '../../areas/people/index.ts'
import { type SampleShow, testSamples } from '../../areas/samples/test-samples.ts'
import { ACCOUNTS, DURING, testShow } from '../../areas/show-orders/test-show.ts'
import { DEMO_PASSWORD } from '../../demo-accounts.ts'
import { type Db, openDatabase, rows } from '../../platform/database.ts'
import { type Browser, makeBrowser } from '../../platform/testing/app.ts'
import { freePort } from '../../platform/testing/server-process.ts'
import { transaction } from '../../platform/transaction.ts'
import { type Gate, makeGate } from './gate.ts'

const COLLEAGUE = 'colleague@fairfloor.test'

/** A person's clients on two servers of one database, with one session. */
export type Person = readonly [Browser, Browser]

/** A shop with a fair, served by two servers, and people who order, sell and look on there. */
export type Scene = {
  readonly show: SampleShow
  readonly db: Db
  readonly second: App
  readonly gate: Gate
  readonly buyer: Person
  /** Of the buyer's company. */
  readonly colleague: Person
  readonly gym: Person
  readonly operator: Person
  readonly visitor: Person
  /** Of the buyer's company. */
  readonly customerId: number
  person(email: string): Promise<Person>
  one<Row extends Record<string, unknown>>(statement: SQL): Promise<Row>
  /** Puts pieces into the buyer's basket and orders them. @returns the order's id */
  ordered(lines?: Readonly<Record<string, number>>): Promise<number>
  /** The same, shipped as a whole. */
  shipped(lines?: Readonly<Record<string, number>>): Promise<{ order_id: number; shipment_id: number }>
  close(): Promise<void>
}

/** A key for a press that is repeated. */
export const newKey = () => ({ 'idempotency-key': randomUUID() })

/** How many rows there are. */
export const countOf = (from: SQL): SQL => sql`select count(*)::int as n from ${from}`

/** The answer of a call that must succeed. */
export async function done(answer: ReturnType<Browser['get']>) {
  const { statusCode, body, json } = await answer
  expect(statusCode, body).toBe(200)
  return json()
}

/** Sends what a form of the desk has. */
export const put = (browser: Browser, url: string, payload: object) => browser.call({ method: 'PUT', url, payload })

/** An event runs while the fair takes orders. */
const WEEK = {
  ...{ start: new Date('2031-05-01T00:00:00+02:00'), end: new Date('2031-05-20T23:59:59+02:00') },
  ...{ bannerStart: new Date('2031-05-01T00:00:00+02:00'), bannerEnd: new Date('2031-05-20T23:59:59+02:00') },
}

export const HANDED_OVER = { tracking: null, parcels: null, note: null }

export async function openScene(): Promise<Scene> {
  const port = await freePort()
  const show = await testSamples(await testShow({ CARD_PROVIDER: 'test', PORT: String(port) }))
  const { platform } = show.app
  // The provider of cards is asked over the network.
  await platform.server.listen({ port, host: '127.0.0.1' })
  const { db } = platform
  const [own] = await rows<{ id: number }>(db, sql`select customer_id as id from users where email = ${ACCOUNTS.buyer}`)
  const customerId = own!.id
  await transaction(db, async tx => {
    await demoCareers(tx, platform.clock())
    await saveWeek(tx, { ...northAlone(show.app.shows.current().exhibitorByBooth.get(1)!.brandId), ...WEEK })
  })
  await show.app.weeks.reload()
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await saveUser(db, { email: COLLEAGUE, name: 'Colleague', customerId, passwordHash })
  await db.execute(sql`delete from order_minimums`)
  const database = await openDatabase(platform.config)
  const second = await buildApp(platform.config, database, { clock: platform.clock })
  const onBoth = (browser: Browser): Person => [browser, makeBrowser(second.platform, browser.cookies)]
  const person = async (email: string) => onBoth(await show.as(email))
  const buyer = await person(ACCOUNTS.buyer)
  const operator = await person(ACCOUNTS.operator)
  const ordered = async (lines: Readonly<Record<string, number>> = { f1: 3 }): Promise<number> => {
    const positions = Object.entries(lines).map(([name, quantity]) => ({
      product_attribute_id: show.flavour.get(name),
      quantity,
    }))
    await done(buyer[0].delete('/api/onlineshop/basket/basket-empty'))
    await done(buyer[0].form('/api/onlineshop/basket/positions', { positionsJson: JSON.stringify(positions) }))
    return (await done(buyer[0].post('/api/onlineshop/orders', await orderOf(buyer[0])))).order_id
  }
  const visitor = [show.app.browser(), makeBrowser(second.platform)] as const
  for (const browser of visitor) await browser.get('/csrf-token')
  return {
    ...{ show, db, second, buyer, customerId, person, visitor },
    gate: makeGate([show.app.database, database], platform.backgroundDb),
    colleague: await person(COLLEAGUE),
    gym: await person(ACCOUNTS.gym),
    operator,
    one: async <Row extends Record<string, unknown>>(statement: SQL) => (await rows<Row>(db, statement))[0]!,
    ordered,
    async shipped(lines = { f1: 3 }) {
      const order_id = await ordered(lines)
      const { version } = await done(operator[0].get(`/api/admin/orders/${order_id}`))
      const parts = Object.values(lines).map((quantity, i) => ({ line: i + 1, quantity, lot: null, best_before: null }))
      const { shipment_id } = await done(
        operator[0].post(`/api/admin/orders/${order_id}/ship`, { version, lines: parts, ...HANDED_OVER }),
      )
      return { order_id, shipment_id }
    },
    async close() {
      await second.close()
      await database.close()
      await show.app.close()
    },
  }
}

/** Everything counted is there again, and the fair takes orders. */
export async function startAgain({ show, db, second }: Scene): Promise<void> {
  for (const { platform } of [show.app, second]) await platform.outbox.drain()
  show.app.setNow(DURING.ordering)
  await db.execute(sql`truncate login_attempts, complaint_messages`)
  await db.execute(sql`update stock set quantity = 1000 where quantity is not null`)
}
