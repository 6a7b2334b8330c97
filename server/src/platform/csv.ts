import { CSV_MARK, csvCell, csvForms } from '@fairfloor/domain/csv-cell'
import type { SheetColumn } from './workbook.ts'

/**
 * A list as CSV: semicolons and decimal commas, as spreadsheets of the shop's countries read them, in UTF-8 with its mark. A
 * text that a spreadsheet would calculate gets an apostrophe in front.
 */
export function csvOf<Line>(columns: readonly SheetColumn<Line>[], lines: readonly Line[]): string {
  const rows = [
    columns.map(({ title }) => csvCell(title, csvForms.de)),
    ...lines.map(line => columns.map(({ value, format }) => csvCell(value(line), csvForms.de, format !== undefined))),
  ]
  return `${CSV_MARK}${rows.map(row => row.join(';')).join('\r\n')}\r\n`
}
