import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { addMandate, saveAddress } from '../companies/index.ts'
import { viewerChanged } from '../people/index.ts'
import { savePromotion } from '../promotions/index.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from '../show-orders/test-show.ts'
import { fill, orderOf, place } from './test-checkout.ts'

const CHECKOUT = '/api/onlineshop/checkout'
const ORDERS = '/api/onlineshop/orders'

let show: TestShow
let buyer: Browser
let customerId: number
const id = (key: string) => show.flavour.get(key)!
const run = (statement: ReturnType<typeof sql>) => show.app.platform.db.execute(statement)
const read = <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  rows<Row>(show.app.platform.db, statement)
const checkout = async (browser: Browser = buyer, query = '') => (await browser.get(`${CHECKOUT}${query}`)).json()
const orders = () => read(sql`select id from orders where kind = 'shop'`)

beforeEach(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
  const [found] = await read<{ id: number }>(sql`select customer_id as id from users where email = ${ACCOUNTS.buyer}`)
  customerId = found!.id
})
afterEach(() => show.app.close())

/** Placing is refused so, and the checkout says it before. Nothing is ordered, the basket stays. */
async function expectRefused(code: string, more: object = {}, isForeseen = true) {
  if (isForeseen) expect((await checkout()).refusal).toMatchObject({ code })
  const before = (await buyer.get('/api/onlineshop/basket')).json().total_lines
  const refused = await place(buyer, more)
  expect(refused.json()).toMatchObject({ code })
  expect(refused.statusCode).toBeGreaterThanOrEqual(400)
  expect(refused.statusCode).toBeLessThan(500)
  expect(await orders()).toEqual([])
  expect((await buyer.get('/api/onlineshop/basket')).json().total_lines).toBe(before)
  return refused.json()
}

test.each([
  ['GET', CHECKOUT],
  ['POST', ORDERS],
] as const)('%s %s asks a visitor to log in, and is not for staff (SH-517)', async (method, url) => {
  expect((await show.app.browser().call({ method, url })).statusCode).toBe(401)
  const operator = await show.as(ACCOUNTS.operator)
  expect((await operator.call({ method, url })).statusCode).toBe(403)
})

