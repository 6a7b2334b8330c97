import { CsvError, type InfoRecord, parse } from 'csv-parse'
import { type Source, type SourceOptions, tableSource, UnreadableFile } from './source.ts'
import type { Text } from './text.ts'

const DELIMITERS = [',', ';', '\t', '|']
/** Longest row in characters; beyond it a quote was never closed. */
const LONGEST_ROW = 1_000_000

/** Reads delimited values: quotes and line breaks as in RFC 4180; the delimiter is detected in the first line. */
export async function openCsv(text: Text, encoding: string, head: string, options: SourceOptions): Promise<Source> {
  const delimiter = options.delimiter ?? delimiterOf(head)
  return tableSource(tableOf(text.pieces, delimiter), {
    format: 'CSV',
    encoding,
    progress: text.progress,
    headerRow: options.headerRow,
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
      ready.push({ number: number + 1, cells })
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

/** The most frequent separator in the first line, outside quotes. */
function delimiterOf(head: string): string {
  const line = head.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1)[0] ?? ''
  const count = (delimiter: string) => line.split(delimiter).length
  return DELIMITERS.reduce((best, each) => (count(each) > count(best) ? each : best))
}
