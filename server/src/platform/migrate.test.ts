import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { migrate } from './database.ts'
import { testDatabase } from './testing/database.ts'

/** After all that the project has. */
const WHEN = Date.UTC(3000, 0)

/** A folder with one migration, as drizzle writes it. */
function migrationOf(statements: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairfloor-migration-'))
  mkdirSync(join(folder, 'meta'))
  writeFileSync(join(folder, '0000_late.sql'), statements.join(';--> statement-breakpoint\n'))
  const entries = [{ idx: 0, version: '7', when: WHEN, tag: '0000_late', breakpoints: true }]
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
  return folder
}

test.skipIf(inject('templateFile') !== undefined)(
  'a migration that meets a deadlock with the version before is made again, and what that wrote is kept (FF-936)',
  async () => {
    const { db, pools, url, close } = await testDatabase()
    await db.execute('create table first (id int)')
    await db.execute('create table second (id int)')
    const before = new pg.Client({ connectionString: url })
    await before.connect()
    await before.query('begin')
    await before.query('insert into second values (1)')
    const folder = migrationOf(['alter table first add column more int', 'alter table second add column more int'])
    const client = await pools!.db.connect()
    const migrating = migrate(client, folder)
    const waiting = async () =>
      (await before.query("select 1 from pg_locks where relation = 'second'::regclass and not granted")).rowCount
    await expect.poll(waiting, { timeout: 20_000, interval: 20 }).toBe(1)
    // The migration has waited for longer, so it is the victim.
    await before.query('insert into first values (1)')
    await before.query('commit')
    await migrating
    for (const table of ['first', 'second'])
      expect((await before.query(`select id, more from ${table}`)).rows).toEqual([{ id: 1, more: null }])
    await before.query('drop table first, second')
    await before.query('delete from drizzle.__drizzle_migrations where created_at = $1', [WHEN])
    await before.end()
    client.release()
    await close()
    rmSync(folder, { recursive: true })
  },
)
