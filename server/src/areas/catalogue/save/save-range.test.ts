import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../platform/testing/database.ts'
import { brands, flavours, productSizes, stock as stockTable } from '../tables.ts'
import { save, smallRange } from '../test-range.ts'
import type { Range, Saved } from './range.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const count = ({ outcomes }: Saved) =>
  Object.fromEntries(
    Object.entries(outcomes).map(([kind, each]) => [
      kind,
      (['new', 'changed', 'unchanged'] as const).map(
        outcome => [...each.values()].filter(value => value === outcome).length,
      ),
    ]),
  )
/** How often servers were notified since the statements were last read. */
const notes = (statements: string[]) => statements.filter(statement => statement.includes('pg_notify')).length

describe('a range with numbers of the ERP', () => {
  test('is new the first time, unchanged the second, and then tells nobody', async () => {
    expect(count(await save(database.db))).toEqual({
      brand: [2, 0, 0],
      category: [3, 0, 0],
      product: [2, 0, 0],
      size: [3, 0, 0],
      flavour: [5, 0, 0],
      price: [0, 0, 0],
      stock: [4, 0, 0],
    })
    database.counted()
    expect(count(await save(database.db))).toEqual({
      brand: [0, 0, 2],
      category: [0, 0, 3],
      product: [0, 0, 2],
      size: [0, 0, 3],
      flavour: [0, 0, 5],
      price: [0, 0, 0],
      stock: [0, 0, 4],
    })
    expect(database.counted().filter(statement => /insert|update|pg_notify/i.test(statement))).toEqual([])
  })

  test('changes what differs and leaves what it does not name', async () => {
    const [whey, ...others] = smallRange.sizes
    const cheaper = { ...smallRange, sizes: [{ ...whey!, regularPrice: 2299, unitName: undefined }, ...others] }
    database.counted()
    const saved = await save(database.db, cheaper)
    expect(count(saved).size).toEqual([0, 1, 2])
    // One for servers of this release, one for those of the previous.
    expect(notes(database.counted())).toBe(2)
    const [row] = await database.db.select().from(productSizes).where(eq(productSizes.erpId, 'S1'))
    expect(row).toMatchObject({
      regularPrice: 2299,
      currentPrice: 1999,
      unitValue: 900,
      unitName: 'g',
      unitsPerCase: 6,
    })
  })

  test('gives a flavour without SKU a number of the house', async () => {
    const [row] = await database.db.select().from(flavours).where(eq(flavours.erpId, 'F5'))
    expect(row?.sku).toBe(`F${100_000 + row!.id}`)
  })

  test('leaves out a flavour whose SKU is another one’s', async () => {
    const taken = { key: 'f9', erpId: 'F9', size: 'bar-60', sku: 'N-1', name: 'Copycat' }
    const twice = [
      { key: 'f10', erpId: 'F10', size: 'bar-60', sku: 'Z-1', name: 'One' },
      { key: 'f11', erpId: 'F11', size: 'bar-60', sku: 'Z-1', name: 'Two' },
    ]
    const saved = await save(database.db, { ...smallRange, flavours: [taken, ...twice] })
    expect(saved.clashes.map(({ key }) => key)).toEqual(['f9', 'f11'])
    expect([...saved.ids.flavour.keys()]).toEqual(['f10'])
  })
})

