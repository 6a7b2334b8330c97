import type { Db } from '../../../platform/database.ts'
import { transaction } from '../../../platform/transaction.ts'
import { openSource } from '../files/open.ts'
import { UnreadableFile } from '../files/source.ts'
import { changed } from '../live.ts'
import { foreignSkus } from '../save/foreign-skus.ts'
import { noIds } from '../save/range.ts'
import { saveBatch } from '../save/save-range.ts'
import { makeBatch } from './batch.ts'
import type { Given } from './given.ts'
import { type Item, readItem } from './item.ts'
import { columnsOf, guardColumns, type Mapping } from './mapping.ts'
import { type ImportReport, makeReport } from './report.ts'
import { type Refusal, type RowReader, readRow } from './row-reader.ts'

/** Rows that are compared and written in one transaction: enough to be fast, few enough to hold locks for a moment only. */
const BATCH_ROWS = 1000

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
  /** Told after each batch how far the file is read, 0 to 1 where that is known. */
  readonly onProgress?: (rows: number, progress: number | undefined) => void
}

/**
 * Imports a file of any size into the catalogue: good rows are taken, bad ones refused and named. Doing it again changes
 * nothing, and makes an import whole that was broken off.
 * @throws UnreadableFile, WrongMapping before anything is written
 */
export async function importFile(db: Db, path: string, options: ImportOptions): Promise<ImportReport> {
  const { mapping, dryRun, onProgress } = options
  const source = await openSource(path, { ...mapping, headerRow: mapping.header_row })
  guardColumns(mapping, source.columns)
  const given: Given = {
    editionId: undefined,
    priceGroupId: undefined,
    ...options,
    columns: columnsOf(mapping, source.columns),
  }
  const report = makeReport(source, options.onRefusal)
  const batch = makeBatch()
  const known = noIds()
  const brandIds = new Map<string, number>()
  let waiting: { item: Item; reader: RowReader }[] = []

  async function flush() {
    const rows = waiting
    waiting = []
    await refuseForeignSkus(db, mapping.source, rows)
    for (const { item, reader } of rows)
      report.row(reader.refusals.length > 0 ? 'refused' : batch.add(item, reader), reader)
    await save()
    onProgress?.(report.rows(), source.progress())
  }

  async function save() {
    const { range, rowOf } = batch.next(mapping.source)
    if (range.flavours.length === 0) return
    const saved = await transaction(db, tx => saveBatch(tx, range, known, dryRun))
    for (const kind of ['brand', 'category', 'product', 'size'] as const)
      for (const [key, id] of saved.ids[kind]) known[kind].set(key, id)
    for (const { key, name } of range.brands) brandIds.set(name.toLowerCase(), known.brand.get(key)!)
    for (const { key, sku } of saved.clashes)
      report.refuseTaken({ row: rowOf(key), column: 'sku', value: sku, reason: FOREIGN_SKU })
    report.saved(saved)
  }

  let brokenOff: string | undefined
  try {
    for await (const row of source.rows) {
      const reader = readRow(row, given.columns, mapping.mend_characters)
      waiting.push({ item: readItem(reader, given), reader })
      if (waiting.length >= BATCH_ROWS) await flush()
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    brokenOff = error.message
  }
  await flush()
  // Said even when nothing changed: an import that was killed in between left the servers with their old snapshot.
  if (!dryRun) await transaction(db, changed)
  return report.finished(brandIds, brokenOff)
}

const FOREIGN_SKU = 'This SKU belongs to another flavour.'

/** Asked before anything of the rows is saved, so that no empty product is left of a row that is refused. */
async function refuseForeignSkus(db: Db, source: string, rows: readonly { item: Item; reader: RowReader }[]) {
  const foreign = await foreignSkus(
    db,
    source,
    rows.map(({ item }) => item.flavour),
  )
  for (const { item, reader } of rows) if (foreign.has(item.flavour.key)) reader.refuse('sku', FOREIGN_SKU)
}
