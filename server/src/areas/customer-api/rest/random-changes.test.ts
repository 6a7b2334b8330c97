import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type App, buildApp } from '../../../app.ts'
import { type Database, openDatabase, rows } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { clientWith } from '../../../platform/testing/app.ts'
import { type Random, randomFrom } from '../../../platform/testing/random.ts'
import { viewerChanged } from '../../people/index.ts'
import { DURING, type TestShow, testShow } from '../../show-orders/test-show.ts'
import { keysOf, LISTS, Mirror } from './test-clients.ts'

const SEEDS = [1, 2]
const CHANGES = 40

let show: TestShow
let keys: string[]
let second: { app: App; database: Database } | undefined
let now = Date.parse(DURING.ordering)
beforeAll(async () => {
  show = await testShow()
  keys = await keysOf(show)
  const { config, clock } = show.app.platform
  // Only a server takes two of ours.
  if (inject('templateFile') === undefined) {
    const database = await openDatabase(config)
    second = { app: await buildApp(config, database, { clock }), database }
  }
})
afterAll(async () => {
  await second?.app.close()
  await second?.database.close()
  await show.app.close()
})

const HOUR = 60 * 60_000

/** What a server reads that has just started, and so makes every row anew. */
async function readAnew(
  { config, clock }: Platform,
  database: Database,
  key: string,
): Promise<Record<string, unknown>> {
  const app = await buildApp(config, database, { clock })
  const lists: Record<string, unknown> = {}
  for (const list of LISTS) {
    const mirror = new Mirror(clientWith(app.platform, key), list)
    await mirror.catchUp()
    lists[list] = mirror.sorted()
  }
  await app.close()
  return lists
}

/** Any change of what clients read, written past the software: only the triggers tell of it. */
const changes: readonly ((r: Random) => SQL | Promise<unknown>)[] = [
  r =>
    sql`update stock set quantity = ${[null, 0, 1, 3, 7, 100][r.below(6)]}::int where flavour_id = ${any(r, 'flavours')}`,
  r => sql`update stock set quantity = quantity - 1 where flavour_id = ${any(r, 'flavours')} and quantity > 0`,
  r =>
    sql`update stock set eta = ${day(now + (r.below(6) - 2) * 24 * HOUR)}::date where flavour_id = ${any(r, 'flavours')}`,
  r => sql`insert into stock (flavour_id, quantity) values (${any(r, 'flavours')}, 5) on conflict do nothing`,
  r =>
    sql`update product_sizes set regular_price = 5000, current_price = ${100 + r.below(4000)} where id = ${any(r, 'product_sizes')}`,
  r => sql`update product_sizes set regular_price = null, current_price = null where id = ${any(r, 'product_sizes')}`,
  r =>
    sql`update product_sizes set deposit_class = ${['can', null][r.below(2)]}, units_per_case = ${1 + r.below(9)} where id = ${any(r, 'product_sizes')}`,
  r => sql`insert into size_prices (size_id, price_group_id, regular, current)
           select ${any(r, 'product_sizes')}, g.id, 4000, ${r.below(4000)} from price_groups g order by g.id limit 1 offset ${r.below(2)}
           on conflict (size_id, price_group_id) do update set current = excluded.current`,
  r => sql`delete from size_prices where size_id = ${any(r, 'product_sizes')}`,
  r => sql`update flavours set name = ${`Name ${r.below(9)}`} where id = ${any(r, 'flavours')}`,
  r =>
    sql`update flavours set sku = ${`SKU-${r.below(9)}`} where id = ${any(r, 'flavours')} and not exists (select from flavours where sku like 'SKU-%')`,
  r => sql`update flavours set sku = id || '-' || ${r.below(9)} where id = ${any(r, 'flavours')}`,
  r =>
    sql`update flavours set discontinued_at = ${[null, later(r)][r.below(2)]}::timestamptz where id = ${any(r, 'flavours')}`,
  r =>
    sql`update products set countries = ${['{NL}', '{DE}', null][r.below(3)]}::text[] where id = ${any(r, 'products')}`,
  r =>
    sql`update products set discontinued_at = ${[null, later(r)][r.below(2)]}::timestamptz where id = ${any(r, 'products')}`,
  r =>
    sql`update brands set name = ${`Brand ${r.below(9)}`}, discontinued_at = ${[null, later(r)][r.below(2)]}::timestamptz where id = ${any(r, 'brands')}`,
  r => sql`update categories set name = ${`Category ${r.below(1e6)}`} where id = ${any(r, 'categories')}`,
  r => sql`with made as (insert into promotions (name, start, "end", kind, percent)
             values ('Weeks', ${new Date(now + (r.below(4) - 2) * HOUR).toISOString()}, ${later(r)}::timestamptz + interval '3 hours', 'percent', ${1 + r.below(60)}) returning id)
           insert into promotion_sizes (promotion_id, size_id) select id, ${any(r, 'product_sizes')} from made`,
  r => sql`update promotions set percent = ${1 + r.below(60)} where id = ${any(r, 'promotions')}`,
  r => sql`insert into promotion_groups (promotion_id, price_group_id)
           select p.id, g.id from promotions p, price_groups g where p.id = ${any(r, 'promotions')} order by g.id limit 1 on conflict do nothing`,
  r => sql`delete from promotions where id = ${any(r, 'promotions')}`,
  r => sql`insert into clearances (size_id, percent, start, "end") values (${any(r, 'product_sizes')}, ${1 + r.below(80)}, ${new Date(now).toISOString()}, ${later(r)}::timestamptz)
           on conflict (size_id) do update set percent = excluded.percent`,
  r => sql`delete from clearances where size_id = ${any(r, 'product_sizes')}`,
  r => sql`insert into food_information (flavour_id, language, legal_name, ingredients, allergens, operator_name, operator_address, storage, origin) values (${any(r, 'flavours')}, ${['en', 'de'][r.below(2)]}, 'Powder', ${`Milk ${r.below(99)}`}, '{milk}', 'North', 'Utrecht', 'Cool', 'EU')
           on conflict (flavour_id, language) do update set ingredients = excluded.ingredients`,
  r => sql`delete from food_information where flavour_id = ${any(r, 'flavours')}`,
  r => sql`update deposits set amount = ${r.below(50)}`,
  r => sql`update vat_rates set rate = ${r.below(2500)} where vat_class = 'reduced'`,
  r => sql`insert into customer_references select c.id, ${any(r, 'flavours')}, 'R' || ${r.below(1e6)}, now(), u.id from customers c join users u on u.customer_id = c.id
           where c.id = ${any(r, 'customers')} order by u.id limit 1 on conflict (customer_id, flavour_id) do update set reference = excluded.reference`,
  r => sql`delete from customer_references where flavour_id = ${any(r, 'flavours')}`,
  r =>
    sql`update customers set price_group_id = (select id from price_groups order by id limit 1 offset ${r.below(2)}) where id = ${any(r, 'customers')}`,
  r => sql`update customers set country = ${['NL', 'DE', 'AT'][r.below(3)]} where id = ${any(r, 'customers')}`,
  r =>
    sql`update users set rights = ${['["prices"]', '[]', '["order","prices"]'][r.below(3)]}::jsonb where is_technical and customer_id = ${any(r, 'customers')}`,
  async r => {
    now += r.below(20) * HOUR
    show.app.setNow(new Date(now).toISOString())
  },
]
const any = (r: Random, table: string) => {
  const named = sql.identifier(table)
  return sql`(select id from ${named} order by id offset ${r.below(60)}::int % greatest(1, (select count(*) from ${named})) limit 1)`
}
const later = (r: Random) => new Date(now + r.below(30) * HOUR).toISOString()
const day = (at: number) => new Date(at).toISOString().slice(0, 10)

