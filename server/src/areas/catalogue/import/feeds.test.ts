import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestImport, testImport } from './test-import.ts'

const EAN = '4006381333931'
const LIST = [
  'Brand,Category,Product,Size,Flavour,SKU,EAN,Units per case,Regular price,Current price,Stock',
  `North,Protein > Whey,Whey,908 g,Vanilla,N-1,${EAN},6,24.99,19.99,10`,
  'North,Protein > Whey,Whey,908 g,Cocoa,N-2,,6,24.99,19.99,5',
]

let shop: TestImport
beforeAll(async () => {
  shop = await testImport()
})
afterAll(() => shop.close())
afterEach(() => shop.empty())

let before: Record<string, unknown>[]
beforeEach(async () => {
  await shop.run(shop.file(...LIST))
  before = await shop.range()
})

/** The range unchanged except for the named fields. */
const but = (changes: Record<string, object>) =>
  before.map(flavour => ({ ...flavour, ...changes[flavour.sku as string] }))

const load = (...lines: string[]) => shop.run(shop.file(...lines))

describe('a feed leaves what it does not have', () => {
  test.each([
    [
      'of stock with brand and product',
      ['Brand,Product,SKU,Stock', 'North,Whey,N-1,7', 'North,Whey,N-2,8'],
      { 'N-1': { stock: 7 }, 'N-2': { stock: 8 } },
    ],
    ['of stock by SKU', ['SKU,Stock', 'N-1,0'], { 'N-1': { stock: 0 } }],
    ['of stock by EAN', ['EAN,Stock', `${EAN},3`], { 'N-1': { stock: 3 } }],
    [
      'of prices by SKU',
      ['SKU,Regular price', 'N-1,22.00', 'N-2,22.00'],
      { 'N-1': { regular: 2200 }, 'N-2': { regular: 2200 } },
    ],
    ['with empty cells', [LIST[0]!, 'North,,Whey,,,N-1,,,,,', 'North,,Whey,,,N-2,,,,,'], {}],
    [
      'of categories by product',
      ['Brand,Product,Category', 'North,Whey,Milk'],
      { 'N-1': { category: 'Milk' }, 'N-2': { category: 'Milk' } },
    ],
    [
      'of packs by size',
      ['Brand,Product,Size,Units per case', 'North,Whey,908 g,12'],
      { 'N-1': { units: 12 }, 'N-2': { units: 12 } },
    ],
    ['by names', ['Brand,Product,Size,Flavour,Stock', 'north,WHEY,908 G,cocoa,2'], { 'N-2': { stock: 2 } }],
  ] as [string, string[], Record<string, object>][])('%s (FF-140)', async (_, lines, changes) => {
    const { refusals } = await load(...lines)
    expect(refusals).toEqual([])
    expect(await shop.range()).toEqual(but(changes))
  })

  test('whatever its source is called', async () => {
    for (const lines of [
      ['Brand,Product,SKU,Stock', 'North,Whey,N-1,7'],
      ['SKU,Stock', 'N-1,7'],
    ])
      expect((await shop.run(shop.file(...lines), { mapping: { source: 'warehouse' } })).refusals).toEqual([])
    expect(await shop.range()).toEqual(but({ 'N-1': { stock: 7 } }))
  })

  test('with a mapping that names price columns: only what is new needs a price', async () => {
    const columns = { brand: 'Brand', product: 'Product', sku: 'SKU', regular_price: 'Price', stock: 'Stock' }
    const lines = ['Brand,Product,SKU,Price,Stock', 'North,Whey,N-1,,4', 'North,Oats,N-9,,4']
    const { refusals } = await shop.run(shop.file(...lines), { mapping: { source: 'test', columns } })
    expect(refusals).toEqual([{ row: 3, column: 'Price', value: '', reason: 'There is no price.' }])
    expect(await shop.range()).toEqual(but({ 'N-1': { stock: 4 } }))
  })
})

test('a SKU or EAN that nobody has is refused, and says so (FF-141)', async () => {
  const { refusals, rows } = await load('SKU,Stock', 'N-9,4', 'N-1,4')
  expect(rows).toEqual({ taken: 1, repeated: 0, refused: 1 })
  expect(refusals).toEqual(
    [
      { row: 2, column: 'SKU', value: 'N-9', reason: 'No flavour has this SKU. A new one needs brand and product.' },
    ].map(one => ({ ...one, column: 'sku' })),
  )
  expect(await shop.range()).toEqual(but({ 'N-1': { stock: 4 } }))
})

test('a SKU of another source is refused where the row calls it otherwise', async () => {
  const lines = ['Brand,Product,Flavour,SKU,Stock', 'North,Whey,Lemon,N-1,1', 'North,Bar,,N-1,1', 'East,Whey,,N-2,1']
  const { refusals } = await shop.run(shop.file(...lines), { mapping: { source: 'other' } })
  expect(refusals.map(({ row, reason }) => [row, reason])).toEqual(
    [2, 3, 4].map(row => [row, 'This SKU belongs to another flavour.']),
  )
  expect(await shop.range()).toEqual(before)
})

test('only what is new gets a category, a name and a size of its own, and no stock that nobody counted', async () => {
  await load('Brand,Product,SKU,Regular price', 'South,Bar,S-1,1.99', 'North,Whey,N-1,24.99')
  const [, , bar] = await shop.range()
  expect(bar).toMatchObject({ sku: 'S-1', category: 'Other', size: '', flavour: 'Standard', units: 1, stock: null })
  expect((await shop.range()).slice(0, 2)).toEqual(before)
})

test('a flavour that goes to a new product takes along what the file does not say', async () => {
  const { counts } = await load('Brand,Product,SKU', 'North,Whey Pro,N-1', 'North,Whey Pro,N-2')
  expect(counts).toMatchObject({ product: { new: 1 }, size: { new: 0, changed: 1 } })
  expect(await shop.range()).toEqual(before.map(flavour => ({ ...flavour, product: 'Whey Pro' })))
})

test('what came without a SKU gets it, and stays what it was', async () => {
  await load('Brand,Product,Size,Flavour,Stock', 'South,Bar,60 g,Peanut,3')
  const [bar] = await shop.range()
  expect(bar?.sku).toMatch(/^F\d+$/)
  const { counts } = await load('Brand,Product,Size,Flavour,SKU', 'South,Bar,60 g,Peanut,S-1')
  expect(counts.flavour).toEqual({ new: 0, changed: 1, unchanged: 0 })
  expect(await shop.range()).toContainEqual({ ...bar, sku: 'S-1' })
  // The source owns the SKU from now on, so it may change the name.
  await load('SKU,Flavour', 'S-1,Nut')
  expect(await shop.range()).toContainEqual({ ...bar, sku: 'S-1', flavour: 'Nut' })
})

test('a row that may mean several flavours is refused', async () => {
  const { refusals } = await load('Brand,Product,Stock', 'North,Whey,5')
  expect(refusals[0]).toMatchObject({ row: 2, column: 'flavour' })
  expect(await shop.range()).toEqual(before)
})
