import type { Cell } from '@fairfloor/domain/reading'
import { textOf } from '@fairfloor/domain/reading'

/** One row of a file. `number` is the line of a text, the row of a sheet, the index in a list. */
export type SourceRow = {
  readonly number: number
  /** All of them, also those without a name; a table has them. */
  readonly cells?: readonly Cell[]
  /** @returns the cell of a column, null if it is empty or missing in this row */
  cell(column: string): Cell
  /** The row's own fields, where rows differ. */
  names?(): string[]
}

/** A file opened for reading, row after row. */
export type Source = {
  readonly format: 'CSV' | 'XLSX' | 'JSON' | 'JSON lines'
  /** Undefined for workbooks. */
  readonly encoding: string | undefined
  /** Column names; undefined where every row has its own. */
  readonly columns: readonly string[] | undefined
  /** The row that they come from, as it is. */
  readonly header?: readonly Cell[]
  readonly rows: AsyncIterable<SourceRow>
  /** The sheet that is read, and the workbook's other sheets. */
  readonly sheets?: () => Promise<Sheets>
  /** How much of the file is read, 0 to 1; undefined if unknown. */
  progress(): number | undefined
}

export type Sheets = { readonly read: string; readonly others: readonly string[] }

/** Known facts about a file; anything left out is detected. */
export type SourceOptions = {
  readonly delimiter?: string
  readonly encoding?: string
  /** Name of the sheet of a workbook. */
  readonly sheet?: string
  /** Row with the column names, from 1. */
  readonly headerRow?: number
  /** Whether a row of a workbook has the column names; otherwise the first row that is not empty has them. */
  readonly isHeader?: (cells: readonly Cell[]) => boolean
  /**
   * How much the cells look like column names: of the first rows the best one has them, and without any the first row that is not
   * empty. Price lists begin with titles and addresses.
   */
  readonly scoreHeader?: (cells: readonly Cell[]) => number
  /** Path of the items in a JSON document: 'products' or 'data.products'. */
  readonly items?: string
}

/** Thrown where a file cannot be read; the message is for the user. */
export class UnreadableFile extends Error {}

/** Thrown where a workbook is expected and the file is something else. */
export class NoWorkbook extends UnreadableFile {}

/** Thrown where none of the first rows has the column names. */
export class NoHeader extends UnreadableFile {}

/** The column names are in one of so many rows. */
const MOST_BEFORE_HEADER = 30

/** Columns match regardless of case and blanks: 'Units per case', 'units_per_case'. */
export const columnKey = (name: string): string => textOf(name).toLowerCase().replaceAll('_', ' ')

/** How many of the cells are one of the names. */
export function namesAmong(names: readonly string[]): (cells: readonly Cell[]) => number {
  const wanted = new Set(names.map(columnKey))
  return cells => cells.filter(cell => wanted.has(columnKey(textOf(cell)))).length
}

/** Memoises the keys of column names, which a mapping asks for in every row. */
export function makeColumnKeys(): (name: string) => string {
  const keys = new Map<string, string>()
  return name => {
    const known = keys.get(name)
    if (known !== undefined) return known
    const key = columnKey(name)
    keys.set(name, key)
    return key
  }
}

/** Names of the cells of a header row: empty ones by position, repeated ones numbered. */
function columnNames(header: readonly Cell[]): string[] {
  const seen = new Map<string, number>()
  return header.map((cell, i) => {
    const name = textOf(cell) || `Column ${i + 1}`
    const times = (seen.get(columnKey(name)) ?? 0) + 1
    seen.set(columnKey(name), times)
    return times === 1 ? name : `${name} (${times})`
  })
}

const isEmptyRow = (cells: readonly Cell[]): boolean =>
  cells.every(cell => cell === null || (typeof cell === 'string' && cell.trim() === ''))

/**
 * Creates a source from a table: the header row names the columns, empty rows are skipped.
 * @throws UnreadableFile for a table without rows
 */
export async function tableSource(
  table: AsyncIterable<{ number: number; cells: readonly Cell[] }>,
  given: Pick<Source, 'format' | 'encoding' | 'progress' | 'sheets'> &
    Pick<SourceOptions, 'isHeader' | 'scoreHeader'> & { headerRow: number | undefined },
): Promise<Source> {
  const { scoreHeader } = given
  const iterator =
    scoreHeader && given.headerRow === undefined
      ? (await fromHeader(table[Symbol.asyncIterator](), scoreHeader))[Symbol.asyncIterator]()
      : table[Symbol.asyncIterator]()
  const isHeader = given.isHeader ?? (cells => !isEmptyRow(cells))
  let columns: string[] | undefined
  let header: readonly Cell[] = []
  for (let looked = 0; !columns; looked++) {
    const next = await iterator.next()
    if (given.isHeader && (next.done || looked >= MOST_BEFORE_HEADER)) throw new NoHeader('The columns have no names.')
    if (next.done) throw new UnreadableFile('The file has no rows.')
    const { number, cells } = next.value
    if (given.headerRow === undefined ? !isHeader(cells) : number < given.headerRow) continue
    header = cells
    columns = columnNames(cells)
  }
  const places = new Map(columns.map((name, i) => [columnKey(name), i]))
  const keyOf = makeColumnKeys()
  async function* rows(): AsyncGenerator<SourceRow> {
    for (;;) {
      const next = await iterator.next()
      if (next.done) return
      const { number, cells } = next.value
      if (!isEmptyRow(cells)) yield { number, cells, cell: column => cells[places.get(keyOf(column)) ?? -1] ?? null }
    }
  }
  const { format, encoding, progress, sheets } = given
  return { format, encoding, columns, header, rows: rows(), progress, sheets }
}

type Table = AsyncIterator<{ number: number; cells: readonly Cell[] }>

/** The table from the best of its first rows on; where none looks like names, all of it. */
async function fromHeader(table: Table, score: (cells: readonly Cell[]) => number) {
  const first: { number: number; cells: readonly Cell[] }[] = []
  let failure: unknown
  try {
    while (first.length < MOST_BEFORE_HEADER) {
      const next = await table.next()
      if (next.done) break
      first.push(next.value)
    }
  } catch (error) {
    // A file that breaks off is read up to that point.
    if (first.length === 0) throw error
    failure = error
  }
  const scores = first.map(({ cells }) => score(cells))
  const best = Math.max(0, ...scores)
  return (async function* () {
    yield* best > 0 ? first.slice(scores.indexOf(best)) : first
    if (failure) throw failure
    yield* { [Symbol.asyncIterator]: () => table }
  })()
}