test.each(SEEDS)(
  'whoever follows the lists has what they hold, whatever changes: seed %i (SH-344, FF-1023, FF-1024)',
  async seed => {
    const { db, bus } = show.app.platform
    const r = randomFrom(seed)
    const { platform } = show.app
    const followers = keys.flatMap(key =>
      LISTS.map(list => {
        const client = clientWith(platform, key)
        const other = clientWith(second?.app.platform ?? platform, key)
        return { key, list, client, mirrors: [new Mirror(client, list), new Mirror(other, list)] as const }
      }),
    )
    for (let i = 0; i < CHANGES; i++) {
      const change = changes[r.below(changes.length)]!(r)
      if (!(change instanceof Promise)) await rows(db, change)
      // Rights, country and group are in the memory of keys, as of sessions.
      await viewerChanged(db, bus)
      for (const { mirrors } of followers) if (r.below(3) === 0) await mirrors[r.below(2)]!.step(1 + r.below(3))
      now += 1500
      show.app.setNow(new Date(now).toISOString())
    }
    const read: Record<string, Record<string, unknown>> = {}
    await expect
      .poll(
        async () => {
          now += 1500
          show.app.setNow(new Date(now).toISOString())
          const wrong: string[] = []
          for (const { key, list, client, mirrors } of followers) {
            const fresh = new Mirror(client, list)
            await fresh.catchUp(2)
            read[key] = { ...read[key], [list]: fresh.sorted() }
            for (const [place, mirror] of mirrors.entries()) {
              await mirror.catchUp(2)
              if (JSON.stringify(mirror.sorted()) !== JSON.stringify(fresh.sorted()))
                wrong.push(`${list} ${place} ${JSON.stringify(mirror.sorted())} ${JSON.stringify(fresh.sorted())}`)
            }
          }
          return wrong
        },
        { timeout: 10_000 },
      )
      .toEqual([])
    if (second) for (const key of keys) expect(await readAnew(platform, second.database, key)).toEqual(read[key])
  },
  60_000,
)
