import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { openSource } from '../../../platform/sheets/open.ts'
import { namesAmong } from '../../../platform/sheets/source.ts'
import { isDuplicate, transaction } from '../../../platform/transaction.ts'
import { changed } from '../live.ts'
import type { BrandInput, Outcome } from '../save/range.ts'
import { saveBrands } from '../save/save-kinds.ts'
import { guardHead } from './head.ts'
import type { ImportContext } from './import-context.ts'
import { columnsOf, guardColumns, type Mapping, wantedNames } from './mapping.ts'
import { type ImportReport, makeReport, type Report } from './report.ts'
import type { Row } from './row.ts'
import type { Refusal } from './row-reader.ts'
import { saveFileRows } from './save-file-rows.ts'
import { openSpool } from './spool.ts'

export type ImportOptions = {
  readonly mapping: Mapping
  readonly now: Date
  /** Who imports, for the history of prices; undefined in the terminal. */
  readonly userId?: number
  /** Compares and counts without writing. */
  readonly dryRun: boolean
  /** The price group of the file; undefined for list prices. */
  readonly priceGroupId?: number
  /** The edition of the trade show that show prices belong to. */
  readonly editionId?: number
  /** Called with each refused value while the file is read. */
  readonly onRefusal?: (refusal: Refusal) => void
  /** Called before each part is written; throws to stop the import. */
  readonly guardWriting?: () => void
  /** Called with the number of rows read, and the progress from 0 to 1 if known. */
  readonly onProgress?: (rows: number, progress: number | undefined) => void
}

/**
 * Imports a file of any size into the catalogue: valid rows are imported, invalid ones refused and reported. Anything
 * that the file does not mention stays. Repeating an import changes nothing and completes one that was interrupted.
 * @throws UnreadableFile, WrongMapping before anything is written
 */
export async function importFile(db: Db, path: string, options: ImportOptions): Promise<ImportReport> {
  const { mapping, dryRun, guardWriting = () => {}, onProgress = () => {} } = options
  const opened = await openSource(path, {
    ...mapping,
    headerRow: mapping.header_row,
    scoreHeader: namesAmong(wantedNames(mapping)),
  })
  guardColumns(mapping, opened.columns)
  const columns = columnsOf(mapping, opened.columns)
  const source = await guardHead(opened, columns, mapping)
  const context = { editionId: undefined, priceGroupId: undefined, ...options, columns }
  const report = makeReport(source, options.onRefusal)
  const spool = await openSpool<Row>()
  try {
    // Loaded with the first import: parsing HTML takes thirty modules.
    const { readFile } = await import('./read-file.ts')
    const { brands, parts, brokenOff } = await readFile({
      source,
      context,
      report,
      spool,
      reading: work => inParts(db, work),
      onBatch: () => onProgress(report.rows(), half(source.progress())),
    })
    if (!dryRun) guardWriting()
    const saved = await saveAllBrands(db, brands, context)
    report.brands({ outcomes: saved.outcomes.values(), kept: saved.kept })
    const known = { brand: saved.ids, category: new Map<string, number>() }
    for (const [done, places] of parts.entries()) {
      const rows = await spool.read(places)
      if (!dryRun) guardWriting()
      const one = await inParts(db, tx => saveFileRows(tx, rows, known, context))
      for (const [path, id] of one.categories.ids) known.category.set(path, id)
      report.saved(one)
      refuseClashes(report, one.clashes)
      onProgress(report.rows(), 0.5 + half((done + 1) / parts.length)!)
    }
    // Sent even when nothing changed: an import killed midway has left the servers with an old snapshot.
    if (!dryRun) await transaction(db, changed)
    return report.finished(new Map(brands.map(({ key, name }) => [name.toLowerCase(), saved.ids.get(key)!])), brokenOff)
  } finally {
    await spool.close()
  }
}

const half = (progress: number | undefined): number | undefined => (progress === undefined ? undefined : progress / 2)

/**
 * One transaction of many similar ones. Statements are planned each time: a plan made for the empty table would still
 * scan it sequentially when it has grown. On a conflict with another import the work is repeated, and then finds the
 * row.
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

async function saveAllBrands(
  db: Db,
  brands: readonly BrandInput[],
  { mapping, dryRun }: ImportContext & { dryRun: boolean },
) {
  const ids = new Map<string, number>()
  const outcomes = new Map<string, Outcome>()
  let kept = 0
  for (let at = 0; at < brands.length; at += BRANDS_AT_ONCE) {
    const some = brands.slice(at, at + BRANDS_AT_ONCE)
    const saved = await inParts(db, tx => saveBrands(tx, some, { source: mapping.source, dryRun }))
    for (const [key, id] of saved.ids) ids.set(key, id)
    for (const [key, outcome] of saved.outcomes) outcomes.set(key, outcome)
    kept += saved.kept
  }
  return { ids, outcomes, kept }
}

function refuseClashes(report: Report, clashes: readonly { row: number; sku: string }[]): void {
  for (const { row, sku } of clashes)
    report.refuseTaken({ row, column: 'sku', value: sku, reason: 'This SKU belongs to another flavour.' })
}
