import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { outsideData } from '../../../platform/testing/outside-data.ts'
import { transaction } from '../../../platform/transaction.ts'
import { priceGroups } from '../../companies/tables.ts'
import { sizePrices } from '../price-tables.ts'
import { setStock } from '../stock.ts'
import { brands, categories, flavours, productSizes, products, stock } from '../tables.ts'
import { NOW as now, type TestImport, testImport } from './test-import.ts'

const project = join(import.meta.dirname, '../../../../..')

let shop: TestImport
let database: TestImport['database']
let run: TestImport['run']
let file: TestImport['file']
beforeAll(async () => {
  shop = await testImport()
  ;({ database, run, file } = shop)
})
afterAll(() => shop.close())
afterEach(() => shop.empty())

const sizes = () =>
  Promise.all([brands, products, productSizes, flavours, stock].map(table => database.db.$count(table)))
const flavourOf = async (sku: string) => (await database.db.select().from(flavours).where(eq(flavours.sku, sku)))[0]

describe('a price list', () => {
  const header = 'brand,category,product,size,flavour,sku,units_per_case,regular_price,stock'
  const rows = [
    'North,Protein > Whey,Whey,908 g,Vanilla,N-1,6,24.99,10',
    'North,Protein > Whey,Whey,908 g,Cocoa,N-2,6,24.99,0',
    'North,Protein > Whey,Whey,2 kg,Cocoa,N-3,4,49.99,5',
    'South,Bars,Bar,60 g,Peanut,S-1,12,1.99,',
  ]

  test('is new, then unchanged; only what differs is changed (FF-105)', async () => {
    const first = await run(file(header, ...rows))
    expect(first.rows).toEqual({ taken: 4, repeated: 0, refused: 0 })
    expect(first.counts).toMatchObject({
      brand: { new: 2 },
      category: { new: 3 },
      product: { new: 2 },
      size: { new: 3 },
      flavour: { new: 4 },
      stock: { new: 3 },
    })
    const second = await run(file(header, ...rows))
    for (const counts of Object.values(second.counts)) expect([counts.new, counts.changed]).toEqual([0, 0])
    const cheaper = rows.slice(0, 2).map(row => row.replace('24.99', '22.99').replace(',10', ',11'))
    const third = await run(file(header, ...cheaper, ...rows.slice(2)))
    expect(third.counts).toMatchObject({ size: { changed: 1, unchanged: 2 }, stock: { changed: 1, unchanged: 2 } })
    expect(await sizes()).toEqual([2, 2, 3, 4, 3])
  })

  test('is only compared by a dry run (FF-103)', async () => {
    const dry = await run(file(header, ...rows), { dryRun: true })
    expect(await sizes()).toEqual([0, 0, 0, 0, 0])
    expect(await database.db.$count(categories)).toBe(0)
    expect(dry).toEqual(await run(file(header, ...rows)).then(real => ({ ...real, brandIds: dry.brandIds })))
  })

  test('loses bad rows only, each named (FF-104)', async () => {
    const { rows: outcome, refusals } = await run(
      file(
        header,
        rows[0]!,
        ',Bars,Bar,60 g,Peanut,S-1,12,1.99,1',
        'South,Bars,Bar,60 g,Plain,S-2,dozen,1.99,1',
        rows[3]!,
      ),
    )
    expect(outcome).toEqual({ taken: 2, repeated: 0, refused: 2 })
    expect(refusals.map(({ row, column, value }) => [row, column, value])).toEqual([
      [3, 'brand', ''],
      [4, 'units_per_case', 'dozen'],
    ])
    expect(await database.db.$count(flavours)).toBe(2)
  })

  test('with placeholders for flavours is taken, and they are named (FF-1876)', async () => {
    const named = (flavour: string, sku: string) => `South,Bars,Bar,60 g,${flavour},${sku},12,1.99,1`
    const report = await run(
      file(header, named('{{vm.sku.name}}', 'S-1'), named('Plain', 'S-2'), named('Option wählen…', 'S-3')),
    )
    expect([report.rows.taken, report.placeholders]).toEqual([3, ['{{vm.sku.name}}', 'Option wählen…']])
  })

  test('says where rows repeat or contradict one another', async () => {
    const { rows: outcome, refusals } = await run(
      file(
        header,
        rows[0]!,
        rows[0]!,
        rows[0]!.replace(',10', ',11'),
        rows[1]!.replace(',6,', ',12,'),
        rows[2]!.replace('Protein > Whey', 'Other'),
        rows[3]!.replace('S-1', 'N-1'),
      ),
    )
    expect(outcome).toEqual({ taken: 1, repeated: 1, refused: 4 })
    expect(refusals.map(({ row, column, reason }) => [row, column, reason])).toEqual([
      [4, 'sku', 'Row 2 is the same flavour with other values.'],
      [5, 'units_per_case', 'Row 2 says otherwise of the same size.'],
      [6, 'category', 'Row 2 says otherwise of the same product.'],
      [7, 'sku', 'Row 2 is the same flavour with other values.'],
    ])
    expect(await sizes()).toEqual([1, 1, 1, 1, 1])
  })

  test('a mark of single articles costs no row its price and stock, and is reported (FF-1500)', async () => {
    const marked = 'brand,product,size,flavour,sku,regular_price,stock,is_new,gym_assortment'
    const row = (flavour: string, marks: string) => `North,Whey,908 g,${flavour},N-${flavour},20,5,${marks}`
    const { rows: outcome, refusals } = await run(
      file(marked, row('Vanilla', 'no,yes'), row('Cocoa', 'yes,yes'), row('Plain', ',no'), row('Vanilla', 'yes,yes')),
    )
    expect(outcome).toEqual({ taken: 3, repeated: 1, refused: 0 })
    expect(refusals.map(({ row: number, column, reason }) => [number, column, reason])).toEqual([
      [3, 'is_new', 'Row 2 says otherwise of the same product.'],
      [4, 'gym_assortment', 'Row 2 says otherwise of the same size.'],
      [5, 'is_new', 'Row 2 says otherwise of the same product.'],
    ])
    expect(await database.db.$count(flavours)).toBe(3)
    expect((await database.db.select().from(products)).map(({ isNew }) => isNew)).toEqual([false])
    expect(await database.db.select().from(productSizes)).toMatchObject([{ regularPrice: 2000, gymAssortment: true }])
  })

  test('takes a value that only a later row says', async () => {
    await run(file('brand,product,size,flavour,msrp', 'North,Whey,908 g,Vanilla,', 'North,Whey,908 g,Cocoa,29.99'))
    expect((await database.db.select().from(productSizes))[0]?.msrp).toBe(2999)
    const again = await run(
      file('brand,product,size,flavour,msrp', 'North,Whey,908 g,Vanilla,', 'North,Whey,908 g,Cocoa,29.99'),
    )
    expect(again.counts.size).toEqual({ new: 0, changed: 0, unchanged: 1 })
  })

  test('refuses a SKU that is another source’s, and leaves nothing of that row', async () => {
    await run(file(header, rows[0]!))
    const { refusals } = await run(file(header, 'East,Bars,Bar,60 g,Plain,N-1,12,1.99,1'), {
      mapping: { source: 'other' },
    })
    expect(refusals).toEqual([{ row: 2, column: 'sku', value: 'N-1', reason: 'This SKU belongs to another flavour.' }])
    expect(await sizes()).toEqual([1, 1, 1, 1, 1])
  })

  test('discontinues a flavour once, and brings it back', async () => {
    const said = (word: string) => file('brand,product,sku,discontinued', `North,Whey,N-1,${word}`)
    await run(said('yes'))
    const later = new Date('2025-06-01T00:00:00Z')
    const again = await run(said('yes'), { now: later })
    expect(again.counts.flavour).toEqual({ new: 0, changed: 0, unchanged: 1 })
    expect((await flavourOf('N-1'))?.discontinuedAt).toEqual(now)
    await run(said(''))
    expect((await flavourOf('N-1'))?.discontinuedAt).toEqual(now)
    await run(said('no'))
    expect((await flavourOf('N-1'))?.discontinuedAt).toBeNull()
  })

  test('says in which steps a size is ordered, how it is stacked, and where it may be sold (FF-750)', async () => {
    const steps = 'order_multiple,min_quantity,cases_per_layer,cases_per_pallet,countries'
    const start = 'Brand,Product,Size,Flavour,SKU,Regular price'
    await run(file(`${start},${steps}`, 'North,Whey,908 g,Cocoa,N-1,24.99,6,12,8,64,"nl, BE"'))
    const [size] = await database.db.select().from(productSizes)
    expect(size).toMatchObject({ orderMultiple: 6, minQuantity: 12, casesPerLayer: 8, casesPerPallet: 64 })
    const countries = async () => (await database.db.select().from(products))[0]?.countries
    expect(await countries()).toEqual(['BE', 'NL'])
    const { refusals } = await run(file('SKU,order_multiple,countries', 'N-1,0,Belgium'))
    expect(refusals.map(({ column }) => column)).toEqual(['countries', 'order_multiple'])
    await run(file('SKU,countries', 'N-1,all'))
    expect(await countries()).toBeNull()
    expect((await database.db.select().from(productSizes))[0]?.orderMultiple).toBe(6)
  })

  test('with numbers of the ERP changes those things, whatever they are called now', async () => {
    const ids = 'brand_erp_id,brand,product_erp_id,product,size_erp_id,size,flavour_erp_id,flavour,sku'
    await run(file(ids, 'B1,North,P1,Whey,S1,908 g,F1,Vanilla,N-1'))
    const { counts } = await run(file(ids, 'B1,North,P1,Whey Pro,S1,908 g,F1,Vanille,N-9'), {
      mapping: { source: 'other' },
    })
    expect(counts).toMatchObject({ brand: { unchanged: 1 }, product: { changed: 1 }, flavour: { changed: 1 } })
    expect(await flavourOf('N-9')).toMatchObject({ erpId: 'F1', name: 'Vanille' })
  })

  test('for a price group leaves the list price alone', async () => {
    await run(file(header, rows[0]!))
    const [group] = await database.db.insert(priceGroups).values({ name: 'Gyms' }).returning()
    const { counts } = await run(file(header, rows[0]!.replace('24.99', '21.00')), { priceGroupId: group!.id })
    expect(counts).toMatchObject({ price: { new: 1 }, size: { unchanged: 1 } })
    expect(await database.db.select().from(sizePrices)).toMatchObject([{ regular: 2100, current: 2100 }])
    expect((await database.db.select().from(productSizes))[0]?.regularPrice).toBe(2499)
  })

  test('with a default stock does not undo what was sold since', async () => {
    const mapping = {
      source: 'test',
      columns: { brand: 'brand', product: 'product', sku: 'sku', stock: { default: 100 } },
    }
    await run(file(header, rows[0]!), { mapping })
    const flavourId = (await flavourOf('N-1'))!.id
    await transaction(database.db, tx => setStock(tx, [{ flavourId, quantity: 3 }]))
    const again = await run(file(header, rows[0]!), { mapping })
    expect(again.counts.stock).toEqual({ new: 0, changed: 0, unchanged: 1 })
    expect((await database.db.select().from(stock))[0]?.quantity).toBe(3)
  })

  test('that breaks off keeps what was read, and says so', async () => {
    const { brokenOff, rows: outcome } = await run(file(header, rows[0]!, '"South,Bars,Bar,60 g'))
    expect(brokenOff).toMatch(/after line 2/)
    expect(outcome.taken).toBe(1)
    expect(await database.db.$count(flavours)).toBe(1)
  })

  test('asks before it writes, each time; a dry run does not', async () => {
    let asked = 0
    const guardWriting = () => {
      if (++asked === 2) throw new Error('It is full.')
    }
    await run(file(header, ...rows), { guardWriting, dryRun: true })
    expect(asked).toBe(0)
    await expect(run(file(header, ...rows), { guardWriting })).rejects.toThrow('It is full.')
    expect(await sizes()).toEqual([2, 0, 0, 0, 0])
  })

  test('of many rows is saved in batches that find each other’s things', async () => {
    const many = Array.from(
      { length: 2300 },
      (_, i) => `North,Protein,Whey ${i % 700},908 g,Flavour ${Math.floor(i / 700)},M-${i},6,9.99,1`,
    )
    const dry = await run(file(header, ...many), { dryRun: true })
    const { rows: outcome, counts } = await run(file(header, ...many))
    expect(outcome).toEqual({ taken: 2300, repeated: 0, refused: 0 })
    expect(counts).toMatchObject({ product: { new: 700 }, size: { new: 700 }, flavour: { new: 2300 } })
    expect(dry.counts).toEqual(counts)
  })
})

