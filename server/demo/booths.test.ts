import { exhibitors } from '@fairfloor/brands/exhibitors'
import { makeRange } from '@fairfloor/brands/range/make-range'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveRange } from '../src/areas/catalogue/index.ts'
import { rows } from '../src/platform/database.ts'
import { type TestApp, testApp } from '../src/platform/testing/app.ts'
import { transaction } from '../src/platform/transaction.ts'
import { demoFeedback } from './feedback.ts'
import { demoSamples } from './samples.ts'
import { demoEdition, demoExhibitors } from './trade-show.ts'

const NOW = '2031-11-21T12:00:00Z'

let app: TestApp
const all = <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  rows<Row>(app.platform.db, statement)

async function load() {
  const range = makeRange()
  await transaction(app.platform.db, async tx => {
    const editionId = await demoEdition(tx, app.shows, '2025', new Date(NOW))
    const { ids } = await saveRange(tx, {
      brands: range.brands.map(({ erpId, name }) => ({ key: erpId, erpId, name })),
      products: range.products.map(({ erpId, brand, categoryPath, name }) => ({
        key: erpId,
        erpId,
        brand,
        category: categoryPath,
        name,
      })),
      sizes: range.sizes.map(({ erpId, product, name }) => ({ key: erpId, erpId, product, name })),
      flavours: range.flavours.map(({ erpId, size, sku, name }) => ({ key: erpId, erpId, size, sku, name })),
    })
    const booths = await demoExhibitors(tx, app.shows, { editionId, brandIds: ids.brand, videos: new Map() })
    await demoSamples(tx, { editionId, range, booths, flavourIds: ids.flavour })
    await demoFeedback(tx, booths)
  })
}

beforeAll(async () => {
  app = await testApp({ now: NOW })
  await load()
  // Loading again restores what is missing and adds nothing.
  await load()
})
afterAll(() => app.close())

describe('the demo’s samples', () => {
  test('are at most booths, scarce, and somewhere gone (FF-605)', async () => {
    const booths = await all<{ booth: number; products: number; stock: number }>(sql`
      select e.booth_number as booth, count(distinct s.id)::int as products, sum(f.stock)::int as stock
      from sample_products s join exhibitors e on e.id = s.exhibitor_id
      join sample_flavours f on f.sample_product_id = s.id group by 1`)
    expect(booths.length).toBeGreaterThan(20)
    expect(booths.length).toBeLessThan(30)
    for (const { products, stock } of booths) {
      expect(products).toBeLessThanOrEqual(3)
      expect(stock).toBeGreaterThan(0)
    }
    expect(await all(sql`select 1 from sample_flavours where stock = 0`)).not.toEqual([])
  })

  test('are limited to 5 at a booth and 30 in all (FF-605)', async () => {
    expect(await all(sql`select distinct most from exhibitor_sample_limits`)).toEqual([{ most: 5 }])
    expect(await all(sql`select most from edition_sample_limits`)).toEqual([{ most: 30 }])
  })

  test('nobody has taken any (FF-605)', async () => expect(await all(sql`select 1 from sample_positions`)).toEqual([]))
})

describe('the demo’s questions', () => {
  test('are of all three types at every booth, the organiser’s too, and nowhere the same (FF-625)', async () => {
    const booths = await all<{ types: string[]; questions: string }>(sql`
      select array_agg(distinct type order by type) as types, string_agg(question, '|' order by rank) as questions
      from feedback_questions group by exhibitor_id`)
    expect(booths).toHaveLength(exhibitors.length)
    for (const { types } of booths) expect(types).toEqual(['bool', 'rating', 'text'])
    expect(new Set(booths.map(({ questions }) => questions)).size).toBe(booths.length)
    expect(booths.some(({ questions }) => questions.includes('{brand}'))).toBe(false)
  })

  test('nobody has answered any (FF-625)', async () => expect(await all(sql`select 1 from feedbacks`)).toEqual([]))
})
