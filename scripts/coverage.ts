import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { areas } from '../areas.ts'

const states = ['done', 'open', 'decided otherwise'] as const
type State = (typeof states)[number]

/** Pages that are about no area: what all areas stand on, and the frame around their pages. */
const beside = ['platform', 'shell']

/** A coverage page: its file name without folder, and its text. */
export type Page = { readonly file: string; readonly text: string }

/** What the rows are checked against. */
export type Ground = {
  /** Names of the pages that say why something differs from a requirement: of an area, or architecture. */
  readonly pages: readonly string[]
  /** Text of a project file, undefined if there is none. */
  readonly read: (path: string) => string | undefined
}

/**
 * Parses the coverage pages: one row per fact, `| id
 * what must hold
 * state
 * test |`.
 * @returns how many rows each page has in each state, and every invalid row as `page:line: why`
 */
export function checkCoverage(pages: readonly Page[], ground: Ground) {
  const problems: string[] = []
  const places = new Map<string, string>()
  const counts: Record<string, Record<State, number>> = {}
  for (const { file, text } of pages) {
    const area = basename(file, '.md')
    if (!(area in areas) && !beside.includes(area)) problems.push(`${file}: no area of areas.ts`)
    counts[area] = { done: 0, open: 0, 'decided otherwise': 0 }
    for (const [index, line] of text.split('\n').entries()) {
      if (!line.startsWith('|') || /^\|\s*(id\b|-{3})/.test(line)) continue
      const place = `${file}:${index + 1}`
      const row = readRow(line)
      if (typeof row === 'string') {
        problems.push(`${place}: ${row}`)
        continue
      }
      const before = places.get(row.id)
      if (before) problems.push(`${place}: ${row.id} stands already at ${before}`)
      places.set(row.id, place)
      counts[area][row.state]++
      problems.push(...faults(row, ground).map(fault => `${place}: ${row.id} ${fault}`))
    }
  }
  if (places.size === 0) problems.push('no row found')
  return { counts, problems }
}

type Row = { id: string; what: string; state: State; why?: string; tests: string[] }

function readRow(line: string): Row | string {
  const cells = line
    .trim()
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim())
  if (cells.length !== 6 || cells[5] !== '') return 'not a row of four cells'
  const [, id = '', what = '', standing = '', tests = ''] = cells
  if (!/^[A-Z]{2}-\d{3,4}$/.test(id)) return `'${id}' is no id`
  if (what === '') return `${id} does not say what must hold`
  const [, state, why] = /^(done|open|decided otherwise)(?: \(([a-z-]+)\))?$/.exec(standing) ?? []
  if (!state || (why !== undefined) !== (state === 'decided otherwise'))
    return `${id}: '${standing}' is no state (open, done, decided otherwise (PAGE))`
  return { id, what, state: state as State, why, tests: tests === '' ? [] : tests.split('<br>') }
}

function faults({ state, why, tests }: Row, { pages, read }: Ground): string[] {
  if (why && !pages.includes(why)) return [`names the page ${why}, which does not exist`]
  if (state === 'open') return []
  if (state === 'done' && tests.length === 0) return ['is done without a test']
  const wrong = tests.flatMap(test => {
    const [file = '', ...titles] = test.split('›').map(part => part.trim().replaceAll('\\|', '|'))
    if (titles.length === 0) return [`names no test: '${test}' (file › title)`]
    const source = read(file)
    if (source === undefined) return [`names ${file}, which does not exist`]
    return titles.filter(title => !hasTest(source, title)).map(title => `names '${title}', which ${file} does not run`)
  })
  if (wrong.length > 0 || state !== 'done' || tests.some(test => alwaysRuns(test, read))) return wrong
  return [`is done by tests alone that may be skipped: ${tests.join(', ')}`]
}

/** Selects one of the two databases, or the long run, which has both (tests/server-tests.ts). */
const LONG_RUN_HAS = /isEmbedded|inject\('template|postgres|isLongRun/
/** A test or group of tests that runs conditionally. */
const CONDITION = /\.(?:runIf|skipIf)\((.*?)\)(?:\.each)?\(/

/** Whether a test runs on every machine, without files or programs that may be missing. */
function alwaysRuns(test: string, read: Ground['read']): boolean {
  const [file = '', ...titles] = test.split('›').map(part => part.trim().replaceAll('\\|', '|'))
  const lines = (read(file) ?? '').split('\n')
  return titles.every(title => {
    const at = lines.findIndex(line => hasTest(line, title))
    return conditionsOf(lines, at).every(condition => LONG_RUN_HAS.test(condition))
  })
}

/** The conditions of the test at a line: its own, those of the groups around it, and those in its body. */
function conditionsOf(lines: readonly string[], at: number): string[] {
  const found: string[] = []
  let depth = Number.POSITIVE_INFINITY
  for (let i = at; i >= 0; i--) {
    const line = lines[i]!
    const indent = line.search(/\S/)
    if (indent < 0 || indent >= depth) continue
    depth = indent
    const condition = CONDITION.exec(line)
    if (condition) found.push(condition[1]!)
  }
  // A long title is on the next line.
  const begin = [at, at - 1].find(i => /\b(test|it)\b.*\(/.test(lines[i] ?? ''))
  if (begin === undefined) return found
  const indent = lines[begin]!.search(/\S/)
  const end = lines.findIndex((line, i) => i > begin && line.search(/\S/) === indent)
  return [...found, ...lines.slice(begin, end).filter(line => /\bskip\(/.test(line))]
}

/** Whether the source has a test or group of this title that is not skipped. */
function hasTest(source: string, title: string): boolean {
  return ["'", '"', '`'].some(quote => {
    const at = source.indexOf(`${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`)
    if (at < 0) return false
    const before = source.slice(source.lastIndexOf('\n', at) + 1, at)
    return !/\.(skip|todo|fixme)\b/.test(before)
  })
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)
  const pages = globSync('docs/coverage/*.md', { cwd: root }).map(file => ({ file, text: read(file) ?? '' }))
  const sayWhy = globSync(['docs/areas/*.md', 'docs/architecture.md'], { cwd: root }).map(file => basename(file, '.md'))
  const { counts, problems } = checkCoverage(pages, { pages: sayWhy, read })
  for (const problem of problems) console.error(problem)
  const sum = (state: State) => Object.values(counts).reduce((all, area) => all + area[state], 0)
  console.log(`Coverage: ${states.map(state => `${sum(state)} ${state}`).join(', ')}`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
