import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileReport } from '@fairfloor/domain/catalogue/import-desk-contract'
import { eq } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database.ts'
import type { Files } from '../../../platform/files.ts'
import { scratchFolder } from '../../../platform/scratch.ts'
import { UnreadableFile } from '../../../platform/sheets/source.ts'
import { writeAudit } from '../../back-office/index.ts'
import { importFile } from '../import/import-file.ts'
import { readMapping, WrongMapping } from '../import/mapping.ts'
import { priceGroupId } from '../import/price-group.ts'
import type { ImportReport } from '../import/report.ts'
import type { Refusal } from '../import/row-reader.ts'
import { fileImports } from '../import-tables.ts'

export type Run = {
  readonly id: number
  readonly dryRun: boolean
  readonly userId: number
  /** The edition of the trade show that show prices belong to. */
  readonly editionId?: number | undefined
}

type Given = {
  readonly db: Db
  readonly files: Files
  readonly clock: Clock
  /** Called before each part is written; throws to stop the import. */
  readonly guardWriting?: () => void
}

/** Refused values that a report names one by one. */
const MOST_REFUSALS = 500

/** Compares or imports an uploaded file, and keeps progress and report in its row. Repeating it completes one that was interrupted. */
export async function runUploaded({ db, files, clock, guardWriting }: Given, run: Run): Promise<void> {
  const { id, dryRun, userId, editionId } = run
  const [row] = await db.select().from(fileImports).where(eq(fileImports.id, id))
  if (!row) return
  const set = (values: Partial<typeof fileImports.$inferInsert>) =>
    db.update(fileImports).set(values).where(eq(fileImports.id, id))
  const folder = await scratchFolder('upload')
  let written: Promise<unknown> = Promise.resolve()
  const refusals: Refusal[] = []
  try {
    const path = join(folder, 'file')
    const content = await files.get(row.file)
    if (!content) throw new UnreadableFile('The uploaded file is gone. Please upload it again.')
    await writeFile(path, content)
    const mapping = readMapping(row.mapping ?? { source: 'import' })
    const report = await importFile(db, path, {
      mapping,
      dryRun,
      now: clock(),
      userId,
      ...(mapping.price_group && { priceGroupId: await priceGroupId(db, mapping.price_group, dryRun) }),
      ...(editionId !== undefined && { editionId }),
      ...(guardWriting && { guardWriting }),
      onRefusal: refusal => void (refusals.length < MOST_REFUSALS && refusals.push(refusal)),
      onProgress(rows, progress = 0) {
        const percent = Math.round(progress * 100)
        written = written.then(() => set({ rows, percent, aliveAt: clock() }))
      },
    })
    await written
    const done = {
      report: reportView(report, refusals, dryRun),
      rows: rowsIn(report),
      percent: 100,
      error: report.brokenOff ?? null,
    }
    await set({ ...done, state: dryRun ? 'compared' : 'imported' })
    if (!dryRun)
      await writeAudit(db, {
        at: clock(),
        userId,
        action: 'import file',
        subject: row.name,
        details: { rows: report.rows, ...report.counts, kept: report.kept },
      })
  } catch (error) {
    await written.catch(() => {})
    const isTheirs = error instanceof UnreadableFile || error instanceof WrongMapping
    await set({
      state: 'failed',
      report: null,
      error: isTheirs ? error.message : 'It broke off. Start it again to complete it.',
    })
    if (!isTheirs) throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const rowsIn = ({ rows: { taken, repeated, refused } }: ImportReport): number => taken + repeated + refused

/** A report as it is kept and sent. */
function reportView(report: ImportReport, refusals: readonly Refusal[], dryRun: boolean): FileReport {
  const { format, encoding, rows, counts, mended, joined, kept, placeholders, reasons } = report
  return {
    dry_run: dryRun,
    format,
    encoding: encoding ?? null,
    rows,
    counts,
    mended,
    joined,
    kept,
    placeholders: [...placeholders],
    reasons: reasons.slice(0, 50),
    refusals: refusals.map(({ row, column, value, reason }) => ({ row, column, value, reason })),
  }
}
