import type { Delivery } from '@fairfloor/domain/stock/goods-in/contract'
import { afterAll, expect, test, vi } from 'vitest'
import { setStock } from '../../catalogue/index.ts'
import { ACCOUNTS, DURING, testShow } from '../../show-orders/test-show.ts'

const show = await testShow()
afterAll(() => show.app.close())

test('what arrives shows at once in the list, in the basket and in what the fair releases (FF-965)', async () => {
  const { app } = show
  const f1 = show.flavour.get('f1')!
  await setStock(app.platform.db, [{ flavourId: f1, quantity: 0, eta: null }])
  const buyer = await show.as(ACCOUNTS.buyer)
  await show.add(buyer, { f1: 200 })
  await buyer.form('/api/onlineshop/basket/positions', {
    positionsJson: JSON.stringify([{ product_attribute_id: f1, quantity: 200 }]),
  })
  app.setNow(DURING.confirmation)
  await buyer.patch('/api/onlineshop/vts-basket', { confirm: true })
  // Sessions of the staff end after twelve hours.
  const operator = await show.as(ACCOUNTS.operator)

  type Shown = { stock_available: number | null; availability: string; eta: string | null }
  const seen = async (): Promise<[string, Shown][]> => {
    const { sizes } = (await buyer.get('/api/onlineshop/products')).json()
    const basket = (await buyer.get('/api/onlineshop/basket')).json()
    const release = (await buyer.get('/api/onlineshop/vts-release')).json()
    const find = (rows: { id?: number; product_attribute_id?: number }[]) =>
      rows.find(({ id, product_attribute_id }) => (product_attribute_id ?? id) === f1) as unknown as Shown
    const listed = sizes.flatMap((size: { product_attributes: [] }) => size.product_attributes)
    return [
      ['list', find(listed)],
      ['basket', basket.positions.map((one: { product_attribute: Shown }) => one.product_attribute)[0]],
      ['release', find(release.positions)],
    ]
  }
  /** The catalogue in memory is told after the commit. */
  const expectSeen = (stock: number, eta: string | null) =>
    vi.waitFor(
      async () => {
        const all = await seen()
        expect(all.map(([where, { stock_available, eta: day }]) => [where, stock_available, day])).toEqual(
          all.map(([where]) => [where, stock, eta]),
        )
      },
      { timeout: 15_000, interval: 200 },
    )

  await expectSeen(0, null)
  const announced = await operator.post('/api/admin/deliveries', {
    supplier: 'Norrsund',
    reference: null,
    note: null,
    lines: [{ line: null, flavour_id: f1, quantity: 200, expected_on: '2031-06-03' }],
  })
  expect(announced.statusCode).toBe(200)
  const { delivery_id } = announced.json() as Delivery
  await expectSeen(0, '2031-06-03')
  const received = await operator.post(`/api/admin/deliveries/${delivery_id}/receipts`, {
    note: null,
    lines: [{ line: 1, quantity: 120, lot: null, best_before: null }],
  })
  expect(received.json()).toMatchObject({ served: 0, free: 120 })
  // 120 now, 80 on 3 June.
  await expectSeen(120, '2031-06-03')
})
