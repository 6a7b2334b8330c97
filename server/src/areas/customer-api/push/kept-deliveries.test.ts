import { KEPT_DELIVERIES } from '@fairfloor/domain/customer-api/push/deliveries'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ACCOUNTS, testShow } from '../../show-orders/test-show.ts'
import { startReceiver } from './test-receiver.ts'

test('the last 50 posts are kept, the newest first (SH-313)', async () => {
  const show = await testShow({ STOCK_PUSH_ALLOW_PRIVATE: '1' })
  const receiver = await startReceiver()
  try {
    const buyer = await show.as(ACCOUNTS.buyer)
    await buyer.form('/api/api_settings', { name: 'api_url', value: receiver.url })
    const test = () => buyer.post('/api/api_settings/test_stock_push')
    await test()
    await show.app.platform.db.execute(sql`
      with counted as (update stock_endpoints set posts = ${KEPT_DELIVERIES}::int)
      insert into stock_deliveries (customer_id, place, number, kind, webhook_id, flavour_ids, sent_at, duration_ms, status)
      select customer_id, n % ${KEPT_DELIVERIES}::int, n, kind, webhook_id, flavour_ids, sent_at, duration_ms, status
      from stock_deliveries, generate_series(2, ${KEPT_DELIVERIES}::int) n`)
    for (let i = 0; i < 2; i++) await test()
    const { deliveries } = (await buyer.get('/api/api_settings/stock_deliveries')).json()
    expect(deliveries).toHaveLength(50)
    expect([deliveries[0].number, deliveries.at(-1).number]).toEqual([KEPT_DELIVERIES + 2, 3])
    const repeat = (number: number) => buyer.post(`/api/api_settings/stock_deliveries/${number}/repeat`)
    expect((await repeat(2)).statusCode).toBe(404)
    expect((await repeat(4)).statusCode).toBe(200)
  } finally {
    await receiver.close()
    await show.app.close()
  }
})
