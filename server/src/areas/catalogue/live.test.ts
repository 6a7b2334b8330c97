import { basisPoints, cents } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bus, openBus } from '../../platform/bus.ts'
import { makeLog } from '../../platform/log.ts'
import { type TestDatabase, testDatabase } from '../../platform/testing/database.ts'
import { transaction } from '../../platform/transaction.ts'
import { type Catalogue, isListed, listSizes, nameOf, openCatalogue, priceOf, pricesOf } from './index.ts'
import { found, save, savePriced, smallRange } from './test-range.ts'

let database: TestDatabase
let bus: Bus
let catalogue: Catalogue
let group: { id: number }
let edition: { id: number }

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  ;({ group, edition } = await savePriced(db))
  bus = openBus(database, database.url)
  catalogue = await openCatalogue({ db, bus, log: makeLog('silent') })
})
afterAll(async () => {
  await bus.close()
  await database.close()
})

describe('the catalogue in memory', () => {
  test('is one tree: brands, products, sizes and flavours know each other', () => {
    const snapshot = catalogue.snapshot()
    const vanilla = found(snapshot.flavours, 'F1')
    expect(snapshot.flavours.get(vanilla.id)).toBe(vanilla)
    expect(nameOf(snapshot, vanilla.id)).toBe('North Whey 900 g, Vanilla')
    expect(vanilla.size.flavours.map(flavour => flavour.name)).toEqual(['Cocoa', 'Vanilla'])
    expect(found(snapshot.brands, 'B1').sizes.map(size => size.erpId)).toEqual(['S2', 'S1'])
    expect(vanilla.size.product.category.name).toBe('Whey')
    expect(snapshot.categories.get(vanilla.size.product.category.parentId!)?.name).toBe('Protein')
  })

  test('knows the list price, the group’s own and the show’s (SH-150)', () => {
    const snapshot = catalogue.snapshot()
    const [whey, bar] = [found(snapshot.sizes, 'S1'), found(snapshot.sizes, 'S3')]
    expect(priceOf(snapshot, whey.id, { priceGroupId: null, country: null })).toEqual({
      regular: 2499,
      current: 1999,
      show: null,
    })
    expect(priceOf(snapshot, whey.id, { priceGroupId: group.id, country: null, editionId: edition.id })).toEqual({
      regular: 2399,
      current: 1899,
      show: 1699,
    })
    expect(priceOf(snapshot, bar.id, { priceGroupId: group.id, country: null })).toEqual({
      regular: 199,
      current: 199,
      show: null,
    })
    expect(priceOf(snapshot, -1, { priceGroupId: null, country: null })).toBeNull()
  })

  test('a product that may be sold in some countries only has no price in others, and is in no list there (FF-751)', async () => {
    const [whey, bar] = smallRange.products
    await save(database.db, { ...smallRange, products: [{ ...whey!, countries: ['BE', 'NL'] }, bar!] })
    await catalogue.reload()
    const snapshot = catalogue.snapshot()
    const size = found(snapshot.sizes, 'S2')
    const at = new Date('2025-05-05T10:00:00Z')
    const sold = (country: string | null) => isListed(size, { priceGroupId: null, country }, at)
    expect([sold('NL'), sold('DE'), sold(null)]).toEqual([true, false, true])
    expect(pricesOf(size, { priceGroupId: null, country: 'DE' })).toBeNull()
    expect(isListed(found(snapshot.sizes, 'S3'), { priceGroupId: null, country: 'DE' }, at)).toBe(true)
    await save(database.db, { ...smallRange, products: [{ ...whey!, countries: null }, bar!] })
    await catalogue.reload()
  })

  test('is read again when anyone changes it, and the old snapshot stays as it was (FF-112)', async () => {
    const before = catalogue.snapshot()
    const brands = smallRange.brands.map(brand => ({ ...brand, description: 'Now with a text.' }))
    await save(database.db, { ...smallRange, brands })
    await expect.poll(() => found(catalogue.snapshot().brands, 'B1').description).toBe('Now with a text.')
    expect(found(before.brands, 'B1').description).toBe('')
  })

  test('stays as it is when the change is rolled back', async () => {
    const before = catalogue.snapshot()
    const failing = database.db.transaction(async tx => {
      await catalogue.changed(tx as never)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    // Notifications arrive in commit order.
    const heard = Promise.withResolvers<void>()
    await bus.listen('after', () => heard.resolve())
    await bus.notify(database.db, 'after')
    await heard.promise
    expect(catalogue.snapshot()).toBe(before)
    await transaction(database.db, tx => catalogue.changed(tx))
    await expect.poll(() => catalogue.snapshot()).not.toBe(before)
  })

  test('is read again when a server of the previous release announces a change', async () => {
    const { db } = database
    const { id } = found(catalogue.snapshot().products, 'P1')
    await db.execute(sql`update products set description = 'Told by number.' where id = ${id}`)
    // That release counts its changes, and says nothing about what changed.
    await bus.notify(db, 'catalogue_changed', '1000000')
    await expect.poll(() => catalogue.snapshot().products.get(id)?.description).toBe('Told by number.')
  })

  test('is announced to servers of the previous release too, and still only patched by this one', async () => {
    const heard: string[] = []
    await bus.listen('catalogue_changed', note => heard.push(note))
    const { products } = catalogue.snapshot()
    const { id } = found(products, 'P1')
    await transaction(database.db, async tx => {
      await tx.execute(sql`update products set description = 'Told by id.' where id = ${id}`)
      await catalogue.changed(tx, { products: [id] })
    })
    await expect.poll(() => heard).toHaveLength(1)
    await expect.poll(() => catalogue.snapshot().products.get(id)?.description).toBe('Told by id.')
    const other = found(products, 'P2')
    expect(catalogue.snapshot().products.get(other.id)).toBe(other)
  })

  test('keeps a sale that happens while it is read again', async () => {
    const heard = new Map<string, (payload: string) => void>()
    const deaf: Bus = { ...bus, listen: async (channel, hear) => void heard.set(channel, hear), onGap: () => {} }
    const other = await openCatalogue({ db: database.db, bus: deaf, log: makeLog('silent') })
    const { id } = found(other.snapshot().flavours, 'F1')
    const reading = other.reload()
    heard.get('stock_changed')!(`${id}:3:2025-06-01`)
    expect((await reading).stock.get(id)).toEqual({ quantity: 3, eta: '2025-06-01' })
  })

  test('answers without asking the database (FF-111)', async () => {
    database.counted()
    listSizes(catalogue.snapshot(), [...catalogue.snapshot().sizes.values()], 'top', {
      priceGroupId: null,
      country: null,
      now: new Date(0),
      rates: { depositOf: () => null, vatOf: () => null },
    })
    expect(database.counted()).toEqual([])
  })
})

describe('a list of product sizes', () => {
  const list = (sort: Parameters<typeof listSizes>[2], editionId?: number) =>
    listSizes(catalogue.snapshot(), [...catalogue.snapshot().sizes.values()], sort, {
      priceGroupId: null,
      country: null,
      editionId,
      now: new Date('2025-05-05T10:00:00Z'),
      rates: { depositOf: () => null, vatOf: () => null },
    })

  test('is sorted and shows the show price as the current one', () => {
    expect(list('top').map(size => size.erp_id)).toEqual(['S2', 'S1', 'S3'])
    expect(list('price_low_first', edition.id).map(size => size.current_price)).toEqual([1.99, 16.99, 49.99])
    expect(list('top').find(size => size.erp_id === 'S1')).toMatchObject({
      name: '900 g',
      brand_name: 'North',
      category_name: 'Whey',
      units_per_case: 6,
      vpe: 6,
      regular_price: 24.99,
      current_price: 19.99,
      is_deposit: false,
      deposit_price: null,
    })
  })

  test('tells of each size its category, unit, pack, deposit and recommended price (TS-414)', () => {
    const look = { priceGroupId: null, country: null, now: new Date('2025-05-05T10:00:00Z') }
    const rates = {
      depositOf: (depositClass: string) => (depositClass === 'can' ? cents(25) : null),
      vatOf: (vatClass: string) => basisPoints(vatClass === 'reduced' ? 900 : 2100),
    }
    const [size] = listSizes(catalogue.snapshot(), [found(catalogue.snapshot().sizes, 'S1')], 'top', {
      ...look,
      rates,
    })
    expect(size).toMatchObject({
      category: { id: found(catalogue.snapshot().sizes, 'S1').product.category.id, name: 'Whey' },
      unit_value: 900,
      unit_name: 'g',
      unit: 'g',
      units_per_case: 6,
      vpe: 6,
      is_deposit: true,
      deposit_price: 0.25,
      regular_price: 24.99,
      current_price: 19.99,
      msrp: 34.99,
      msrp_exc_vat: 28.92,
    })
    // The product of this one is not called like its category.
    expect(list('top').find(({ erp_id }) => erp_id === 'S3')?.category.name).toBe('Bars')
  })

  test('shows for each flavour what is there and when more comes (TS-413..415)', () => {
    const bar = list('top').find(size => size.erp_id === 'S3')!
    expect(bar.product_attributes.map(({ name, stock_available, eta }) => [name, stock_available, eta])).toEqual([
      ['Peanut', 0, '2025-06-01'],
      ['Coconut', null, null],
    ])
  })

  test('leaves out discontinued flavours, and sizes without any or without a price', async () => {
    const [f1, f2, ...others] = smallRange.flavours
    const gone = new Date('2025-05-01T00:00:00Z')
    await save(database.db, {
      ...smallRange,
      sizes: [...smallRange.sizes, { key: 'free', erpId: 'S9', product: 'bar', name: 'No price' }],
      flavours: [
        { ...f1!, discontinuedAt: gone },
        { ...f2!, discontinuedAt: gone },
        ...others.map((flavour, i) => (i === 1 ? { ...flavour, discontinuedAt: gone } : flavour)),
        { key: 'f8', erpId: 'F8', size: 'free', name: 'Standard' },
      ],
    })
    await catalogue.reload()
    expect(list('top').map(size => size.erp_id)).toEqual(['S2', 'S3'])
    expect(list('top')[1]?.product_attributes.map(flavour => flavour.name)).toEqual(['Coconut'])
  })
})
