import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.ts'

/** The oldest supported PostgreSQL, in its own numbering (docs/operations.md). */
const oldest = 15

export type Postgres = {
  readonly url: string
  readonly version: string
  /** Folder of its programs: psql, pg_dump … */
  readonly programs: string
  /** Restarts it, as an operator does or as after a crash; clients are not waited for. */
  restart(how: 'fast' | 'immediate'): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL server of this machine in a temporary folder, with durability switched off.
 * @param given settings that add to or replace the usual ones
 * @returns the server, or why there is none
 */
export async function startPostgres(
  given: Readonly<Record<string, string>> = {},
): Promise<Postgres | { readonly missing: string }> {
  const found = findBinaries()
  if ('missing' in found) return found
  const user = unprivileged()
  if (!user) return { missing: 'PostgreSQL refuses to run as root, and there is no user postgres or nobody' }

  const folder = mkdtempSync(join(tmpdir(), 'fairfloor-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid)
  const data = join(folder, 'data')
  const env = { ...process.env, LC_ALL: 'C' }
  const made = spawnSync(
    join(found.folder, 'initdb'),
    ['-D', data, '-U', 'fairfloor', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, env, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) {
    remove()
    return { missing: `initdb failed: ${(made.stderr ?? made.error?.message ?? '').trim()}` }
  }

  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    port,
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    ...given,
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const launch = () => spawn(join(found.folder, 'postgres'), ['-D', data, ...options], { ...user, env, cwd: folder })
  let server = launch()
  // The server ends with this process.
  const atExit = () => {
    server.kill('SIGQUIT')
    remove()
  }
  process.once('exit', atExit)
  const problem = await readiness(server)
  if (problem) {
    atExit()
    return { missing: `PostgreSQL did not start: ${problem}` }
  }
  return {
    url: `postgres://fairfloor@127.0.0.1:${port}/postgres`,
    version: found.version,
    programs: found.folder,
    restart: async how => {
      await end(server, how)
      server = launch()
      const trouble = await readiness(server)
      if (trouble) throw new Error(`PostgreSQL did not start again: ${trouble}`)
    },
    stop: async () => {
      await end(server, 'fast')
      process.off('exit', atExit)
      remove()
    },
  }
}

/** PostgreSQL's fast shutdown does not wait for clients; the immediate one waits for nothing and recovers at the next start. */
async function end(server: ChildProcess, how: 'fast' | 'immediate'): Promise<void> {
  const ended = new Promise(resolve => server.once('exit', resolve))
  if (server.exitCode === null && server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')) await ended
}

/** The newest server in PATH or in the usual folders of distributions. */
function findBinaries(): { folder: string; version: string } | { missing: string } {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync(['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql@*/bin']),
  ]
  const servers = folders
    .filter(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
    .map(folder => ({ folder, version: versionOf(join(folder, 'postgres')) }))
    .sort((a, b) => Number.parseFloat(b.version) - Number.parseFloat(a.version))
  const [newest] = servers
  if (!newest) return { missing: 'no PostgreSQL server was found on this machine' }
  if (Number.parseInt(newest.version, 10) < oldest)
    return { missing: `the newest PostgreSQL found is ${newest.version}, older than ${oldest}` }
  return newest
}

function versionOf(postgres: string): string {
  return /[\d.]+/.exec(execFileSync(postgres, ['--version'], { encoding: 'utf8' }))?.[0] ?? '0'
}

/** User to run the server as: ourselves, or as root one of the users of every system. */
function unprivileged(): { uid?: number; gid?: number } | undefined {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map(part => spawnSync('id', [part, name], { encoding: 'utf8' }).stdout?.trim())
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}

/** @returns undefined once it accepts connections, or its output if it ended before */
function readiness(server: ChildProcess): Promise<string | undefined> {
  return new Promise(resolve => {
    let log = ''
    server.stderr?.on('data', text => {
      log += text
      if (log.includes('ready to accept connections')) resolve(undefined)
    })
    server.once('error', error => resolve(error.message))
    server.once('exit', () => resolve(log.trim()))
  })
}
