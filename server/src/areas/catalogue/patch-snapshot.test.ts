import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bus, openBus } from '../../platform/bus.ts'
import { makeLog } from '../../platform/log.ts'
import { type TestDatabase, testDatabase } from '../../platform/testing/database.ts'
import { transaction } from '../../platform/transaction.ts'
import { type Catalogue, loadSnapshot, openCatalogue, type Range, type Snapshot } from './index.ts'
import { found, save, savePriced, smallRange } from './test-range.ts'

let database: TestDatabase
let bus: Bus
let catalogue: Catalogue
let edition: { id: number }

beforeAll(async () => {
  database = await testDatabase()
  edition = (await savePriced(database.db)).edition
  bus = openBus(database, database.url)
  catalogue = await openCatalogue({ db: database.db, bus, log: makeLog('silent') })
})
afterAll(async () => {
  await bus.close()
  await database.close()
})

/** The whole snapshot as text. Also checks that parents and indexes hold the same objects. */
function told(snapshot: Snapshot): string[] {
  const { brands, products, sizes, flavours } = snapshot
  for (const one of brands.values()) expect(one.products.map(({ brand }) => brand)).toEqual(one.products.map(() => one))
  const lines = [...brands.values()].flatMap(brand =>
    brand.products
      .toSorted((a, b) => a.id - b.id)
      .flatMap(product => {
        expect(products.get(product.id)).toBe(product)
        return product.sizes.flatMap(size => {
          expect([sizes.get(size.id), size.product, brand.sizes.includes(size)]).toEqual([size, product, true])
          return size.flavours.map(flavour => {
            expect([flavours.get(flavour.id), flavour.size]).toEqual([flavour, size])
            const parts = [brand, product, product.category, size, flavour]
            const fields = parts.flatMap(part => Object.entries(part).filter(([, value]) => typeof value !== 'object'))
            return JSON.stringify([fields, [...size.groupPrices], [...size.showPrices], size.listPrice])
          })
        })
      }),
  )
  const counts = [...[products, sizes, flavours].map(map => [...map.values()].length)]
  return [`counts ${counts}`, ...[...brands.values()].map(({ name }) => name), ...lines]
}

const [whey2000, bar60] = [smallRange.sizes[1]!, smallRange.sizes[2]!]
const range = (part: Partial<Range>): Range => ({ ...smallRange, sizes: [], flavours: [], ...part })
const changes: [string, () => Range][] = [
  ['a price', () => range({ sizes: [{ ...bar60, regularPrice: 219, currentPrice: 209 }] })],
  ['a price of the show', () => range({ sizes: [{ ...bar60, showPrices: [{ editionId: edition.id, price: 149 }] }] })],
  ['an order', () => range({ sizes: [{ ...whey2000, rank: 9 }] })],
  ['a name', () => range({ products: [{ ...smallRange.products[0]!, name: 'Whey Protein' }] })],
  ['a brand’s text', () => range({ brands: [{ ...smallRange.brands[1]!, description: 'Bars.' }], products: [] })],
  ['a new brand', () => range({ brands: [...smallRange.brands, { key: 'west', erpId: 'B3', name: 'West' }] })],
  [
    'a new product',
    () =>
      range({
        products: [{ key: 'gel', erpId: 'P3', brand: 'south', category: ['Gels'], name: 'Gel' }],
        sizes: [{ key: 'gel-40', erpId: 'S4', product: 'gel', name: '40 g', regularPrice: 99, currentPrice: 99 }],
        flavours: [{ key: 'f6', erpId: 'F6', size: 'gel-40', name: 'Lemon' }],
      }),
  ],
  [
    'a flavour that is discontinued, and one with nutrition facts',
    () =>
      range({
        sizes: [bar60],
        flavours: [
          { key: 'f4', erpId: 'F4', size: 'bar-60', name: 'Peanut', discontinuedAt: new Date(0) },
          {
            key: 'f5',
            erpId: 'F5',
            size: 'bar-60',
            name: 'Coconut',
            nutritionFacts: [{ language: 'en', isDefault: true, document: {}, image: null }],
          },
        ],
      }),
  ],
  [
    'a flavour that moves to another brand',
    () => range({ sizes: [bar60], flavours: [{ key: 'f3', erpId: 'F3', size: 'bar-60', name: 'Vanilla' }] }),
  ],
  ['a size that moves to another brand', () => range({ sizes: [{ ...whey2000, product: 'bar' }] })],
  [
    'a product that moves to another brand',
    () => range({ products: [{ ...smallRange.products[1]!, brand: 'north' }] }),
  ],
]

test.each(changes)(
  'is patched by %s, and then is what the database says; nothing else is read (FF-112)',
  async (_, change) => {
    const before = catalogue.snapshot()
    const text = told(before)
    await save(database.db, change())
    database.counted()
    await expect.poll(() => catalogue.snapshot()).not.toBe(before)
    const read = database.counted()
    expect(told(catalogue.snapshot())).toEqual(told(await loadSnapshot(database.db)))
    expect([told(before), read.filter(statement => statement.includes('limit'))]).toEqual([text, []])
    expect(catalogue.snapshot().stock).toBe(before.stock)
  },
)

test('keeps what a patch does not touch', async () => {
  const before = catalogue.snapshot()
  await save(database.db, range({ sizes: [{ ...smallRange.sizes[2]!, promotionText: 'New here' }] }))
  await expect.poll(() => found(catalogue.snapshot().sizes, 'S3').promotionText).toBe('New here')
  const after = catalogue.snapshot()
  expect(found(after.brands, 'B3')).toBe(found(before.brands, 'B3'))
  expect(found(after.flavours, 'F4').size).toBe(found(after.sizes, 'S3'))
})

test.each([
  ['a flavour is gone', sql`delete from flavours where erp_id = 'F6'`],
  ['a category has another name', sql`update categories set name = 'Snacks' where name = 'Bars'`],
])('is read whole where %s', async (_, change) => {
  const before = catalogue.snapshot()
  await transaction(database.db, async tx => {
    await tx.execute(change)
    await catalogue.changed(tx, { products: [found(catalogue.snapshot().products, 'P3').id] })
  })
  await expect.poll(() => catalogue.snapshot()).not.toBe(before)
  expect(told(catalogue.snapshot())).toEqual(told(await loadSnapshot(database.db)))
})

test('is read whole where more changed than a patch is worth', async () => {
  const { stock } = catalogue.snapshot()
  const many = Array.from({ length: 60_000 }, (_, i) => i)
  await transaction(database.db, tx => catalogue.changed(tx, { products: many }))
  await expect.poll(() => catalogue.snapshot().stock, { timeout: 10_000 }).not.toBe(stock)
})
