import { csvForms } from '@fairfloor/domain/csv-cell'
import type { Language } from '@fairfloor/domain/language'
import { makeZip } from 'client-zip'
import type { Db } from '../../platform/database.ts'
import type { Files } from '../../platform/files.ts'
import type { Person, PersonalRows } from '../../platform/personal.ts'
import { csvStream } from '../../platform/table-streams.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { archiveTexts } from './archive-texts.ts'
import { openColumns, pagesOf, type Row } from './read-rows.ts'

type Source = {
  readonly db: Db
  readonly files: Pick<Files, 'stream'>
  readonly catalogue: Catalogue
}

type Asked = {
  readonly person: Person
  readonly lists: readonly PersonalRows[]
  readonly language: Language
  readonly shopName: string
  readonly at: Date
}

/** A ZIP of JSON and CSV files, and of the files that the person has sent. It is made while it is read: no list stands in memory whole. */
export const archiveOf = (source: Source, asked: Asked): ReadableStream<Uint8Array> => makeZip(entries(source, asked))

async function* entries({ db, files, catalogue }: Source, { person, lists, language, shopName, at }: Asked) {
  const lastModified = at
  const t = archiveTexts[language]
  yield { name: t.readMe, lastModified, input: t.about(shopName, at) }
  for (const list of lists) {
    const { value: first } = await pagesOf(db, list, person).next()
    if (!first) continue
    const describe = named(list, catalogue)
    const pages = () => described(pagesOf(db, list, person), describe)
    yield { name: `${list.what}.json`, lastModified, input: jsonOf(pages()) }
    const titles = Object.keys(describe(first[0]))
    const columns = titles.map(title => ({ title, width: 0, value: (row: Row) => cellOf(row[title]) }))
    yield { name: `${list.what}.csv`, lastModified, input: csvStream(columns, pages(), csvForms[language]) }
    const { file } = list
    if (!file) continue
    for await (const rows of pagesOf(db, list, person))
      for (const row of rows) {
        const found = await files.stream(file.stored(String(row[file.column.name])))
        // It may have been deleted since the page was read.
        if (found) yield { name: `${list.what}/${row.id}.${file.ending}`, lastModified, input: found.body }
      }
  }
}

async function* described(pages: AsyncIterable<Row[]>, describe: (row: Row) => Row) {
  for await (const rows of pages) yield rows.map(describe)
}

async function* jsonOf(pages: AsyncIterable<Row[]>) {
  let before = '[\n'
  for await (const rows of pages) {
    yield before + rows.map(row => JSON.stringify(row, null, 1)).join(',\n')
    before = ',\n'
  }
  yield '\n]\n'
}

/** A row as its owner may read it, with the goods that it names by number. */
function named(list: PersonalRows, catalogue: Catalogue): (row: Row) => Row {
  const names = openColumns(list).map(({ name }) => name)
  return row => ({
    ...Object.fromEntries(names.map(name => [name, isNothing(row[name]) ? undefined : row[name]])),
    ...('flavour_id' in row ? goodsOf(catalogue, { flavour: row.flavour_id }) : {}),
    ...('size_id' in row ? goodsOf(catalogue, { size: row.size_id }) : {}),
  })
}

/** As extras of most lines are. */
const isNothing = (value: unknown) => typeof value === 'object' && JSON.stringify(value) === '{}'

function goodsOf(catalogue: Catalogue, { flavour, size }: { flavour?: unknown; size?: unknown }): Row {
  const { flavours, sizes } = catalogue.snapshot()
  const found = typeof flavour === 'number' ? flavours.get(flavour) : undefined
  const of = found?.size ?? (typeof size === 'number' ? sizes.get(size) : undefined)
  const goods = of && [of.product.brand.name, of.product.name, of.name, found?.name].filter(Boolean).join(', ')
  return { ...(flavour === undefined ? {} : { sku: found?.sku ?? null }), goods: goods ?? null }
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number') return value
  return value instanceof Date ? value.toISOString() : JSON.stringify(value)
}
