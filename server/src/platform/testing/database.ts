import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { Logger } from 'drizzle-orm/logger'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openEmbedded, openServer } from '../database.ts'
import { EMPTY } from './emptied.ts'
import { noteLock } from './locks-taken.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a migrated embedded database, or undefined on a PostgreSQL server. */
    templateFile: string | undefined
    /** Name of a migrated database on the PostgreSQL server. */
    templateName: string | undefined
  }
}

/** A machine busy with other tests must not look like a server that hangs. */
const PATIENT = { most: 10, patienceMs: 120_000 }

export type TestDatabase = Database & {
  /** Address of the copy on a PostgreSQL server. */
  readonly url: string | undefined
  /**
   * Statements since the last `counted` call, without BEGIN and COMMIT, and without those by which the outbox delivers in
   * its own time; the first call begins to keep them.
   */
  counted(): string[]
}

let copies = 0
/** Databases returned by earlier tests of this worker, with their connections: to open them takes as long as the app itself. */
const free: TestDatabase[] = []

/** A migrated database outside this process, so that processes can be started on it and killed. */
export type LastingDatabase = {
  /** The settings with which a server process opens it. */
  readonly env: Record<string, string>
  remove(): Promise<void>
}

export async function lastingDatabase(): Promise<LastingDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'fairfloor-lasting-'))
  const file = inject('templateFile')
  if (file) {
    const pglite = new PGlite(join(folder, 'database'), { loadDataDir: new Blob([readFileSync(file)]) })
    await pglite.waitReady
    await pglite.close()
    return { env: { DATA_DIR: folder }, remove: async () => rmSync(folder, { recursive: true }) }
  }
  const { url, drop } = await serverCopy()
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url },
    async remove() {
      await drop()
      rmSync(folder, { recursive: true })
    },
  }
}

type ServerDatabase = { url: string; drop(): Promise<void> }

/** A copy of the template on the server of `TEST_DATABASE_URL`; removed with the template when the run ends. */
const serverCopy = (): Promise<ServerDatabase> => createdFrom(inject('templateName'))

/** A database of that server without any table. */
export const bareDatabase = (): Promise<ServerDatabase> => createdFrom('template0')

async function createdFrom(template: string | undefined): Promise<ServerDatabase> {
  const name = `${inject('templateName')}_${process.pid}_${++copies}`
  const base = process.env.TEST_DATABASE_URL!
  await asAdmin(base, `create database ${name} template ${template}`)
  return {
    url: Object.assign(new URL(base), { pathname: `/${name}` }).href,
    drop: () => asAdmin(base, `drop database if exists ${name} with (force)`),
  }
}

/** An empty migrated database of this run's kind (`TEST_DATABASE_URL` or embedded). */
export async function testDatabase(): Promise<TestDatabase> {
  return free.pop() ?? openCopy()
}

async function openCopy(): Promise<TestDatabase> {
  let statements: string[] | undefined
  const logger: Logger = {
    logQuery(query) {
      noteLock(query)
      if (statements && !/^(begin|commit|rollback|savepoint|release)/i.test(query)) statements.push(query)
    },
  }
  const file = inject('templateFile')
  const url = file ? undefined : (await serverCopy()).url
  const opened = url
    ? await openServer(url, PATIENT, logger)
    : await openEmbedded(new PGlite({ loadDataDir: new Blob([readFileSync(file!)]) }), logger)
  const database: TestDatabase = {
    ...opened,
    url,
    counted() {
      const since = statements ?? []
      statements = []
      return since.filter(text => !/(from|update) "outbox_events"/.test(text))
    },
    async close() {
      for (const pool of Object.values(opened.pools ?? {})) await unused(pool)
      await opened.db.execute(sql.raw(EMPTY))
      statements = undefined
      free.push(database)
    },
  }
  return database
}

/** Waits for statements that a closed app has left behind: they belong to its own data, not to the next test's. */
async function unused(pool: pg.Pool): Promise<void> {
  while (pool.totalCount > pool.idleCount) await once(pool, 'release')
}

/** Runs one statement on a server, beside its other connections. */
async function asAdmin(url: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}
