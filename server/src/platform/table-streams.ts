import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setImmediate } from 'node:timers/promises'
import { constants, createGzip } from 'node:zlib'
import { CSV_MARK, type CsvForm, csvCell } from '@fairfloor/domain/csv-cell'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type SheetColumn, written } from './workbook.ts'

/** Lines in parts, each made while the one before is on its way: the whole never stands in memory, and other requests get their turn. */
export type Parts<Line> = AsyncIterable<readonly Line[]> | Iterable<readonly Line[]>

/** A list of any length as CSV. A text that a spreadsheet would calculate gets an apostrophe in front. */
export function csvStream<Line>(columns: readonly SheetColumn<Line>[], parts: Parts<Line>, form: CsvForm): Readable {
  const { delimiter } = form
  async function* bytes() {
    yield Buffer.from(`${CSV_MARK}${columns.map(({ title }) => csvCell(title, form)).join(delimiter)}\r\n`)
    for await (const lines of parts) {
      let text = ''
      for (const line of lines) {
        const cells = columns.map(({ value, format }) => csvCell(value(line), form, format !== undefined))
        text += `${cells.join(delimiter)}\r\n`
      }
      yield Buffer.from(text)
      await setImmediate()
    }
  }
  return Readable.from(bytes(), { objectMode: false })
}

/** Format of a column that stays text when somebody types digits into it. */
export const TEXT = '@'

/** A list of any length as a workbook of one sheet. Texts are text cells, so that none is calculated as a formula. */
export async function xlsxStream<Line>(
  name: string,
  columns: readonly SheetColumn<Line>[],
  parts: Parts<Line>,
): Promise<Readable> {
  // Loaded with the first file: the library of workbooks is large.
  const { writeXlsxStream } = await import('hucre/xlsx')
  async function* rows() {
    yield columns.map(({ title }) => title)
    for await (const lines of parts) {
      for (const line of lines) yield columns.map(({ value }) => written(value(line)))
      await setImmediate()
    }
  }
  const stream = writeXlsxStream(rows(), {
    name,
    columns: columns.map(({ width, format }) => ({ width, ...(format && { numFmt: format }) })),
    freezePane: { rows: 1 },
  })
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>)
}

/** Sends a text of any length, compressed where the reader takes it. */
export async function sendText({ headers }: FastifyRequest, reply: FastifyReply, text: Readable): Promise<void> {
  reply.header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return void (await reply.send(text))
  reply.header('content-encoding', 'gzip')
  const packed = createGzip({ level: constants.Z_BEST_SPEED })
  text.on('error', error => packed.destroy(error))
  packed.on('close', () => text.destroy())
  await reply.send(text.pipe(packed))
}
