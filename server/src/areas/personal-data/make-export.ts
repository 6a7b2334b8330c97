import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportStateOf } from '@fairfloor/domain/personal-data/export'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import type { PersonalRows } from '../../platform/personal.ts'
import type { Platform } from '../../platform/platform.ts'
import { scratchFolder } from '../../platform/scratch.ts'
import { transaction } from '../../platform/transaction.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { accountOf, findUser, readersById } from '../people/index.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import { archiveOf } from './archive.ts'
import { exportMail } from './mail-texts.ts'
import { dataExports } from './tables.ts'

const QUEUE = 'data-export'
const TOPIC = 'personal-data.asked'
const KIND = 'data-export'

type Job = { readonly id: number }

type Deps = {
  readonly catalogue: Catalogue
  readonly shop: LiveShop
  readonly letters: Letters
  readonly lists: readonly PersonalRows[]
}

/** Has an export made, once the transaction has committed. */
export const askFor = (tx: Db, id: number): Promise<void> => publish(tx, TOPIC, { id } satisfies Job)

/** Makes the exports that were asked for, by jobs, and mails those who asked. */
export function makeExports(platform: Platform, deps: Deps): void {
  const { later, jobs, clock, backgroundDb: db } = platform
  const send = async (tx: Db, { id }: Job) => {
    if (!(await jobs.isOpen(tx, QUEUE, { id }))) await jobs.send(tx, QUEUE, { id })
  }
  later.afterEvent<Job>(TOPIC, 'data-export', send)
  later.findAgain<number>('exports without job', {
    async find(from) {
      const now = clock()
      const unmade = await from.select().from(dataExports).where(isNull(dataExports.readyAt))
      return unmade.filter(one => exportStateOf(one, now) === 'under way').map(({ id }) => id)
    },
    settle: (tx, id) => send(tx, { id }),
  })
  later.job<Job>(QUEUE, ({ id }) => makeExport({ ...platform, db }, deps, id))
}

/** Gathers all in a temporary file, stores it, and says so; a job that runs twice does so once. */
async function makeExport(
  { db, files, clock, config }: Pick<Platform, 'db' | 'files' | 'clock' | 'config'>,
  { catalogue, shop, letters, lists }: Deps,
  id: number,
): Promise<void> {
  const [asked] = await db.select().from(dataExports).where(eq(dataExports.id, id))
  if (!asked || asked.readyAt) return
  const { languages, name: shopName } = shop.current()
  const user = await findUser(db, asked.userId)
  const [reader] = await readersById(db, languages, [asked.userId])
  if (!user || !reader) return
  const { customerId } = user
  const person = { userId: user.id, account: accountOf(user.email), customerId }
  const open = lists.filter(({ needs }) => needs.every(right => customerId !== null && user.rights.includes(right)))
  const rights = [...new Set(open.flatMap(({ needs }) => needs))]
  const source = { db, files, catalogue }
  const zip = archiveOf(source, { person, lists: open, language: reader.language, shopName, at: clock() })

  const folder = await scratchFolder('export')
  try {
    const path = join(folder, 'data.zip')
    await pipeline(Readable.fromWeb(zip as never), createWriteStream(path, { mode: 0o600 }))
    const bytes = (await stat(path)).size
    const file = await nameFile(db, id)
    if (file === undefined) return
    await files.putFile(file, path, 'application/zip')
    const isDone = await transaction(db, async tx => {
      const made = await tx
        .update(dataExports)
        .set({ readyAt: clock(), bytes, rights })
        .where(isUnmade(id))
        .returning({ id: dataExports.id })
      if (made.length === 0) return false
      await letters.write(tx, { kind: KIND, to: reader, content: exportMail(reader.language, config.publicUrl) })
      return true
    })
    // Another run has finished it with the same name, or its user is gone.
    if (!isDone && (await db.$count(dataExports, eq(dataExports.id, id))) === 0) await files.remove(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * The name of an export's file, kept before the file: a run that breaks off leaves nothing behind that no row knows.
 * @returns undefined where it is made already, or gone
 */
async function nameFile(db: Db, id: number): Promise<string | undefined> {
  const name = `exports/${randomUUID()}.zip`
  const [named] = await db
    .update(dataExports)
    .set({ file: sql`coalesce(${dataExports.file}, ${name})` })
    .where(isUnmade(id))
    .returning({ file: dataExports.file })
  return named?.file ?? undefined
}

const isUnmade = (id: number) => and(eq(dataExports.id, id), isNull(dataExports.readyAt))
