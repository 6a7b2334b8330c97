import { createHash } from 'node:crypto'
import { LONGEST_NAME, LONGEST_SKU } from '@fairfloor/domain/catalogue/longest'
import { type Cell, type Reading, textOf } from '@fairfloor/domain/reading'
import type { SourceRow } from '../../../platform/sheets/source.ts'
import { type Found, find, LONGEST_CELL, mended, readPrinted, readText } from './cells.ts'
import { type Columns, type Target, targets } from './mapping.ts'

/** Why a row is refused: the invalid values and the reasons. */
export type Refusal = {
  readonly row: number
  readonly column: string
  readonly value: string
  readonly reason: string
}

/** Parses the values of one row and collects what is wrong with them. */
export type RowReader = {
  readonly row: number
  readonly refusals: readonly Refusal[]
  /** Columns whose broken characters were repaired. */
  readonly mended: readonly string[]
  /** The value of a target; undefined for an empty or refused cell. */
  read<T>(target: Target, reader: (cell: Cell) => Reading<T>): T | undefined
  text(target: Target): string | undefined
  /** Whether the file has a column for the target, or the mapping a constant. */
  has(target: Target): boolean
  refuse(target: Target, reason: string): void
  /** Whether the target's cell is empty, so that its default is used. */
  isDefault(target: Target): boolean
  /** Whether a value of the target was refused. */
  isRefused(target: Target): boolean
  /** The named columns joined to one key; the fallback where no columns are named. */
  key(columns: readonly string[] | undefined, fallback: readonly string[]): string
  key(columns: readonly string[] | undefined, fallback: readonly string[] | undefined): string | undefined
}

const LONGEST_SHOWN = 200
/** A PostgreSQL index entry holds 2,700 bytes; longer keys are stored as their hash. */
const LONGEST_KEY = 200
const cut = (text: string): string => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 1)}…` : text)
/** What documents print, with the characters that it may have at the desk, too. */
const PRINTED: Readonly<Partial<Record<Target, number>>> = {
  brand: LONGEST_NAME,
  product: LONGEST_NAME,
  size: LONGEST_NAME,
  flavour: LONGEST_NAME,
  sku: LONGEST_SKU,
}
const NOTHING: Found = { cell: null, mended: false, isDefault: true }

export function readRow(row: SourceRow, columns: Columns, mend: boolean): RowReader {
  const refusals: Refusal[] = []
  /** In the order of docs/import.md. */
  const places: number[] = []
  const refused = new Set<Target>()
  const mendedColumns: string[] = []
  const columnOf = (target: Target) => columns[target]?.column ?? columns[target]?.columns?.join(' + ') ?? target

  function found(target: Target): Found {
    const rule = columns[target]
    return rule ? find(row, rule, mend) : NOTHING
  }

  function refuse(target: Target, reason: string, cell = found(target).cell): undefined {
    refused.add(target)
    const place = places.filter(one => one <= targets.indexOf(target)).length
    places.splice(place, 0, targets.indexOf(target))
    refusals.splice(place, 0, { row: row.number, column: columnOf(target), value: cut(textOf(cell)), reason })
  }

  function read<T>(target: Target, reader: (cell: Cell) => Reading<T>): T | undefined {
    const { cell, mended: isMended } = found(target)
    if (isMended) mendedColumns.push(columnOf(target))
    if (textOf(cell) === '') return undefined
    const reading = reader(cell)
    return 'value' in reading ? reading.value : refuse(target, reading.reason, cell)
  }

  function key(names: readonly string[] | undefined, fallback: readonly string[]): string
  function key(names: readonly string[] | undefined, fallback: readonly string[] | undefined): string | undefined
  function key(names: readonly string[] | undefined, fallback: readonly string[] | undefined): string | undefined {
    const parts = names ? names.map(name => textOf(mend ? mended(row.cell(name)) : row.cell(name))) : fallback
    if (!parts) return undefined
    const text = JSON.stringify(parts)
    return text.length > LONGEST_KEY ? `#${createHash('sha256').update(text).digest('base64url')}` : text
  }

  return {
    row: row.number,
    refusals,
    mended: mendedColumns,
    read,
    refuse,
    text(target) {
      const most = PRINTED[target]
      return read(target, most === undefined ? readText(LONGEST_CELL) : readPrinted(most))
    },
    has: target => columns[target] !== undefined,
    isDefault: target => found(target).isDefault,
    isRefused: target => refused.has(target),
    key,
  }
}