describe('the checkout', () => {
  test('starts with what is usual, and says what each choice costs', async () => {
    await fill(show, buyer, { f1: 12, f4: 100 })
    const found = await checkout()
    expect(found.chosen).toEqual({
      shipping_address_id: found.addresses[0].id,
      carrier: 'DHL',
      payment_method: 'invoice',
      label_service: false,
      delivery: 'in parts',
    })
    expect(
      found.addresses.map(({ company, delivers }: { company: string; delivers: boolean }) => [company, delivers]),
    ).toEqual([
      ['Sporthuis De Merwede B.V.', true],
      ['De Merwede warehouse', true],
    ])
    expect(found.now).toEqual({ pieces: 10, net: 199.9 })
    expect(found.later).toEqual({ pieces: 102, net: 2 * 19.99 + 100 * 1.99 })
    expect(found.payment_methods).toEqual([
      { method: 'invoice', is_possible: true, reason: null, days: 14, fee_percent: null },
      { method: 'prepayment', is_possible: true, reason: null, days: null, fee_percent: null },
      { method: 'direct_debit', is_possible: false, reason: 'no_mandate', days: null, fee_percent: null },
    ])
    const carriers = Object.fromEntries(found.carriers.map((one: { name: string }) => [one.name, one]))
    // 12 × 900 g of content; the bars of nobody's weight count nothing.
    expect(carriers.DHL).toMatchObject({ kind: 'parcel', weight_kg: 10.8, units: 1, price_exc_vat: 0 })
    expect(carriers.Maasvracht).toMatchObject({ kind: 'pallet', units: 1, price_exc_vat: 59, is_possible: true })
    expect(carriers['Collection in Venlo']).toMatchObject({ units: 0, price_exc_vat: 0, is_possible: true })
    expect(found.refusal).toBeNull()
    const byPallet = await checkout(buyer, '?carrier=Maasvracht')
    expect(byPallet.breakdown.shipping).toBe(59)
    expect((await buyer.get('/api/onlineshop/basket/price?carrier=Maasvracht')).json()).toEqual(byPallet.breakdown)
  })

  test('counts parcels by weight (SH-165)', async () => {
    await run(sql`update product_sizes set weight_g = 1200 where erp_id = 'S1'`)
    await show.app.catalogue.reload()
    await run(sql`delete from shipping_costs where country = 'NL' and from_net > 0`)
    await fill(show, buyer, { f1: 30 })
    const found = await checkout()
    expect(found.carriers[0]).toMatchObject({ weight_kg: 36, units: 2, price_exc_vat: 13.9 })
    expect(found.breakdown.shipping).toBe(13.9)
  })

  test('takes the customer’s own carrier after an order that only a pallet could bring (SH-165)', async () => {
    const weigh = async (grams: number) => {
      await run(sql`update product_sizes set weight_g = ${grams} where erp_id = 'S1'`)
      await show.app.catalogue.reload()
      await fill(show, buyer, { f1: 10 })
    }
    await weigh(32_000)
    expect((await checkout()).chosen.carrier).toBe('Maasvracht')
    expect((await place(buyer)).statusCode).toBe(200)
    await weigh(1000)
    expect((await checkout()).chosen.carrier).toBe('DHL')
    await place(buyer, { carrier: 'GLS', ...(await seen('?carrier=GLS')) })
    await weigh(1000)
    expect((await checkout()).chosen.carrier).toBe('DHL')
  })

  test('remembers who was chosen by hand for what the customer’s own cannot bring (SH-165)', async () => {
    await run(sql`update carriers set active = false where name = 'DHL'`)
    await run(
      sql`insert into shipping_costs (country, carrier, valid_from, from_net, price) values ('NL', 'GLS', '2020-01-01', 0, 500)`,
    )
    await fill(show, buyer, { f1: 10 })
    expect((await checkout()).chosen.carrier).toBe('GLS')
    await place(buyer, { carrier: 'PostNL', ...(await seen('?carrier=PostNL')) })
    await fill(show, buyer, { f2: 10 })
    expect((await checkout()).chosen.carrier).toBe('PostNL')
    await run(sql`update carriers set active = false where name = 'PostNL'`)
    expect((await checkout()).chosen.carrier).toBe('GLS')
  })

  test('charges VAT to another member state until somebody has confirmed the VAT id, in shop and fair alike (SH-177)', async () => {
    const gym = await show.as(ACCOUNTS.gym)
    await fill(show, gym, { f1: 10 })
    await show.add(gym, { f1: 10 })
    expect((await checkout(gym)).breakdown.vat).toMatchObject([{ vat_rate: 0 }])
    await run(sql`delete from vat_confirmations`)
    expect((await checkout(gym)).breakdown.vat).toMatchObject([{ vat_rate: 21 }])
    expect((await gym.get('/api/onlineshop/vts-basket-price')).body).toMatch(/21/)
    const placed = await place(gym)
    expect(placed.statusCode).toBe(409)
    await run(sql`delete from order_minimums`)
    const order = (await gym.get(`${ORDERS}/${(await place(gym)).json().order_id}`)).json()
    expect(Object.keys(order.total_position_price_per_tax_rate)).toEqual(['21'])
  })

  test('tells no amount to those who may not see prices, who may order all the same (FF-814)', async () => {
    await fill(show, buyer, { f1: 10 })
    await run(sql`update users set rights = '["order"]' where email = ${ACCOUNTS.buyer}`)
    await viewerChanged(show.app.platform.db, show.app.platform.bus, await userId())
    await vi.waitFor(async () => expect((await buyer.get('/api/current_user')).json().user.rights).toEqual(['order']))
    const found = await checkout()
    expect(found.breakdown.total_price_inc_vat).toBeNull()
    expect(found.now).toEqual({ pieces: 10, net: null })
    expect((await place(buyer, { seen_total: 1 })).statusCode).toBe(200)
  })
})

const userId = async () =>
  (await read<{ id: number }>(sql`select id from users where email = ${ACCOUNTS.buyer}`))[0]!.id

/** The total with choices other than the usual ones. */
const seen = async (query: string) => ({
  seen_total: (await buyer.get(`/api/onlineshop/basket/price${query}`)).json().total_price_inc_vat,
})

