import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { rows } from '../../../platform/database.ts'
import { type Browser, type TestApp, testApp } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'
import { transaction } from '../../../platform/transaction.ts'
import { readStock, setStock } from '../../catalogue/index.ts'
import { saveAddress } from '../../companies/index.ts'
import { placeOrder } from '../place-order.ts'
import { shipOrder } from '../ship-order.ts'
import { makeCustomer, makeHouse, NOW, TAKEN, type TestHouse } from '../test-house.ts'

let app: TestApp
let house: TestHouse
let operator: Browser
let other: { customerId: number; addressId: number }
/** Addresses of the house's customer: in another place of its country, and in the seller's. */
let elsewhere: number
let abroad: number

beforeAll(async () => {
  app = await testApp({ now: NOW.toISOString() })
  const { db } = app.platform
  await demoPeople(db, NOW)
  house = await makeHouse(db)
  await app.catalogue.reload()
  operator = await browserOf(app, ACCOUNTS.operator)
  other = await makeCustomer(db, 'NL')
  const address = { purpose: 'shipping', company: 'Branch', isDefault: false } as const
  const { customerId } = house
  elsewhere = await saveAddress(db, customerId, {
    ...address,
    ...{ street: 'Rijnkade', number: '12', zip: '6811 HA', city: 'Arnhem', country: 'NL' },
  })
  abroad = await saveAddress(db, customerId, {
    ...address,
    ...{ street: 'Hafenstr.', number: '3', zip: '50668', city: 'Köln', country: 'DE' },
  })
})
afterAll(() => app.close())
beforeEach(() => app.platform.db.execute(sql`delete from audit_log`))

const place = async (count = 3) => {
  const order = house.order(count, { kind: 'shop', ships: 'later' })
  return (await transaction(app.platform.db, tx => placeOrder(tx, order))).orderId
}
const ADDRESS = '/api/admin/orders'
const shown = async (id: number) => (await operator.get(`${ADDRESS}/${id}`)).json()
const list = async (query: string) => (await operator.get(`${ADDRESS}?${query}`)).json()
const redirect = async (id: number, shipping_address_id: number, version?: string) =>
  operator.call({
    method: 'PUT',
    url: `${ADDRESS}/${id}/address`,
    payload: { version: version ?? (await shown(id)).version, shipping_address_id },
  })
const cancel = async (id: number, lines: object[], version?: string) =>
  operator.post(`${ADDRESS}/${id}/cancel`, { version: version ?? (await shown(id)).version, lines, reckoning: 'kept' })
const events = (topic: string) =>
  rows<{ payload: object }>(app.platform.db, sql`select payload from outbox_events where topic = ${topic} order by id`)

test.each([
  ['GET', ''],
  ['GET', '/1'],
  ['PUT', '/1/address'],
  ['POST', '/1/cancel'],
  ['POST', '/1/cancel-preview'],
  ['PUT', '/1/note'],
] as const)('%s /api/admin/orders%s is the operator’s alone (FF-840)', async (method, path) => {
  const call = (browser: Browser) => browser.call({ method, url: ADDRESS + path })
  expect((await call(app.browser())).statusCode).toBe(401)
  for (const account of [ACCOUNTS.buyer, ACCOUNTS.agent])
    expect((await call(await browserOf(app, account))).statusCode).toBe(403)
})

