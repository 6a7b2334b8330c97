import { CsvError, type InfoRecord, parse } from 'csv-parse'
import { type Source, type SourceOptions, tableSource, UnreadableFile } from './source.ts'
import type { Text } from './text.ts'

const DELIMITERS = [',', ';', '\t', '|']
/** Longest row in characters; beyond it a quote was never closed. */
const LONGEST_ROW = 1_000_000

/** Reads delimited values: quotes and line breaks as in RFC 4180; the delimiter is detected. */
export async function openCsv(text: Text, encoding: string, head: string, options: SourceOptions): Promise<Source> {
  const { headerRow, scoreHeader } = options
  const [, said] = SAID.exec(head) ?? []
  const delimiter = options.delimiter ?? said ?? delimiterOf(head, scoreHeader)
  const table = tableOf(text.pieces, delimiter)
  return tableSource(said === undefined ? table : withoutFirst(table), {
    format: 'CSV',
    encoding,
    progress: text.progress,
    headerRow,
    ...(scoreHeader && { scoreHeader }),
  })
}

async function* tableOf(pieces: AsyncIterable<string>, delimiter: string) {
  const ready: { number: number; cells: string[] }[] = []
  let number = 0
  const parser = parse({
    delimiter,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: LONGEST_ROW,
    // Collected here: a failing stream discards rows that it has read but not emitted.
    on_record(cells: string[], { lines }: InfoRecord) {
      // `lines` counts to the end of the row; rows are numbered by where they begin.
      ready.push({ number: number + 1, cells: cells.map(asText) })
      number = lines
      return null
    },
  })
  // A parse error surfaces at the write that caused it.
  parser.on('error', () => {})
  const step = (write: (done: (error?: Error | null) => void) => void) =>
    new Promise<Error | null | undefined>(resolve => write(resolve))
  let failure: Error | null | undefined
  for await (const piece of pieces) {
    failure = await step(done => parser.write(piece, done))
    yield* ready.splice(0)
    if (failure) break
  }
  failure ??= await step(done => parser.end(done))
  yield* ready.splice(0)
  if (!failure) return
  if (!(failure instanceof CsvError)) throw failure
  throw new UnreadableFile(`The table breaks off after line ${number}: ${failure.message}`)
}

/** Excel's own first line, which says what separates the columns. */
const SAID = /^sep=([^\r\n])\r?\n/i

/** Excel's way to keep a number a text: `="4006381333931"`. */
const asText = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell

async function* withoutFirst<Row>(table: AsyncGenerator<Row>): AsyncGenerator<Row> {
  await table.next()
  yield* table
}

/** Lines that may stand above the column names. */
const MOST_LINES = 30

/** The separator that makes column names of one of the first lines; otherwise the most frequent one in the first line, outside quotes. */
function delimiterOf(head: string, scoreHeader: SourceOptions['scoreHeader']): string {
  const lines = head.split(/\r?\n|\r/, MOST_LINES)
  const named = (delimiter: string) =>
    scoreHeader ? Math.max(...lines.map(line => scoreHeader(line.split(delimiter).map(unquoted)))) : 0
  const [first = ''] = head.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1)
  const count = (delimiter: string) => first.split(delimiter).length
  return DELIMITERS.reduce((best, each) =>
    named(each) > named(best) || (named(each) === named(best) && count(each) > count(best)) ? each : best,
  )
}

const unquoted = (cell: string): string => cell.trim().replace(/^"(.*)"$/, '$1')
