import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { makeTemplate, templateVariable } from '../../e2e/support/setup.ts'
import { findChromium, installChromium } from '../chromium.ts'
import { type Postgres, startPostgres } from '../postgres.ts'
import { type Environment, run } from './command.ts'
import { watchProcessors } from './processor-seconds.ts'

/** What the parts of a run share. Each is made when the first part asks for it. */
export type Machine = {
  /** The pages, built: the server's tests serve them, too. @returns whether they could be built */
  pages(): Promise<boolean>
  /** The server for tests with a database; without an address the machine has none, and the name says why. */
  postgres(): Promise<{ readonly name: string; readonly url?: string }>
  /** For stories: a browser, and the data folder that their servers begin with. */
  stories(): Promise<Environment>
  /** Used so far by this process and all that it started, with the PostgreSQL server and browsers; undefined if the system does not say. */
  processorSeconds(): number | undefined
  close(): Promise<void>
}

export function thisMachine(): Machine {
  /** Removed at the end. */
  const folders: string[] = []
  let server: Postgres | undefined
  const watched = watchProcessors()

  const pages = once(() => run('npm', ['run', '--silent', 'build']))
  const postgres = once(async () => {
    const given = process.env.TEST_DATABASE_URL
    if (given) return { name: 'the PostgreSQL of TEST_DATABASE_URL', url: given }
    const started = await startPostgres()
    if ('missing' in started) return { name: `not on PostgreSQL: ${started.missing}` }
    server = started
    return { name: `PostgreSQL ${started.version}`, url: started.url }
  })
  const stories = once(async () => {
    await pages()
    const browser = findChromium() ?? installChromium()
    const memory = inMemory()
    if (memory) folders.push(memory)
    const template = await makeTemplate(memory)
    folders.push(template)
    // Copies of a folder beside it take hard links.
    return { CHROMIUM_PATH: browser, [templateVariable]: template, ...(memory ? { TMPDIR: memory } : {}) }
  })
  return {
    pages,
    postgres,
    stories,
    processorSeconds: watched.seconds,
    async close() {
      watched.stop()
      await server?.stop()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The first call's promise for every caller; its failure reaches only those who wait for it. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    made.catch(() => {})
    return made
  }
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
