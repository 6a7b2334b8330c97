import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { lockFolder } from '../server/src/platform/lock.ts'
import { backup, restore } from './backup.ts'
import { type Postgres, startPostgres } from './postgres.ts'

/** What npm gives Node to run a script of the project. */
const scriptsOf = (name: string): string[] => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  const [node, ...args] = scripts[name].split(' ')
  expect(node).toBe('node')
  return args
}

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

  test('everything in the data folder comes back, the lock does not (FF-306)', async () => {
    await backup({ databaseUrl: undefined, dataDir }, file)
    rmSync(dataDir, { recursive: true })
    await restore({ databaseUrl: undefined, dataDir }, file)
    expect(readFileSync(join(dataDir, 'database/PG_VERSION'), 'utf8')).toBe('17')
    expect(readFileSync(join(dataDir, 'files/media/a.webp'), 'utf8')).toBe('a picture')
    lockFolder(dataDir)()
  })

  test('npm run backup writes it, npm run restore reads it, and both say so', () => {
    // run.mjs imports the command where its own Node is the project's, and starts the project's otherwise.
    const npm = (task: string) =>
      execFileSync(process.execPath, [...scriptsOf(task), file], {
        cwd: join(import.meta.dirname, '..'),
        env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      })
    expect(npm('backup').toString()).toBe(`Written to ${file}.\n`)
    rmSync(dataDir, { recursive: true })
    expect(npm('restore').toString()).toBe(`Restored from ${file}.\n`)
    expect(readFileSync(join(dataDir, 'database/PG_VERSION'), 'utf8')).toBe('17')
  })

  test('nobody else can read it from its first byte on, whatever was there before (FF-335)', async () => {
    const modes = join(folder, 'modes')
    const bin = join(folder, 'bin')
    mkdirSync(bin)
    writeFileSync(
      join(bin, 'tar'),
      `#!/bin/sh\nstat -c %a-%s ${file}.part > ${modes}\nPATH=$OLD_PATH exec tar "$@"\n`,
      {
        mode: 0o755,
      },
    )
    vi.stubEnv('OLD_PATH', process.env.PATH)
    vi.stubEnv('PATH', `${bin}${delimiter}${process.env.PATH}`)
    for (const name of [file, `${file}.part`]) {
      writeFileSync(name, 'an old one')
      chmodSync(name, 0o644)
    }
    const mask = process.umask(0)
    await backup({ databaseUrl: undefined, dataDir }, file)
    process.umask(mask)
    vi.unstubAllEnvs()
    expect(readFileSync(modes, 'utf8').trim()).toBe('600-0')
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
    expect(readdirSync(folder)).not.toContain(basename(`${file}.part`))
  })

  test('a backup that fails leaves the one before as it was', async () => {
    await backup({ databaseUrl: undefined, dataDir }, file)
    const before = readFileSync(file)
    vi.stubEnv('PATH', folder)
    await expect(backup({ databaseUrl: undefined, dataDir }, file)).rejects.toThrow(/tar could not be started/)
    vi.unstubAllEnvs()
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(readdirSync(folder)).not.toContain(basename(`${file}.part`))
  })

  test('one that lies in the data folder does not hold itself', async () => {
    const inside = join(dataDir, 'backup.tar.gz')
    for (let time = 0; time < 2; time++) await backup({ databaseUrl: undefined, dataDir }, inside)
    const names = execFileSync('tar', ['-tzf', inside], { encoding: 'utf8' })
    expect(names).toContain('./database/PG_VERSION')
    expect(names).not.toContain('backup.tar.gz')
  })

  test('a folder that the running product holds is refused', async () => {
    const unlock = lockFolder(dataDir)
    await expect(backup({ databaseUrl: undefined, dataDir }, file)).rejects.toThrow(/is in use by process/)
    unlock()
  })

  test('a folder with a database is not overwritten', async () => {
    await backup({ databaseUrl: undefined, dataDir }, file)
    writeFileSync(join(dataDir, 'database/PG_VERSION'), 'newer')
    await expect(restore({ databaseUrl: undefined, dataDir }, file)).rejects.toThrow(/holds a database already/)
    expect(readFileSync(join(dataDir, 'database/PG_VERSION'), 'utf8')).toBe('newer')
  })

  test('it does not go into a PostgreSQL server', async () => {
    await backup({ databaseUrl: undefined, dataDir }, file)
    await expect(restore({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir }, file)).rejects.toThrow(
      /unset DATABASE_URL/,
    )
  })

  test('without a database there is nothing to back up', async () => {
    rmSync(join(dataDir, 'database'), { recursive: true })
    await expect(backup({ databaseUrl: undefined, dataDir }, file)).rejects.toThrow(/no database/)
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

  test('rows and files come back into an empty database, once (FF-306, FF-336)', async () => {
    await backup({ databaseUrl: address('shop'), dataDir }, file)
    const elsewhere = join(folder, 'elsewhere')
    await restore({ databaseUrl: address('empty'), dataDir: elsewhere }, file)
    expect(psql('empty', 'select number from orders')).toBe('A-1')
    expect(readFileSync(join(elsewhere, 'files/media/a.webp'), 'utf8')).toBe('a picture')

    psql('empty', "insert into orders values ('A-2')")
    await expect(restore({ databaseUrl: address('empty'), dataDir: elsewhere }, file)).rejects.toThrow(
      'The database empty is not empty, it holds public.orders: restore the backup into an empty one.',
    )
    expect(psql('empty', 'select count(*) from orders')).toBe('2')
  })

  test('a database that holds nothing but a schema is refused too (FF-336)', async () => {
    await backup({ databaseUrl: address('shop'), dataDir }, file)
    psql('postgres', 'create database started')
    psql('started', 'create schema drizzle')
    await expect(restore({ databaseUrl: address('started'), dataDir }, file)).rejects.toThrow(
      'The database started is not empty, it holds drizzle: restore the backup into an empty one.',
    )
  })

  test('the password is in no command line, in whichever place of the address it stands (FF-335)', async () => {
    const seen = join(folder, 'seen')
    const bin = join(folder, 'bin')
    mkdirSync(bin)
    for (const program of ['pg_dump', 'pg_restore', 'tar'])
      writeFileSync(
        join(bin, program),
        `#!/bin/sh\necho "${program} $PGPASSWORD" "$@" >> ${seen}\nPATH=${programs}:$OLD_PATH exec ${program} "$@"\n`,
        { mode: 0o755 },
      )
    const path = process.env.PATH
    vi.stubEnv('OLD_PATH', path)
    vi.stubEnv('PATH', `${bin}${delimiter}${path}`)
    for (const name of ['target', 'second']) psql('postgres', `create database ${name}`)
    const inside = Object.assign(new URL(address('shop')), { password: 'p%40ss word' }).href
    const beside = (name: string) => `${address(name)}?password=p%40ss%20word&application_name=a%20b`
    await backup({ databaseUrl: inside, dataDir }, file)
    await restore({ databaseUrl: beside('target'), dataDir }, file)
    await backup({ databaseUrl: beside('target'), dataDir }, file)
    await restore({ databaseUrl: Object.assign(new URL(inside), { pathname: '/second' }).href, dataDir }, file)
    vi.stubEnv('PATH', path)
    expect(psql('second', 'select number from orders')).toBe('A-1')
    const lines = readFileSync(seen, 'utf8').trim().split('\n')
    const ofPostgres = lines.filter(line => line.startsWith('pg_'))
    expect(ofPostgres).toHaveLength(4)
    for (const line of ofPostgres) expect(line).toMatch(/^pg_\w+ p@ss word /)
    for (const line of lines) expect(line.replace(/^pg_\w+ p@ss word /, '')).not.toMatch(/p(@|%40)ss/)
  })

  test('it does not go into the embedded database', async () => {
    await backup({ databaseUrl: address('shop'), dataDir }, file)
    await expect(restore({ databaseUrl: undefined, dataDir }, file)).rejects.toThrow(/set DATABASE_URL/)
  })
})
