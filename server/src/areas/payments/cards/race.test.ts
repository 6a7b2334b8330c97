import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import { readConfig } from '../../../platform/config.ts'
import { freePort } from '../../../platform/testing/server-process.ts'
import { DURING } from '../../show-orders/test-show.ts'
import { openCardShop, type TestCards } from './test-cards.ts'

let cards: TestCards

beforeEach(async () => {
  cards = await openCardShop()
})
afterEach(() => cards.app.close())

const times = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)))

test('twenty events at the same moment book once (FF-929)', async () => {
  const orderId = await cards.order()
  await cards.start(orderId)
  // Ten times one event, and ten others that say the same.
  await times(20, i => cards.tell(orderId, {}, { id: i < 10 ? 'evt' : `evt_${i}` }))
  expect(await cards.paymentsOf(orderId)).toHaveLength(1)
  expect((await cards.outcomes()).toSorted()).toEqual(['booked', ...Array(10).fill('repeated')])
  expect(await cards.refundsOf(orderId)).toEqual([])
})

test.skipIf(inject('templateFile') !== undefined)(
  'two servers that hear the same event book it once (FF-929)',
  async () => {
    const orderId = await cards.order()
    await cards.start(orderId)
    const port = await freePort()
    const { database } = cards.app
    const config = readConfig({
      DATABASE_URL: database.url!,
      CARD_PROVIDER: 'test',
      PORT: String(port),
      LOG_LEVEL: 'silent',
    })
    const second = await buildApp(config, database, { clock: () => new Date(DURING.ordering) })
    await second.platform.server.listen({ port, host: '127.0.0.1' })
    const urls = [cards.url, `http://127.0.0.1:${port}`]
    const answers = await times(10, i => cards.tell(orderId, {}, { id: `evt_${i % 3}`, url: urls[i % 2]! }))
    await second.platform.outbox.drain()
    expect(answers).toEqual(Array(10).fill(204))
    expect(await cards.paymentsOf(orderId)).toHaveLength(1)
    await second.close()
  },
)
