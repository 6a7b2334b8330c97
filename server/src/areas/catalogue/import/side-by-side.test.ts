import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '../../../platform/transaction.ts'
import { vitrineProducts } from '../../booth-content/tables.ts'
import { priceGroups } from '../../companies/tables.ts'
import { editions } from '../../trade-show/tables.ts'
import { showPrices, sizePrices } from '../price-tables.ts'
import { flavours, productSizes } from '../tables.ts'
import { type TestImport, testImport } from './test-import.ts'

let shop: TestImport
beforeAll(async () => {
  shop = await testImport()
})
afterAll(() => shop.close())
afterEach(() => shop.empty())

const HEADER = 'Brand,Product,Size,Flavour,SKU,Regular price'
const row = (flavour: string, price: string) => `South,Bar,60 g,${flavour},S-${flavour},${price}`
const load = (...lines: string[]) => shop.run(shop.file(...lines))
/** Flavours by size and price: 'Cocoa Lemon' for 1.99. */
async function sizes() {
  const all = Map.groupBy(await shop.range(), one => one.sizeId as number)
  return new Map([...all].map(([id, inside]) => [id, [inside[0]!.current, inside.map(one => one.flavour).join(' ')]]))
}
const sizeOf = async (flavour: string) => (await shop.range()).find(one => one.flavour === flavour)!.sizeId as number

describe('flavours of one size that differ in price', () => {
  test('are all taken, in sizes of one name side by side, in whatever order (FF-143)', async () => {
    const rows = [row('Cocoa', '1.99'), row('Lemon', '2.19'), row('Peanut', '1.99')]
    for (const lines of [rows, rows.toReversed()]) {
      const { rows: outcome, counts } = await load(HEADER, ...lines)
      expect(outcome).toEqual({ taken: 3, repeated: 0, refused: 0 })
      expect(counts.size).toEqual({ new: 2, changed: 0, unchanged: 0 })
      expect([...(await sizes()).values()].toSorted()).toEqual([
        [199, 'Cocoa Peanut'],
        [219, 'Lemon'],
      ])
      await shop.empty()
    }
  })

  test('are found again by themselves when their prices change: no size is made, none left empty (FF-143)', async () => {
    await load(HEADER, row('Cocoa', '1.99'), row('Lemon', '2.19'), row('Peanut', '1.99'))
    const [cheap, dear] = [await sizeOf('Cocoa'), await sizeOf('Lemon')]
    await load('SKU,Regular price', 'S-Lemon,2.29', 'S-Peanut,2.09', 'S-Cocoa,2.09')
    expect(await sizes()).toEqual(
      new Map([
        [cheap, [209, 'Cocoa Peanut']],
        [dear, [229, 'Lemon']],
      ]),
    )
  })

  test('share a size again when they cost the same again; nothing is left of the other (FF-143)', async () => {
    await load(HEADER, row('Cocoa', '1.99'), row('Lemon', '2.19'), row('Peanut', '1.99'))
    const cheap = await sizeOf('Cocoa')
    const { joined } = await load('SKU,Regular price', 'S-Lemon,1.99')
    expect(joined).toBe(1)
    expect(await sizes()).toEqual(new Map([[cheap, [199, 'Cocoa Lemon Peanut']]]))
    expect(await shop.database.db.$count(productSizes)).toBe(1)
  })

  test('of thousands of rows that stand far apart share what they cost', async () => {
    const many = Array.from({ length: 2400 }, (_, i) => {
      const [product, flavour] = [i % 600, Math.floor(i / 600)]
      return `South,Bar ${product},60 g,Flavour ${flavour},M-${i},${flavour === 3 ? '2.19' : '1.99'}`
    })
    const dry = await shop.run(shop.file(HEADER, ...many), { dryRun: true })
    const { counts } = await load(HEADER, ...many)
    expect(counts.size).toEqual({ new: 1200, changed: 0, unchanged: 0 })
    expect(dry.counts).toEqual(counts)
    const dearer = many.map(line => line.replace('1.99', '2.19'))
    const { joined } = await load(HEADER, ...dearer)
    expect(joined).toBe(600)
    expect(await shop.database.db.$count(productSizes)).toBe(600)
  })
})

