import type { Cell } from '@fairfloor/domain/reading'
import { JSONParser } from '@streamparser/json'
import { columnKey, makeColumnKeys, type Source, type SourceOptions, type SourceRow, UnreadableFile } from './source.ts'
import type { Text } from './text.ts'

/** Largest item in characters; anything longer is not a list of items. */
const LARGEST_ITEM = 4_000_000

/** Reads a JSON document whose items are in a list, or are the values of an object, at the top level or under `items`. */
export function openJson(text: Text, encoding: string, { items }: SourceOptions): Source {
  const path = ['$', ...(items?.split('.') ?? []), '*'].join('.')
  async function* rows() {
    const parser = new JSONParser({ paths: [path], keepStack: false })
    const ready: unknown[] = []
    const itemRow = itemRows()
    let number = 0
    let pending = 0
    parser.onValue = ({ value }) => {
      ready.push(value)
      pending = 0
    }
    for await (const piece of text.pieces) {
      pending += piece.length
      let failure: unknown
      try {
        parser.write(piece)
      } catch (error) {
        failure = error
      }
      for (const item of ready.splice(0)) yield itemRow(++number, item)
      if (failure) throw broken(failure, `after item ${number}`)
      if (pending > LARGEST_ITEM) throw new UnreadableFile('The document is no list of items.')
    }
    if (!parser.isEnded) throw new UnreadableFile(`The document breaks off after item ${number}.`)
    if (number === 0) throw new UnreadableFile(`The document has no items${items ? ` at ${items}` : ''}.`)
  }
  return { format: 'JSON', encoding, columns: undefined, rows: rows(), progress: text.progress }
}

/** Reads JSON lines: one object per line. */
export function openJsonLines(text: Text, encoding: string): Source {
  async function* rows() {
    const itemRow = itemRows()
    let number = 0
    for await (const line of linesOf(text.pieces)) {
      number++
      if (line.trim() !== '') yield itemRow(number, parsed(line, number))
    }
  }
  return { format: 'JSON lines', encoding, columns: undefined, rows: rows(), progress: text.progress }
}

function parsed(line: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw broken(error, `in line ${number}`)
  }
}

async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop()!
    if (rest.length > LARGEST_ITEM)
      throw new UnreadableFile(`A line has more than ${LARGEST_ITEM.toLocaleString('en')} characters.`)
    yield* lines
  }
  if (rest !== '') yield rest
}

const broken = (error: unknown, where: string) =>
  new UnreadableFile(`The JSON is broken ${where}: ${error instanceof Error ? error.message : error}`)

/** Rows of items. Columns are their fields; nested ones are named by path: 'sizes.0.price'. */
function itemRows() {
  const keyOf = makeColumnKeys()
  return (number: number, item: unknown): SourceRow => {
    let byKey: Map<string, unknown> | undefined
    return {
      number,
      names: () => (item !== null && typeof item === 'object' && !Array.isArray(item) ? Object.keys(item) : []),
      cell(column) {
        const direct = fieldOf(item, column) ?? column.split('.').reduce(fieldOf, item)
        if (direct !== undefined) return cellOf(direct)
        byKey ??= new Map(Object.entries(item ?? {}).map(([name, value]) => [columnKey(name), value]))
        return cellOf(byKey.get(keyOf(column)))
      },
    }
  }
}

function cellOf(value: unknown): Cell {
  if (value === undefined || value === null) return null
  return typeof value === 'object' ? JSON.stringify(value) : (value as Cell)
}

const fieldOf = (value: unknown, name: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
