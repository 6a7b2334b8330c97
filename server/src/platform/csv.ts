import type { SheetColumn } from './workbook.ts'

/**
 * A list as CSV: semicolons and decimal commas, as spreadsheets of the shop's countries read them, in UTF-8 with its mark. A
 * text that a spreadsheet would calculate gets an apostrophe in front.
 */
export function csvOf<Line>(columns: readonly SheetColumn<Line>[], lines: readonly Line[]): string {
  const rows = [
    columns.map(({ title }) => cell(title)),
    ...lines.map(line => columns.map(({ value, format }) => cell(value(line), format !== undefined))),
  ]
  return `\uFEFF${rows.map(row => row.join(';')).join('\r\n')}\r\n`
}

/** @param isAmount a number with two decimals */
function cell(value: string | number | null, isAmount = false): string {
  if (value === null) return ''
  if (typeof value === 'number') return (isAmount ? value.toFixed(2) : String(value)).replace('.', ',')
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
