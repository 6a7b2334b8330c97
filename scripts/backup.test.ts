import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { lockFolder } from '../server/src/platform/lock.ts'
import { backup, restore } from './backup.ts'
import { type Postgres, startPostgres } from './postgres.ts'

let folder: string
let file: string
let dataDir: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairfloor-backup-test-'))
  file = join(folder, 'backup.tar.gz')
  dataDir = join(folder, 'data')
  mkdirSync(join(dataDir, 'files/media'), { recursive: true })
  writeFileSync(join(dataDir, 'files/media/a.webp'), 'a picture')
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('with the embedded database', () => {
  beforeEach(() => {
    mkdirSync(join(dataDir, 'database'))
    writeFileSync(join(dataDir, 'database/PG_VERSION'), '17')
  })

  test('everything in the data folder comes back, the lock does not', () => {
    backup({ databaseUrl: undefined, dataDir }, file)
    rmSync(dataDir, { recursive: true })
    restore({ databaseUrl: undefined, dataDir }, file)
    expect(readFileSync(join(dataDir, 'database/PG_VERSION'), 'utf8')).toBe('17')
    expect(readFileSync(join(dataDir, 'files/media/a.webp'), 'utf8')).toBe('a picture')
    lockFolder(dataDir)()
  })

  test('a folder that the running product holds is refused', () => {
    const unlock = lockFolder(dataDir)
    expect(() => backup({ databaseUrl: undefined, dataDir }, file)).toThrow(/is in use by process/)
    unlock()
  })

  test('a folder with a database is not overwritten', () => {
    backup({ databaseUrl: undefined, dataDir }, file)
    writeFileSync(join(dataDir, 'database/PG_VERSION'), 'newer')
    expect(() => restore({ databaseUrl: undefined, dataDir }, file)).toThrow(/holds a database already/)
    expect(readFileSync(join(dataDir, 'database/PG_VERSION'), 'utf8')).toBe('newer')
  })

  test('it does not go into a PostgreSQL server', () => {
    backup({ databaseUrl: undefined, dataDir }, file)
    expect(() => restore({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir }, file)).toThrow(
      /unset DATABASE_URL/,
    )
  })

  test('without a database there is nothing to back up', () => {
    rmSync(join(dataDir, 'database'), { recursive: true })
    expect(() => backup({ databaseUrl: undefined, dataDir }, file)).toThrow(/no database/)
  })
})

const postgres = await startPostgres()
if ('missing' in postgres) console.log(`Backup on PostgreSQL is not tested: ${postgres.missing}`)

describe.skipIf('missing' in postgres)('with a PostgreSQL server', () => {
  const { url: server, programs, stop } = postgres as Postgres
  const address = (name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href
  const psql = (name: string, statement: string) =>
    execFileSync('psql', [address(name), '-Atqc', statement], { encoding: 'utf8' }).trim()

  beforeAll(() => {
    vi.stubEnv('PATH', `${programs}${delimiter}${process.env.PATH}`)
    psql('postgres', 'create database shop')
    psql('shop', "create table orders (number text); insert into orders values ('A-1')")
    psql('postgres', 'create database empty')
  })

  afterAll(async () => {
    vi.unstubAllEnvs()
    await stop()
  })

  test('rows and files come back into an empty database, once', () => {
    backup({ databaseUrl: address('shop'), dataDir }, file)
    const elsewhere = join(folder, 'elsewhere')
    restore({ databaseUrl: address('empty'), dataDir: elsewhere }, file)
    expect(psql('empty', 'select number from orders')).toBe('A-1')
    expect(readFileSync(join(elsewhere, 'files/media/a.webp'), 'utf8')).toBe('a picture')

    psql('empty', "insert into orders values ('A-2')")
    expect(() => restore({ databaseUrl: address('empty'), dataDir: elsewhere }, file)).toThrow(/already exists/)
    expect(psql('empty', 'select count(*) from orders')).toBe('2')
  })

  test('it does not go into the embedded database', () => {
    backup({ databaseUrl: address('shop'), dataDir }, file)
    expect(() => restore({ databaseUrl: undefined, dataDir }, file)).toThrow(/set DATABASE_URL/)
  })
})
