import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { demoHouse } from '../demo/orders.ts'
import { demoPeople } from '../demo/people.ts'
import { setUpHouse } from './areas/seller/index.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database.ts'
import { type LastingDatabase, lastingDatabase } from './platform/testing/database.ts'
import { isLongRun } from './platform/testing/run.ts'
import { freePort, statusOf } from './platform/testing/server-process.ts'
import { transaction } from './platform/transaction.ts'

// `npm start` from outside: a clone with everything installed, without a registry. The database does not matter here.
// The short run starts and stops it once.

const NOW = '2031-05-06T12:00:00Z'
const LONG_MS = 180_000
const STOP_MS = 10_000
const project = join(import.meta.dirname, '../..')

/** The caller's Node and npm, without what npm adds before them. */
const path = process.env.PATH!.split(delimiter).filter(folder => !folder.endsWith('node_modules/.bin'))
const callersNode = path.map(folder => join(folder, 'node')).find(existsSync)

const asProcess1 = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc']
const hasNamespaces = spawnSync('unshare', [...asProcess1.slice(1), 'true']).status === 0
const npm = ['npm', 'start']
const npmAsProcess1 = hasNamespaces ? [...asProcess1, ...npm] : npm
const onAnotherNode = [callersNode ?? process.execPath, 'scripts/run.mjs', 'scripts/start.ts']

const itself = (pid: number) => pid
const group = (pid: number) => -pid
const process1 = (pid: number) =>
  hasNamespaces ? Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')) : pid

const ways = [
  { to: 'npm, which is process 1 where that is allowed', signal: 'SIGTERM', command: npmAsProcess1, pidOf: process1 },
  { to: 'scripts/run.mjs on another Node', signal: 'SIGTERM', command: onAnotherNode, pidOf: itself },
  { to: 'all that a terminal runs', signal: 'SIGINT', command: npm, pidOf: group },
] as const

describe.runIf(inject('templateFile') !== undefined)('npm start in a clone', () => {
  let clone: string
  let lasting: LastingDatabase
  let env: Record<string, string>
  let child: ChildProcess

  beforeAll(async () => {
    lasting = await lastingDatabase()
    const database = await openDatabase(readConfig(lasting.env))
    await transaction(database.db, async tx => {
      await setUpHouse(tx, demoHouse)
      await demoPeople(tx, new Date(NOW))
    })
    await database.close()
    clone = cloned()
    const { TMPDIR = tmpdir(), HOME = tmpdir() } = process.env
    const offline = {
      npm_config_registry: 'http://127.0.0.1:1',
      npm_config_cache: join(clone, 'no-cache'),
      // The installed packages belong to the project: an unexpected npm call must not change them.
      npm_config_dry_run: 'true',
    }
    env = { PATH: path.join(delimiter), TMPDIR, HOME, CLOCK: NOW, LOG_LEVEL: 'error', ...offline, ...lasting.env }
  }, LONG_MS)
  afterEach(() => {
    try {
      process.kill(-child.pid!, 'SIGKILL')
    } catch {
      // It has ended.
    }
  })
  afterAll(async () => {
    rmSync(clone, { recursive: true })
    await lasting.remove()
  })

  async function start(command: readonly string[]) {
    const port = await freePort()
    child = spawn(command[0]!, command.slice(1), {
      cwd: clone,
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let printed = ''
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', text => {
        printed += text
      })
    return {
      pid: child.pid!,
      ended: once(child, 'exit').then(([code, signal]) => code ?? signal),
      printed: () => printed,
      health: () => statusOf(`http://127.0.0.1:${port}/health`),
    }
  }

  test.for(isLongRun ? ways : ways.slice(0, 1))(
    'serves without installing, and $signal to $to ends it (FF-308, FF-309)',
    { timeout: LONG_MS },
    async ({ command, signal, pidOf }) => {
      const server = await start(command)
      await expect.poll(server.health, { timeout: LONG_MS }).toBe(200)
      expect(server.printed()).not.toContain('Installing')
      const began = performance.now()
      process.kill(pidOf(server.pid), signal)
      expect(await server.ended).toBe(0)
      expect(performance.now() - began).toBeLessThan(STOP_MS)
      expect(await server.health()).toBeUndefined()
    },
  )

  test.runIf(isLongRun && hasNamespaces)(
    'as process 1 it hears SIGTERM while it still builds the pages (FF-308)',
    async () => {
      rmSync(join(clone, 'web/dist'), { recursive: true, force: true })
      const server = await start([...asProcess1, process.execPath, 'scripts/start.ts'])
      await expect.poll(server.printed, { timeout: LONG_MS }).toContain('Building the pages')
      process.kill(process1(server.pid), 'SIGTERM')
      expect(await server.ended).toBe(0)
    },
  )

  test.runIf(isLongRun)(
    'another lock file is installed, and where that fails it ends and says so (FF-309)',
    async () => {
      const packages = { 'node_modules/new': { version: '1.0.0' } }
      writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ packages }))
      env.PATH = join(clone, 'no-npm')
      const server = await start([process.execPath, 'scripts/run.mjs', 'scripts/start.ts'])
      expect(await server.ended).toBe(1)
      expect(server.printed()).toContain('Installing the dependencies')
      expect(server.printed()).toContain('could not be installed')
    },
  )
})

/** A copy of the files that the product runs from, with links to the installed packages. */
function cloned(): string {
  const clone = mkdtempSync(join(tmpdir(), 'fairfloor-clone-'))
  const isOurs = (file: string) => !/[\\/]node_modules$/.test(file)
  const own = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'hall/package.json']
  for (const part of [...own, 'scripts', 'domain', 'server', 'web'])
    cpSync(join(project, part), join(clone, part), { recursive: true, filter: isOurs })
  // What a workspace has in another version than the rest.
  for (const part of ['domain', 'server', 'web'].map(name => join(name, 'node_modules')))
    if (existsSync(join(project, part))) symlinkSync(join(project, part), join(clone, part))
  mkdirSync(join(clone, 'node_modules'))
  for (const name of readdirSync(join(project, 'node_modules')))
    if (!/^\.(cache|vite.*)$/.test(name))
      symlinkSync(
        // Workspaces are linked relatively: to the clone's own.
        name === '@fairfloor' ? join(clone, name) : join(project, 'node_modules', name),
        join(clone, 'node_modules', name),
      )
  mkdirSync(join(clone, '@fairfloor'))
  for (const name of ['domain', 'server', 'web', 'hall'])
    symlinkSync(join(clone, name), join(clone, '@fairfloor', name))
  return clone
}
