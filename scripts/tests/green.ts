import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './command.ts'
import type { Counts } from './counts.ts'
import type { Part } from './parts.ts'

/** Remembers what was green, until the dependencies are installed again. */
const folder = join(root, 'node_modules/.cache/fairfloor-tests')

type Green = { readonly key: string; readonly at: string; readonly counts: Counts }

/**
 * What a part's result depends on, as one text.
 * @param machine what else it depends on, such as the version of the database
 * @param files of the working tree: those that git tracks, and those that it does not ignore
 * @returns undefined outside a git checkout
 */
export function keyOf(part: Part, machine: string, files = filesOfProject(), read = readFile): string | undefined {
  if (!files) return undefined
  const hash = createHash('sha256').update(`${process.version}\0${machine}\0`)
  for (const file of files.filter(file => part.reaches?.(file) ?? true).sort()) {
    const content = read(file)
    if (content) hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesOfProject(): string[] | undefined {
  return git('ls-files', '-co', '--exclude-standard', '-z')?.split('\0').filter(Boolean)
}

/** @returns undefined if it was deleted but not yet from git */
function readFile(file: string): Buffer | undefined {
  const path = join(root, file)
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : undefined
}

/** When it was green, and what was counted, if nothing that it reaches has changed since. */
export function greenBefore(part: Part, key: string): Green | undefined {
  const known = readJson<Green>(`${part.name}.json`)
  return known?.key === key ? known : undefined
}

export function noteGreen(part: Part, key: string, { passed, failed, skipped }: Counts, at: string): void {
  writeJson(`${part.name}.json`, { key, at, counts: { passed, failed, skipped } } satisfies Green)
}

const LAST_COMMIT = 'commit.json'

/** The last commit whose short run was green on this machine. */
export const greenCommit = (): string | undefined => readJson<{ commit: string }>(LAST_COMMIT)?.commit

/** Nothing is noted if there are changes that are not in the commit. */
export function noteGreenCommit(): void {
  const commit = commitNow()
  if (commit && git('status', '--porcelain') === '') writeJson(LAST_COMMIT, { commit })
}

/** @returns undefined outside a git checkout */
export const commitNow = (): string | undefined => git('rev-parse', 'HEAD')?.trim()

const SECONDS = 'seconds.json'

/** Seconds that each test file took when it last ran here, by its path from the root. */
export const secondsByFile = (): Readonly<Record<string, number>> => readJson<Record<string, number>>(SECONDS) ?? {}

export function noteSeconds(tests: Counts['tests'] = []): void {
  const ran: Record<string, number> = {}
  for (const { file, seconds } of tests) {
    const path = file.startsWith(root) ? file.slice(root.length + 1) : file
    ran[path] = (ran[path] ?? 0) + seconds
  }
  writeJson(SECONDS, { ...secondsByFile(), ...ran })
}

/** @returns what git prints; undefined if it refuses, as outside a checkout */
export function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 })
  return status === 0 ? stdout : undefined
}

function readJson<T>(name: string): T | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8')) as T
  } catch {
    return undefined
  }
}

function writeJson(name: string, value: object): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), JSON.stringify(value))
}