describe('placing', () => {
  test('makes an order of the basket: stock is taken, the rest is backorder, nothing is shipped or invoiced (SH-164, SH-170, SH-171, SH-173, SH-174, SH-513)', async () => {
    await fill(show, buyer, { f1: 12, f2: 3, f4: 24, f5: 6 })
    const [, warehouse] = (await checkout()).addresses
    const answer = await place(buyer, {
      shipping_address_id: warehouse.id,
      delivery: 'complete',
      label_service: true,
      external_reference: ' PO 4711 ',
      note: 'Ring twice.',
      wished_on: '2031-06-01',
      ...(await seen('?label_service=true')),
    })
    expect(answer.statusCode).toBe(200)
    const { order_id } = answer.json()
    const [order] = await read(
      sql`select kind, status, delivery, label_service, wished_on::text, external_reference, note, carrier, payment_method,
            shipping_address->>'company' as company, agent_id, cancelled_at from orders where id = ${order_id}`,
    )
    expect(order).toEqual({
      kind: 'shop',
      status: 'placed',
      delivery: 'complete',
      label_service: true,
      wished_on: '2031-06-01',
      external_reference: 'PO 4711',
      note: 'Ring twice.',
      carrier: 'DHL',
      payment_method: 'invoice',
      company: 'De Merwede warehouse',
      agent_id: null,
      cancelled_at: null,
    })
    const lines = await read<{ flavour: number; quantity: number; reserved: number }>(
      sql`select flavour_id as flavour, quantity, reserved_quantity as reserved from order_lines
          where order_id = ${order_id} order by line`,
    )
    expect(lines).toEqual([
      { flavour: id('f1'), quantity: 12, reserved: 10 },
      { flavour: id('f2'), quantity: 3, reserved: 3 },
      { flavour: id('f4'), quantity: 24, reserved: 0 },
      // Of what nobody has counted nothing is taken.
      { flavour: id('f5'), quantity: 6, reserved: 0 },
    ])
    expect(
      await read(sql`select quantity from stock where flavour_id in (${id('f1')}, ${id('f2')}) order by quantity`),
    ).toEqual([{ quantity: 0 }, { quantity: 7 }])
    expect(await read(sql`select id from shipments where order_id = ${order_id}`)).toEqual([])
    expect(await read(sql`select id from invoices where order_id = ${order_id}`)).toEqual([])
    expect((await buyer.get('/api/onlineshop/basket')).json().positions).toEqual([])
    expect((await buyer.get(`${ORDERS}/${order_id}`)).statusCode).toBe(200)
    expect((await (await show.as(ACCOUNTS.gym)).get(`${ORDERS}/${order_id}`)).statusCode).toBe(404)
    expect(await read(sql`select payload from outbox_events where topic = 'orders.placed'`)).toEqual([
      { payload: { orderId: order_id, userId: await userId() } },
    ])
  })

  test('takes nine statements, for two lines and for five (SH-173)', async () => {
    const { database } = show.app
    const counted = async (lines: Record<string, number>) => {
      await fill(show, buyer, lines)
      const order = await orderOf(buyer)
      await show.app.platform.outbox.drain()
      database.counted()
      expect((await buyer.post(ORDERS, order)).statusCode).toBe(200)
      return database.counted().length
    }
    expect(await counted({ f1: 5, f2: 5 })).toBe(9)
    expect(await counted({ f1: 5, f2: 5, f3: 5, f4: 24, f5: 6 })).toBe(9)
  })

  test('keeps what a promotion gave free as the line’s discount (FF-813)', async () => {
    await fill(show, buyer, { f4: 120 })
    const size = show.app.catalogue.snapshot().flavours.get(id('f4'))!.size.id
    await savePromotion(show.app.platform.db, null, {
      start: new Date('2031-05-06T10:00:00Z'),
      end: new Date('2031-05-07T12:59:59Z'),
      name: 'Spring',
      texts: { en: '', de: '' },
      banner: null,
      groups: [],
      brandIds: [],
      sizeIds: [size],
      terms: { kind: 'free', paid: 5, free: 1, unit: 'piece' },
    })
    await show.app.promotions.reload()
    const { positions } = (await buyer.get('/api/onlineshop/basket')).json()
    expect(positions[0].discount_exc_vat).toBe(20 * 1.99)
    const { order_id } = (await place(buyer)).json()
    expect(await read(sql`select discount::int, net::int from order_lines where order_id = ${order_id}`)).toEqual([
      { discount: 3980, net: 19_900 },
    ])
  })

  test('is done by an agent as the customer’s user, whose name it keeps (FF-815)', async () => {
    const agent = await show.as(ACCOUNTS.agent)
    expect((await agent.form('/', { _switch_user: ACCOUNTS.buyer })).statusCode).toBe(200)
    await fill(show, agent, { f1: 10 })
    const { order_id } = (await place(agent)).json()
    expect(
      await read(
        sql`select u.email as user, a.email as agent from orders o join users u on u.id = placed_by
            join users a on a.id = agent_id where o.id = ${order_id}`,
      ),
    ).toEqual([{ user: ACCOUNTS.buyer, agent: ACCOUNTS.agent }])
    const seen = (await buyer.get(`/api/onlineshop/orders/${order_id}`)).json()
    expect([seen.placed_by, seen.agent]).toEqual(['Bo Verhoeven', 'Mira Jansen'])
  })
})

