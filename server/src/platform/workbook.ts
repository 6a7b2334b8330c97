import { writeXlsx } from 'hucre/xlsx'

export type SheetColumn<Line> = {
  readonly title: string
  readonly width: number
  readonly value: (line: Line) => string | number | null
  readonly format?: string
}

/** Format of a column of euros. */
export const EUROS = '#,##0.00'

type Workbook<Line> = {
  readonly title: string
  /** Name of the sheet of lines. */
  readonly name: string
  readonly columns: readonly SheetColumn<Line>[]
  readonly lines: readonly Line[]
  /** A second sheet: what is said of the whole. */
  readonly details: { readonly name: string; readonly facts: readonly (readonly [name: string, value: string])[] }
  readonly at: Date
}

/** A list as a spreadsheet. Texts are text cells, so that none is calculated as a formula. */
export const listWorkbook = <Line>({ title, name, columns, lines, details, at }: Workbook<Line>): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      sheetOf({ name, columns, lines }),
      { name: details.name, columns: [{ width: 24 }, { width: 60 }], rows: details.facts.map(fact => [...fact]) },
    ],
    properties: { title, created: at, modified: at },
  })

type Sheet<Line> = Pick<Workbook<Line>, 'name' | 'columns' | 'lines'>

/** Several lists, each as a sheet of its own. */
export const sheetsWorkbook = <Lines extends readonly unknown[]>({
  title,
  sheets,
  at,
}: {
  readonly title: string
  readonly sheets: { readonly [I in keyof Lines]: Sheet<Lines[I]> }
  readonly at: Date
}): Promise<Uint8Array> =>
  writeXlsx({ sheets: sheets.map(sheet => sheetOf(sheet)), properties: { title, created: at, modified: at } })

const sheetOf = <Line>({ name, columns, lines }: Sheet<Line>) => ({
  name,
  columns: columns.map(column => ({
    header: column.title,
    width: column.width,
    ...(column.format && { numFmt: column.format }),
  })),
  rows: [columns.map(column => column.title), ...lines.map(line => columns.map(({ value }) => written(value(line))))],
  freezePane: { rows: 1 },
})

/** XML has no control characters but these; of them a carriage return is read as a line feed. */
const KEPT = new Set(['\t', '\n'])

/** A cell as it is read again: workbooks write characters that XML cannot hold as `_x000D_`, and so must this text itself (ECMA-376, ST_Xstring). */
export const written = (value: string | number | null): string | number | null =>
  typeof value === 'string'
    ? value
        .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
        .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, one =>
          KEPT.has(one) ? one : `_x${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
        )
    : value