describe('a price list by a documented mapping', () => {
  const mapping = (name: string) => JSON.parse(readFileSync(join(project, 'docs/mappings', name), 'utf8')) as object
  const again = async (path: string, options: { mapping: object }) => {
    for (const counts of Object.values((await run(path, options)).counts))
      expect([counts.new, counts.changed]).toEqual([0, 0])
  }

  test('of a wholesaler of health food: a document of rows, repeated codes, cases in words (FF-108)', async () => {
    const options = { mapping: mapping('nz-wholesale-pricelist.json') }
    const milk = {
      brand: 'Paddy',
      caseTradePrice: '$102.42',
      category: 'BEVERAGE - RICE MILK',
      code: '7',
      description: 'Rice Milk Powder',
      quantity: '6 Outer',
      unitSize: '432g',
      unitTradePrice: '$17.07',
    }
    const oats = { ...milk, brand: 'Mill', category: 'CEREAL', code: '8', quantity: 'Each', unitSize: '1kg' }
    const flour = { ...oats, code: '9', description: 'Flour', quantity: '25 Kg', unitSize: '25 Kg' }
    const tea = { ...milk, category: 'TEA', code: '10', description: 'Tea', quantity: 'Ctn 12', unitSize: '20 bags' }
    const path = file(JSON.stringify({ '-Ka': milk, '-Kb': oats, '-Kc': milk, '-Kd': flour, '-Ke': tea }))
    const first = await run(path, options)
    expect(first.rows).toEqual({ taken: 4, repeated: 1, refused: 0 })
    expect(first.counts).toMatchObject({ brand: { new: 2 }, category: { new: 4 }, flavour: { new: 4 } })
    const sizeOf = async (sku: string) => {
      const { sizeId } = (await flavourOf(sku))!
      return (await database.db.select().from(productSizes).where(eq(productSizes.id, sizeId)))[0]
    }
    // Half of 17.07 dollars.
    const sold = { name: '432g', unitValue: 432, unitName: 'g', unitsPerCase: 6, regularPrice: 854 }
    expect(await sizeOf('NZ-7')).toMatchObject(sold)
    expect([await sizeOf('NZ-8'), await sizeOf('NZ-9'), await sizeOf('NZ-10')]).toMatchObject([
      { unitsPerCase: 1 },
      { name: '25 Kg', unitsPerCase: 1 },
      { unitsPerCase: 12 },
    ])
    const [category] = await database.db.select().from(categories).where(eq(categories.name, 'RICE MILK'))
    expect(category?.parentId).not.toBeNull()
    await again(path, options)
  })

  test('of a protein brand: a table of variants, broken characters, sale prices that differ by flavour (FF-108)', async () => {
    const options = { mapping: mapping('myprotein-ca-variants.json') }
    const line = (sku: number, name: string, flavour: string, price: string, before: string, inStock = 'Yes') =>
      [
        name,
        sku,
        `${name} - ${flavour}`,
        flavour,
        '2.2lb',
        `CA$${price}`,
        '',
        `CA$${before}`,
        inStock,
        `/p/${name}`,
      ].join()
    const path = file(
      'Product Name,SKU,Variant Title,Flavor,Size,Price,Sale Price,Original Price,In Stock,Product URL',
      line(1, 'Whey', 'Gingerbread', '75.99', '84.99'),
      line(2, 'Whey', 'Vanilla', '84.99', '84.99', 'No'),
      line(3, 'THE BarÂ®', 'Peanut', '5.99', '5.99'),
    )
    const first = await run(path, options)
    expect(first).toMatchObject({ rows: { taken: 3, repeated: 0, refused: 0 }, mended: 1 })
    expect((await database.db.select().from(products)).map(({ name }) => name)).toContain('THE Bar®')
    const prices = await database.db
      .select({ flavour: flavours.name, regular: productSizes.regularPrice, current: productSizes.currentPrice })
      .from(flavours)
      .innerJoin(productSizes, eq(flavours.sizeId, productSizes.id))
      .orderBy(flavours.sku)
    expect(prices).toEqual([
      { flavour: 'Gingerbread', regular: 5524, current: 4939 },
      { flavour: 'Vanilla', regular: 5524, current: 5524 },
      { flavour: 'Peanut', regular: 389, current: 389 },
    ])
    await again(path, options)
  })
})

