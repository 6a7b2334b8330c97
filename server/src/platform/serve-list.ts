import { csvForms } from '@fairfloor/domain/csv-cell'
import type { Answer, Endpoint, ShapesOf } from '@fairfloor/domain/endpoint'
import type { Language } from '@fairfloor/domain/language'
import { listFile, listFileKinds } from '@fairfloor/domain/list-file'
import * as z from 'zod/mini'
import type { Listed, Part } from './keyset.ts'
import { columnTitles, fileNames } from './list-titles.ts'
import { columnValues } from './list-values.ts'
import type { Platform } from './platform.ts'
import { type Call, serve } from './serve.ts'
import { csvStream, sendText, xlsxStream } from './table-streams.ts'
import { EUROS, type SheetColumn } from './workbook.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Language and time zone of the shop, for files whose reader has chosen none. */
    house: () => { language: Language; timeZone: string }
  }
}

/** Rows that a file reads at once. */
const PART = 2000

type Value = string | number | boolean | null | undefined

/** Title and value of a column; a word is translated, an instant is shown in the shop's time zone. */
export type FileColumn<Row> = readonly [
  title: keyof typeof columnTitles,
  value: (row: Row) => Value,
  as?: 'euros' | 'instant' | 'word',
]

/** A list as a file. */
export type ListFile<Answered, Row> = {
  readonly name: keyof typeof fileNames
  readonly rows: (answer: Answered) => readonly Row[]
  readonly columns: readonly FileColumn<Row>[]
}

/** Arguments of a list: it reads the part that is wanted, wherever the query says that a page goes on. */
export type ListCall<E extends Endpoint> = Pick<Call<E>, 'params' | 'query' | 'viewer' | 'now' | 'request'>

/** Serves a long list in parts, and all that is filtered as CSV and XLSX to those who may read the list. */
export function serveList<E extends Endpoint, Row>(
  platform: Platform,
  endpoint: E,
  shapes: ShapesOf<E>,
  list: (call: ListCall<E>, part: Part) => Promise<Answer<E>> | Answer<E>,
  file: ListFile<Answer<E>, Row>,
): void {
  serve(platform, endpoint, shapes, call => list(call, { place: (call.query as unknown as Part).place }))
  for (const kind of listFileKinds) {
    const shapesOfFile = { ...shapes, answer: z.unknown() }
    serve(platform, listFile(endpoint, kind), shapesOfFile, async given => {
      const { reply, request, viewer, now } = given
      const call = given as unknown as ListCall<E>
      const read = (part: Part) => list(call, { ...part, size: PART })
      // Before the file begins: what is refused or fails here has an answer of its own.
      const first = await read({})
      const { language: usual, timeZone } = platform.server.house()
      const language = viewer?.language ?? usual
      const name = fileNames[file.name][wordIn(language)]
      const type = kind === 'csv' ? 'text/csv; charset=utf-8' : listFile(endpoint, kind).media
      const day = new Intl.DateTimeFormat('sv', { timeZone }).format(now)
      reply.type(type).header('content-disposition', `attachment; filename="${fileName(name)}-${day}.${kind}"`)
      const columns = file.columns.map(column => sheetColumn(column, language, timeZone))
      const rows = partsOf(first, read, file.rows)
      if (kind === 'csv') await sendText(request, reply, csvStream(columns, rows, csvForms.de))
      else await reply.send(await xlsxStream(name, columns, rows))
      return undefined
    })
  }
}

async function* partsOf<Answered, Row>(
  first: Answered,
  read: (part: Part) => Promise<Answered> | Answered,
  rowsOf: (answer: Answered) => readonly Row[],
): AsyncGenerator<readonly Row[]> {
  const { total } = first as Listed
  let answer = first
  for (;;) {
    yield rowsOf(answer)
    const { next } = answer as Listed
    if (next === null) return
    answer = await read({ place: next, total })
  }
}

const YES = ['yes', 'ja'] as const
const NO = ['no', 'nein'] as const

/** Which word of each pair is meant. */
const wordIn = (language: Language) => (language === 'de' ? 1 : 0)

const fileName = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-')

function sheetColumn<Row>([title, value, as]: FileColumn<Row>, language: Language, timeZone: string): SheetColumn<Row> {
  const word = wordIn(language)
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const shown = (one: Value): string | number | null => {
    if (one === null || one === undefined) return null
    if (typeof one === 'boolean') return (one ? YES : NO)[word]
    if (as === 'instant') return clock.format(new Date(one))
    return as === 'word' ? (columnValues[one]?.[word] ?? one) : one
  }
  return {
    title: columnTitles[title][word],
    width: as === undefined ? 28 : 18,
    value: row => shown(value(row)),
    ...(as === 'euros' && { format: EUROS }),
  }
}
