import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Area, areas, needsNoPermission } from '../areas.ts'

const home = join(import.meta.dirname, '..')
const TEST = new RegExp(needsNoPermission.tests)
const TABLES = /\/[a-z-]*tables\.ts$/

/** Words after which a statement names a table, and those after which a comma leads to another column, not to a table. */
const BEFORE_TABLE = new Set('from join into update using truncate table'.split(' '))
const BEFORE_COLUMN = new Set(
  'with select insert delete where group order having set values returning of limit'.split(' '),
)
const BETWEEN = new Set(['lateral', 'only'])

/**
 * What stands where a table does, and what a column is said to be of, in a statement or a part of one, without the names that
 * it gives itself by `with`.
 */
export function tablesIn(text: string): Set<string> {
  const bare = text.replace(/--.*|'(?:[^']|'')*'/g, ' ')
  const found = new Set<string>()
  // Whether a comma leads to another table, for each bracket that is open.
  const lists = [false]
  // A part may begin with a table.
  let wanted = true
  let before = ''
  for (const [token] of bare.toLowerCase().matchAll(/\$?[a-z_]\w*(?:\.\w+)*|[(),]/g)) {
    if (token === '(') lists.push(wanted)
    else if (token === ')') {
      lists.pop()
      wanted = false
    } else if (token === ',') wanted = lists.at(-1) ?? false
    else if (BEFORE_TABLE.has(token) && before !== 'distinct') {
      wanted = true
      lists[lists.length - 1] = true
    } else if (BEFORE_COLUMN.has(token)) {
      wanted = false
      lists[lists.length - 1] = false
    } else if (!BETWEEN.has(token)) {
      if (wanted || token.includes('.')) found.add(token.split('.')[0]!)
      wanted = false
    }
    before = token
  }
  for (const [, name] of bare.matchAll(/(\w+)(?:\s*\([^()]*\))?\s+as\s+(?:(?:not\s+)?materialized\s+)?\(/gi))
    found.delete(name!.toLowerCase())
  return found
}

/**
 * The texts of a module's SQL and where each begins. Another value in it is `$`, followed by its name if it has one; a part
 * that stands within another one is a text of its own.
 */
