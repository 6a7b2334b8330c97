import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { type Browser, type TestApp, testApp } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'
import { transaction } from '../../../platform/transaction.ts'
import { setStock, takeFreeStock } from '../../catalogue/index.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { shipOrder } from '../../orders/ship-order.ts'
import { makeHouse, NOW, TAKEN, type TestHouse } from '../../orders/test-house.ts'

let app: TestApp
let house: TestHouse
let operator: Browser
let next = 0

beforeAll(async () => {
  app = await testApp({ now: NOW.toISOString() })
  await demoPeople(app.platform.db, NOW)
  house = await makeHouse(app.platform.db)
  await app.catalogue.reload()
  operator = await browserOf(app, ACCOUNTS.operator)
})
afterAll(() => app.close())

const ADDRESS = '/api/admin/stock'
const shown = async (id: number, place = '') =>
  (await operator.get(`${ADDRESS}/${id}${place && `?place=${place}`}`)).json()
const correct = async (id: number, body: object, key?: string) =>
  operator.call({
    method: 'POST',
    url: `${ADDRESS}/${id}/corrections`,
    payload: { version: (await shown(id)).version, reason: 'Test', ...body },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
/** A flavour that no other test uses, with some stock. */
async function flavour(quantity: number | null): Promise<number> {
  const { flavourId } = house.lines(60)[next++]!
  if (quantity !== null) await setStock(app.platform.db, [{ flavourId, quantity }])
  return flavourId
}
const place = (flavourId: number, quantity: number) =>
  transaction(app.platform.db, async tx => {
    const line = house.lines(60).find(one => one.flavourId === flavourId)!
    const reservedQuantity = (await takeFreeStock(tx, [{ flavourId, quantity }])).get(flavourId) ?? 0
    const lines = [{ ...line, quantity, reservedQuantity }]
    return (await placeOrder(tx, house.order(1, { kind: 'shop', ships: 'later', lines }))).orderId
  })

test.each([
  ['GET', ''],
  ['GET', '/1'],
  ['POST', '/1/corrections'],
] as const)('%s /api/admin/stock%s is the operator’s alone (FF-947)', async (method, path) => {
  const call = (browser: Browser) => browser.call({ method, url: ADDRESS + path })
  expect((await call(app.browser())).statusCode).toBe(401)
  for (const account of [ACCOUNTS.buyer, ACCOUNTS.agent])
    expect((await call(await browserOf(app, account))).statusCode).toBe(403)
})

test('a flavour is found by words of its name and by its number, with what orders have of it (FF-944)', async () => {
  const id = await flavour(10)
  await place(id, 4)
  await place(id, 8)
  const { name, sku } = await shown(id)
  const number = name.split(' ').at(-1)
  for (const search of [`BRAND flavour ${number}`, sku]) {
    const { flavours } = (await operator.get(`${ADDRESS}?search=${encodeURIComponent(search)}`)).json()
    expect(flavours.find((row: { flavour_id: number }) => row.flavour_id === id)).toMatchObject({
      ...{ free: 0, set_aside: 10, waiting: 2 },
    })
  }
  expect((await operator.get(`${ADDRESS}?search=nobody`)).json()).toMatchObject({ total: 0, flavours: [] })
})

describe('a correction', () => {
  test('by some pieces changes what is free; the movement says who, when and why (FF-946)', async () => {
    const id = await flavour(10)
    const answer = (await correct(id, { by: 'change', quantity: -3, reason: ' Broken <b>jar</b> ' })).json()
    expect(answer.stock).toMatchObject({ free: 7, movements: { total: 2 } })
    expect(answer.stock.movements.rows[0]).toMatchObject({
      ...{ before: 10, after: 7, kind: 'correction', note: 'Broken <b>jar</b>', order_id: null },
      at: NOW.toISOString(),
      user: expect.stringMatching(/\w/),
    })
  })

  test('to what was counted on the shelf leaves what orders have set aside (FF-946)', async () => {
    const id = await flavour(10)
    const orderId = await place(id, 6)
    expect((await correct(id, { by: 'count', quantity: 9 })).json().stock).toMatchObject({ free: 3, set_aside: 6 })
    // What has left is no longer on the shelf.
    await transaction(app.platform.db, tx => shipOrder(tx, orderId, [{ line: 1, quantity: 4 }], NOW, TAKEN))
    expect((await correct(id, { by: 'count', quantity: 5 })).json().stock).toMatchObject({ free: 3, set_aside: 2 })
  })

  test('gives what was found to those who wait, the oldest order first (FF-946)', async () => {
    const id = await flavour(4)
    const orders = [await place(id, 10), await place(id, 10)]
    const { stock, served } = (await correct(id, { by: 'change', quantity: 8 })).json()
    expect([served, stock.free, stock.set_aside, stock.waiting]).toEqual([8, 0, 12, 8])
    const kinds = stock.movements.rows.map((row: { kind: string; order_id: number | null }) => [row.kind, row.order_id])
    expect(kinds).toContainEqual(['backorder', orders[0]])
    expect(kinds.slice(0, 3)).toEqual([
      ['backorder', orders[1]],
      ['backorder', orders[0]],
      ['correction', null],
    ])
  })

  test('sent twice with one key happens once (FF-946)', async () => {
    const id = await flavour(5)
    const key = crypto.randomUUID()
    const { version } = await shown(id)
    for (const _ of [1, 2])
      expect((await correct(id, { by: 'change', quantity: 2, version }, key)).json().stock.free).toBe(7)
    expect((await shown(id)).movements.total).toBe(2)
  })

  test('of a state that is over is refused; of two at once one is (FF-946)', async () => {
    const id = await flavour(5)
    const { version } = await shown(id)
    const answers = await Promise.all([1, 2].map(quantity => correct(id, { by: 'change', quantity, version })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await correct(id, { by: 'count', quantity: 5, version })).json().code).toBe('changed_meanwhile')
  })

  test.each([
    ['more than is free', 5, { by: 'change', quantity: -6 }, 'too_little_free'],
    ['of what was never counted', null, { by: 'change', quantity: 1 }, 'never_counted'],
  ] as const)('%s is refused and changes nothing', async (_, quantity, body, code) => {
    const id = await flavour(quantity)
    const answer = await correct(id, body)
    expect([answer.statusCode, answer.json().code]).toEqual([409, code])
    expect((await shown(id)).free).toBe(quantity)
  })

  test('to fewer than orders have is refused', async () => {
    const id = await flavour(5)
    await place(id, 4)
    expect((await correct(id, { by: 'count', quantity: 3 })).json().code).toBe('counted_below_set_aside')
    expect((await correct(id, { by: 'count', quantity: 4 })).json().stock.free).toBe(0)
  })

  test('counts what was never counted', async () => {
    const id = await flavour(null)
    expect((await correct(id, { by: 'count', quantity: 12 })).json().stock.free).toBe(12)
  })

  test.each([
    ['half a piece', { by: 'change', quantity: 0.5 }],
    ['no reason', { by: 'change', quantity: 1, reason: '  ' }],
    ['a huge number', { by: 'change', quantity: 1e9 }],
    ['another way', { by: 'guess', quantity: 1 }],
  ])('%s does not have the form', async (_, body) => {
    const id = await flavour(5)
    expect((await correct(id, body)).statusCode).toBe(400)
  })
})

test('movements are paged, newest first; there is no stock of a flavour that is unknown (FF-945)', async () => {
  const id = await flavour(0)
  for (let quantity = 1; quantity <= 60; quantity++) await setStock(app.platform.db, [{ flavourId: id, quantity }])
  const first = (await shown(id)).movements
  expect([first.total, first.rows.length, first.rows[0].after]).toEqual([61, 50, 60])
  expect((await shown(id, first.next)).movements.rows.at(-1)).toMatchObject({ before: null, after: 0 })
  for (const unknown of ['999999', '0', 'x', '9'.repeat(30)])
    expect((await operator.get(`${ADDRESS}/${unknown}`)).statusCode).toBe(404)
})
