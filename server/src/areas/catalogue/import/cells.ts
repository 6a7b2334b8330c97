import { mendCharacters } from '@fairfloor/domain/catalogue/broken-characters'
import { LONGEST_DESCRIPTION } from '@fairfloor/domain/catalogue/longest'
import { type Cell, type Reading, textOf } from '@fairfloor/domain/reading'
import { isPrintable, lettersMissing } from '../../../platform/paper/fonts.ts'
import type { SourceRow } from '../../../platform/sheets/source.ts'
import type { Rule } from './mapping.ts'
import { linesOf } from './plain-text.ts'

/** With the marks of HTML. Longer texts are not cells of a price list. */
export const LONGEST_CELL = LONGEST_DESCRIPTION

/** The result of a rule: also says where broken characters were repaired and where the default was used. */
export type Found = { readonly cell: Cell; readonly mended: boolean; readonly isDefault: boolean }

/** Applies a rule: columns, pattern, values, prefix, default, in this order. */
export function find(row: SourceRow, rule: Rule, mend: boolean): Found {
  const columns = rule.columns ?? (rule.column === undefined ? [] : [rule.column])
  const raw = columns.map(column => row.cell(column))
  const cells = mend ? raw.map(mended) : raw
  const joined = cells.length === 1 ? cells[0]! : cells.map(textOf).filter(Boolean).join(rule.join)
  const value = shaped(joined, rule)
  const isDefault = textOf(value) === ''
  return {
    cell: isDefault ? (rule.default ?? null) : value,
    mended: cells.some((cell, i) => cell !== raw[i]),
    isDefault,
  }
}

export const mended = (cell: Cell): Cell => (typeof cell === 'string' ? mendCharacters(cell) : cell)

function shaped(cell: Cell, { match, remove, values, prefix }: Rule): Cell {
  let value = cell
  if (match) {
    const found = match.exec(textOf(value))
    value = found ? (found[1] ?? found[0]) : null
  }
  if (remove) value = textOf(value).replace(remove, ' ')
  const text = textOf(value)
  if (values && Object.hasOwn(values, text)) value = values[text]!
  return prefix === undefined || textOf(value) === '' ? value : `${prefix}${textOf(value)}`
}

const SPREADSHEET_ERROR = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/

export const readText =
  (most: number) =>
  (cell: Cell): Reading<string> => {
    const text = textOf(cell)
    if (SPREADSHEET_ERROR.test(text)) return { reason: 'An error of the spreadsheet.' }
    return text.length > most ? { reason: longerThan(most) } : { value: text }
  }

export const longerThan = (most: number): string => `Longer than ${most.toLocaleString('en')} characters.`

/** A text that documents print. */
export const readPrinted =
  (most: number) =>
  (cell: Cell): Reading<string> => {
    const read = readText(most)(cell)
    return 'reason' in read || isPrintable(read.value) ? read : { reason: `${lettersMissing({ input: read.value })}.` }
  }

/** A text that may have several lines or be HTML. Undefined if nothing is left. */
export const readLines =
  (most: number) =>
  (cell: Cell): Reading<string | undefined> => {
    const read = readText(LONGEST_CELL)(cell)
    if ('reason' in read) return read
    const text = linesOf(cell)
    return text.length > most ? { reason: longerThan(most) } : { value: text || undefined }
  }

export function readWhole(least: number, most: number): (cell: Cell) => Reading<number> {
  const reason = `A whole number from ${least.toLocaleString('en')} to ${most.toLocaleString('en')} is wanted.`
  return cell => {
    const text = textOf(cell).replace(/\.0+$/, '')
    const value = /^-?\d{1,10}$/.test(text) ? Number(text) : Number.NaN
    return value >= least && value <= most ? { value } : { reason }
  }
}

export function readDecimal(cell: Cell): Reading<number> {
  const value = Number(textOf(cell).replace(',', '.'))
  return value >= 0 && value < 10_000_000
    ? { value: Math.round(value * 1000) / 1000 }
    : { reason: 'A number is wanted.' }
}

const YES = new Set(['yes', 'y', 'true', '1', 'x', 'ja', 'j', 'oui', 'si', 'sí'])
const NO = new Set(['no', 'n', 'false', '0', '-', 'nein', 'nee', 'non'])

export function readYesNo(cell: Cell): Reading<boolean> {
  const text = textOf(cell).toLowerCase()
  if (YES.has(text)) return { value: true }
  return NO.has(text) ? { value: false } : { reason: 'Yes or no is wanted.' }
}

export function readDay(cell: Cell): Reading<string> {
  const text = textOf(cell)
  const [, y, m, d] = /^(\d{4})-(\d\d)-(\d\d)(?:T.*)?$/.exec(text) ?? []
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  const date = y ? `${y}-${m}-${d}` : day ? `${year}-${month!.padStart(2, '0')}-${day.padStart(2, '0')}` : ''
  const at = new Date(`${date}T00:00:00Z`)
  const exists = date !== '' && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date)
  return exists ? { value: date } : { reason: 'A day like 2025-05-31 or 31.05.2025 is wanted.' }
}

/** 'NL, BE de': the only countries where it may be sold. 'all' takes the limit away. */
export function readCountries(cell: Cell): Reading<readonly string[] | null> {
  const text = textOf(cell).toUpperCase()
  if (text === 'ALL') return { value: null }
  const countries = [...new Set(text.split(/[\s,;|]+/).filter(Boolean))].sort()
  return countries.length > 0 && countries.every(country => /^[A-Z]{2}$/.test(country))
    ? { value: countries }
    : { reason: 'Countries are written with two letters, like NL, BE; or all.' }
}

export function readVatClass(cell: Cell): Reading<'standard' | 'reduced'> {
  const text = textOf(cell).toLowerCase()
  return text === 'standard' || text === 'reduced' ? { value: text } : { reason: 'standard or reduced is wanted.' }
}
