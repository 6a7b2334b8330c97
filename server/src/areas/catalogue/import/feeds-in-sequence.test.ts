import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../../../platform/database.ts'
import { type TestDatabase, testDatabase } from '../../../platform/testing/database.ts'
import { importFile } from './import-file.ts'
import { readMapping } from './mapping.ts'
import { type Article, type Cells, makeFeeds, sizesNeeded } from './test-feeds.ts'

const SEQUENCES = 50
const FEEDS = 5

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await testDatabase()
  folder = mkdtempSync(join(tmpdir(), 'fairfloor-feeds-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.close()
})

async function run(cells: readonly Cells[], { dryRun = false } = {}) {
  const columns = Object.keys(cells[0]!)
  const path = join(folder, 'feed.csv')
  const lines = [columns, ...cells.map(one => columns.map(column => one[column]!))]
  writeFileSync(path, lines.map(line => line.map(cell => JSON.stringify(cell)).join(',')).join('\n'))
  const options = { mapping: readMapping({ source: 'test' }), now: new Date('2031-05-05T10:00:00Z'), dryRun }
  return importFile(database.db, path, options)
}

type Found = Omit<Article, 'stock'> & { stock: number | null; sizeId: number; category: string; description: string }

/** All flavours of a brand, and its sizes without flavours. */
async function whatIsThere(brand: string): Promise<{ flavours: Found[]; empty: number }> {
  const flavours = await rows<Found>(
    database.db,
    sql`with recursive paths as (
          select id, name as path from categories where parent_id is null
          union all
          select c.id, paths.path || ' > ' || c.name from categories c join paths on c.parent_id = paths.id
        )
        select f.sku, f.ean, p.name as product, s.name as size, f.name as flavour, s.units_per_case as "unitsPerCase",
          s.regular_price as regular, s.current_price as current, s.msrp, stock.quantity as stock,
          s.id as "sizeId", paths.path as category, p.description
        from flavours f join product_sizes s on s.id = f.size_id join products p on p.id = s.product_id
          join brands b on b.id = p.brand_id join paths on paths.id = p.category_id
          left join stock on stock.flavour_id = f.id
        where b.name = ${brand}`,
  )
  const [empty] = await rows<{ count: number }>(
    database.db,
    sql`select count(*)::int as count from product_sizes s where not exists (select from flavours where size_id = s.id)`,
  )
  return { flavours, empty: empty!.count }
}

/** Several in sequence, so that ids, keys and sizes of earlier ones exist. */
async function play(seed: number): Promise<void> {
  const feeds = makeFeeds(seed, `d${seed}`)
  for (let i = 0; i < FEEDS; i++) {
    const { kind, rows: cells, refused } = feeds.next()
    if (cells.length === 0) continue
    const dry = await run(cells, { dryRun: true })
    const report = await run(cells)
    expect(report.rows, `rows of ${kind}`).toEqual({ taken: cells.length - refused, repeated: 0, refused })
    expect(dry, `dry run of ${kind}`).toEqual({ ...report, brandIds: dry.brandIds })
    const { flavours, empty } = await whatIsThere(feeds.brand)
    const articles = flavours.map(({ sizeId: _, category: __, description: ___, ...article }) => article)
    expect(new Map(articles.map(one => [one.sku, one])), `after ${kind}`).toEqual(feeds.articles)
    for (const { product, category, description } of flavours)
      expect({ category, description }, product).toEqual(feeds.products.get(product))
    const sizes = new Set(flavours.map(({ sizeId }) => sizeId)).size
    expect([sizes, empty], `sizes after ${kind}`).toEqual([sizesNeeded(articles), 0])
    const again = await run(cells)
    for (const [what, { new: made, changed }] of Object.entries(again.counts))
      expect([made, changed], `${what} of ${kind} again`).toEqual([0, 0])
  }
}

test.each(Array.from({ length: SEQUENCES }, (_, i) => i + 1))(
  'the feeds of seed %i, one after the other, leave in the database what they say (FF-103, FF-140)',
  play,
)
