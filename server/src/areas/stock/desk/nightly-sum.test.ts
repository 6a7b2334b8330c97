import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { rows } from '../../../platform/database.ts'
import { type TestApp, testApp } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'
import { transaction } from '../../../platform/transaction.ts'
import { addStock, setStock, takeFreeStock } from '../../catalogue/stock.ts'
import { cancelRest } from '../../orders/cancel-rest.ts'
import { drawOrderId, serveBackorders } from '../../orders/index.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { shipOrder } from '../../orders/ship-order.ts'
import { makeHouse, NOW, TAKEN, type TestHouse } from '../../orders/test-house.ts'
import { stockDifferencesNow } from './differences.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const logged: string[] = []

let app: TestApp
let house: TestHouse
let night = 0

beforeAll(async () => {
  app = await testApp({ now: NOW.toISOString(), env: { LOG_LEVEL: 'error' }, onLog: line => logged.push(line) })
  await demoPeople(app.platform.db, NOW)
  house = await makeHouse(app.platform.db)
  await app.catalogue.reload()
})
afterAll(() => app.close())
/** Each test begins with a shop that has sold, served, shipped, cancelled and corrected. */
beforeEach(async () => {
  await app.platform.db.execute(sql`
    truncate outlet_lots, stock, stock_movements, stock_differences, order_lines, orders, shipments, shipment_lines, invoices, mails
    cascade`)
  logged.length = 0
  await setStock(db(), [{ flavourId: flavour(0), quantity: 10 }], { kind: 'count', at: NOW })
  await setStock(db(), [{ flavourId: flavour(1), quantity: 5 }], { kind: 'count', at: NOW })
  const first = await place(0, 8)
  const second = await place(0, 9)
  await ship(first, 3)
  await arrive(0, 4)
  await transaction(db(), tx =>
    cancelRest(tx, {
      orderId: second,
      customerId: null,
      userId: null,
      lines: [{ line: 1, quantity: 8 }],
      reckoning: 'kept',
      now: NOW,
    }),
  )
  await setStock(db(), [{ flavourId: flavour(0), quantity: 2 }], { kind: 'correction', note: 'Broken' })
})

const db = () => app.platform.db
const flavour = (i: number) => house.lines(60)[i]!.flavourId
const place = (i: number, quantity: number) =>
  transaction(db(), async tx => {
    const flavourId = flavour(i)
    const id = await drawOrderId(tx)
    const taken = await takeFreeStock(tx, [{ flavourId, quantity }], { kind: 'order', orderId: id, at: NOW })
    const reservedQuantity = taken.get(flavourId) ?? 0
    const lines = [{ ...house.lines(60)[i]!, quantity, reservedQuantity }]
    return (await placeOrder(tx, house.order(1, { kind: 'shop', id, ships: 'later', lines }))).orderId
  })
const ship = (orderId: number, quantity: number) =>
  transaction(db(), tx => shipOrder(tx, orderId, [{ line: 1, quantity }], NOW, TAKEN))
const arrive = (i: number, quantity: number) =>
  transaction(db(), async tx => {
    await addStock(tx, [{ flavourId: flavour(i), quantity }], { kind: 'receipt' })
    await serveBackorders(tx, { flavourIds: [flavour(i)], userId: null, now: NOW })
  })
/** Runs what is due in the next night. */
async function passNight(): Promise<void> {
  night += 1
  app.setNow(new Date(NOW.getTime() + night * DAY_MS).toISOString())
  await app.platform.due.ask()
}
const differences = () => stockDifferencesNow(db())
const mails = () => rows<{ recipient: string }>(db(), sql`select * from mails where kind = 'stock-differs'`)

test('what the shop’s own commands do adds up (FF-948)', async () => {
  expect(await differences()).toEqual([])
  await passNight()
  expect(await mails()).toEqual([])
})

test.each([
  ['a movement is missing', sql`delete from stock_movements where kind = 'correction'`, 'free'],
  ['a movement says something else', sql`update stock_movements set after = after + 1 where kind = 'receipt'`, 'free'],
  ['the first count is missing', sql`delete from stock_movements where before is null`, 'free'],
  [
    'an order has more than it was given',
    sql`update order_lines set reserved_quantity = reserved_quantity - 1 where line = 1 and order_id = (select min(id) from orders)`,
    'taken',
  ],
  [
    'pieces of the outlet changed without a movement',
    sql`
      with lot as (
        insert into outlet_lots (flavour_id, best_before, first_quantity, quantity, price, reason, created_at)
        select min(flavour_id), '2025-06-01', 9, 7, 990, 'overstock', '2025-05-12T10:00:00Z' from stock returning id
      )
      insert into outlet_movements (lot_id, at, change, kind) select id, '2025-05-12T10:00:00Z', -1, 'correction' from lot`,
    'outlet',
  ],
])('%s: the flavour is named (FF-948, FF-955)', async (_, damage, of) => {
  await db().execute(damage)
  const found = await differences()
  expect(found).toContainEqual(expect.objectContaining({ flavourId: flavour(0), of }))
})

test('orders from before the first movement do not count, later ones do (FF-948)', async () => {
  await db().execute(sql`delete from stock_movements`)
  await db().execute(sql`
    insert into stock_movements (flavour_id, at, after, kind)
    select flavour_id, '2025-05-12T11:00:00Z', quantity, 'first' from stock`)
  expect(await differences()).toEqual([])
  await db().execute(sql`update orders set placed_at = '2025-05-12T12:00:00Z'`)
  expect(await differences()).toMatchObject([{ flavourId: flavour(0), of: 'taken', expected: 0 }])
})

test('raises an alarm once a night: a line in the log, on the overview, a mail to the operator; and ends it (FF-948)', async () => {
  // A session does not last until the next night.
  const shown = async () =>
    (await (await browserOf(app, ACCOUNTS.operator)).get('/api/admin/overview')).json().stock_differs
  await db().execute(sql`update stock_movements set after = after + 1 where kind = 'correction'`)
  expect(await shown()).toBe(0)
  await passNight()
  await app.platform.due.ask()
  expect(await shown()).toBe(1)
  expect(await mails()).toHaveLength(1)
  expect(logged.filter(line => line.includes('stock differs'))).toHaveLength(1)
  await db().execute(sql`update stock_movements set after = after - 1 where kind = 'correction'`)
  await passNight()
  expect(await shown()).toBe(0)
  expect(await mails()).toHaveLength(1)
})
