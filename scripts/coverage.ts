import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { areas } from '../areas.ts'

const states = ['done', 'open', 'decided otherwise'] as const
type State = (typeof states)[number]

/** A coverage page: its file name without folder, and its text. */
export type Page = { readonly file: string; readonly text: string }

/** What the rows are held against. */
export type Ground = {
  /** Numbers of the decisions on record, '0001' … */
  readonly decisions: readonly string[]
  /** Text of a file of the project, undefined where there is none. */
  readonly read: (path: string) => string | undefined
}

/**
 * Reads the coverage pages: one row per fact, `| id | what must hold | state | test |`.
 * @returns how many rows each page has in each state, and every row that does not hold, as `page:line: why`
 */
export function checkCoverage(pages: readonly Page[], ground: Ground) {
  const problems: string[] = []
  const places = new Map<string, string>()
  const counts: Record<string, Record<State, number>> = {}
  for (const { file, text } of pages) {
    const area = basename(file, '.md')
    if (!(area in areas) && area !== 'platform') problems.push(`${file}: no area of areas.ts`)
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

type Row = { id: string; what: string; state: State; decision?: string; tests: string[] }

function readRow(line: string): Row | string {
  const cells = line
    .trim()
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim())
  if (cells.length !== 6 || cells[5] !== '') return 'not a row of four cells'
  const [, id = '', what = '', standing = '', tests = ''] = cells
  if (!/^[A-Z]{2}-\d{3}$/.test(id)) return `'${id}' is no id`
  if (what === '') return `${id} does not say what must hold`
  const [, state, decision] = /^(done|open|decided otherwise)(?: \((\d{4})\))?$/.exec(standing) ?? []
  if (!state || (decision !== undefined) !== (state === 'decided otherwise'))
    return `${id}: '${standing}' is no state (open, done, decided otherwise (NNNN))`
  return { id, what, state: state as State, decision, tests: tests === '' ? [] : tests.split('<br>') }
}

function faults({ state, decision, tests }: Row, { decisions, read }: Ground): string[] {
  if (decision && !decisions.includes(decision)) return [`names decision ${decision}, which is not on record`]
  if (state === 'open') return []
  if (state === 'done' && tests.length === 0) return ['is done without a test']
  return tests.flatMap(test => {
    const [file = '', ...titles] = test.split('›').map(part => part.trim().replaceAll('\\|', '|'))
    if (titles.length === 0) return [`names no test: '${test}' (file › title)`]
    const source = read(file)
    if (source === undefined) return [`names ${file}, which does not exist`]
    return titles.filter(title => !hasTest(source, title)).map(title => `names '${title}', which ${file} does not run`)
  })
}

/** Whether a test or a group of this title stands in the source and is not switched off. */
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
  const decisions = globSync('docs/decisions/*.md', { cwd: root }).map(file => basename(file).slice(0, 4))
  const { counts, problems } = checkCoverage(pages, { decisions, read })
  for (const problem of problems) console.error(problem)
  const sum = (state: State) => Object.values(counts).reduce((all, area) => all + area[state], 0)
  console.log(`Coverage: ${states.map(state => `${sum(state)} ${state}`).join(', ')}`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
