import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')
export const MIGRATIONS = join(root, 'server/migrations')
/** A line for each migration that has landed: checksum and file, as `sha256sum` writes them. */
const LANDED = 'landed.sha256'
const KEEP = '`npm run db:keep`'

type Entry = { readonly tag: string; readonly when: number }

const migrationsIn = (folder: string) => globSync('*.sql', { cwd: folder }).sort()
const snapshotsIn = (folder: string) => globSync('*_snapshot.json', { cwd: join(folder, 'meta') }).sort()

/** Without the line ends that a checkout on Windows adds. */
const checksum = (folder: string, file: string) =>
  createHash('sha256')
    .update(readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n'))
    .digest('hex')

/** Checksums by file. */
function landedIn(folder: string): Map<string, string> {
  const lines = readFileSync(join(folder, LANDED), 'utf8').split(/\r?\n/).filter(Boolean)
  return new Map(lines.map(line => line.split('  ') as [string, string]).map(([sum, file]) => [file, sum]))
}

/** What is wrong with the files of a folder of migrations, a sentence each. */
export function faultsIn(folder: string): string[] {
  const files = migrationsIn(folder)
  const landed = landedIn(folder)
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: Entry[] }
  const tags = entries.map(({ tag }) => `${tag}.sql`)
  const newest = `${entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`
  const early = entries.filter(({ when }, nth) => nth > 0 && when <= entries[nth - 1]!.when)
  return [
    ...[...landed].flatMap(([file, sum]) => {
      if (!files.includes(file)) return `${file} is gone. A migration that has landed stays: databases have run it.`
      if (checksum(folder, file) === sum) return []
      return `${file} was changed. A migration that has landed is never edited, as databases have run it: write another one. (If it has not landed yet, delete its line in ${LANDED}, then ${KEEP}.)`
    }),
    ...files.filter(file => !landed.has(file)).map(file => `${file} is new. Read its SQL, then ${KEEP}.`),
    ...files
      .filter(file => !tags.includes(file))
      .map(file => `${file} never runs: meta/_journal.json does not name it.`),
    ...tags.filter(tag => !files.includes(tag)).map(tag => `meta/_journal.json names ${tag}, which is not there.`),
    ...early.map(
      ({ tag }) => `${tag}.sql never runs where the one before it has: its time in the journal is not later.`,
    ),
    ...(snapshotsIn(folder).join() === newest ? [] : [`Only ${newest} has to be in meta: ${KEEP}.`]),
  ]
}

/** Notes the checksums of new migrations, and deletes all snapshots but the newest: nothing reads the others. */
export function keep(folder: string): void {
  const landed = landedIn(folder)
  for (const file of migrationsIn(folder)) if (!landed.has(file)) landed.set(file, checksum(folder, file))
  writeFileSync(join(folder, LANDED), [...landed].map(([file, sum]) => `${sum}  ${file}\n`).join(''))
  for (const file of snapshotsIn(folder).slice(0, -1)) rmSync(join(folder, 'meta', file))
}

/**
 * Generates the next migration, on a copy.
 * @returns its SQL or why there is none, '' if the tables are as the migrations leave them
 */
export function nextMigration(folder: string): string {
  mkdirSync(join(root, '.cache'), { recursive: true })
  // In the project: the program takes the folder as relative to where it is started.
  const copy = mkdtempSync(join(root, '.cache/migrations-'))
  try {
    cpSync(join(folder, 'meta'), join(copy, 'meta'), { recursive: true })
    const config = join(copy, 'drizzle.config.mjs')
    const real = pathToFileURL(join(root, 'server/drizzle.config.ts')).href
    const out = JSON.stringify(relative(root, copy))
    writeFileSync(config, `import config from '${real}'\nexport default { ...config, out: ${out} }\n`)
    const program = [join(root, 'node_modules/drizzle-kit/bin.cjs'), 'generate', '--config', config]
    // Without a terminal it does not ask whether a column was renamed. It ends with 0 also on failure.
    const { stdout, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8' })
    if (stdout.includes('No schema changes')) return ''
    const sql = globSync('*.sql', { cwd: copy }).map(file => readFileSync(join(copy, file), 'utf8'))
    return sql.length > 0 ? sql.join('\n') : `${stdout}${stderr}`.trim().split('\n').slice(-12).join('\n')
  } finally {
    rmSync(copy, { recursive: true })
  }
}

if (import.meta.main) {
  if (process.argv[2] === 'keep') keep(MIGRATIONS)
  const faults = faultsIn(MIGRATIONS)
  const next = nextMigration(MIGRATIONS)
  if (next !== '')
    faults.push(`The tables say what no migration does: \`npm run db:generate -- --name what_it_does\` writes\n${next}`)
  for (const fault of faults) console.error(fault)
  if (faults.length === 0)
    console.log(`Migrations: ${migrationsIn(MIGRATIONS).length}, as they landed; the tables are as they leave them`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
