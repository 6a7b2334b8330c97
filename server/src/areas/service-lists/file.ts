import { dayIn } from '@fairfloor/domain/day'
import type { Language } from '@fairfloor/domain/language'
import {
  dateOf,
  type ListColumn,
  type ServiceListName,
  type ServiceRow,
  serviceLists,
} from '@fairfloor/domain/service-lists/lists'
import { sizeText } from '@fairfloor/domain/size-text'
import { writeCsv } from 'hucre/csv'
import { EUROS, listWorkbook, type SheetColumn } from '../../platform/workbook.ts'
import { fileTexts } from './file-texts.ts'

/** A list as its reader has filtered and sorted it. */
export type ListFile = {
  readonly list: ServiceListName
  readonly rows: readonly ServiceRow[]
  readonly language: Language
  readonly timeZone: string
  /** Without it the file has no column of prices. */
  readonly seesPrices: boolean
  readonly brand: string | undefined
  readonly isBought: boolean
  readonly at: Date
}

/** The list as a spreadsheet: its rows, and on a second sheet what they are. */
export function listXlsx(file: ListFile): Promise<Uint8Array> {
  const t = fileTexts[file.language]
  const facts: [string, string][] = [
    [t.list, t.titles[file.list]],
    [t.made, dayIn(file.at, file.timeZone)],
    ...(file.brand ? [[t.chosenBrand, file.brand] as [string, string]] : []),
    ...(file.isBought ? [[t.bought, t.yes] as [string, string]] : []),
  ]
  return listWorkbook({
    title: t.titles[file.list],
    name: t.titles[file.list],
    columns: columnsOf(file),
    lines: file.rows,
    details: { name: t.details, facts },
    at: file.at,
  })
}

/**
 * The list as CSV, as the spreadsheets of the reader's country expect it. A text that begins like a formula gets an apostrophe
 * before it.
 */
export function listCsv(file: ListFile): string {
  const t = fileTexts[file.language]
  const columns = columnsOf(file)
  const cell = (value: string | number | null) =>
    typeof value === 'number' ? value.toFixed(2).replace('.', t.decimal) : value
  return writeCsv(
    [columns.map(({ title }) => title), ...file.rows.map(row => columns.map(({ value }) => cell(value(row))))],
    { delimiter: t.delimiter, bom: true, escapeFormulae: true },
  )
}

function columnsOf({ list, language, timeZone, seesPrices }: ListFile): SheetColumn<ServiceRow>[] {
  const t = fileTexts[language]
  const dayOf = (at: string | null) => (at?.includes('T') ? dayIn(at, timeZone) : at)
  const known: Readonly<Record<ListColumn, SheetColumn<ServiceRow>>> = {
    date: { title: list === 'just_in' ? t.since : t.date, width: 14, value: row => dayOf(dateOf(row)) },
    brand: { title: t.brand, width: 22, value: row => row.brand_name },
    product: { title: t.product, width: 36, value: row => sizeText(row.product_size_name, language) },
    flavour: { title: t.flavour, width: 26, value: row => row.product_attribute_name ?? null },
    price: {
      title: list === 'price_change' ? t.newPrice : t.price,
      width: 16,
      format: EUROS,
      value: row => row.price ?? null,
    },
    trend: { title: t.trend, width: 12, value: row => (row.price_trend ? t.trends[row.price_trend] : null) },
  }
  return serviceLists[list].columns.filter(column => seesPrices || column !== 'price').map(column => known[column])
}