describe('a real price list', () => {
  const lists = outsideData('catalogue', 'catalogue/import', 'two real price lists')
  const real = (name: string) => join(lists!, name)
  const mapping = (name: string) => JSON.parse(readFileSync(join(project, 'docs/mappings', name), 'utf8')) as object

  test.runIf(lists)('of a wholesaler of health food: repeated codes, money with a sign, cases in words', async () => {
    const options = { mapping: mapping('nz-wholesale-pricelist.json') }
    const path = real('nz-wholesale-pricelist-2015.json')
    const first = await run(path, options)
    expect(first.rows).toEqual({ taken: 1890, repeated: 158, refused: 0 })
    expect(first.counts).toMatchObject({ brand: { new: 89 }, flavour: { new: 1890 }, stock: { new: 1890 } })
    const milk = (await flavourOf('NZ-11855'))!
    const [size] = await database.db.select().from(productSizes).where(eq(productSizes.id, milk.sizeId))
    expect(size).toMatchObject({ name: '432g', unitValue: 432, unitName: 'g', unitsPerCase: 6, regularPrice: 854 })
    const [category] = await database.db.select().from(categories).where(eq(categories.name, 'RICE MILK'))
    expect(category?.parentId).not.toBeNull()
    const second = await run(path, options)
    for (const counts of Object.values(second.counts)) expect([counts.new, counts.changed]).toEqual([0, 0])
  })

  test.runIf(lists)('of a protein brand: broken characters, sale prices that differ by flavour', async () => {
    const options = { mapping: mapping('myprotein-ca-variants.json') }
    const path = real('myprotein-ca-variants.csv')
    const first = await run(path, options)
    expect(first).toMatchObject({ rows: { taken: 160, repeated: 0, refused: 0 }, mended: 8 })
    const names = (await database.db.select().from(products)).map(({ name }) => name)
    expect(names).toContain('THE Whey™')
    expect(names.join()).not.toContain('Â')
    const gingerbread = await database.db
      .select({ regular: productSizes.regularPrice, current: productSizes.currentPrice })
      .from(flavours)
      .innerJoin(productSizes, eq(flavours.sizeId, productSizes.id))
      .where(eq(flavours.name, 'Gingerbread'))
    expect(gingerbread).toEqual([{ regular: 5524, current: 4939 }])
    const second = await run(path, options)
    for (const counts of Object.values(second.counts)) expect([counts.new, counts.changed]).toEqual([0, 0])
  })
})
