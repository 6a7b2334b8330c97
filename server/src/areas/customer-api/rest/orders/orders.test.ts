import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rows } from '../../../../platform/database.ts'
import { transaction } from '../../../../platform/transaction.ts'
import { setStock } from '../../../catalogue/index.ts'
import { shipOrder } from '../../../orders/index.ts'
import { TAKEN } from '../../../orders/test-house.ts'
import { ACCOUNTS, type ApiClient, everythingIsWritten, type TestApi, testApi } from '../test-api.ts'

let api: TestApi
let client: ApiClient

beforeEach(async () => {
  api = await testApi()
  const { db } = api.show.app.platform
  // The other customer has systems of its own, too.
  await db.execute(sql`update customers set has_api_access = true`)
  client = await api.clientOf(ACCOUNTS.buyer)
})
afterEach(() => api.show.app.close())

const db = () => api.show.app.platform.db
const run = (statement: ReturnType<typeof sql>) => rows<Record<string, unknown>>(db(), statement)
const place = (body: object, headers = {}, by = client) => by('/orders', { method: 'POST', body, headers })
const one = (sku: string, quantity: number) => ({ lines: [{ sku, quantity }] })
const codes = (answer: { json(): { details: { lines: { index: number; code: string }[] } } }) =>
  answer.json().details.lines.map(({ index, code }) => `${index} ${code}`)

