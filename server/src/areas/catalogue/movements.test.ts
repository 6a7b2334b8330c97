import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../platform/testing/database.ts'
import { transaction } from '../../platform/transaction.ts'
import { addStock, giveBackStock, setStock, takeFreeStock, takeStock } from './stock.ts'
import { stock, stockMovements } from './tables.ts'
import { save } from './test-range.ts'

let database: TestDatabase
let ids: number[]

beforeAll(async () => {
  database = await testDatabase()
  ids = [...(await save(database.db)).ids.flavour.values()]
})
afterAll(() => database.close())

const now = new Date('2025-05-05T10:00:00Z')
const movements = () => database.db.select().from(stockMovements).orderBy(asc(stockMovements.id))

test('every change of stock is a movement with its reason, and they add up to the stock (FF-882)', async () => {
  const { db } = database
  const before = (await movements()).length
  const [a, b] = ids as [number, number]
  const set = (lines: Parameters<typeof setStock>[1]) =>
    transaction(db, tx => setStock(tx, lines, { kind: 'count', userId: 7, at: now, note: 'Counted' }))
  await set([
    { flavourId: a, quantity: 11 },
    { flavourId: b, quantity: null },
  ])
  await transaction(db, tx => takeStock(tx, [{ flavourId: a, quantity: 3 }], { kind: 'release', orderId: 12 }))
  await transaction(db, async tx => {
    await takeFreeStock(tx, [{ flavourId: a, quantity: 9 }], { kind: 'order', orderId: 13, userId: 7 })
    await giveBackStock(tx, [{ flavourId: a, quantity: 2 }], { kind: 'cancel', orderId: 13 })
    await addStock(tx, [{ flavourId: b, quantity: 8 }], { kind: 'receipt', receiptId: 4 })
  })
  await set([{ flavourId: a, quantity: 2, eta: '2025-06-03' }])
  // The version before writes no reason.
  await db.execute(sql`update stock set quantity = 1 where flavour_id = ${a}`)

  const found = (await movements()).slice(before).filter(one => one.flavourId === a || one.flavourId === b)
  expect(found.filter(({ kind }) => kind !== 'count')).toMatchObject([
    { flavourId: a, before: 11, after: 8, kind: 'release', orderId: 12, userId: null },
    { flavourId: a, before: 8, after: 0, kind: 'order', orderId: 13, userId: 7 },
    { flavourId: a, before: 0, after: 2, kind: 'cancel', orderId: 13, userId: null },
    { flavourId: b, after: 8, kind: 'receipt', receiptId: 4 },
    { flavourId: a, before: 2, after: 1, kind: 'unknown', userId: null, note: null },
  ])
  const first = found.find(({ flavourId }) => flavourId === a)
  expect(first).toMatchObject({ after: 11, kind: 'count', userId: 7, note: 'Counted', at: now })
  const wrong = await db
    .select({ id: stock.flavourId })
    .from(stock)
    .where(
      sql`coalesce(${stock.quantity}, 0) <> (
        select coalesce(sum(coalesce(after, 0) - coalesce(before, 0)), 0) from stock_movements m
        where m.flavour_id = ${stock.flavourId})`,
    )
  expect(wrong).toEqual([])
})

test('what is rolled back leaves no movement (FF-882)', async () => {
  const before = (await movements()).length
  const failing = transaction(database.db, async tx => {
    await addStock(tx, [{ flavourId: ids[0]!, quantity: 1 }], { kind: 'receipt' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await movements()).toHaveLength(before)
})
