import { euros } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { isLongRun, randomFor } from '../../platform/testing/run.ts'
import { saveAddress } from '../companies/index.ts'
import { orderOf as storedOrder } from '../orders/queries.ts'
import { savePromotion } from '../promotions/index.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'
import { fill } from './test-checkout.ts'

const BASKETS = isLongRun ? 60 : 15
const COUNTRIES = ['NL', 'DE', 'BE', 'CH', 'NO']

let show: TestShow
let buyer: Browser
let customerId: number
let addressIds: number[]

beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
  const { db } = show.app.platform
  const [found] = await rows<{ id: number }>(
    db,
    sql`select customer_id as id from users where email = ${ACCOUNTS.buyer}`,
  )
  customerId = found!.id
  addressIds = []
  for (const country of COUNTRIES) {
    const address = { company: country, street: 'Road', number: '1', zip: '1', city: 'Town', country, isDefault: false }
    addressIds.push(await saveAddress(db, customerId, { ...address, purpose: 'shipping' }))
  }
  await db.execute(sql`delete from order_minimums`)
  await db.execute(sql`update customers set credit_limit = null`)
  await db.execute(sql`update stock set quantity = 1000`)
  await db.execute(sql`update product_sizes set has_label = true, weight_g = 1100 where erp_id = 'S1'`)
  await db.execute(
    sql`update product_sizes set deposit_class = 'can', ready_millilitres = 330, weight_g = 345 where erp_id = 'S3'`,
  )
  await show.app.catalogue.reload()
  const sizeOf = (key: string) => show.app.catalogue.snapshot().flavours.get(show.flavour.get(key)!)!.size.id
  const running = {
    start: new Date('2031-01-01T00:00:00Z'),
    end: new Date('2032-01-01T00:00:00Z'),
    name: 'Spring',
    texts: { en: '', de: '' },
    banner: null,
    groups: [],
    brandIds: [],
  }
  await savePromotion(db, null, {
    ...running,
    terms: { kind: 'quantity', unit: 'piece', from: 12, percent: 30 },
    sizeIds: [sizeOf('f1')],
  })
  await savePromotion(db, null, {
    ...running,
    terms: { kind: 'free', unit: 'piece', paid: 5, free: 1 },
    sizeIds: [sizeOf('f4')],
  })
  await show.app.promotions.reload()
})
afterAll(() => show.app.close())

test('any basket costs as an order what it cost in the basket, to the cent (SH-185, SH-194)', async () => {
  const { below } = randomFor('baskets')
  const seen = new Set<string>()
  for (let basket = 0; basket < BASKETS; basket++) {
    const keys = ['f1', 'f2', 'f3', 'f4', 'f5'].filter(() => below(3) > 0)
    await fill(show, buyer, Object.fromEntries([...keys, 'f1'].map(key => [key, 1 + below(40)])))
    const label_service = below(2) === 1
    const shipping_address_id = addressIds[basket % addressIds.length]!
    const asked = `?shipping_address_id=${shipping_address_id}&label_service=${label_service}`
    const { carriers } = (await buyer.get(`/api/onlineshop/checkout${asked}`)).json()
    const possible = carriers.filter((one: { is_possible: boolean }) => one.is_possible)
    const carrier = possible[below(possible.length)].name
    const price = (
      await buyer.get(`/api/onlineshop/basket/price${asked}&carrier=${encodeURIComponent(carrier)}`)
    ).json()
    const placed = await buyer.post('/api/onlineshop/orders', {
      shipping_address_id,
      carrier,
      payment_method: 'invoice',
      label_service,
      delivery: 'in parts',
      external_reference: null,
      note: null,
      wished_on: null,
      seen_total: price.total_price_inc_vat,
    })
    expect(placed.statusCode).toBe(200)
    const stored = await storedOrder(show.app.platform.db, customerId, placed.json().order_id)
    const { totals } = stored!.order
    expect({
      goods: euros(totals.goods.net),
      deposit: euros(totals.deposit.net),
      tax: euros(totals.consumptionTax.net),
      label: euros(totals.label.net),
      shipping: euros(totals.shipping.net),
      fee: euros(totals.documentFee.net),
      vat: totals.breakdown.map(({ rate, vat }) => [rate / 100, euros(vat)]),
      gross: euros(totals.gross),
    }).toEqual({
      goods: price.goods.price_exc_vat,
      deposit: price.deposit.price_exc_vat,
      tax: price.consumption_tax.price_exc_vat,
      label: price.label.price_exc_vat,
      shipping: price.shipping,
      fee: price.document_fee,
      vat: price.vat.map((part: { vat_rate: number; vat_price: number }) => [part.vat_rate, part.vat_price]),
      gross: price.total_price_inc_vat,
    })
    const { lines, order } = stored!
    expect(order.gross).toBe(totals.gross)
    for (const line of lines) {
      expect(line.net).toBe(line.unitNet * line.quantity - line.discount)
      expect(line.label > 0).toBe(label_service && line.hasLabel)
    }
    if (lines.some(({ discount }) => discount > 0)) seen.add('free pieces')
    for (const part of ['deposit', 'consumptionTax', 'label', 'shipping', 'documentFee'] as const)
      if (totals[part].net > 0) seen.add(part)
    seen.add(totals.taxCase)
  }
  // Among so many none of it is left out by chance.
  const parts = ['consumptionTax', 'deposit', 'documentFee', 'domestic', 'export', 'free pieces', 'label', 'shipping']
  if (isLongRun) expect([...seen].toSorted()).toEqual(parts.toSorted())
}, 120_000)
