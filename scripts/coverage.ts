import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LIST = 'docs/requirements.md'
const states = ['done', 'open', 'decided otherwise'] as const
type State = (typeof states)[number]

/** A requirement, and the titles of the tests that prove it, as `file:line › title`. */
type Requirement = { readonly id: string; readonly what: string; readonly state: State; readonly tests: string[] }

const ID = '(?:TS|SH|FF)-\\d{3,4}'
/** `TS-217`, or several in a row: `TS-217..224`. */
const IDS = `${ID}(?:\\.\\.\\d{3,4})?`
/** A string that ends with what its test proves: 'zooms from 768 px up (TS-217, TS-219..224)'. */
const TITLE = new RegExp(`(['"\`])((?:(?!\\1).)*) \\((${IDS}(?:, ${IDS})*)\\)\\1`, 'g')

/**
 * Reads the list and the titles of tests, which may stand in the rows of a test's table, too.
 * @param list text with a line `- id what must hold` for each requirement that tests prove, and a row
 * `| id | what must hold | open or decided otherwise | why |` for the others
 * @param tests texts of test files by their paths
 * @param exists whether a document is there, named from the list
 * @returns the requirements in the order of the list, and what is wrong, with its place
 */
export function checkCoverage(
  list: string,
  tests: Readonly<Record<string, string>>,
  exists: (document: string) => boolean,
) {
  const problems: string[] = []
  const requirements = new Map<string, Requirement>()
  for (const [index, line] of list.split('\n').entries()) {
    if (!/^(?:- |\| )/.test(line) || /^\| (?:id|---) /.test(line)) continue
    const place = `${LIST}:${index + 1}`
    const one = requirementOf(line, exists)
    if (typeof one === 'string') problems.push(`${place}: ${one}`)
    else if (requirements.has(one.id)) problems.push(`${place}: ${one.id} stands there already`)
    else requirements.set(one.id, one)
  }
  if (requirements.size === 0) problems.push(`${LIST} has no requirement`)

  const sure = new Set<string>()
  for (const [file, text] of Object.entries(tests)) {
    const lines = text.split('\n')
    for (const [index, line] of lines.entries()) {
      const named = line.match(/\((?:TS|SH|FF)-/g)
      if (!named) continue
      const place = `${file}:${index + 1}`
      const found = [...line.matchAll(TITLE)]
      if (found.length < named.length)
        problems.push(`${place}: ids stand at the end of a title: 'opens (TS-001, TS-003..005)'`)
      const conditions = conditionsOf(lines, index)
      for (const [, , title = '', ids = ''] of found)
        for (const id of idsOf(ids)) {
          const one = requirements.get(id)
          if (!one) problems.push(`${place}: ${LIST} has no ${id}`)
          else if (one.state !== 'done') problems.push(`${place}: ${id} is ${one.state} in ${LIST}`)
          else if (conditions !== 'never') one.tests.push(`${place} › ${title}`)
          if (conditions === 'always') sure.add(id)
        }
    }
  }
  for (const { id, state, tests } of requirements.values())
    if (state === 'done' && tests.length === 0) problems.push(`${LIST}: no test has ${id} in its title`)
    else if (state === 'done' && !sure.has(id))
      problems.push(`${LIST}: ${id} is proved by tests alone that may be skipped: ${tests.join(', ')}`)
  return { requirements: [...requirements.values()], problems }
}

function requirementOf(line: string, exists: (document: string) => boolean): Requirement | string {
  const [, id, what] = new RegExp(`^- (${ID}) (.+)$`).exec(line) ?? []
  if (id && what) return { id, what, state: 'done', tests: [] }
  const row = new RegExp(`^\\| (${ID}) \\| (.+) \\| (open|decided otherwise) \\| (.+) \\|$`).exec(line)
  if (!row) return "neither '- id what must hold' nor '| id | what must hold | open or decided otherwise | why |'"
  const [, other = '', must = '', state, why = ''] = row
  const decision = /\]\(([^)#]+)/.exec(why)?.[1]
  if (state === 'decided otherwise' && !(decision && exists(decision))) return `${other} names no decision on record`
  return { id: other, what: must, state: state as State, tests: [] }
}

const idsOf = (ids: string): string[] =>
  ids.split(', ').flatMap(part => {
    const [id = '', last] = part.split('..')
    const [kind = '', first = ''] = id.split('-')
    if (last === undefined || Number(last) <= Number(first)) return [part]
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => {
      const number = String(Number(first) + i)
      return `${kind}-${number.padStart(3, '0')}`
    })
  })

/** Selects one of the two databases, or the long run, which has both (tests/server-tests.ts). */
const LONG_RUN_HAS = /isEmbedded|inject\('template|postgres|isLongRun/
/** A test or group of tests that runs conditionally. */
const CONDITION = /\.(?:runIf|skipIf)\((.*?)\)(?:\.each)?\(/

/** Whether the test of a title runs: on every machine, where files and programs are that may be missing, or nowhere. */
function conditionsOf(lines: readonly string[], at: number): 'always' | 'perhaps' | 'never' {
  const found: string[] = []
  let depth = Number.POSITIVE_INFINITY
  for (let i = at; i >= 0; i--) {
    const line = lines[i]!
    const indent = line.search(/\S/)
    if (indent < 0 || indent >= depth) continue
    depth = indent
    if (/\b(?:test|it|describe)\.(?:\w+\.)*(?:skip|todo|fixme)\b/.test(line)) return 'never'
    const condition = CONDITION.exec(line)
    if (condition) found.push(condition[1]!)
  }
  // A long title is on the next line.
  const begin = [at, at - 1].find(i => /\b(test|it)\b.*\(/.test(lines[i] ?? ''))
  if (begin !== undefined) {
    const indent = lines[begin]!.search(/\S/)
    const end = lines.findIndex((line, i) => i > begin && line.search(/\S/) === indent)
    found.push(...lines.slice(begin, end).filter(line => /\bskip\(/.test(line)))
  }
  return found.every(condition => LONG_RUN_HAS.test(condition)) ? 'always' : 'perhaps'
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const files = globSync(
    [
      '{bench,brands,clients,domain,e2e,hall,scripts,server,web}/**/*.{test,spec}.{ts,tsx}',
      'server/src/testing/at-once/*.ts',
    ],
    { cwd: root, exclude: ['**/node_modules'] },
  )
  const { requirements, problems } = checkCoverage(
    read(LIST),
    Object.fromEntries(files.sort().map(file => [file, read(file)])),
    document => existsSync(join(root, 'docs', document)),
  )
  const [wanted] = process.argv.slice(2)
  if (wanted !== 'check')
    for (const { id, state, what, tests } of requirements) {
      const row = [`${id}  ${state}  ${what}`, ...tests.map(test => `        ${test}`)].join('\n')
      if (!wanted || row.includes(wanted)) console.log(row)
    }
  for (const problem of problems) console.error(problem)
  const sum = (state: State) => requirements.filter(one => one.state === state).length
  console.log(`Coverage: ${states.map(state => `${sum(state)} ${state}`).join(', ')}`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
