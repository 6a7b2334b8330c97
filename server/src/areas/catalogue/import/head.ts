import { textOf } from '@fairfloor/domain/reading'
import { type Source, type SourceRow, UnreadableFile } from '../../../platform/sheets/source.ts'
import { find } from './cells.ts'
import { type Columns, type Mapping, type Target, WrongMapping } from './mapping.ts'

/** Each of these alone identifies a row. */
const NUMBERS = ['sku', 'ean', 'flavour_erp_id', 'size_erp_id', 'product_erp_id'] as const
const NAMES = ['brand', 'product'] as const

/** Items to inspect where each has its own fields: not every item has all of them. */
const LOOKED_AT = 100
const MOST_SHOWN = 50

/**
 * Refuses a file that is not a price list before reading all of it: one without the required columns.
 * @returns the source with all of its rows
 * @throws UnreadableFile, WrongMapping with the columns needed, the columns found, and the sheet that was read
 */
export async function guardHead(source: Source, columns: Columns, mapping: Mapping): Promise<Source> {
  if (!isEnough(target => columns[target] !== undefined)) {
    const [Wrong, wrong, whose] = mapping.columns
      ? ([WrongMapping, 'The mapping names no column for', "The file's"] as const)
      : ([UnreadableFile, 'The file has no column', 'Its'] as const)
    const there = source.columns ? ` ${whose} columns are: ${listed(source.columns)}.` : ''
    throw new Wrong(`${wrong} ${missingOf(columns)}.${there} ${NEEDED}${await sheetsOf(source)}`)
  }
  if (source.columns) return source
  const { first, all } = await beginningOf(source.rows)
  const isSaid = (row: SourceRow, target: Target) => {
    const rule = columns[target]
    return rule !== undefined && textOf(find(row, rule, false).cell) !== ''
  }
  if (first.length > 0 && !first.some(row => isEnough(target => isSaid(row, target)))) {
    const fields = first[0]!.names?.() ?? []
    const there = fields.length > 0 ? `The first one has: ${listed(fields)}.` : 'The first one is no object.'
    throw new UnreadableFile(`The items have no brand, product, sku or ean. ${there} ${NEEDED}`)
  }
  return { ...source, rows: all }
}

const NEEDED = 'A row needs brand and product, or sku or ean alone.'

const isEnough = (has: (target: Target) => boolean): boolean => NAMES.every(has) || NUMBERS.some(has)

/** A similar name that would provide the missing column. */
function missingOf(columns: Columns): string {
  const missing = NAMES.filter(target => columns[target] === undefined)
  return missing.length === 1 ? missing[0]! : 'brand, product, sku or ean'
}

/** The first names of a header, as many as are readable in a message. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_SHOWN).map(name => (name.length > MOST_SHOWN ? `${name.slice(0, 49)}…` : name))
  return `${shown.join(', ')}${names.length > MOST_SHOWN ? `, and ${names.length - MOST_SHOWN} more` : ''}`
}

async function sheetsOf({ sheets }: Source): Promise<string> {
  if (!sheets) return ''
  const { read, others } = await sheets()
  const rest =
    others.length > 0
      ? `the others are: ${others.join(', ')}. A mapping can name one as \`sheet\``
      : 'there is no other'
  return ` Sheet ${read} was read; ${rest}.`
}

/** The first rows, and an iterator over all of them. */
async function beginningOf(rows: AsyncIterable<SourceRow>) {
  const iterator = rows[Symbol.asyncIterator]()
  const first: SourceRow[] = []
  let failure: unknown
  try {
    while (first.length < LOOKED_AT) {
      const next = await iterator.next()
      if (next.done) break
      first.push(next.value)
    }
  } catch (error) {
    // A file that breaks off is imported up to that point.
    if (first.length === 0) throw error
    failure = error
  }
  async function* all(): AsyncGenerator<SourceRow> {
    yield* first
    if (failure) throw failure
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return { first, all: all() }
}
