import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { users } from '../people/tables.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'
import { takeReferences } from './mapping/take-references.ts'
import { customerReferences } from './tables.ts'

let show: TestShow
let buyer: Browser

beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
})
afterAll(() => show.app.close())

const save = (name: string, reference: string) =>
  buyer.post('/api/user/productReferences/save_reference', {
    product_attribute_id: show.flavour.get(name),
    cpc_reference: reference,
  })

test('two sheets and saves at once end as if one had come after the other (FF-1051)', async () => {
  const { db, clock } = show.app.platform
  const [user] = await db.select().from(users).where(eq(users.email, ACCOUNTS.buyer))
  const by = { customerId: user!.customerId!, by: user!.id, clock }
  // What a sheet saves once it is read: reading takes longer than all the rest.
  const take = (rows: Record<string, string>) =>
    transaction(db, tx =>
      takeReferences(
        tx,
        Object.entries(rows).map(([name, reference], i) => ({
          row: i + 2,
          flavourId: show.flavour.get(name)!,
          reference,
        })),
        by,
      ),
    )
  for (let round = 0; round < 12; round++) {
    const saves = ['f3', 'f4', 'f1', 'f2'].map((name, i) => save(name, 'ABCD'[(i + round) % 4]!))
    const sheets = [take({ f1: 'A', f2: 'B', f3: 'C' }), take({ f1: 'B', f2: 'A', f4: 'D' })]
    for (const { statusCode } of await Promise.all(saves)) expect([200, 422]).toContain(statusCode)
    for (const { taken, unchanged, refused } of await Promise.all(sheets))
      expect(taken.length + unchanged.length + refused.length).toBe(3)
    const kept = await db.select().from(customerReferences)
    expect(new Set(kept.map(({ reference }) => reference)).size).toBe(kept.length)
  }
})
