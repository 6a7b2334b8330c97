import { createHash } from 'node:crypto'
import * as contract from '@fairfloor/domain/catalogue/import-desk-contract'
import * as shapes from '@fairfloor/domain/catalogue/import-desk-shapes'
import { refuse } from '@fairfloor/domain/catalogue/refusals'
import type { Answer, UploadedFile } from '@fairfloor/domain/endpoint'
import { desc, eq, ilike, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { down, type Part, partOfTable } from '../../../platform/keyset.ts'
import { containing } from '../../../platform/like-pattern.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { type ListCall, serveList } from '../../../platform/serve-list.ts'
import { writeAudit } from '../../back-office/index.ts'
import { peopleById } from '../../people/index.ts'
import { type Mapping, readMapping, WrongMapping } from '../import/mapping.ts'
import { fileImports } from '../import-tables.ts'
import { openImportRunner } from './start-import.ts'

type Row = typeof fileImports.$inferSelect
type View = Answer<typeof contract.getImport>

/** Without a sign of life for so long, the server that ran it has stopped. */
const PATIENCE_MS = 60_000
/** Files that are kept, with their reports. */
const KEPT = 50
const LONGEST_NAME = 200

export type ImportDesk = {
  /** The current edition, whose show prices a file may hold. */
  readonly editionId: () => number | undefined
  /** Called before each part is written to the embedded database; throws where it would run out of space. */
  readonly guardWriting: () => void
}

/** Files that the operator imports in the browser: uploaded, compared, imported; one runs at a time. */
export function serveImportDesk(platform: Platform, { editionId, guardWriting }: ImportDesk): void {
  const { db, files } = platform
  const run = openImportRunner(platform, guardWriting)

  const list = async ({ query: { search }, now }: ListCall<typeof contract.getImports>, part: Part) => {
    const where = search === '' ? undefined : ilike(fileImports.name, containing(search))
    const { rows, listed } = await partOfTable(db, fileImports, { where, order: [down(fileImports.id)], part })
    const people = await uploadersOf(db, rows)
    return { ...listed, imports: rows.map(row => rowView(row, people, now)) }
  }

  serveList(platform, contract.getImports, shapes.getImports, list, {
    name: 'imports',
    rows: ({ imports }) => imports,
    columns: [
      ['name', ({ name }) => name],
      ['written', ({ uploaded_at }) => uploaded_at, 'instant'],
      ['person', ({ uploaded_by }) => uploaded_by],
      ['state', ({ state }) => state, 'word'],
      ['rows', ({ rows }) => rows],
      ['failure', ({ failure }) => failure],
    ],
  })

  serve(platform, contract.getImport, shapes.getImport, async ({ params, now }) =>
    viewOf(db, await found(db, params.id), now),
  )

  serve(platform, contract.uploadImport, shapes.uploadImport, async ({ body, viewer, now, transaction }) => {
    const mapping = mappingIn(body.mapping)
    const { content, filename } = body.file
    if (content.length === 0) throw refuse('wrong_file', { why: 'The file is empty.' }).at('file')
    const file = `imports/${createHash('sha256').update(content).digest('hex').slice(0, 32)}`
    await files.put(file, content, 'application/octet-stream')
    const { row, dropped } = await transaction(async tx => {
      const values = { file, size: content.length, mapping, uploadedAt: now, uploadedBy: viewer.userId }
      const name = filename.trim().slice(-LONGEST_NAME) || 'file'
      const [made] = await tx
        .insert(fileImports)
        .values({ ...values, name, state: 'waiting' })
        .returning()
      await writeAudit(tx, { at: now, userId: viewer.userId, action: 'upload import', subject: name })
      return { row: made!, dropped: await dropOldest(tx) }
    })
    for (const old of dropped) await files.remove(old)
    return viewOf(db, row, now)
  })

  const begin = async (id: number, dryRun: boolean, { userId, now, transaction }: Begun): Promise<View> => {
    const row = await transaction(async tx => {
      await tx.execute(sql`lock table file_imports in share row exclusive mode`)
      const wanted = await found(tx, id)
      const busy = await tx
        .select()
        .from(fileImports)
        .where(inArray(fileImports.state, ['comparing', 'importing']))
      if (busy.some(other => !isInterrupted(other, now))) throw refuse('import_running')
      const state = dryRun ? ('comparing' as const) : ('importing' as const)
      const started = { state, rows: 0, percent: 0, aliveAt: now, error: null, report: null }
      await tx.update(fileImports).set(started).where(eq(fileImports.id, id))
      const action = dryRun ? 'compare import' : 'start import'
      await writeAudit(tx, { at: now, userId, action, subject: wanted.name })
      return { ...wanted, ...started }
    })
    run({ id, dryRun, userId, editionId: editionId() })
    return viewOf(db, row, now)
  }

  serve(platform, contract.compareImport, shapes.compareImport, ({ params, viewer, now, transaction }) =>
    begin(params.id, true, { userId: viewer.userId, now, transaction }),
  )

  serve(platform, contract.startImport, shapes.startImport, ({ params, viewer, now, transaction }) =>
    begin(params.id, false, { userId: viewer.userId, now, transaction }),
  )
}

type Begun = {
  readonly userId: number
  readonly now: Date
  readonly transaction: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
}

async function found(tx: Db, id: number): Promise<Row> {
  const [row] = await tx.select().from(fileImports).where(eq(fileImports.id, id))
  if (!row) throw refuse('not_found')
  return row
}

const isRunning = ({ state }: Row): boolean => state === 'comparing' || state === 'importing'

const isInterrupted = (row: Row, now: Date): boolean =>
  isRunning(row) && (row.aliveAt === null || now.getTime() - row.aliveAt.getTime() > PATIENCE_MS)

/** Booths need the fair's plan, which the terminal checks before it begins. @throws Refusal wrong_file */
function mappingIn(file: UploadedFile | undefined): unknown {
  if (!file) return null
  let mapping: Mapping
  let json: unknown
  try {
    json = JSON.parse(Buffer.from(file.content).toString('utf8'))
    mapping = readMapping(json)
  } catch (error) {
    const why = error instanceof WrongMapping ? error.message : 'The mapping is no JSON.'
    throw refuse('wrong_file', { why }).at('mapping')
  }
  if (mapping.exhibitors.length > 0)
    throw refuse('wrong_file', { why: 'A mapping with exhibitors is imported in the terminal.' }).at('mapping')
  return json
}

/** Forgets all but the newest files. @returns those that no row names any more */
async function dropOldest(tx: Db): Promise<string[]> {
  const old = await tx.select().from(fileImports).orderBy(desc(fileImports.id)).offset(KEPT)
  const gone = old.filter(row => !isRunning(row))
  if (gone.length === 0) return []
  const ids = gone.map(({ id }) => id)
  await tx.delete(fileImports).where(inArray(fileImports.id, ids))
  const files = [...new Set(gone.map(({ file }) => file))]
  const named = await tx.select({ file: fileImports.file }).from(fileImports).where(inArray(fileImports.file, files))
  const stay = new Set(named.map(({ file }) => file))
  return files.filter(file => !stay.has(file))
}

const uploadersOf = (db: Db, found: readonly Row[]) =>
  peopleById(db, [...new Set(found.flatMap(({ uploadedBy }) => uploadedBy ?? []))])

const rowView = (row: Row, people: ReadonlyMap<number, { readonly name: string }>, now: Date) => ({
  id: row.id,
  name: row.name,
  size: row.size,
  uploaded_at: row.uploadedAt.toISOString(),
  uploaded_by: people.get(row.uploadedBy ?? 0)?.name ?? null,
  state: row.state,
  interrupted: isInterrupted(row, now),
  rows: row.rows,
  percent: row.percent,
  failure: row.error,
})

const viewOf = async (db: Db, row: Row, now: Date): Promise<View> => ({
  ...rowView(row, await uploadersOf(db, [row]), now),
  report: reportOf(row.report as View['report']),
})

/** Reports that were kept before placeholders were looked for have none. */
const reportOf = (kept: View['report']): View['report'] => kept && { ...kept, placeholders: kept.placeholders ?? [] }
