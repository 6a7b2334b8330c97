import { createHash } from 'node:crypto'
import { type Cell, type Reading, textOf } from '@fairfloor/domain/catalogue/reading'
import type { SourceRow } from '../files/source.ts'
import { type Found, find, mended, readText } from './cells.ts'
import type { Columns, Target } from './mapping.ts'

/** Why a row is not taken: which of its values, and what is wrong with it. */
export type Refusal = {
  readonly row: number
  readonly column: string
  readonly value: string
  readonly reason: string
}

/** Reads the values of one row and gathers what is wrong with them. */
export type RowReader = {
  readonly row: number
  readonly refusals: readonly Refusal[]
  /** Columns whose broken characters were put right. */
  readonly mended: readonly string[]
  /** The value of a target; undefined for an empty cell and for one that is refused. */
  read<T>(target: Target, reader: (cell: Cell) => Reading<T>): T | undefined
  text(target: Target): string | undefined
  /** The text of a target that must not be empty; the empty text where the row is refused for it. */
  required(target: Target): string
  refuse(target: Target, reason: string): void
  /** Whether the target's cell is empty, so that its default stands in. */
  isDefault(target: Target): boolean
  /** Whether a value of the target was refused. */
  isRefused(target: Target): boolean
  /** The named columns as one key; without names the fallback. */
  key(columns: readonly string[] | undefined, fallback: readonly string[]): string
}

const LONGEST_SHOWN = 200
/** An index entry of PostgreSQL holds 2,700 bytes; longer keys are kept as their hash. */
const LONGEST_KEY = 200
const NOTHING: Found = { cell: null, mended: false, isDefault: true }

export function readRow(row: SourceRow, columns: Columns, mend: boolean): RowReader {
  const refusals: Refusal[] = []
  const refused = new Set<Target>()
  const mendedColumns: string[] = []
  const columnOf = (target: Target) => columns[target]?.column ?? columns[target]?.columns?.join(' + ') ?? target

  function found(target: Target): Found {
    const rule = columns[target]
    return rule ? find(row, rule, mend) : NOTHING
  }

  function refuse(target: Target, reason: string, cell = found(target).cell): undefined {
    refused.add(target)
    refusals.push({ row: row.number, column: columnOf(target), value: textOf(cell).slice(0, LONGEST_SHOWN), reason })
  }

  function read<T>(target: Target, reader: (cell: Cell) => Reading<T>): T | undefined {
    const { cell, mended: isMended } = found(target)
    if (isMended) mendedColumns.push(columnOf(target))
    if (textOf(cell) === '') return undefined
    const reading = reader(cell)
    return 'value' in reading ? reading.value : refuse(target, reading.reason, cell)
  }

  return {
    row: row.number,
    refusals,
    mended: mendedColumns,
    read,
    refuse,
    text: target => read(target, readText),
    required(target) {
      const text = read(target, readText)
      if (text === undefined && !refused.has(target)) refuse(target, 'Is missing.', null)
      return text ?? ''
    },
    isDefault: target => found(target).isDefault,
    isRefused: target => refused.has(target),
    key(names, fallback) {
      const key = JSON.stringify(
        names ? names.map(name => textOf(mend ? mended(row.cell(name)) : row.cell(name))) : fallback,
      )
      return key.length > LONGEST_KEY ? `#${createHash('sha256').update(key).digest('base64url')}` : key
    },
  }
}
