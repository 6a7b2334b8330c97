import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { type Source, type SourceOptions, tableSource, UnreadableFile } from './source.ts'
import type { Text } from './text.ts'

const DELIMITERS = [',', ';', '\t', '|']
/** Characters of one row: beyond it a quote was never closed. */
const LONGEST_ROW = 1_000_000

/** Reads a table of separated values: quotes and line breaks as in RFC 4180, the delimiter is found in the first line. */
export async function openCsv(text: Text, encoding: string, head: string, options: SourceOptions): Promise<Source> {
  const delimiter = options.delimiter ?? delimiterOf(head)
  async function* table() {
    const parser = Readable.from(text.pieces).pipe(
      parse({
        delimiter,
        bom: true,
        info: true,
        relax_quotes: true,
        relax_column_count: true,
        max_record_size: LONGEST_ROW,
      }),
    )
    let number = 0
    try {
      for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
        // `lines` counts to the end of the row; a row is named by where it begins.
        yield { number: number + 1, cells: record }
        number = info.lines
      }
    } catch (error) {
      if (!(error instanceof CsvError)) throw error
      throw new UnreadableFile(`The table breaks off after line ${number}: ${error.message}`)
    }
  }
  return tableSource(table(), { format: 'CSV', encoding, progress: text.progress, headerRow: options.headerRow })
}

/** The separator that stands most often in the first line, outside of quotes. */
function delimiterOf(head: string): string {
  const line = head.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1)[0] ?? ''
  const count = (delimiter: string) => line.split(delimiter).length
  return DELIMITERS.reduce((best, each) => (count(each) > count(best) ? each : best))
}
