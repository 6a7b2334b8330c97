import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { isDuplicate, transaction } from '../../../platform/transaction.ts'
import { openSource } from '../files/open.ts'
import { changed } from '../live.ts'
import type { BrandInput, Outcome } from '../save/range.ts'
import { saveBrands } from '../save/save-kinds.ts'
import type { Given } from './given.ts'
import { guardHead } from './head.ts'
import { columnsOf, guardColumns, type Mapping } from './mapping.ts'
import { type ImportReport, makeReport, type Report } from './report.ts'
import type { Row } from './row.ts'
import type { Refusal } from './row-reader.ts'
import { saveFileRows } from './save-file-rows.ts'
import { openSpool } from './spool.ts'

export type ImportOptions = {
  readonly mapping: Mapping
  readonly now: Date
  /** Compares and counts, writes nothing. */
  readonly dryRun: boolean
  /** Whose prices the file holds; undefined for the list's. */
  readonly priceGroupId?: number
  /** Edition of the trade show that show prices belong to. */
  readonly editionId?: number
  /** Told of each value that is refused, while the file is read. */
  readonly onRefusal?: (refusal: Refusal) => void
  /** Asked before each part is written; throws where it must not be. */
  readonly guardWriting?: () => void
  /** Told now and then how many rows are read, and how much of the work is done, 0 to 1 where that is known. */
  readonly onProgress?: (rows: number, progress: number | undefined) => void
}

/**
 * Imports a file of any size into the catalogue: good rows are taken, bad ones refused and named. What the file does not
 * say stays as it is. Doing it again changes nothing, and makes an import whole that was broken off.
 * @throws UnreadableFile, WrongMapping before anything is written
 */
export async function importFile(db: Db, path: string, options: ImportOptions): Promise<ImportReport> {
  const { mapping, dryRun, guardWriting = () => {}, onProgress = () => {} } = options
  const opened = await openSource(path, { ...mapping, headerRow: mapping.header_row })
  guardColumns(mapping, opened.columns)
  const columns = columnsOf(mapping, opened.columns)
  const source = await guardHead(opened, columns, mapping)
  const given = { editionId: undefined, priceGroupId: undefined, ...options, columns }
  const report = makeReport(source, options.onRefusal)
  const spool = await openSpool<Row>()
  try {
    // Loaded with the first import: reading HTML takes thirty modules.
    const { readFile } = await import('./read-file.ts')
    const { brands, parts, brokenOff } = await readFile({
      source,
      given,
      report,
      spool,
      reading: work => inParts(db, work),
      onBatch: () => onProgress(report.rows(), half(source.progress())),
    })
    if (!dryRun) guardWriting()
    const saved = await saveAllBrands(db, brands, given)
    report.brands(saved.outcomes.values())
    const known = { brand: saved.ids, category: new Map<string, number>() }
    for (const [done, places] of parts.entries()) {
      const rows = await spool.read(places)
      if (!dryRun) guardWriting()
      const one = await inParts(db, tx => saveFileRows(tx, rows, known, given))
      for (const [path, id] of one.categories.ids) known.category.set(path, id)
      report.saved(one)
      refuseClashes(report, one.clashes)
      onProgress(report.rows(), 0.5 + half((done + 1) / parts.length)!)
    }
    // Said even when nothing changed: an import that was killed in between left the servers with their old snapshot.
    if (!dryRun) await transaction(db, changed)
    return report.finished(new Map(brands.map(({ key, name }) => [name.toLowerCase(), saved.ids.get(key)!])), brokenOff)
  } finally {
    await spool.close()
  }
}

const half = (progress: number | undefined): number | undefined => (progress === undefined ? undefined : progress / 2)

/**
 * One transaction of many that are alike. Each statement is planned each time: a plan that was made for the empty table
 * would read it from end to end when it has become a large one. Where another import was faster with the same thing, the
 * work is done again, and finds it.
 */
async function inParts<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const run = () =>
    transaction(db, async tx => {
      await tx.execute(sql`set local plan_cache_mode = force_custom_plan`)
      return work(tx)
    })
  try {
    return await run()
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return run()
  }
}

const BRANDS_AT_ONCE = 1000

async function saveAllBrands(db: Db, brands: readonly BrandInput[], { mapping, dryRun }: Given & { dryRun: boolean }) {
  const ids = new Map<string, number>()
  const outcomes = new Map<string, Outcome>()
  for (let at = 0; at < brands.length; at += BRANDS_AT_ONCE) {
    const some = brands.slice(at, at + BRANDS_AT_ONCE)
    const saved = await inParts(db, tx => saveBrands(tx, some, { source: mapping.source, dryRun }))
    for (const [key, id] of saved.ids) ids.set(key, id)
    for (const [key, outcome] of saved.outcomes) outcomes.set(key, outcome)
  }
  return { ids, outcomes }
}

function refuseClashes(report: Report, clashes: readonly { row: number; sku: string }[]): void {
  for (const { row, sku } of clashes)
    report.refuseTaken({ row, column: 'sku', value: sku, reason: 'This SKU belongs to another flavour.' })
}