describe('the list', () => {
  test('finds by number, the customer’s number, company, article, status and day (FF-836, FF-1707)', async () => {
    const id = await place()
    const [row] = (await list(`search=${id}`)).orders
    expect(row).toMatchObject({ order_id: id, external_reference: 'PO 4711', status: 'placed', carrier: 'DHL' })
    const found = async (query: string) =>
      (await list(query)).orders.some((order: { order_id: number }) => order.order_id === id)
    const company = encodeURIComponent(row.company.toUpperCase())
    for (const query of ['search=08719999000015', 'search=8%20719999-000015'])
      expect([query, await found(query)]).toEqual([query, true])
    for (const query of ['search=po%204711', `search=${company}`, 'search=brand%20flavour%202', 'status=placed'])
      expect([query, await found(query)]).toEqual([query, true])
    for (const query of ['search=nobody%25', 'status=paid', 'from=2025-05-13', 'until=2025-05-11'])
      expect([query, await found(query)]).toEqual([query, false])
    expect(await found('from=2025-05-12&until=2025-05-12')).toBe(true)
  })

  test.each(['place=x', 'status=lost', 'from=yesterday', 'search=%00'])('%s does not have the form', async query =>
    expect((await operator.get(`${ADDRESS}?${query}`)).statusCode).toBe(400),
  )

  test.each(['0', 'x', '999999', '9'.repeat(30), '1;drop'])('there is no order %s', async id =>
    expect((await operator.get(`${ADDRESS}/${id}`)).statusCode).toBe(404),
  )
})

describe('the delivery address', () => {
  test('goes to another of the customer’s; at home the price stays, and the change is logged and told (FF-837)', async () => {
    const id = await place()
    const before = await shown(id)
    const after = (await redirect(id, elsewhere)).json()
    expect(after.order.shipping_address).toMatchObject({ street: 'Rijnkade', city: 'Arnhem' })
    expect(after.order.total_price_inclusive_tax).toBe(before.order.total_price_inclusive_tax)
    expect(after.history).toMatchObject([
      { action: 'change order address', details: { address: { before: { street: 'Kade' } } } },
    ])
    expect((await events('orders.changed')).map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ orderId: id }),
    )
  })

  test('in another country VAT, deposit and shipping are reckoned anew, and back again they are as before (FF-837)', async () => {
    const id = await place(6)
    const home = (await shown(id)).order
    const rates = () =>
      rows(
        app.platform.db,
        sql`select vat_rate, deposit_vat_rate from order_lines where order_id = ${id} order by line`,
      )
    const before = await rates()
    const there = (await redirect(id, abroad)).json().order
    // Germany taxes a deposit like the goods.
    expect(await rates()).not.toEqual(before)
    expect(there.shipping_address.country).toBe('DE')
    expect(there.total_deposit_price_exclusive_tax).not.toBe(home.total_deposit_price_exclusive_tax)
    expect(there.shipping_cost).not.toBe(home.shipping_cost)
    const parts = ['price_exclusive_tax', 'price_inclusive_tax'].map(name => there[`total_${name}`])
    expect(parts[1]).not.toBe(home.total_price_inclusive_tax)
    const back = (await redirect(id, house.addressId)).json().order
    expect(back.total_price_inclusive_tax).toBe(home.total_price_inclusive_tax)
    expect(back.total_deposit_price_exclusive_tax).toBe(home.total_deposit_price_exclusive_tax)
    expect(await rates()).toEqual(before)
  })

  test('of another customer is refused, and so is one that does not exist', async () => {
    const id = await place()
    for (const address of [other.addressId, 999_999]) {
      const answer = await redirect(id, address)
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'unknown_address'])
    }
    expect((await shown(id)).history).toEqual([])
  })

  test('stays once somebody picks the order or something has left (FF-837)', async () => {
    const picked = await place()
    await app.platform.db.execute(sql`update orders set status = 'in picking' where id = ${picked}`)
    const left = await place()
    await transaction(app.platform.db, tx => shipOrder(tx, left, [{ line: 1, quantity: 1 }], NOW, TAKEN))
    for (const id of [picked, left]) {
      expect((await shown(id)).can_change_address).toBe(false)
      expect((await redirect(id, elsewhere)).json().code).toBe('address_fixed')
    }
  })

  test('is not changed by a form that is out of date (FF-840)', async () => {
    const id = await place()
    const { version } = await shown(id)
    expect((await cancel(id, [{ line: 1, quantity: 1 }])).statusCode).toBe(200)
    expect((await redirect(id, elsewhere, version)).json().code).toBe('changed_meanwhile')
    expect((await cancel(id, [{ line: 1, quantity: 1 }], version)).json().code).toBe('changed_meanwhile')
  })
})

