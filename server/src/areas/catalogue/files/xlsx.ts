import { readFile } from 'node:fs/promises'
import type { Cell } from '@fairfloor/domain/catalogue/reading'
import { HucreError } from 'hucre'
import { type StreamRow, streamXlsxRows } from 'hucre/xlsx'
import { type Source, type SourceOptions, tableSource, UnreadableFile } from './source.ts'
import { guardWorkbook } from './workbook-guard.ts'

const MOST_BYTES = 100_000_000
/** Excel's own limit. A shared text of megabytes, used in every cell, would keep us busy for minutes. */
const LONGEST_TEXT = 32_767
/** Sheets that are tried: the first may be a chart or a macro sheet. */
const MOST_SHEETS = 20

/** Reads the rows of a workbook's first sheet with cells, or of the named one. @throws UnreadableFile */
export async function openXlsx(path: string, size: number, { sheet, headerRow }: SourceOptions): Promise<Source> {
  if (size > MOST_BYTES) throw new UnreadableFile('The workbook is larger than 100 MB. Save it as CSV.')
  const bytes = await readFile(path)
  guardWorkbook(bytes)
  return tableSource(rowsOf(bytes, sheet), {
    format: 'XLSX',
    encoding: undefined,
    progress: () => undefined,
    headerRow,
  })
}

async function* rowsOf(bytes: Buffer, sheet: string | undefined) {
  try {
    yield* numbered(sheet === undefined ? await firstSheet(bytes) : streamXlsxRows(bytes, { sheet }))
  } catch (error) {
    if (!(error instanceof HucreError)) throw error
    throw new UnreadableFile(`The workbook cannot be read: ${error.message}`)
  }
}

async function* numbered(rows: AsyncIterable<StreamRow>) {
  let last = 0
  for await (const { index, values } of rows) {
    // Some programs leave the row's number out.
    last = index < last ? last + 1 : index + 1
    yield { number: last, cells: values.map(cellOf) }
  }
}

/** Rows of the first sheet that has any. */
async function firstSheet(bytes: Buffer): Promise<AsyncIterable<StreamRow>> {
  let failed: unknown
  for (let sheet = 0; sheet < MOST_SHEETS; sheet++) {
    const rows = streamXlsxRows(bytes, { sheet })
    try {
      const first = await rows.next()
      if (!first.done) return resumed(first.value, rows)
    } catch (error) {
      failed ??= error
      if (!(error instanceof HucreError)) throw error
    }
  }
  if (failed) throw failed
  throw new UnreadableFile('The workbook has no rows.')
}

async function* resumed(first: StreamRow, rest: AsyncIterable<StreamRow>): AsyncGenerator<StreamRow> {
  yield first
  yield* rest
}

function cellOf(value: StreamRow['values'][number]): Cell {
  if (typeof value === 'string' && value.length > LONGEST_TEXT)
    throw new UnreadableFile('The workbook is refused: a text in it is longer than a cell can be.')
  if (!(value instanceof Date)) return value
  const text = value.toISOString()
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text
}
