import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'
import { send } from './mapping/test-sheets.ts'
import { customerReferences } from './tables.ts'

let show: TestShow
let one: Browser
let other: Browser

beforeAll(async () => {
  show = await testShow()
  one = await show.as(ACCOUNTS.buyer)
  other = await show.as(ACCOUNTS.buyer)
})
afterAll(() => show.app.close())

const save = (name: string, reference: string) =>
  one.post('/api/user/productReferences/save_reference', {
    product_attribute_id: show.flavour.get(name),
    cpc_reference: reference,
  })

test('two sheets and saves at once end as if one had come after the other', async () => {
  const sheets = [
    send(one, ['N-1', 'A'], ['N-2', 'B'], ['N-3', 'C']),
    send(other, ['N-1', 'B'], ['N-2', 'A'], ['S-1', 'D']),
  ]
  const saves = Array.from({ length: 30 }, (_, i) => save(i % 2 ? 'f3' : 'f4', 'ABCD'[i % 4]!))
  const saved = await Promise.all(saves)
  for (const { statusCode } of saved) expect([200, 422]).toContain(statusCode)
  for (const answer of await Promise.all(sheets)) {
    const { taken, unchanged, refused } = answer.json()
    expect(taken.length + unchanged.length + refused.length).toBe(3)
  }
  const kept = await show.app.platform.db.select().from(customerReferences)
  expect(new Set(kept.map(({ reference }) => reference)).size).toBe(kept.length)
  const listed = (await one.get('/api/customer_flavour_references?brand_id=1')).json()
  for (const { id, user_reference } of listed)
    expect(user_reference.reference).toBe(kept.find(({ flavourId }) => flavourId === id)?.reference ?? null)
})
