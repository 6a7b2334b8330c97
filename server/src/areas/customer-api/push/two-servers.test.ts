import { sql } from 'drizzle-orm'
import { expect, inject, test, vi } from 'vitest'
import { buildApp } from '../../../app.ts'
import { openDatabase, rows } from '../../../platform/database.ts'
import { transaction } from '../../../platform/transaction.ts'
import { setStock } from '../../catalogue/index.ts'
import { ACCOUNTS, DURING, testShow } from '../../show-orders/test-show.ts'
import { startReceiver } from './test-receiver.ts'

const CUSTOMERS = 300

// The embedded database has one process.
test.skipIf(inject('templateFile') !== undefined)(
  'two servers share the deliveries, and send each once (FF-1038)',
  async () => {
    const show = await testShow({ STOCK_PUSH_ALLOW_PRIVATE: '1' })
    const { platform } = show.app
    const database = await openDatabase(platform.config)
    const second = await buildApp(platform.config, database, { clock: platform.clock })
    const receiver = await startReceiver()
    const both = () => Promise.all([platform.due.ask(), second.platform.due.ask()])
    try {
      await both()
      await platform.outbox.drain()
      const buyer = await show.as(ACCOUNTS.buyer)
      await buyer.form('/api/api_settings', { name: 'api_url', value: receiver.url })
      await platform.db.execute(sql`
      with made as (
        insert into customers (company, country, price_group_id, carrier, payment_method, has_api_access, approved_at)
        select 'Customer ' || n, 'NL', (select min(id) from price_groups), 'DHL', 'invoice', true, now()
        from generate_series(1, ${CUSTOMERS}::int) n returning id
      ), people as (
        insert into users (email, name, password_hash, customer_id) select 'p' || id || '@x.test', 'P', '', id from made
      )
      insert into stock_endpoints (customer_id, url, secret, saved_at, state_since, told_through)
      select made.id, ${receiver.url} || made.id, e.secret, e.saved_at, e.saved_at, e.told_through
      from made, stock_endpoints e`)
      await transaction(platform.db, tx => setStock(tx, [{ flavourId: show.flavour.get('f1')!, quantity: 7 }]))
      await both()
      show.app.setNow(new Date(new Date(DURING.ordering).getTime() + 10_000).toISOString())
      await both()
      await vi.waitFor(
        async () => {
          const [found] = await rows<{ sum: number }>(
            platform.db,
            sql`select sum(posts)::int as sum from stock_endpoints`,
          )
          expect(found?.sum).toBe(CUSTOMERS + 1)
        },
        { timeout: 20_000 },
      )
      await both()
      expect(new Set(receiver.received.map(({ path }) => path)).size).toBe(CUSTOMERS + 1)
      expect(receiver.received).toHaveLength(CUSTOMERS + 1)
    } finally {
      await second.close()
      await database.close()
      await receiver.close()
      await show.app.close()
    }
  },
)
