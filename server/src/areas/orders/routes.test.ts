import { order } from '@fairfloor/domain/orders/order-shapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNTS } from '../../../demo/people.ts'
import type { Browser, TestApp } from '../../platform/testing/app.ts'
import { browserOf } from '../../platform/testing/log-in.ts'
import { transaction } from '../../platform/transaction.ts'
import { placeOrder } from './place-order.ts'
import { openHouse, type TestHouse } from './test-house.ts'

let app: TestApp
let house: TestHouse
let buyer: Browser
let orderId: number
let foreignOrderId: number

beforeAll(async () => {
  const { own, ...opened } = await openHouse()
  ;({ app, house, buyer } = opened)
  const { db } = app.platform
  const place = (order: Parameters<typeof placeOrder>[1]) => transaction(db, tx => placeOrder(tx, order))
  foreignOrderId = (await place(house.order(1))).orderId
  await place(house.order(2, { ...own, now: new Date('2025-05-09T08:00:00Z') }))
  orderId = (await place(house.order(4, own))).orderId
})
afterAll(() => app.close())

const addresses = (id: number | string) => [`/api/onlineshop/orders/${id}`, `/orders/invoicePdf/${id}`]

describe('an order of one’s own', () => {
  it('is shown with everything that the specification names (TS-430..438, TS-481, SH-583)', async () => {
    const answer = await buyer.get(`/api/onlineshop/orders/${orderId}`)
    expect(answer.statusCode).toBe(200)
    const shown = order.parse(answer.json())
    expect(shown).toMatchObject({
      order_id: orderId,
      order_date: '2025-05-12T10:30:00.000Z',
      external_reference: 'PO 4711',
      status: 'placed',
      carrier: { name: 'DHL' },
      order_shipped: false,
      shipping_costs_tax_rate: 21,
      document_fee: 0,
      credit_card_percent: 0,
      label_price: 0,
      label_tax_rate: null,
    })
    expect(shown.order_positions).toHaveLength(4)
    expect(shown.invoice_address.company).toBe('Sporthuis De Merwede B.V.')
    expect(Object.keys(shown.total_position_price_per_tax_rate)).toEqual(['9', '21'])
    expect(shown.total_deposit_vat_info_per_vat_rate).toEqual([{ vatPercent: 0, vatFrom: 0.75, vatPrice: 0 }])
  })

  it('adds up as it is shown (TS-433..438)', async () => {
    const shown = order.parse((await buyer.get(`/api/onlineshop/orders/${orderId}`)).json())
    const rows = [
      shown.total_price_exclusive_tax,
      ...Object.values(shown.total_position_tax_price_per_tax_rate),
      shown.shipping_cost,
      shown.shipping_costs_tax_price,
      shown.label_price,
      shown.label_tax_price,
      shown.total_lemonade_fee_price_exc,
      shown.total_lemonade_fee_tax_price,
      shown.total_deposit_price_exclusive_tax,
      ...shown.total_deposit_vat_info_per_vat_rate.map(({ vatPrice }) => vatPrice),
      shown.document_fee,
      shown.credit_card_fee_price,
      shown.credit_card_vat_price,
    ]
    const cents = (amount: number | null) => Math.round((amount ?? Number.NaN) * 100)
    expect(rows.map(cents).reduce((sum, amount) => sum + amount, 0)).toBe(cents(shown.total_price_inclusive_tax))
  })

  it('has its invoice as a file (TS-480, SH-199, SH-585)', async () => {
    const answer = await buyer.get(`/orders/invoicePdf/${orderId}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toMatch(/^inline; filename="MV-2025-\d{5}\.pdf"$/)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('stands in the list, newest first', async () => {
    const list = (await buyer.get('/api/onlineshop/orders')).json() as { order_id: number; order_date: string }[]
    expect(list).toHaveLength(2)
    expect(list[0]).toMatchObject({ order_id: orderId, status: 'placed', external_reference: 'PO 4711' })
    expect(list[0]!.order_date > list[1]!.order_date).toBe(true)
  })
})

describe('an order of somebody else', () => {
  it('does not exist, like one that nobody placed (TS-480, TS-481, SH-583, SH-585)', async () => {
    for (const id of [foreignOrderId, 999_999, 2_147_483_648, '0', '-1', 'x', '%00', "1'--"])
      for (const address of addresses(id))
        expect([address, (await buyer.get(address)).statusCode]).toEqual([address, 404])
  })

  it('is not in the list', async () => {
    const gym = await browserOf(app, ACCOUNTS.gym)
    expect((await gym.get('/api/onlineshop/orders')).json()).toEqual([])
    for (const address of addresses(orderId)) expect((await gym.get(address)).statusCode).toBe(404)
  })

  it('is nothing for staff, who have no orders', async () => {
    const agent = await browserOf(app, ACCOUNTS.agent)
    expect((await agent.get('/api/onlineshop/orders')).json()).toEqual([])
    for (const address of addresses(orderId)) expect((await agent.get(address)).statusCode).toBe(404)
  })

  it('asks a visitor to log in (TS-480, TS-481, SH-583, SH-585)', async () => {
    const visitor = app.browser()
    for (const address of [...addresses(orderId), '/api/onlineshop/orders'])
      expect((await visitor.get(address)).statusCode).toBe(401)
  })
})