describe('the stock of a flavour', () => {
  const flavour = { key: 'f6', erpId: 'F6', size: 'bar-60', name: 'Fig' }
  const become = async (stock: Pick<Range['flavours'][number], 'stock' | 'initialStock'>) => {
    const { outcomes, ids } = await save(database.db, { ...smallRange, flavours: [{ ...flavour, ...stock }] })
    const [row] = await database.db
      .select()
      .from(stockTable)
      .where(eq(stockTable.flavourId, ids.flavour.get('f6')!))
    return [outcomes.stock.get('f6'), row?.quantity, row?.eta]
  }

  test('is unknown until the first count, which is new, and may become unknown again (FF-115)', async () => {
    const eta = '2031-06-03'
    expect(await become({ stock: { quantity: null } })).toEqual(['unchanged', undefined, undefined])
    expect(await become({ stock: { quantity: null, eta } })).toEqual(['new', null, eta])
    expect(await become({ stock: { quantity: null, eta } })).toEqual(['unchanged', null, eta])
    expect(await become({ stock: { quantity: 0 } })).toEqual(['new', 0, eta])
    expect(await become({ stock: { quantity: 7 } })).toEqual(['changed', 7, eta])
    expect(await become({ stock: { quantity: null } })).toEqual(['changed', null, eta])
  })

  test('is the stated default as long as nobody has counted', async () => {
    expect(await become({ initialStock: 100 })).toEqual(['new', 100, '2031-06-03'])
    expect(await become({ initialStock: 50 })).toEqual(['unchanged', 100, '2031-06-03'])
  })
})

describe('a range without numbers', () => {
  const natural: Range = {
    source: 'list 2025',
    brands: [
      { key: 'east', name: 'East' },
      { key: 'north', name: 'NORTH' },
    ],
    products: [{ key: 'east/oats', brand: 'east', category: ['Food'], name: 'Oats' }],
    sizes: [{ key: 'east/oats/1kg', product: 'east/oats', name: '1 kg' }],
    flavours: [{ key: 'east/oats/1kg/-', size: 'east/oats/1kg', name: 'Standard' }],
  }

  test('is remembered by source and key; a brand of the same name is the same', async () => {
    const first = await save(database.db, natural)
    expect(count(first)).toMatchObject({ brand: [1, 0, 1], product: [1, 0, 0], flavour: [1, 0, 0] })
    const again = await save(database.db, { ...natural, products: [{ ...natural.products[0]!, name: 'Rolled oats' }] })
    expect(count(again)).toMatchObject({ brand: [0, 0, 2], product: [0, 1, 0], size: [0, 0, 1], flavour: [0, 0, 1] })
    expect(again.ids).toEqual(first.ids)
    expect(await database.db.select().from(brands).where(eq(brands.name, 'NORTH'))).toEqual([])
  })

  test('of another source is another thing', async () => {
    const other = await save(database.db, { ...natural, source: 'list 2026' })
    expect(count(other)).toMatchObject({ brand: [0, 0, 2], product: [1, 0, 0], flavour: [1, 0, 0] })
  })

  test('needs the name of its source', async () => {
    await expect(save(database.db, { ...natural, source: undefined })).rejects.toThrow('needs a source')
  })
})

test('the statements for a range do not grow with it', async () => {
  database.counted()
  await save(database.db)
  const few = database.counted().length
  const flavour = smallRange.flavours[0]!
  const many = Array.from({ length: 300 }, (_, i) => ({ ...flavour, key: `k${i}`, erpId: `K${i}`, sku: `K-${i}` }))
  await save(database.db, { ...smallRange, flavours: many })
  const first = database.counted().length
  await save(database.db, { ...smallRange, flavours: many })
  expect(database.counted().length).toBe(few)
  expect(first - few).toBeLessThanOrEqual(5)
})

test('a flavour remembers when it was first offered', async () => {
  const [first, later] = [new Date('2031-05-01T10:00:00Z'), new Date('2031-06-01T10:00:00Z')]
  const fresh = { ...smallRange, flavours: [{ key: 'f90', erpId: 'F90', size: 'bar-60', name: 'Nougat' }] }
  await save(database.db, { ...fresh, now: first })
  await save(database.db, { ...fresh, flavours: [{ ...fresh.flavours[0]!, rank: 3 }], now: later })
  const rows = await database.db.select().from(flavours)
  const byErpId = new Map(rows.map(row => [row.erpId, row]))
  expect(byErpId.get('F90')).toMatchObject({ rank: 3, firstOfferedAt: first })
  expect(byErpId.get('F1')?.firstOfferedAt).toBeNull()
})
