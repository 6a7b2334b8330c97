import { readQuantity } from '../catalogue/quantity-text.ts'
import type { Head } from './heads.ts'
import type { Row } from './rows.ts'

/** A line of a paste or a sheet: what names the goods, and how many of them, both as typed. */
export type ReadLine = Pick<Row, 'line' | 'text'> & {
  readonly code: string
  /** Further numbers of goods in it, such as the EAN beside the SKU. */
  readonly others: readonly string[]
  /** What else it says, for finding goods by name. */
  readonly name: string
  /** Empty: none is said, or it is asked for. */
  readonly quantity: string
  /** Numbers that could be its quantity, where it cannot be told which; those of one column are of one table. */
  readonly quantities: readonly { readonly column: number; readonly text: string }[]
}

/** What goods say about the numbers beside theirs. */
export type Article = {
  /** Null where plain numbers are no pieces. */
  readonly unitsPerCase: number | null
  /** Prices in euros and contents: what stands in all lines is no quantity. */
  readonly numbers: ReadonlySet<number>
}

/** A row of which is known what names the goods. */
export type Parted = Pick<ReadLine, 'code' | 'others' | 'name'> & {
  readonly row: Row
  readonly article: Article | undefined
  /** What may be its quantity, by column. */
  readonly cells: ReadonlyMap<number, string>
}

/** What headings say, by column. */
export type Roles = readonly (Head | undefined)[]

/** Columns of all tables of a text are told apart by it. */
const MOST_COLUMNS = 1000

export type Table = {
  readonly roles: Roles
  /** Whether its columns are the same in all rows. */
  readonly isTable: boolean
  readonly nth: number
  /** The first column of numbers of goods: places in a list stand before it. */
  readonly until: number
}

/** The quantity of each row, told by all of them, or what it asks about. */
export function withQuantities(lines: readonly Parted[], { roles, isTable, nth, until }: Table): ReadLine[] {
  const { columns, isTold } = quantityColumns(lines, roles, until)
  const isSaid = roles.some(isAmount)
  return lines.map(({ row: { line, text }, code, others, name, article, cells }) => {
    const read = { line, text, code, others, name, quantities: [] }
    const typed = (column: number) => {
      const cell = plain(cells.get(column) ?? '')
      return roles[column] === 'cases' && /^\d+$/.test(cell) ? `${cell} cs` : cell
    }
    if (columns.length === 1 && isTold) return { ...read, quantity: typed(columns[0]!) }
    const filled = columns.filter(column => typed(column) !== '')
    const numbers = filled.filter(column => isNumber(typed(column)))
    const fitting = numbers.filter(column => isQuantity(typed(column)))
    const pieces = (column: number) => {
      const found = readQuantity(typed(column), article?.unitsPerCase ?? Number.NaN)
      return 'quantity' in found && !Number.isNaN(found.quantity) ? String(found.quantity) : typed(column)
    }
    const choices = [...new Map(fitting.map(column => [pieces(column), column])).values()]
    const isComplete = !isTable || isSaid || filled.length === columns.length
    if (isTold && isComplete && choices.length === 1 && fitting.length === numbers.length)
      return { ...read, quantity: typed(choices[0]!) }
    const quantities = choices.map(column => ({ column: nth * 2 * MOST_COLUMNS + column, text: typed(column) }))
    // Without any it is to be refused: its line must not become a single piece.
    const unread = columns.length > 0 ? filled : [...cells.keys()].filter(column => roles[column] !== 'other')
    const last = numbers.at(-1) ?? unread.findLast(column => isNumber(typed(column))) ?? unread.at(-1)
    return { ...read, quantities, quantity: quantities.length > 0 || last === undefined ? '' : typed(last) }
  })
}

/** The columns that may have the quantity; not told where all that is left is explained by something else. */
function quantityColumns(
  lines: readonly Parted[],
  roles: Roles,
  until: number,
): { columns: readonly number[]; isTold: boolean } {
  const said = [...roles.keys()].filter(column => isAmount(roles[column]))
  if (said.length > 0) return { columns: said, isTold: true }
  const all = [...new Set(lines.flatMap(({ cells }) => [...cells.keys()]))].filter(column => roles[column] !== 'other')
  const valuesOf = (column: number) => lines.map(({ cells }) => plain(cells.get(column) ?? ''))
  const possible = all.filter(column => valuesOf(column).some(isQuantity))
  const isPlace = (column: number) => column >= 0 && column < until && arePlaces(valuesOf(column))
  const open = possible.filter(column => !isPlace(column) && !isExplained(lines, column))
  const likely = open.filter(column => areMostlyQuantities(valuesOf(column)))
  const [columns = []] = [likely, open, possible].filter(some => some.length > 0)
  return { columns, isTold: open.length > 0 }
}

/** 1, 2, 3 or 10, 20, 30 from the first row on. */
export function arePlaces(values: readonly string[]): boolean {
  const step = values[0] === '10' ? 10 : 1
  return values.length > 2 && values.every((value, i) => value === String((i + 1) * step))
}

/** Whether goods have this number in each line: a price or a weight, no quantity. Whole numbers may be chance in one or two. */
function isExplained(lines: readonly Parted[], column: number): boolean {
  const beside = lines.flatMap(({ article, cells }) => {
    const text = cells.get(column) ?? ''
    return article && text !== '' ? [{ article, text }] : []
  })
  const isSure = beside.length > 2 || beside.some(({ text }) => DECIMALS.test(text))
  return isSure && beside.every(({ article, text }) => article.numbers.has(Number(text.replace(',', '.'))))
}

/** Decimals are prices where one of them is no whole number. */
function areMostlyQuantities(values: readonly string[]): boolean {
  const filled = values.filter(value => value !== '')
  const arePrices = filled.some(value => DECIMALS.test(value) && !isQuantity(value))
  return filled.filter(value => isQuantity(value) && !(arePrices && DECIMALS.test(value))).length * 2 >= filled.length
}

const DECIMALS = /^\d+[.,]\d{1,2}$/

export const isAmount = (head: Head | undefined): boolean => head === 'quantity' || head === 'cases'

/** Without 'x' and words for pieces. */
const plain = (text: string): string =>
  text
    .trim()
    .replace(/^[x×*]\s*(?=\d)/i, '')
    .replace(/(?<=\d)\s*(?:[x×*]|pcs|pieces?|stk|stück|st|units?)\.?$/iu, '')

/** Of goods is a longer one. */
const MOST_DIGITS = 6

export const isNumber = (text: string): boolean =>
  isQuantity(text) || (/^[-−–]?\d[\d.,\s]*$/.test(plain(text)) && text.replace(/\D/g, '').length <= MOST_DIGITS)

export function isQuantity(text: string): boolean {
  const read = readQuantity(plain(text), 1)
  return 'quantity' in read && read.quantity !== null
}
