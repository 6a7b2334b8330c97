import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Config, readConfig } from '../server/src/platform/config.ts'
import { lockFolder } from '../server/src/platform/lock.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/**
 * Writes database and files into one `.tar.gz`. A PostgreSQL server goes on serving meanwhile; the embedded database
 * has one process only, so the product has to be stopped.
 * @throws Error that says what stands in the way
 */
export function backup({ databaseUrl, dataDir }: Place, file: string): void {
  if (databaseUrl) {
    inTemporaryFolder(folder => {
      // The database first: a file that is added meanwhile is then kept without a row, never a row without its file.
      run('pg_dump', '--format=custom', '--no-owner', `--file=${join(folder, 'database.dump')}`, databaseUrl)
      const files = existsSync(join(dataDir, 'files')) ? ['-C', dataDir, 'files'] : []
      run('tar', '-czf', resolve(file), '-C', folder, 'database.dump', ...files)
    })
    return
  }
  if (!existsSync(join(dataDir, 'database'))) throw new Error(`There is no database in ${dataDir}.`)
  withLock(dataDir, () => run('tar', '-czf', resolve(file), '--exclude=./lock', '-C', dataDir, '.'))
}

/**
 * Brings a backup back, into an empty PostgreSQL database or a data folder without one.
 * @throws Error that says what stands in the way; nothing has changed then
 */
export function restore({ databaseUrl, dataDir }: Place, file: string): void {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  inTemporaryFolder(folder => {
    run('tar', '-xzf', resolve(file), '-C', folder)
    const dump = join(folder, 'database.dump')
    if (databaseUrl && !existsSync(dump))
      throw new Error(`${file} is a backup of the embedded database: unset DATABASE_URL to restore it.`)
    if (!databaseUrl && existsSync(dump))
      throw new Error(`${file} is a backup of a PostgreSQL server: set DATABASE_URL to restore it.`)
    mkdirSync(dataDir, { recursive: true })
    if (databaseUrl) {
      run('pg_restore', '--no-owner', '--single-transaction', '--exit-on-error', `--dbname=${databaseUrl}`, dump)
      if (existsSync(join(folder, 'files'))) cpSync(join(folder, 'files'), join(dataDir, 'files'), { recursive: true })
      return
    }
    if (existsSync(join(dataDir, 'database')))
      throw new Error(`${dataDir} holds a database already. Move the folder away first.`)
    withLock(dataDir, () => cpSync(folder, dataDir, { recursive: true }))
  })
}

function withLock(dataDir: string, work: () => void): void {
  const unlock = lockFolder(dataDir)
  try {
    work()
  } finally {
    unlock()
  }
}

function inTemporaryFolder(work: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'fairfloor-backup-'))
  try {
    work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(command: string, ...options: string[]): void {
  const { status, stderr, error } = spawnSync(command, options, { encoding: 'utf8' })
  if (error) throw new Error(`${command} could not be started: ${error.message}`)
  if (status !== 0) throw new Error(`${command} failed: ${stderr.trim()}`)
}

if (import.meta.main) {
  const [task, file] = process.argv.slice(2)
  try {
    if (!file || (task !== 'backup' && task !== 'restore'))
      throw new Error('Say where: npm run backup -- FILE.tar.gz, or npm run restore -- FILE.tar.gz')
    const config = readConfig(process.env)
    if (task === 'backup') backup(config, file)
    else restore(config, file)
    console.log(`${task === 'backup' ? 'Written to' : 'Restored from'} ${file}.`)
    if (config.filesUrl) console.log('Uploaded files lie in the bucket of FILES_URL and are not part of it.')
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
