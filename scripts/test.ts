import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTemplate, templateVariable } from '../e2e/support/setup.ts'
import { findChromium, installChromium } from './chromium.ts'
import { type Counts, lastLines, type Part, playwrightCounts, vitestCounts } from './counts.ts'
import { startPostgres } from './postgres.ts'
import { ABOUT_DATABASE } from './server-tests.ts'

/** Variables to add; undefined removes one. */
type Environment = Record<string, string | undefined>

const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'fairfloor-reports-'))
const parts: Part[] = []

/** Tag of stories about milliseconds, which other stories would delay. */
const ALONE = '@alone'
/** Removed at the end. */
const folders: string[] = []

// Pages are served from the build, in the server's tests too. Most of the check runs on one core.
const built = run('npm', ['run', '--silent', 'build'])
const storiesEnvironment = built.then(prepareStories)
// Its failure is the stories'.
storiesEnvironment.catch(() => {})

await part('check', async () => {
  const passed = await run('npm', ['run', '--silent', 'check'])
  return passed ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
})

await built

const postgres = await postgresServer()
if (postgres.url) {
  const { url } = postgres
  const embedded = { TEST_DATABASE_URL: undefined, TESTS: ABOUT_DATABASE }
  await part('rules and pages, and the embedded database', () => vitest([], embedded))
  await part('server on PostgreSQL', () => vitest(['--project', 'server'], { TEST_DATABASE_URL: url }))
} else
  await part('rules, server and pages on the embedded database', () => vitest([], { TEST_DATABASE_URL: undefined }))
await postgres.stop?.()
const databases = ['embedded PostgreSQL (PGlite)', postgres.name]

await part('browser', () => stories(['--grep-invert', ALONE]))
await part('browser, one story at a time', () => stories(['--grep', ALONE, '--workers', '1']))
for (const folder of folders) rmSync(folder, { recursive: true, force: true })

rmSync(reports, { recursive: true, force: true })
console.log(`\n${lastLines(parts, databases)}`)
process.exitCode = parts.some(({ failed }) => failed > 0) ? 1 : 0

async function stories(options: string[]): Promise<Counts> {
  const env = await storiesEnvironment
  const report = join(reports, 'playwright.json')
  rmSync(report, { force: true })
  const reporting = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const passed = await run('playwright', ['test', ...options, '--reporter=list,json'], { ...env, ...reporting })
  return playwrightCounts(read(report), passed)
}

/** A browser, and the data folder that servers of stories begin with. */
async function prepareStories(): Promise<Environment> {
  const browser = findChromium() ?? installChromium()
  const memory = inMemory()
  if (memory) folders.push(memory)
  const template = await makeTemplate(memory)
  folders.push(template)
  // Copies of a folder beside it take hard links.
  return { CHROMIUM_PATH: browser, [templateVariable]: template, ...(memory ? { TMPDIR: memory } : {}) }
}

/**
 * A folder in memory if the machine has room. Each story's server works on a copy of the whole demo; shared disks
 * throttle heavy writers for seconds.
 */
function inMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > 3e9 ? mkdtempSync('/dev/shm/fairfloor-') : undefined
  } catch {
    return undefined
  }
}

type PostgresServer = { name: string; url?: string; stop?(): Promise<void> }

/** The server for the tests with a database; without an address the machine has none, and the name says why. */
async function postgresServer(): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { name: 'the PostgreSQL of TEST_DATABASE_URL', url: given }
  const started = await startPostgres()
  if ('missing' in started) return { name: `not on PostgreSQL: ${started.missing}` }
  return { name: `PostgreSQL ${started.version}`, url: started.url, stop: started.stop }
}

async function vitest(options: string[], env: Environment): Promise<Counts> {
  const report = join(reports, 'vitest.json')
  rmSync(report, { force: true })
  const passed = await run(
    'vitest',
    ['run', ...options, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env,
  )
  return vitestCounts(read(report), passed)
}

async function part(name: string, work: () => Promise<Counts>): Promise<void> {
  console.log(`\n── ${name}`)
  const began = performance.now()
  const counts = await work().catch((error: Error) => {
    console.error(error.message)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  parts.push({ name, seconds: (performance.now() - began) / 1000, ...counts })
}

/** Runs a command of the project in the foreground. @returns whether it succeeded */
function run(command: string, options: string[], env: Environment = {}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, options, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    child.once('error', reject)
    child.once('exit', code => resolve(code === 0))
  })
}

function read(report: string): string | undefined {
  try {
    return readFileSync(report, 'utf8')
  } catch {
    return undefined
  }
}
