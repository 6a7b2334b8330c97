import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { rows } from '../../../platform/database.ts'
import { type TestDatabase, testDatabase } from '../../../platform/testing/database.ts'
import { importKeys } from '../import-tables.ts'
import { sizePrices } from '../price-tables.ts'
import { brands, categories, flavours, productSizes, products, stock } from '../tables.ts'
import { type ImportOptions, importFile } from './import-file.ts'
import { readMapping } from './mapping.ts'
import type { Refusal } from './row-reader.ts'

/** The instant of test imports. */
export const NOW = new Date('2025-05-05T10:00:00Z')

type Options = { mapping?: object } & Partial<Omit<ImportOptions, 'mapping' | 'onRefusal'>>

/** Imports small files into its own database. */
export async function testImport() {
  const database: TestDatabase = await testDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'fairfloor-import-'))

  async function run(path: string, { mapping = { source: 'test' }, ...options }: Options = {}) {
    const refusals: Refusal[] = []
    const report = await importFile(database.db, path, {
      dryRun: false,
      now: NOW,
      ...options,
      mapping: readMapping(mapping),
      onRefusal: refusal => refusals.push(refusal),
    })
    return { ...report, refusals }
  }

  function file(...lines: string[]): string {
    const path = join(folder, 'list.csv')
    writeFileSync(path, lines.join('\n'))
    return path
  }

  return {
    database,
    folder,
    file,
    run,
    /** All flavours with what is above them, by SKU. */
    range: () =>
      rows<Record<string, unknown>>(
        database.db,
        sql`select f.sku, b.name as brand, p.name as product, c.name as category, s.id as "sizeId", s.name as size,
              s.units_per_case as units, s.regular_price as regular, s.current_price as current, f.name as flavour,
              stock.quantity as stock
            from flavours f join product_sizes s on s.id = f.size_id join products p on p.id = s.product_id
              join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
              left join stock on stock.flavour_id = f.id
            order by f.sku`,
      ),
    async empty() {
      for (const table of [stock, flavours, sizePrices, productSizes, products, categories, brands, importKeys])
        await database.db.delete(table)
    },
    async close() {
      rmSync(folder, { recursive: true, force: true })
      await database.close()
    },
  }
}

export type TestImport = Awaited<ReturnType<typeof testImport>>
