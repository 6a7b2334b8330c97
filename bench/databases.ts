import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../scripts/postgres.ts'

/** What a process needs to open a database of this run. */
export type BenchDatabase = { readonly env: Record<string, string> }

export type Databases = {
  /** Which one it is, for the first line of the report. */
  readonly kind: string
  readonly isServer: boolean
  make(name: string): Promise<BenchDatabase>
  /** A byte-for-byte copy; the original must be closed. */
  copy(from: BenchDatabase, name: string): Promise<BenchDatabase>
  remove(): Promise<void>
}

/** A PostgreSQL server of this machine if there is one, otherwise the embedded database. */
export async function openDatabases(): Promise<Databases> {
  const folder = mkdtempSync(join(tmpdir(), 'fairfloor-bench-'))
  const postgres = await startPostgres()
  if ('missing' in postgres)
    return {
      kind: `embedded PostgreSQL (PGlite); ${postgres.missing}`,
      isServer: false,
      make: async name => ({ env: { DATA_DIR: join(folder, name) } }),
      async copy({ env }, name) {
        const to = join(folder, name)
        cpSync(env.DATA_DIR!, to, { recursive: true })
        return { env: { DATA_DIR: to } }
      },
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    }

  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  // File storage is not measured, so all databases share its folder.
  const envOf = (name: string) => ({
    DATA_DIR: folder,
    DEMO: '1',
    DATABASE_URL: Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href,
  })
  return {
    kind: `PostgreSQL ${postgres.version}`,
    isServer: true,
    async make(name) {
      await admin.query(`create database ${name}`)
      return { env: envOf(name) }
    },
    async copy({ env }, name) {
      await admin.query(`create database ${name} template ${new URL(env.DATABASE_URL!).pathname.slice(1)}`)
      return { env: envOf(name) }
    },
    async remove() {
      await admin.end()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
