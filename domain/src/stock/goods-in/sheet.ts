import { type Day, day } from '../../day.ts'
import { wordsOf } from '../../words.ts'

/** Why a row of a sheet is not taken. */
export const sheetFaults = ['no_number', 'unknown_number', 'several', 'wrong_quantity', 'wrong_day'] as const

export type SheetFault = (typeof sheetFaults)[number]

/** A row of a sheet of expected goods. */
export type SheetRow = {
  /** Its place in the file, from 1 on. */
  readonly row: number
  /** SKU or EAN, as it stands there. */
  readonly code: string
  readonly quantity: number | undefined
  /** Null: nobody knows when. */
  readonly on: Day | null | undefined
}

const CODE_HEADS = ['sku', 'ean', 'gtin', 'artikelnummer', 'article', 'artikel', 'item', 'code', 'number']
const QUANTITY_HEADS = ['quantity', 'qty', 'pieces', 'pcs', 'menge', 'anzahl', 'stuck', 'stk']
const DAY_HEADS = ['expected', 'date', 'day', 'eta', 'erwartet', 'datum', 'termin', 'liefertermin', 'tag']

/** Largest quantity of a line. */
const MOST = 99_999

/** Reads rows whose cells are parted by tabs. A first row of known headings says which column is which; else number, pieces, day. */
export function readSheetRows(text: string): SheetRow[] {
  const rows = text.split('\n').map((line, i) => ({ row: i + 1, cells: line.split('\t').map(cell => cell.trim()) }))
  const filled = rows.filter(({ cells }) => cells.some(cell => cell !== ''))
  const heads = headsOf(filled[0]?.cells ?? [])
  const { codes, quantity, on } = heads ?? { codes: [0], quantity: 1, on: 2 }
  return filled.slice(heads ? 1 : 0).map(({ row, cells }) => ({
    row,
    code: codes.map(at => cells[at] ?? '').find(cell => cell !== '') ?? '',
    quantity: quantityIn(cells[quantity] ?? ''),
    on: dayIn(cells[on] ?? ''),
  }))
}

function headsOf(cells: readonly string[]) {
  const named = (cell: string, heads: readonly string[]) => wordsOf(cell).some(word => heads.includes(word))
  const codes = cells.flatMap((cell, i) => (named(cell, CODE_HEADS) ? [i] : []))
  const quantity = cells.findIndex((cell, i) => !codes.includes(i) && named(cell, QUANTITY_HEADS))
  const on = cells.findIndex((cell, i) => !codes.includes(i) && i !== quantity && named(cell, DAY_HEADS))
  return codes.length > 0 && quantity >= 0 ? { codes, quantity, on } : undefined
}

function quantityIn(text: string): number | undefined {
  const whole = /^(\d{1,5})(?:[.,]0+)?$/.exec(text)?.[1]
  const quantity = Number(whole ?? 0)
  return quantity >= 1 && quantity <= MOST ? quantity : undefined
}

/** As a sheet has it, or as people write it: '2031-06-03', '3.6.2031'. Slashes mean different days in different countries. */
function dayIn(text: string): Day | null | undefined {
  if (text === '') return null
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ][\d:.]+Z?)?$/.exec(text)?.[1]
  const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  try {
    return day(iso ?? `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`)
  } catch {
    return undefined
  }
}
