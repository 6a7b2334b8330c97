import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { logIn } from '../../platform/testing/log-in.ts'
import { transaction } from '../../platform/transaction.ts'
import { setStock } from '../catalogue/index.ts'
import { saveAddress, saveCustomer, savePriceGroup } from '../companies/index.ts'
import { hashPassword, saveUser } from '../people/index.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from '../show-orders/test-show.ts'
import { orderingOf, placeBasket } from './place.ts'
import { pricingOf } from './price.ts'
import { shopKind } from './shop.ts'
import { fill, orderOf, place } from './test-checkout.ts'

let show: TestShow
let buyer: Browser

beforeEach(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
})
afterEach(() => show.app.close())

const one = async (statement: ReturnType<typeof sql>) => (await rows(show.app.platform.db, statement))[0]
const ordered = () => one(sql`select count(*)::int as orders from orders where kind = 'shop'`)
const times = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)))

test('twenty customers who order the last pieces get them once; the rest is their backorder (SH-174)', async () => {
  const { db } = show.app.platform
  const last = show.flavour.get('f3')!
  const other = show.flavour.get('f1')!
  await setStock(db, [
    { flavourId: last, quantity: 33 },
    { flavourId: other, quantity: 100 },
  ])
  const passwordHash = await hashPassword('demo-2025')
  const priceGroupId = await savePriceGroup(db, 'Retail')
  const browsers = await times(20, async i => {
    const company = `Shop ${i}`
    const terms = { carrier: 'DHL', paymentMethod: 'invoice', approvedAt: new Date('2031-01-01') }
    const customerId = await saveCustomer(db, { erpId: company, company, country: 'NL', priceGroupId, ...terms })
    const place = { street: 'Kade', number: '1', zip: '1000 AA', city: 'Stad', country: 'NL', isDefault: true }
    await saveAddress(db, customerId, { ...place, company, purpose: 'shipping' })
    const email = `shop${i}@test.test`
    await saveUser(db, { email, name: company, customerId, passwordHash })
    const browser = show.app.browser()
    await logIn(browser, email)
    // In both orders of locking, were stock not always locked by id.
    await fill(show, browser, i % 2 ? { f3: 6, f1: 10 } : { f1: 10, f3: 6 })
    return browser
  })
  const answers = await times(20, i => place(browsers[i]!))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
  expect(
    await rows(
      db,
      sql`select flavour_id as flavour, sum(quantity)::int as ordered, sum(reserved_quantity)::int as reserved
          from order_lines join orders on id = order_id where kind = 'shop' group by flavour_id order by flavour_id`,
    ),
  ).toEqual(
    [
      { flavour: other, ordered: 200, reserved: 100 },
      { flavour: last, ordered: 120, reserved: 33 },
    ].toSorted((a, b) => a.flavour - b.flavour),
  )
  expect(await rows(db, sql`select quantity from stock where flavour_id in (${last}, ${other})`)).toEqual([
    { quantity: 0 },
    { quantity: 0 },
  ])
})

// The embedded database runs one transaction after the other.
test.skipIf(inject('templateFile') !== undefined)(
  'a colleague’s order waits for the first one, so that both together never go over the credit limit (FF-811)',
  async () => {
    const { db } = show.app.platform
    await fill(show, buyer, { f1: 10 })
    const order = await orderOf(buyer)
    const { credit } = (await buyer.get('/api/onlineshop/checkout')).json()
    await db.execute(sql`update customers set credit_limit = ${Math.round(credit.with_order * 100) + 100}`)
    const [user] = await rows<{ userId: number; customerId: number; priceGroupId: number }>(
      db,
      sql`select u.id as "userId", customer_id as "customerId", price_group_id as "priceGroupId"
          from users u join customers c on c.id = customer_id where email = ${ACCOUNTS.buyer}`,
    )
    const viewer = {
      ...user!,
      ...{ country: 'NL', agent: null, rights: ['order', 'prices'], orderLimit: null },
    } as unknown as CustomerViewer
    const pricing = pricingOf(show.app, viewer, new Date(DURING.ordering))
    let second: ReturnType<Browser['post']> | undefined
    await transaction(db, async tx => {
      await placeBasket(tx, shopKind(viewer, pricing), orderingOf(viewer, order))
      await fill(show, buyer, { f2: 10 })
      second = buyer.post('/api/onlineshop/orders', order)
      await vi.waitFor(async () =>
        expect(await one(sql`select count(*)::int as n from pg_locks where not granted`)).not.toEqual({ n: 0 }),
      )
    })
    expect((await second)!.json()).toMatchObject({ status: 409, code: 'over_credit_limit' })
    expect(await ordered()).toEqual({ orders: 1 })
  },
)
