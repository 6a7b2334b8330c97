import type { Cell } from '@fairfloor/domain/catalogue/reading'
import { textOf } from '@fairfloor/domain/catalogue/reading'

/** One row of a file. `number` is the line in a text, the row in a sheet, the item's place in a list. */
export type SourceRow = {
  readonly number: number
  /** @returns the cell of a column, null for an empty cell or a column that this row does not have */
  cell(column: string): Cell
  /** Names of its own fields, where every row has its own. */
  names?(): string[]
}

/** A file opened for reading, row after row. */
export type Source = {
  readonly format: 'CSV' | 'XLSX' | 'JSON' | 'JSON lines'
  /** Undefined for workbooks. */
  readonly encoding: string | undefined
  /** Names of the columns; undefined where every row has its own. */
  readonly columns: readonly string[] | undefined
  readonly rows: AsyncIterable<SourceRow>
  /** Of a workbook: which sheet is read, and which others there are. */
  readonly sheets?: () => Promise<Sheets>
  /** How much of the file is read, 0 to 1; undefined where nobody can tell. */
  progress(): number | undefined
}

export type Sheets = { readonly read: string; readonly others: readonly string[] }

/** What may be said about a file beforehand; else it is found out. */
export type SourceOptions = {
  readonly delimiter?: string
  readonly encoding?: string
  /** Name of the sheet of a workbook. */
  readonly sheet?: string
  /** Row of a table that holds the names of the columns, from 1. */
  readonly headerRow?: number
  /** Where in a JSON document the items stand: 'products' or 'data.products'. */
  readonly items?: string
}

/** Thrown where a file cannot be read at all; the message is for the user. */
export class UnreadableFile extends Error {}

/** Columns are found whatever their case and blanks: 'Units per case', 'units_per_case'. */
export const columnKey = (name: string): string => textOf(name).toLowerCase().replaceAll('_', ' ')

/** Makes keys of column names that a mapping asks for again and again. */
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

/** Names for the cells of a header row: empty ones by their place, repeated ones numbered. */
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
 * Makes a source of a table: the header row names the columns, empty rows are left out.
 * @throws UnreadableFile for a table without rows
 */
export async function tableSource(
  table: AsyncIterable<{ number: number; cells: readonly Cell[] }>,
  given: Pick<Source, 'format' | 'encoding' | 'progress' | 'sheets'> & { headerRow: number | undefined },
): Promise<Source> {
  const iterator = table[Symbol.asyncIterator]()
  let columns: string[] | undefined
  while (!columns) {
    const next = await iterator.next()
    if (next.done) throw new UnreadableFile('The file has no rows.')
    const { number, cells } = next.value
    if (given.headerRow === undefined ? !isEmptyRow(cells) : number >= given.headerRow) columns = columnNames(cells)
  }
  const places = new Map(columns.map((name, i) => [columnKey(name), i]))
  const keyOf = makeColumnKeys()
  async function* rows(): AsyncGenerator<SourceRow> {
    for (;;) {
      const next = await iterator.next()
      if (next.done) return
      const { number, cells } = next.value
      if (!isEmptyRow(cells)) yield { number, cell: column => cells[places.get(keyOf(column)) ?? -1] ?? null }
    }
  }
  const { format, encoding, progress, sheets } = given
  return { format, encoding, columns, rows: rows(), progress, sheets }
}
