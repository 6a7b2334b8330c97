import { CsvError, type InfoRecord, parse } from 'csv-parse'
import { type Source, type SourceOptions, tableSource, UnreadableFile } from './source.ts'
import type { Text } from './text.ts'

const DELIMITERS = [',', ';', '\t', '|']
/** Characters of one row: beyond it a quote was never closed. */
const LONGEST_ROW = 1_000_000

/** Reads a table of separated values: quotes and line breaks as in RFC 4180, the delimiter is found in the first line. */
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
    // Taken here: a stream that breaks off throws away what it has read and not given yet.
    on_record(cells: string[], { lines }: InfoRecord) {
      // `lines` counts to the end of the row; a row is named by where it begins.
      ready.push({ number: number + 1, cells })
      number = lines
      return null
    },
  })
  // What breaks comes with the write that it breaks on.
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

/** The separator that stands most often in the first line, outside of quotes. */
function delimiterOf(head: string): string {
  const line = head.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1)[0] ?? ''
  const count = (delimiter: string) => line.split(delimiter).length
  return DELIMITERS.reduce((best, each) => (count(each) > count(best) ? each : best))
}