describe('placing is refused', () => {
  test('with nothing in the basket', async () => {
    expect((await buyer.post(ORDERS, await orderOf(buyer, { seen_total: 0 }))).json()).toMatchObject({
      status: 409,
      code: 'basket_empty',
    })
  })

  test('at another total than the one that was seen, saying both (SH-193)', async () => {
    await fill(show, buyer, { f1: 10 })
    const { total_price_inc_vat: total } = (await checkout()).breakdown
    const refused = await expectRefused('total_changed', { seen_total: total - 0.01 }, false)
    expect(refused.details).toEqual({ seen: Math.round((total - 0.01) * 100) / 100, total })
    expect((await buyer.post(ORDERS, await orderOf(buyer, { seen_total: null }))).statusCode).toBe(400)
  })

  test('below the minimum, saying what is missing (SH-512)', async () => {
    await fill(show, buyer, { f1: 3 })
    expect((await checkout()).minimum).toEqual({ amount: 100, missing: 40.03, is_first_order: false })
    expect(await expectRefused('below_minimum')).toMatchObject({
      status: 409,
      details: { minimum: 100, missing: 40.03 },
      detail: expect.stringMatching(/: 40,03\s€ to go/),
    })
  })

  test('over the credit limit, unless it is paid before (SH-166, SH-167)', async () => {
    await fill(show, buyer, { f1: 10 })
    await run(sql`update customers set credit_limit = 20000`)
    expect((await checkout()).credit).toMatchObject({ limit: 200, with_order: expect.any(Number) })
    await expectRefused('over_credit_limit')
    expect((await place(buyer, { payment_method: 'prepayment' })).statusCode).toBe(200)
  })

  test('counts what is ordered on account but not invoiced against the limit (FF-811)', async () => {
    await fill(show, buyer, { f1: 10 })
    const before = (await checkout()).credit
    await place(buyer)
    await fill(show, buyer, { f2: 10 })
    expect((await checkout()).credit.used).toBeCloseTo(before.with_order)
  })

  test('with an invoice more than 30 days overdue (FF-812)', async () => {
    await show.add(buyer, { f1: 3 })
    show.app.setNow(DURING.confirmation)
    await buyer.patch('/api/onlineshop/vts-basket', { confirm: true })
    expect((await show.release(buyer, { f1: 3 })).statusCode).toBe(200)
    await fill(show, buyer, { f2: 10 })
    show.app.setNow('2031-06-25T12:00:00Z')
    buyer = await show.as(ACCOUNTS.buyer)
    expect((await checkout()).refusal).toBeNull()
    show.app.setNow('2031-06-27T12:00:00Z')
    buyer = await show.as(ACCOUNTS.buyer)
    await expectRefused('payments_overdue')
  })

  test('by direct debit without a running mandate (SH-168, FF-812)', async () => {
    await fill(show, buyer, { f1: 10 })
    await expectRefused('no_mandate', { payment_method: 'direct_debit' }, false)
    await addMandate(show.app.platform.db, {
      customerId,
      reference: 'M-1',
      signedOn: '2031-01-02',
      iban: 'NL10 MAAS 0123 4567 89',
      holder: 'Sporthuis De Merwede B.V.',
      creditorId: 'NL85ZZZ861234580000',
      now: new Date(DURING.ordering),
    })
    expect((await checkout()).mandate).toEqual({ reference: 'M-1', iban_last4: '6789' })
    expect((await place(buyer, { payment_method: 'direct_debit' })).statusCode).toBe(200)
  })

  test('by a method that the company is not allowed, or by card (SH-167)', async () => {
    await fill(show, buyer, { f1: 10 })
    await expectRefused(
      'payment_method_not_allowed',
      { payment_method: 'card', ...(await seen('?payment_method=card')) },
      false,
    )
    await run(sql`update customers set payment_methods = '[]'`)
    await expectRefused('payment_method_not_allowed', { payment_method: 'prepayment' }, false)
  })

  test('by a carrier that is unknown, no longer active or cannot carry a piece (SH-165)', async () => {
    await fill(show, buyer, { f1: 10 })
    for (const carrier of ['Nobody', 'GLS']) {
      await run(sql`update carriers set active = false where name = 'GLS'`)
      expect(await expectRefused('carrier_not_possible', { carrier }, false)).toMatchObject({ status: 422 })
    }
    await run(sql`update product_sizes set weight_g = 32000 where erp_id = 'S1'`)
    await show.app.catalogue.reload()
    const { carriers, chosen } = await checkout()
    expect(carriers[0]).toMatchObject({
      name: 'DHL',
      is_possible: false,
      reason: 'piece_too_heavy',
      price_exc_vat: null,
    })
    expect(chosen.carrier).toBe('Maasvracht')
    await expectRefused('carrier_not_possible', { carrier: 'DHL' }, false)
  })

  test('by a carrier without a tariff for the country, and the minimum counts the goods all the same (FF-812)', async () => {
    await fill(show, buyer, { f1: 10 })
    const { db } = show.app.platform
    const address = {
      company: 'A',
      street: 'Weg',
      number: '1',
      zip: '1',
      city: 'Bern',
      country: 'CH',
      isDefault: false,
    }
    const shipping_address_id = await saveAddress(db, customerId, { ...address, purpose: 'shipping' })
    const found = await checkout(buyer, `?shipping_address_id=${shipping_address_id}&carrier=Maasvracht`)
    expect(found).toMatchObject({
      breakdown: null,
      minimum: { amount: 150, missing: 0 },
      refusal: { code: 'carrier_not_possible', errors: [{ path: 'carrier' }] },
    })
    await expectRefused('carrier_not_possible', { shipping_address_id, carrier: 'Maasvracht' }, false)
    await run(sql`update addresses set country = 'XX' where id = ${shipping_address_id}`)
    await expectRefused('no_delivery', { shipping_address_id, carrier: 'Maasvracht' }, false)
  })

  test('for lines that cannot be ordered, naming them (SH-512)', async () => {
    await fill(show, buyer, { f1: 10, f2: 5 })
    await run(sql`update product_sizes set order_multiple = 4 where erp_id = 'S1'`)
    await show.app.catalogue.reload()
    expect(await expectRefused('quantity_misfit')).toMatchObject({
      errors: [{ path: `positions.${id('f1')}` }, { path: `positions.${id('f2')}` }],
    })
    await run(sql`update flavours set discontinued_at = '2031-01-01' where id = ${id('f2')}`)
    await show.app.catalogue.reload()
    expect(await expectRefused('not_for_sale')).toMatchObject({ errors: [{ path: `positions.${id('f2')}` }] })
  })

  test('to an address of somebody else, and on a day that is past or more than a year away (SH-164)', async () => {
    await fill(show, buyer, { f1: 10 })
    const [gyms] = await read<{ id: number }>(
      sql`select a.id from addresses a join customers c on c.id = customer_id where c.country = 'DE' and purpose = 'shipping'`,
    )
    await expectRefused('unknown_address', { shipping_address_id: gyms!.id }, false)
    expect((await buyer.get(`${CHECKOUT}?shipping_address_id=${gyms!.id}`)).json()).toMatchObject({
      code: 'unknown_address',
    })
    for (const wished_on of ['2031-05-05', '2032-06-01']) await expectRefused('wished_day', { wished_on }, false)
  })
})