describe('cancelling', () => {
  test('takes pieces off any customer’s order, gives them back into stock, and is logged (FF-838)', async () => {
    const id = await place(2)
    const [{ flavourId } = { flavourId: 0 }] = house.lines(1)
    await setStock(app.platform.db, [{ flavourId, quantity: 10 }])
    const answer = (await cancel(id, [{ line: 1, quantity: 1 }])).json()
    expect(answer.order.order_positions[0]).toMatchObject({ cancelled_quantity: 1 })
    expect((await readStock(app.platform.db, [flavourId])).get(flavourId)?.quantity).toBe(11)
    expect(answer.history).toMatchObject([
      { action: 'cancel order lines', details: { lines: [{ line: 1, quantity: 1 }] } },
    ])
    expect((await events('orders.cancelled')).length).toBeGreaterThan(0)
  })

  test('of all of it ends the order', async () => {
    const id = await place(2)
    const lines = (await shown(id)).order.order_positions.map((one: { line: number; quantity: number }) => ({
      line: one.line,
      quantity: one.quantity,
    }))
    const { order, can_change_address } = (await cancel(id, lines)).json()
    expect([order.status, order.total_price_inclusive_tax, can_change_address]).toEqual(['cancelled', 0, false])
  })

  test('of more than there is names the line and changes nothing', async () => {
    const id = await place(2)
    const answer = await cancel(id, [
      { line: 1, quantity: 1 },
      { line: 2, quantity: 99_999 },
    ])
    expect(answer.json()).toMatchObject({ code: 'not_cancellable', errors: [{ path: 'lines.1.quantity' }] })
    expect((await shown(id)).order.order_positions[0].cancelled_quantity).toBe(0)
  })

  test.each([
    ['no lines', []],
    ['a line twice', [1, 1].map(line => ({ line, quantity: 1 }))],
    ['none of a line', [{ line: 1, quantity: 0 }]],
    ['half a piece', [{ line: 1, quantity: 0.5 }]],
  ])('%s does not have the form', async (_, lines) => {
    const id = await place(1)
    expect((await cancel(id, lines)).statusCode).toBe(400)
  })
})

describe('the internal note', () => {
  const write = (id: number, payload: object) => operator.call({ method: 'PUT', url: `${ADDRESS}/${id}/note`, payload })

  test('is written and deleted, but not by a form that is out of date (FF-839)', async () => {
    const id = await place(1)
    const { note_version: version } = await shown(id)
    const written = (await write(id, { version, note: ' Call <b>first</b>. ' })).json()
    expect(written.internal_note).toBe('Call <b>first</b>.')
    expect((await write(id, { version, note: 'Late' })).json().code).toBe('changed_meanwhile')
    const gone = (await write(id, { version: written.note_version, note: '  ' })).json()
    expect(gone.internal_note).toBeNull()
    expect(gone.history.map(({ details }: { details: { after: string } }) => details.after)).toEqual([
      null,
      'Call <b>first</b>.',
    ])
    expect((await write(999_999, { version, note: 'x' })).statusCode).toBe(404)
    expect((await write(id, { version, note: 'x'.repeat(2001) })).statusCode).toBe(400)
  })

  test('is not in what the customer reads (FF-839)', async () => {
    const [user] = await rows<{ id: number; customerId: number }>(
      app.platform.db,
      sql`select id, customer_id as "customerId" from users where email = ${ACCOUNTS.buyer}`,
    )
    const order = house.order(1, {
      ...{ kind: 'shop', ships: 'later', shippingAddressId: null },
      ...{ customerId: user!.customerId, placedBy: user!.id },
    })
    const { orderId } = await transaction(app.platform.db, tx => placeOrder(tx, order))
    const { note_version: version } = await shown(orderId)
    expect((await write(orderId, { version, note: 'Pays late' })).json().internal_note).toBe('Pays late')
    const buyer = await browserOf(app, ACCOUNTS.buyer)
    for (const url of [`/api/onlineshop/orders/${orderId}`, '/api/onlineshop/orders']) {
      const answer = await buyer.get(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).not.toContain('Pays late')
    }
  })
})