describe('what stands on a size', () => {
  test('goes along when it is split: prices of groups and shows, picture and case', async () => {
    const { db } = shop.database
    await load(HEADER, row('Cocoa', '1.99'), row('Lemon', '1.99'))
    const sizeId = await sizeOf('Cocoa')
    const [group] = await db.insert(priceGroups).values({ name: 'Gyms' }).returning()
    const editionId = await makeEdition()
    await db.insert(sizePrices).values({ sizeId, priceGroupId: group!.id, regular: 180, current: 170 })
    await db.insert(showPrices).values({ sizeId, editionId, price: 150 })
    await db.update(productSizes).set({ image: 'picture', unitsPerCase: 12 })
    await load('SKU,Regular price', 'S-Lemon,2.19')
    const own = await sizeOf('Lemon')
    expect(own).not.toBe(sizeId)
    const [size] = await db.select().from(productSizes).where(eq(productSizes.id, own))
    expect(size).toMatchObject({ image: 'picture', unitsPerCase: 12, regularPrice: 219 })
    expect(await db.select().from(sizePrices).where(eq(sizePrices.sizeId, own))).toMatchObject([{ current: 170 }])
    expect(await db.select().from(showPrices).where(eq(showPrices.sizeId, own))).toMatchObject([{ price: 150 }])
    await db.delete(showPrices)
  })

  test('and what other areas say of it is said of the one that it is joined to, once', async () => {
    const { db } = shop.database
    await load(HEADER, row('Cocoa', '1.99'), row('Lemon', '2.19'), row('Peanut', '1.99'))
    const [cheap, dear] = [await sizeOf('Cocoa'), await sizeOf('Lemon')]
    const editionId = await makeEdition()
    const places = [
      { editionId, vitrine: 1, sizeId: dear, rank: 0 },
      { editionId, vitrine: 2, sizeId: cheap, rank: 0 },
      { editionId, vitrine: 2, sizeId: dear, rank: 1 },
    ]
    await db.insert(vitrineProducts).values(places)
    await load('SKU,Regular price', 'S-Lemon,1.99')
    const left = await db.select().from(vitrineProducts).orderBy(vitrineProducts.vitrine)
    expect(left.map(({ vitrine, sizeId, rank }) => [vitrine, sizeId, rank])).toEqual([
      [1, cheap, 0],
      [2, cheap, 0],
    ])
    await db.delete(vitrineProducts)
  })
})

test('a size that an operator has split stays so as long as nothing of it changes', async () => {
  const { db } = shop.database
  await load(HEADER, row('Cocoa', '1.99'), row('Lemon', '1.99'))
  await transaction(db, async tx => {
    const [{ id: _, ...size }] = (await tx.select().from(productSizes)) as [typeof productSizes.$inferSelect]
    const [copy] = await tx.insert(productSizes).values(size).returning()
    await tx.update(flavours).set({ sizeId: copy!.id }).where(eq(flavours.sku, 'S-Lemon'))
  })
  const before = await shop.range()
  await load(HEADER, row('Cocoa', '1.99'), row('Lemon', '1.99'))
  expect(await shop.range()).toEqual(before)
})

test('two imports at once that bring the same SKU leave one flavour, and no empty size', async () => {
  const both = ['a', 'b'].map(source => {
    const path = join(shop.folder, `${source}.csv`)
    writeFileSync(path, [HEADER, row('Cocoa', '1.99').replace('Bar', `Bar ${source}`), ...lonely(source)].join('\n'))
    return shop.run(path, { mapping: { source } })
  })
  const outcomes = (await Promise.all(both)).map(({ rows }) => rows)
  expect(outcomes.map(({ taken, refused }) => taken + refused)).toEqual([2, 2])
  expect(outcomes.reduce((sum, { refused }) => sum + refused, 0)).toBe(1)
  expect(await shop.database.db.$count(productSizes)).toBe(3)
  expect((await shop.range()).map(({ sku }) => sku)).toEqual(['S-Cocoa', 'S-a', 'S-b'])
})

const lonely = (source: string) => [`South,Bar ${source},60 g,Only,S-${source},2.99`]

let edition = 0
async function makeEdition(): Promise<number> {
  const at = (day: number) => new Date(Date.UTC(2031, 4, day))
  const windows = {
    orderStart: at(5),
    orderEnd: at(8),
    confirmationStart: at(9),
    confirmationEnd: at(16),
    releaseEnd: at(30),
  }
  const values = { name: `Fair ${++edition}`, timeZone: 'UTC', isCurrent: false, ...windows }
  const [made] = await shop.database.db.insert(editions).values(values).returning()
  return made!.id
}