describe('placing an order', () => {
  test('takes SKUs, GTINs and own references; what is not in stock is a backorder, and the basket stays as it is (SH-340)', async () => {
    const buyer = await api.show.as(ACCOUNTS.buyer)
    await buyer.form('/api/onlineshop/basket/positions', {
      positionsJson: JSON.stringify([{ product_attribute_id: api.show.flavour.get('f2'), quantity: 3 }]),
    })
    await buyer.post('/api/user/productReferences/save_reference', {
      product_attribute_id: api.show.flavour.get('f3'),
      cpc_reference: 'SHELF 7',
    })
    const lines = [
      { sku: 'N-1', quantity: 8 },
      { gtin: '04006381333931', quantity: 4 },
      { customer_reference: 'SHELF 7', quantity: 2 },
    ]
    const placed = await place({ lines, external_reference: 'PO 7', note: 'Ramp 3', wished_on: '2031-05-20' })
    expect(placed.statusCode, placed.body).toBe(200)
    const order = placed.json()
    expect(order).toMatchObject({
      ...{ external_reference: 'PO 7', note: 'Ramp 3', wished_on: '2031-05-20', status: 'placed', kind: 'shop' },
      ...{ payment_method: 'invoice', carrier: 'DHL', open_quantity: 2, documents: [], shipments: [] },
      lines: [
        { sku: 'N-1', gtin: '4006381333931', ordered_quantity: 12, reserved_quantity: 10, open_quantity: 2 },
        { sku: 'N-3', customer_reference: 'SHELF 7', ordered_quantity: 2, reserved_quantity: 2, open_quantity: 0 },
      ],
    })
    expect(order.lines[0].unit_price).toBeGreaterThan(1)
    expect((await buyer.get('/api/onlineshop/basket')).json().total_quantity).toBe(3)
    expect((await buyer.get(`/api/onlineshop/orders/${order.order_id}`)).json().placed_by).toBe('API')
    expect((await client(`/orders/${order.order_id}`)).json()).toEqual(order)
  })

  test('says what the order costs so that it adds up: shipping, VAT by rate, deposit, consumption tax and fees', async () => {
    const { charges, lines, total_price_inclusive_tax: total } = (await place(one('N-1', 4))).json()
    const { vat, ...parts } = charges
    const cents = (amount: unknown) => Math.round(Number(amount) * 100)
    const sum = (amounts: unknown[]) => amounts.map(cents).reduce((all, amount) => all + amount, 0)
    const amounts = vat.map(({ amount }: { amount: number }) => amount)
    expect(cents(total)).toBe(sum([...Object.values(parts), ...amounts]))
    expect(cents(charges.goods)).toBe(sum(lines.map((line: { total_price: number }) => line.total_price)))
    expect(charges.shipping).toBeGreaterThan(0)
    expect(sum(vat.map(({ net }: { net: number }) => net))).toBe(sum(Object.values(parts)))
  })

  test('a field that nobody knows is refused by its name, wherever it stands', async () => {
    const wrong = async (body: object) => {
      const { status, errors } = (await place(body)).json()
      return [status, ...errors.map(({ path, detail }: { path: string; detail: string }) => `${path}: ${detail}`)]
    }
    expect(await wrong({ ...one('N-1', 4), reference: 'PO-77', carier: 'DHL' })).toEqual([
      400,
      'reference: This field is not known.',
      'carier: This field is not known.',
    ])
    expect(await wrong({ lines: [{ sku: 'N-1', quantity: 4, price: 0.01 }] })).toEqual([
      400,
      'lines.0.price: This field is not known.',
    ])
    expect(await run(sql`select count(*)::int as n from orders where kind = 'shop'`)).toEqual([{ n: 0 }])
  })

  test('takes the article whose own reference it is now, also where another server has just moved it', async () => {
    const buyer = await api.show.as(ACCOUNTS.buyer)
    const save = { product_attribute_id: api.show.flavour.get('f3'), cpc_reference: 'SHELF 7' }
    await buyer.post('/api/user/productReferences/save_reference', save)
    const order = { lines: [{ customer_reference: 'SHELF 7', quantity: 2 }] }
    expect((await place(order)).json().lines).toMatchObject([{ sku: 'N-3' }])
    // Nobody has told this server yet.
    await db().execute(sql`update customer_references set flavour_id = ${api.show.flavour.get('f2')}`)
    expect((await place(order)).json().lines).toMatchObject([{ sku: 'N-2' }])
  })

  test('names every line that cannot be taken, and orders nothing (FF-1080)', async () => {
    await db().execute(sql`update product_sizes set order_multiple = 6, min_quantity = 12 where name = '2 kg'`)
    await db().execute(sql`update products set countries = '{DE}' where name = 'Bar'`)
    await api.show.app.catalogue.reload()
    const lines = [
      { sku: 'N-1', quantity: 1 },
      { sku: 'n-1', quantity: 1 },
      { gtin: '4006381333932', quantity: 1 },
      { customer_reference: 'none', quantity: 1 },
      { sku: 'N-3', quantity: 7 },
      { sku: 'S-1', quantity: 1 },
      { sku: 'N-1', gtin: '4006381333931', quantity: 1 },
      { quantity: 1 },
    ]
    const refused = await place({ lines })
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'lines_refused'])
    expect(codes(refused)).toEqual([
      '1 unknown_sku',
      '2 unknown_gtin',
      '3 unknown_reference',
      '4 quantity_misfit',
      '5 not_for_sale',
      '6 one_number',
      '7 one_number',
    ])
    expect(refused.json().details.lines[3]).toMatchObject({ next_quantity: 12 })
    expect(refused.json().errors.map(({ path }: { path: string }) => path)).toContain('lines.5')
    expect(await run(sql`select count(*)::int as n from orders where kind = 'shop'`)).toEqual([{ n: 0 }])
    const misshapen = {
      lines: [
        { sku: 'N-1', quantity: 0 },
        { sku: 'N-2', quantity: 1.5 },
      ],
    }
    expect((await place(misshapen)).json().errors.map(({ path }: { path: string }) => path)).toEqual([
      'lines.0.quantity',
      'lines.1.quantity',
    ])
  })

  test('holds to the rules of the checkout (SH-340)', async () => {
    const refusal = async (more: object) => {
      const { statusCode, body } = await place({ ...one('N-1', 4), ...more })
      return `${statusCode} ${JSON.parse(body).code}`
    }
    expect(await refusal({ carrier: 'Pigeon' })).toBe('422 carrier_unknown')
    expect(await refusal({ payment_method: 'direct_debit' })).toBe('409 no_mandate')
    expect(await refusal({ payment_method: 'barter' })).toBe('400 malformed')
    expect(await refusal({ wished_on: '2031-05-05' })).toBe('422 wished_day')
    const gym = await api.clientOf(ACCOUNTS.gym)
    const { shipping_addresses: theirs } = (await gym('/order-options')).json()
    expect(await refusal({ shipping_address_id: theirs[0].id })).toBe('422 unknown_address')
    await db().execute(sql`update customers set credit_limit = 100`)
    expect(await refusal({})).toBe('409 over_credit_limit')
    const ahead = await place({ ...one('N-1', 4), payment_method: 'prepayment' })
    expect(ahead.json().to_transfer).toMatchObject({ reference: String(ahead.json().order_id) })
    expect((await client('/order-options')).json()).toMatchObject({
      payment_methods: expect.arrayContaining(['invoice', 'prepayment']),
      usual: { carrier: 'DHL', payment_method: 'invoice', delivery: 'in parts' },
    })
  })

  test('goes by the customer’s own carrier again after goods that only a pallet could bring', async () => {
    const weigh = async (grams: number) => {
      await run(sql`update product_sizes set weight_g = ${grams}`)
      await api.show.app.catalogue.reload()
      return (await place(one('N-1', 6))).json().carrier
    }
    expect(await weigh(32_000)).toBe('Maasvracht')
    expect((await client('/order-options')).json().usual.carrier).toBe('DHL')
    expect(await weigh(900)).toBe('DHL')
  })

  test('needs the right to order, and says no prices to a key without that right (SH-340)', async () => {
    const rights = (list: string) =>
      db()
        .execute(sql`update users set rights = ${list}::jsonb where is_technical`)
        .then(() => api.clientOf(ACCOUNTS.buyer))
    await rights('["order"]')
    const blind = await api.clientOf(ACCOUNTS.buyer)
    const placed = (await place(one('N-1', 2), {}, blind)).json()
    expect([placed.total_price_inclusive_tax, placed.lines[0].unit_price]).toEqual([null, null])
    expect([placed.charges.goods, placed.charges.shipping, placed.charges.vat[0].amount]).toEqual([null, null, null])
    const reading = await rights('["prices"]')
    expect((await place(one('N-1', 2), {}, reading)).json()).toMatchObject({ status: 403, code: 'may_not_order' })
  })
})

