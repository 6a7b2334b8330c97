import { cents } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { demoHouse } from '../../../demo/orders.ts'
import { ACCOUNTS, demoPeople } from '../../../demo/people.ts'
import { type Db, rows } from '../../platform/database.ts'
import { testApp } from '../../platform/testing/app.ts'
import { browserOf } from '../../platform/testing/log-in.ts'
import { saveRange } from '../catalogue/index.ts'
import { confirmVatId, saveAddress, saveCustomer, savePriceGroup } from '../companies/index.ts'
import { saveUser } from '../people/index.ts'
import { setUpHouse } from '../seller/index.ts'
import type { NewLine } from './keep-order.ts'
import type { NewOrder } from './place-order.ts'

/** The starting point for tests of orders: a seller with its terms, a customer with one user, and flavours to order. */
export type TestHouse = {
  readonly customerId: number
  readonly userId: number
  readonly addressId: number
  /** A line for each of this many flavours: every third is a drink with deposit, consumption tax and the standard rate. */
  lines(count: number): NewLine[]
  /** An order of the customer with some lines. */
  order(count: number, more?: Partial<NewOrder>): NewOrder
}

/** A shipment of which nothing is known but that the carrier has it. */
export const TAKEN = { tracking: null, parcels: null, note: null, userId: null }

export const NOW = new Date('2025-05-12T10:30:00Z')

export async function makeHouse(db: Db): Promise<TestHouse> {
  await setUpHouse(db, demoHouse)
  const buyer = await makeCustomer(db, 'NL')
  const flavourIds = await makeFlavours(db, 60)
  const lines = (count: number) => flavourIds.slice(0, count).map(lineOf)
  return {
    ...buyer,
    lines,
    order: (count, more) => ({
      kind: 'show-release',
      customerId: buyer.customerId,
      placedBy: buyer.userId,
      agentId: null,
      lines: lines(count),
      shippingAddressId: buyer.addressId,
      externalReference: 'PO 4711',
      now: NOW,
      ...more,
    }),
  }
}

/** The app with this house and the demo's customers, its buyer logged in, and what makes an order the buyer's own. */
export async function openHouse(env: Record<string, string> = {}) {
  const app = await testApp({ now: NOW.toISOString(), env })
  const { db } = app.platform
  await demoPeople(db, NOW)
  const house = await makeHouse(db)
  const buyer = await browserOf(app, ACCOUNTS.buyer)
  const [user] = await rows<{ customerId: number; placedBy: number }>(
    db,
    sql`select id as "placedBy", customer_id as "customerId" from users where email = ${ACCOUNTS.buyer}`,
  )
  return { app, house, buyer, own: { ...user!, shippingAddressId: null } }
}

let made = 0

/** A customer in a country, with an address for invoices and one for goods, and a user. */
export async function makeCustomer(db: Db, country: string, vatId: string | null = null) {
  const name = `customer ${++made}`
  const customerId = await saveCustomer(db, {
    erpId: name,
    company: name,
    country,
    vatId,
    carrier: 'DHL',
    paymentMethod: 'invoice',
    priceGroupId: await savePriceGroup(db, 'Retail'),
    approvedAt: NOW,
  })
  const address = { company: name, street: 'Kade', number: '1', zip: '1000 AA', city: 'Stad', country, isDefault: true }
  await saveAddress(db, customerId, { ...address, purpose: 'invoice' })
  const addressId = await saveAddress(db, customerId, { ...address, purpose: 'shipping', number: '2' })
  const email = `user${made}@test.test`
  const userId = await saveUser(db, { email, name, passwordHash: 'none', customerId })
  if (vatId !== null) await confirmVatId(db, { customerId, vatId, by: userId, reference: 'Test', now: NOW })
  return { customerId, userId, addressId }
}

async function makeFlavours(db: Db, count: number): Promise<number[]> {
  const flavours = Array.from({ length: count }, (_, i) => ({ key: `${i}`, size: '500', name: `Flavour ${i + 1}` }))
  const { ids } = await saveRange(db, {
    source: 'test-house',
    brands: [{ key: 'brand', name: 'Brand' }],
    products: [{ key: 'product', brand: 'brand', category: ['Category'], name: 'Product' }],
    sizes: [{ key: '500', product: 'product', name: '500 g' }],
    flavours,
  })
  return flavours.map(({ key }) => ids.flavour.get(key)!)
}

const lineOf = (flavourId: number, i: number): NewLine => ({
  flavourId,
  sku: `F${100_000 + i}`,
  ean: '8719999000015',
  brandName: 'Brand',
  productName: 'Product',
  sizeName: '500 g',
  flavourName: `Flavour ${i + 1}`,
  quantity: 1 + (i % 7),
  unitNet: cents(1250 + i),
  hasLabel: i % 2 === 0,
  ...(i % 3 === 0
    ? { vatClass: 'standard', depositClass: 'can', readyMillilitres: 330 }
    : { vatClass: 'reduced', depositClass: null, readyMillilitres: null }),
})
