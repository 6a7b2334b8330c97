import { dayIn } from '@fairfloor/domain/day'
import { asc, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS } from '../../../../demo/people.ts'
import { mails } from '../../../platform/tables.ts'
import type { Browser, TestApp } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'
import { transaction } from '../../../platform/transaction.ts'
import { readStock, setStock } from '../../catalogue/index.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { NOW, openHouse, type TestHouse } from '../../orders/test-house.ts'
import { noteLate } from './late.ts'

let app: TestApp
let house: TestHouse
let buyer: Browser
let orderId: number
let flavourId: number

beforeAll(async () => {
  const opened = await openHouse()
  ;({ app, house, buyer } = opened)
  const { db } = app.platform
  await app.catalogue.reload()
  const [line] = house.lines(1)
  flavourId = line!.flavourId
  await setStock(db, [{ flavourId, quantity: 0, eta: null }])
  const lines = [{ ...line!, quantity: 10, reservedQuantity: 0 }]
  const wanted = house.order(1, { ...opened.own, kind: 'shop', ships: 'later', lines })
  ;({ orderId } = await transaction(db, tx => placeOrder(tx, wanted)))
})
afterAll(() => app.close())

const line = (quantity: number, expected_on: string, number: number | null = null) => ({
  line: number,
  flavour_id: flavourId,
  quantity,
  expected_on,
})
// A session of the desk does not last as long as these stories.
const operator = () => browserOf(app, ACCOUNTS.operator)
const announce = async (...lines: object[]) =>
  (
    await (await operator()).post('/api/admin/deliveries', { supplier: 'Norrsund', reference: null, note: null, lines })
  ).json()
const etaOf = async () => (await readStock(app.platform.db, [flavourId])).get(flavourId)?.eta
const lateMails = async () => {
  await app.platform.outbox.drain()
  return app.platform.db.select().from(mails).where(like(mails.kind, 'order-late')).orderBy(asc(mails.id))
}
const openBackorder = async () => (await buyer.get('/api/onlineshop/open-backorder')).json()
/** Two servers look at the clock at once, and again. */
const lookAtTheClock = async () => {
  const { clock, db, due } = app.platform
  const onAnother = () => transaction(db, tx => noteLate(tx, dayIn(clock(), 'Europe/Berlin'), clock()))
  await Promise.all([due.ask(), onAnother()])
  await due.ask()
  await app.catalogue.reload()
}

test('a day that has passed is unknown everywhere, and the buyer who waits is mailed once (FF-959)', async () => {
  await announce(line(8, '2025-05-14'))
  await app.catalogue.reload()
  expect((await openBackorder())[0]).toMatchObject({ eta: '2025-05-14' })

  app.setNow('2025-05-14T21:59:00Z')
  await lookAtTheClock()
  expect([await etaOf(), await lateMails()]).toEqual(['2025-05-14', []])

  app.setNow('2025-05-14T22:01:00Z')
  expect((await openBackorder())[0]).toMatchObject({ eta: null })
  await lookAtTheClock()
  expect(await etaOf()).toBeNull()
  const [mail, ...others] = await lateMails()
  expect(others).toEqual([])
  expect(mail!.subject).toContain(String(orderId))
  expect(mail!.text).toContain('10, date unknown')
})

test('with a later delivery the next day shows, and one that is put off is mailed again when it passes (FF-959)', async () => {
  await app.platform.db.execute(sql`update expected_deliveries set closed_at = now()`)
  const made = await announce(line(2, '2025-05-20'), line(6, '2025-06-03'))
  app.setNow('2025-05-21T10:00:00Z')
  await lookAtTheClock()
  expect(await etaOf()).toBe('2025-06-03')
  expect(await lateMails()).toHaveLength(2)

  const lines = [line(2, '2025-05-25', 1), line(6, '2025-06-03', 2)]
  const { supplier, reference, note, delivery_id } = made
  const { version } = (await (await operator()).get(`/api/admin/deliveries/${delivery_id}`)).json()
  const payload = { version, supplier, reference, note, lines }
  await (await operator()).call({ method: 'PUT', url: `/api/admin/deliveries/${delivery_id}`, payload })
  await lookAtTheClock()
  expect([await etaOf(), (await lateMails()).length]).toEqual(['2025-05-25', 2])
  app.setNow('2025-05-26T10:00:00Z')
  await lookAtTheClock()
  expect([await etaOf(), (await lateMails()).length]).toEqual(['2025-06-03', 3])
})

test('a day that was set by hand goes, too, when it has passed (FF-959)', async () => {
  const other = house.lines(2)[1]!.flavourId
  await setStock(app.platform.db, [{ flavourId: other, quantity: 0, eta: NOW.toISOString().slice(0, 10) }])
  await lookAtTheClock()
  expect((await readStock(app.platform.db, [other])).get(other)?.eta).toBeNull()
})