export function sqlIn(source: string): { text: string; line: number }[] {
  /** Reads a template from behind its first back quote. @returns its text and where it ends */
  const template = (start: number): [text: string, end: number] => {
    let text = ''
    let at = start
    while (at < source.length && source[at] !== '`') {
      if (source.startsWith('${', at)) {
        const first = at + 2
        at = first
        for (let open = 1; open > 0 && at < source.length; at++) {
          if (source[at] === '`') at = template(at + 1)[1]
          else if (source[at] === '{') open++
          else if (source[at] === '}') open--
        }
        text += ` $${/^\w+(?=\}$)/.exec(source.slice(first, at))?.[0] ?? ''} `
      } else {
        text += source[at]
        at++
      }
    }
    return [text, at]
  }
  return [...source.matchAll(/\bsql(?:<[^`;]*?>)?`|\bsql\.raw\((?:`|'([^']*)')/g)].map(
    ({ index, 0: begin, 1: raw }) => ({
      text: raw ?? template(index + begin.length)[0],
      line: lineAt(source, index),
    }),
  )
}

const lineAt = (source: string, index: number): number => source.slice(0, index).split('\n').length

/** Owners of tables and of views, by their names in the database. */
function ownersIn(root: string) {
  const owners = new Map<string, string>()
  const views = new Set<string>()
  /** Names of views in the database, by area and name in the code. */
  const named = new Map<string, string>()
  for (const file of globSync('server/src/areas/*/*tables.ts', { cwd: root }))
    for (const [, code, kind, name] of readFileSync(join(root, file), 'utf8').matchAll(
      /(?:const (\w+) = )?\bpg(Table|View)\(\s*'(\w+)'/g,
    )) {
      owners.set(name!, areaOf(file))
      if (kind !== 'View') continue
      views.add(name!)
      named.set(`${areaOf(file)} ${code}`, name!)
    }
  return { owners, views, named }
}

/** What puts the areas together; it may read all views, as it may call all areas. */
const APP = 'the app'

const areaOf = (file: string): string => /^server\/src\/areas\/([^/]+)\//.exec(file)?.[1] ?? APP

/**
 * Checks that no statement of the server names another area's table: what an area needs of another's, that one exports as a
 * function, or it is a view of its own that `areas.ts` lets the area read. Tables of the platform are anybody's. Migrations
 * are not read: what they make by hand is listed in `tables.test.ts`.
 * @returns what is wrong, a line each, and how many tables and views there are
 */
export function checkOwners(root: string, permissions: Readonly<Record<string, Pick<Area, 'views'>>>) {
  const { owners, views, named } = ownersIn(root)
  const faults = owners.size === 0 ? ['no table was found'] : []
  const read = new Set<string>()
  for (const file of globSync('server/{src,demo}/**/*.ts', { cwd: root })) {
    if (TEST.test(file)) continue
    const area = areaOf(file)
    const source = readFileSync(join(root, file), 'utf8')
    if (/^export \{[^}]*\} from '[^']*tables\.ts'/m.test(source)) faults.push(`${file} hands out tables`)
    const foreign = TABLES.test(file) ? foreignIn(source) : new Map<string, string>()
    const reads = (name: string, line: number, owner: string) => {
      if (area !== APP && !permissions[area]?.views?.includes(name))
        faults.push(`${file}:${line} reads the view ${name} of ${owner}, which areas.ts does not let ${area}`)
      read.add(`${area} ${name}`)
    }
    for (const { code, owner, line } of importedViews(source)) {
      const name = named.get(`${owner} ${code}`)
      if (name && owner !== area) reads(name, line, owner)
    }
    for (const { text, line } of [...sqlIn(source), ...builtOf(foreign, source)])
      for (const name of tablesIn(text)) {
        const owner = owners.get(name) ?? foreign.get(name)
        if (!owner || owner === area) continue
        if (views.has(name)) reads(name, line, owner)
        else faults.push(`${file}:${line} names ${name}, a table of ${owner}`)
      }
  }
  for (const [area, { views: given = [] }] of Object.entries(permissions))
    for (const name of given)
      if (!read.has(`${area} ${name}`)) faults.push(`areas.ts lets ${area} read the view ${name}, which nothing does`)
  return { faults, tables: owners.size - views.size, views: views.size }
}

/** Owners of the tables that a file of tables imports for foreign keys, by what `sqlIn` calls them. */
const foreignIn = (source: string) =>
  new Map<string, string>(
    [...source.matchAll(/import \{([^}]*)\} from '\.\.\/([a-z-]+)\//g)].flatMap(([, names, owner]) =>
      names!.split(',').map(name => [`$${name.trim().toLowerCase()}`, owner!] as const),
    ),
  )

/** Views of other areas for statements that are built by calls. */
const importedViews = (source: string) =>
  [...source.matchAll(/import \{([^}]*)\} from '(?:\.\.\/)+([a-z-]+)\/view-tables\.ts'/g)].flatMap(
    ({ index, 1: names, 2: owner }) =>
      names!.split(',').map(code => ({ code: code.trim(), owner: owner!, line: lineAt(source, index) })),
  )

/** What a view is built of such tables by calls. */
const builtOf = (foreign: ReadonlyMap<string, string>, source: string) =>
  [...source.matchAll(/\.(?:from|\w*Join)\((\w+)/g)].flatMap(({ index, 1: name }) =>
    foreign.has(`$${name!.toLowerCase()}`) ? { text: `from $${name}`, line: lineAt(source, index) } : [],
  )

if (import.meta.main) {
  const { faults, tables, views } = checkOwners(home, areas)
  for (const fault of faults) console.error(fault)
  if (faults.length === 0)
    console.log(`Tables: ${tables} are named by their owners alone, ${views} views by whom areas.ts lets`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
