import { sql } from 'drizzle-orm'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../../../platform/database.ts'
import { type TestShow, testShow } from '../../show-orders/test-show.ts'
import { type Feeds, openFeeds } from './feeds.ts'
import { pageAfter } from './page.ts'

/** That of the show takes no more hooks. */
const server = fastify()
let show: TestShow
let feeds: Feeds
beforeAll(async () => {
  show = await testShow()
  feeds = await openFeeds({ ...show.app.platform, server }, show.app)
})
afterAll(async () => {
  await server.close()
  await show.app.close()
})

test('a reference that is changed while a page is made comes with the next one', async () => {
  const { db } = show.app.platform
  const [buyer] = await rows<{ id: number; customerId: number; priceGroupId: number }>(
    db,
    sql`select users.id, customer_id as "customerId", price_group_id as "priceGroupId"
        from users join customers on customers.id = customer_id order by users.id limit 1`,
  )
  const { id, customerId, priceGroupId } = buyer!
  const refer = (name: string, reference: string) =>
    rows(
      db,
      sql`insert into customer_references values (${customerId}, ${show.flavour.get(name)}, ${reference}, now(), ${id})
          on conflict (customer_id, flavour_id) do update set reference = excluded.reference`,
    )
  const read = () =>
    feeds.read({ list: 'stock', priceGroupId, country: 'NL', seesPrices: true, language: null }, customerId)
  await refer('f1', 'A')
  const before = await read()
  await refer('f1', 'B')
  await rows(db, sql`update stock set quantity = quantity + 1 where flavour_id = ${show.flavour.get('f2')}`)
  await refer('f2', 'C')
  const after = await read()
  const start = { after: before.feed.last, bound: 0, references: 0 }
  const told = async (known: typeof before, at: typeof start) => {
    const page = await pageAfter(db, feeds, known, at, 500)
    const named = page.rows.map(json => JSON.parse(json)).map(row => `${row.sku} ${row.customer_reference}`)
    return { named: named.sort(), next: page.next }
  }
  const first = await told(before, start)
  expect(first.named).toEqual(['N-2 null'])
  expect((await told(after, first.next)).named).toEqual(['N-1 B', 'N-2 C'])
})
