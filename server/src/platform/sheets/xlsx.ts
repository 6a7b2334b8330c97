import { readFile } from 'node:fs/promises'
import type { Cell } from '@fairfloor/domain/reading'
import { HucreError } from 'hucre'
import { readXlsx, type StreamRow, streamXlsxRows } from 'hucre/xlsx'
import { type Source, type SourceOptions, tableSource, UnreadableFile } from './source.ts'
import { guardWorkbook } from './workbook-guard.ts'

const MOST_BYTES = 100_000_000
/** Excel's own limit. A shared text of megabytes, used in every cell, would take minutes. */
const LONGEST_TEXT = 32_767
/** Sheets that are tried: the first may be a chart or a macro sheet. */
const MOST_SHEETS = 20

/** Reads the rows of a workbook's first non-empty sheet, or of the named one. @throws UnreadableFile */
export async function openXlsx(
  path: string,
  size: number,
  { sheet, headerRow, isHeader, scoreHeader }: SourceOptions,
): Promise<Source> {
  if (size > MOST_BYTES) throw new UnreadableFile('The workbook is larger than 100 MB. Save it as CSV.')
  const bytes = await readFile(path)
  guardWorkbook(bytes)
  const { rows, place } = await readable(() => (sheet === undefined ? firstSheet(bytes) : namedSheet(bytes, sheet)))
  return tableSource(numbered(rows), {
    format: 'XLSX',
    encoding: undefined,
    progress: () => undefined,
    headerRow,
    ...(isHeader && { isHeader }),
    ...(scoreHeader && { scoreHeader }),
    sheets: async () => {
      const names = await namesOf(bytes)
      return { read: names[place] ?? '', others: names.toSpliced(place, 1) }
    },
  })
}

/** @throws UnreadableFile where the reader fails. At a damaged part its unpacking throws errors of several kinds. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    const why = error instanceof HucreError ? error.message : 'A part of it is damaged.'
    throw new UnreadableFile(`The workbook cannot be read: ${why}`)
  }
}

async function* numbered(rows: AsyncIterator<StreamRow>) {
  let last = 0
  for (;;) {
    const next = await readable(() => rows.next())
    if (next.done) return
    const { index, values } = next.value
    // Some programs leave out the row number.
    last = index < last ? last + 1 : index + 1
    yield { number: last, cells: values.map(cellOf) }
  }
}

/** Rows of a sheet, and the index of the sheet. */
type Chosen = { rows: AsyncIterator<StreamRow>; place: number }

async function namedSheet(bytes: Buffer, sheet: string): Promise<Chosen> {
  const names = await namesOf(bytes)
  const place = names.findIndex(name => name.trim().toLowerCase() === sheet.trim().toLowerCase())
  if (place < 0) throw new UnreadableFile(`The workbook has no sheet ${sheet}. Its sheets are: ${names.join(', ')}.`)
  const rows = streamXlsxRows(bytes, { sheet: place })
  const first = await rows.next()
  if (first.done) throw new UnreadableFile(`The sheet ${sheet} has no rows. The sheets are: ${names.join(', ')}.`)
  return { rows: resumed(first.value, rows), place }
}

/** Rows of the first non-empty sheet. */
async function firstSheet(bytes: Buffer): Promise<Chosen> {
  let failed: unknown
  for (let place = 0; place < MOST_SHEETS; place++) {
    const rows = streamXlsxRows(bytes, { sheet: place })
    try {
      const first = await rows.next()
      if (!first.done) return { rows: resumed(first.value, rows), place }
    } catch (error) {
      failed ??= error
    }
  }
  if (failed) throw failed
  throw new UnreadableFile('The workbook has no rows.')
}

async function* resumed(first: StreamRow, rest: AsyncIterable<StreamRow>): AsyncGenerator<StreamRow> {
  yield first
  yield* rest
}

/** The names of all sheets, without reading their contents. */
async function namesOf(bytes: Buffer): Promise<string[]> {
  const names: string[] = []
  const note = ({ name }: { name: string }) => {
    names.push(name)
    return false
  }
  await readXlsx(bytes, { sheets: note })
  return names
}

function cellOf(value: StreamRow['values'][number]): Cell {
  if (typeof value === 'string' && value.length > LONGEST_TEXT)
    throw new UnreadableFile('The workbook is refused: a text in it is longer than a cell can be.')
  if (!(value instanceof Date)) return value
  const text = value.toISOString()
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text
}
