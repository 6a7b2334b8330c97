import { closeSync, cpSync, existsSync, fsyncSync, mkdirSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import type { Config } from '../server/src/platform/config.ts'
import { lockFolder } from '../server/src/platform/lock.ts'
import { connectionOf, requireEmpty, run } from './postgres-programs.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/**
 * Writes database and files into one `.tar.gz` readable only by its owner. A PostgreSQL server keeps serving; the
 * embedded database supports a single process, so the product must be stopped.
 * @throws Error with the reason; an earlier file of this name is kept then
 */
export async function backup({ databaseUrl, dataDir }: Place, file: string): Promise<void> {
  if (databaseUrl) {
    await inTemporaryFolder(async folder => {
      const { url, env } = connectionOf(databaseUrl)
      // The database first: a file added meanwhile is then stored without a row, but no row lacks its file.
      run('pg_dump', ['--format=custom', '--no-owner', `--file=${join(folder, 'database.dump')}`, url], { env })
      const files = existsSync(join(dataDir, 'files')) ? ['-C', dataDir, 'files'] : []
      pack(file, ['-C', folder, 'database.dump', ...files])
    })
    return
  }
  if (!existsSync(join(dataDir, 'database'))) throw new Error(`There is no database in ${dataDir}.`)
  await withLock(dataDir, () => {
    const own = relative(dataDir, resolve(file))
    pack(file, ['--exclude=./lock', `--exclude=./${own}`, `--exclude=./${own}${PART}`, '-C', dataDir, '.'])
  })
}

/**
 * Restores a backup into an empty PostgreSQL database, or a data folder without a database.
 * @throws Error with the reason; nothing has changed then
 */
export async function restore({ databaseUrl, dataDir }: Place, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  await inTemporaryFolder(async folder => {
    run('tar', ['-xzf', resolve(file), '-C', folder])
    const dump = join(folder, 'database.dump')
    if (databaseUrl && !existsSync(dump))
      throw new Error(`${file} is a backup of the embedded database: unset DATABASE_URL to restore it.`)
    if (!databaseUrl && existsSync(dump))
      throw new Error(`${file} is a backup of a PostgreSQL server: set DATABASE_URL to restore it.`)
    if (databaseUrl) {
      await requireEmpty(databaseUrl)
      const { url, env } = connectionOf(databaseUrl)
      run('pg_restore', ['--no-owner', '--single-transaction', '--exit-on-error', `--dbname=${url}`, dump], { env })
      mkdirSync(dataDir, { recursive: true })
      if (existsSync(join(folder, 'files'))) cpSync(join(folder, 'files'), join(dataDir, 'files'), { recursive: true })
      return
    }
    if (existsSync(join(dataDir, 'database')))
      throw new Error(`${dataDir} holds a database already. Move the folder away first.`)
    mkdirSync(dataDir, { recursive: true })
    await withLock(dataDir, () => cpSync(folder, dataDir, { recursive: true }))
  })
}

const PART = '.part'
const OWNER_ONLY = 0o600

/** Writes an archive beside the file and renames it when it is complete. Never readable by others. */
function pack(file: string, options: readonly string[]): void {
  const part = `${resolve(file)}${PART}`
  rmSync(part, { force: true })
  const output = openSync(part, 'wx', OWNER_ONLY)
  try {
    run('tar', ['-czf', '-', ...options], { output })
    fsyncSync(output)
    renameSync(part, file)
  } finally {
    closeSync(output)
    rmSync(part, { force: true })
  }
}

async function withLock(dataDir: string, work: () => void): Promise<void> {
  const unlock = lockFolder(dataDir)
  try {
    work()
  } finally {
    unlock()
  }
}

async function inTemporaryFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fairfloor-backup-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
