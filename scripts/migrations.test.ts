import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { faultsIn, keep, MIGRATIONS, nextMigration } from './migrations.ts'

let folder: string

/** Each migration with when it was written. */
const journal = (...entries: [tag: string, when: number][]) =>
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ entries: entries.map(([tag, when]) => ({ tag, when })) }),
  )
const write = (file: string, text = '') => writeFileSync(join(folder, file), text)

/** Two migrations that have landed. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairfloor-migrations-'))
  mkdirSync(join(folder, 'meta'))
  write('landed.sha256')
  write('0000_foundation.sql', 'CREATE TABLE "stock" ();')
  write('0001_count_stock.sql', 'ALTER TABLE "stock" ADD COLUMN "quantity" integer CHECK ("quantity" > 0);')
  write('meta/0001_snapshot.json')
  journal(['0000_foundation', 1], ['0001_count_stock', 2])
  keep(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('migrations are as they landed, with the line ends of either system', () => {
  expect(faultsIn(folder)).toEqual([])
  write('0000_foundation.sql', 'CREATE TABLE\r\n"stock" ();\r\n')
  writeFileSync(join(folder, 'landed.sha256'), '')
  keep(folder)
  write('0000_foundation.sql', 'CREATE TABLE\n"stock" ();\n')
  expect(faultsIn(folder)).toEqual([])
})

test('one that has landed is neither edited nor deleted, and noting new ones does not hide that', () => {
  write('0001_count_stock.sql', 'ALTER TABLE "stock" ADD COLUMN "quantity" integer;')
  keep(folder)
  expect(faultsIn(folder)).toEqual([expect.stringMatching(/^0001_count_stock\.sql was changed\..* is never edited/)])
  rmSync(join(folder, '0001_count_stock.sql'))
  keep(folder)
  expect(faultsIn(folder)).toContainEqual(expect.stringMatching(/^0001_count_stock\.sql is gone\./))
})

test('a new one is noted by one command, which leaves the newest snapshot alone', () => {
  write('0002_move_stock.sql', 'CREATE TABLE "moves" ();')
  write('meta/0002_snapshot.json')
  journal(['0000_foundation', 1], ['0001_count_stock', 2], ['0002_move_stock', 3])
  expect(faultsIn(folder)).toEqual([
    '0002_move_stock.sql is new. Read its SQL, then `npm run db:keep`.',
    'Only 0002_snapshot.json has to be in meta: `npm run db:keep`.',
  ])
  keep(folder)
  expect(faultsIn(folder)).toEqual([])
  write('0002_move_stock.sql', 'CREATE TABLE "movements" ();')
  expect(faultsIn(folder)).toEqual([expect.stringMatching(/^0002_move_stock\.sql was changed\./)])
})

test('each runs everywhere: the journal names it, and no earlier time than that of the one before', () => {
  write('0002_move_stock.sql', 'CREATE TABLE "moves" ();')
  keep(folder)
  expect(faultsIn(folder)).toEqual(['0002_move_stock.sql never runs: meta/_journal.json does not name it.'])
  write('meta/0002_snapshot.json')
  journal(['0000_foundation', 1], ['0001_count_stock', 4], ['0002_move_stock', 3], ['0003_gone', 5])
  expect(faultsIn(folder)).toEqual([
    'meta/_journal.json names 0003_gone.sql, which is not there.',
    '0002_move_stock.sql never runs where the one before it has: its time in the journal is not later.',
    'Only 0003_snapshot.json has to be in meta: `npm run db:keep`.',
  ])
})

/** The newest snapshot of the project's migrations, changed. */
function changeSnapshot(change: (text: string) => string): void {
  const [file] = globSync('*_snapshot.json', { cwd: join(MIGRATIONS, 'meta') })
  cpSync(join(MIGRATIONS, 'meta'), join(folder, 'meta'), { recursive: true })
  rmSync(join(folder, 'meta/0001_snapshot.json'))
  write(`meta/${file}`, change(readFileSync(join(MIGRATIONS, 'meta', file!), 'utf8')))
}

test('what the tables say and no migration does is told as SQL', () => {
  changeSnapshot(text => {
    const schema = JSON.parse(text)
    delete schema.tables['public.complaints'].checkConstraints.complaints_quantity
    return JSON.stringify(schema)
  })
  expect(nextMigration(folder)).toBe(
    'ALTER TABLE "complaints" ADD CONSTRAINT "complaints_quantity" CHECK ("complaints"."quantity" > 0);',
  )
})

test('a snapshot that cannot be read is told, as nothing was compared', () => {
  changeSnapshot(text => `${text}!`)
  expect(nextMigration(folder)).toMatch(/JSON/)
})
