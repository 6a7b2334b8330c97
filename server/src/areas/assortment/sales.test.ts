import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderLines, orders } from '../orders/tables.ts'
import { users } from '../people/tables.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from '../show-orders/test-show.ts'

let show: TestShow
beforeAll(async () => {
  show = await testShow()
})
afterAll(() => show.app.close())

const DAY_MS = 24 * 60 * 60 * 1000

/** Pieces of flavours, ordered by a user some days ago. */
async function order(email: string, daysAgo: number, pieces: Record<string, number>, status?: 'cancelled') {
  const { db } = show.app.platform
  const [user] = await db.select().from(users).where(eq(users.email, email))
  const placedAt = new Date(Date.parse(DURING.ordering) - daysAgo * DAY_MS)
  const [placed] = await db
    .insert(orders)
    .values({
      kind: 'shop',
      customerId: user!.customerId!,
      placedBy: user!.id,
      placedAt,
      carrier: 'DHL',
      paymentMethod: 'invoice',
      invoiceAddress: {} as never,
      shippingAddress: {} as never,
      totals: {} as never,
      net: 0,
      gross: 0,
      ...(status ? { status } : {}),
    })
    .returning()
  const names = { sku: 'S', brandName: 'B', productName: 'P', sizeName: 'S', flavourName: 'F' }
  const amounts = { unitNet: 0, net: 0, vatRate: 0, deposit: 0, consumptionTax: 0, label: 0 }
  await db.insert(orderLines).values(
    Object.entries(pieces).map(([key, quantity], line) => ({
      orderId: placed!.id,
      line,
      customerId: placed!.customerId,
      flavourId: show.flavour.get(key)!,
      quantity,
      reservedQuantity: quantity,
      ...names,
      ...amounts,
    })),
  )
}

test('top products are what sold in ninety days, counted once a night; also bought is what two customers ordered together (SH-028)', async () => {
  const { due } = show.app.platform
  const visitor = show.app.browser()
  const named = async (query = '') => {
    const { sizes } = (await visitor.get(`/api/onlineshop/products?top=1${query}`)).json()
    return sizes.map((size: { name: string }) => size.name)
  }
  expect(await named()).toEqual([])
  await order(ACCOUNTS.buyer, 10, { f1: 5, f2: 3, f4: 20 })
  await order(ACCOUNTS.gym, 80, { f1: 1, f5: 2 })
  await order(ACCOUNTS.buyer, 20, { f1: 1, f3: 2 })
  await order(ACCOUNTS.buyer, 100, { f3: 900 })
  await order(ACCOUNTS.gym, 1, { f3: 900 }, 'cancelled')
  await due.ask()
  await expect.poll(() => named()).toEqual(['60 g', '900 g', '2 kg'])
  expect(await named('&sort=name')).toEqual(['60 g', '2 kg', '900 g'])

  const { sizes } = (await visitor.get('/api/onlineshop/products')).json()
  const pageOf = async (name: string) => {
    const { id } = sizes.find((size: { name: string }) => size.name === name)
    return (await visitor.get(`/api/onlineshop/product-sizes/${id}`)).json()
  }
  // One customer alone bought the large pack with the small one.
  expect((await pageOf('900 g')).also_bought).toMatchObject([{ brand_name: 'South', name: 'Bar 60 g' }])
  expect((await pageOf('2 kg')).also_bought).toEqual([])

  await order(ACCOUNTS.gym, 0, { f3: 500 })
  await due.ask()
  expect((await named())[0]).toBe('60 g')
  show.app.setNow(new Date(Date.parse(DURING.ordering) + DAY_MS).toISOString())
  await due.ask()
  await expect.poll(async () => (await named())[0]).toBe('2 kg')
})