describe('the list of orders', () => {
  const read = async (query = '') => {
    await everythingIsWritten(api.show.app)
    return (await client(`/orders${query}`)).json()
  }
  const ids = ({ data }: { data: { order_id: number }[] }) => data.map(({ order_id }) => order_id)

  test('gives what has changed since the last time, page by page, and nothing of others (SH-339)', async () => {
    const gym = await api.clientOf(ACCOUNTS.gym)
    const { next_cursor: before } = await read()
    const placed: number[] = []
    for (let n = 0; n < 3; n++) placed.push((await place(one('N-1', 2))).json().order_id)
    const theirs = (await place(one('N-2', 2), {}, gym)).json().order_id
    const first = await read(`?limit=2&cursor=${before}`)
    const second = await read(`?limit=2&cursor=${first.next_cursor}`)
    expect([...ids(first), ...ids(second)]).toEqual(placed)
    expect(ids(await read(`?cursor=${second.next_cursor}`))).toEqual([])
    expect((await client(`/orders/${theirs}`)).statusCode).toBe(404)
    expect((await client('/orders/999999')).statusCode).toBe(404)
    expect((await client('/orders?cursor=x')).statusCode).toBe(400)

    await transaction(db(), tx =>
      shipOrder(tx, placed[1]!, [{ line: 1, quantity: 2 }], new Date('2031-05-06T13:00:00Z'), TAKEN),
    )
    const changed = await read(`?cursor=${second.next_cursor}`)
    expect(changed.data).toMatchObject([{ order_id: placed[1], status: 'invoiced' }])
    const { shipments, documents, lines } = (await client(`/orders/${placed[1]}`)).json()
    expect(lines[0]).toMatchObject({ ordered_quantity: 2, shipped_quantity: 2 })
    expect(shipments).toMatchObject([{ invoice_number: documents[0].number, lines: [{ sku: 'N-1', quantity: 2 }] }])
    const { headers } = await client('/orders')
    expect((await client('/orders', { headers: { 'if-none-match': String(headers.etag) } })).statusCode).toBe(304)
  })

  test('gives what has changed since an instant, also what goods that came in have changed (SH-339)', async () => {
    const { order_id } = (await place(one('N-1', 12))).json()
    await place(one('N-2', 1))
    api.show.app.setNow('2031-05-06T14:00:00Z')
    await api.show.app.platform.due.ask()
    api.show.app.setNow('2031-05-06T15:00:00Z')
    expect(ids(await read('?updated_since=2031-05-06T14:30:00Z'))).toEqual([])
    await setStock(db(), [{ flavourId: api.show.flavour.get('f1')!, quantity: 50 }])
    await api.show.app.platform.due.ask()
    expect(ids(await read('?updated_since=2031-05-06T16:30:00%2B02:00'))).toEqual([order_id])
    expect(ids(await read('?updated_since=2031-05-06T11:00:00Z'))).toContain(order_id)
    expect((await client('/orders?updated_since=yesterday')).statusCode).toBe(400)
  })
})
