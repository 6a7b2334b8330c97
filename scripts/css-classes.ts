import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Identifier, Node, SourceFile } from 'typescript/unstable/ast'
import {
  isElementAccessExpression,
  isIdentifier,
  isImportDeclaration,
  isPropertyAccessExpression,
  isStringLiteral,
} from 'typescript/unstable/ast/is'
import { API, type Checker } from 'typescript/unstable/sync'
import { propertyFaults } from './css-properties.ts'
import { wordsIn } from './css-words.ts'

/** The style sheet whose classes modules name without importing it. */
const LAYOUT = 'src/ui/layout.css'

/** What a class may be called, as the build makes a constant of each. */
const CONSTANT =
  /^(?!(?:break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|let|static|implements|interface|package|private|protected|public|await|eval|arguments)$)[a-z_$][\w$]*$/i

/** Classes that a style sheet defines: the names in its selectors, without those of other libraries. */
export function classesIn(css: string): Set<string> {
  const bare = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/"[^"]*"|'[^']*'/g, '')
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
  const selectors = bare.match(/[^{};]+(?=\{)/g) ?? []
  return new Set(selectors.flatMap(selector => [...selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name!)))
}

/** An identifier with the name of a style sheet that its module imports. */
type Named = { readonly node: Identifier; readonly sheet: string; readonly imported: Identifier }

/** Those of a module, the imports themselves among them. */
function namedIn(source: SourceFile): Named[] {
  const imports = new Map<string, { sheet: string; imported: Identifier }>()
  for (const node of source.statements) {
    if (!isImportDeclaration(node) || !isStringLiteral(node.moduleSpecifier)) continue
    const imported = node.importClause?.name
    const path = node.moduleSpecifier.text
    if (imported && path.endsWith('.module.css'))
      imports.set(imported.text, { sheet: join(dirname(source.fileName), path), imported })
  }
  const found: Named[] = []
  const visit = (node: Node): void => {
    const one = isIdentifier(node) ? imports.get(node.text) : undefined
    if (one) found.push({ node: node as Identifier, ...one })
    node.forEachChild(visit)
  }
  if (imports.size > 0) visit(source)
  return found
}

/** The names that an expression may say, undefined if its type does not tell them. */
function namesOf(checker: Checker, expression: Node): string[] | undefined {
  const type = checker.getTypeAtLocation(expression)
  const names = (type?.isUnionType() ? type.getTypes() : [type]).map(one => one?.isStringLiteralType() && one.value)
  return names.every(name => typeof name === 'string') ? names : undefined
}

/** Which classes a use of a style sheet may mean, undefined if nobody can tell. */
function meantBy(checker: Checker, node: Identifier): string[] | undefined {
  const { parent } = node
  if (isPropertyAccessExpression(parent) && parent.expression === node) return [parent.name.text]
  if (isElementAccessExpression(parent) && parent.expression === node)
    return namesOf(checker, parent.argumentExpression)
  return undefined
}

/**
 * Compares the classes of the style sheets of a package with those that its modules use. Where an expression says the
 * name, its type has to tell all names.
 * @param web folder with the `tsconfig.json` of the modules
 * @returns how many style sheets there are, and what is wrong, a line each
 */
export function checkClasses(web: string): { sheets: number; faults: string[] } {
  const sheets = new Map(
    globSync('src/**/*.module.css', { cwd: web }).map(file => [
      join(web, file),
      { defined: classesIn(readFileSync(join(web, file), 'utf8')), used: new Set<string>() },
    ]),
  )
  const layoutFile = join(web, LAYOUT)
  const layout = {
    defined: classesIn(existsSync(layoutFile) ? readFileSync(layoutFile, 'utf8') : ''),
    used: new Set<string>(),
  }
  const faults: string[] = []
  const api = new API({ cwd: web })
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(web, 'tsconfig.json')] }).getProjects()
    const { checker, program } = project!
    const sources = globSync('src/**/*.{ts,tsx}', { cwd: web }).flatMap(
      file => program.getSourceFile(join(web, file)) ?? [],
    )
    const placeOf = (node: Node) => {
      const source = node.getSourceFile()
      return `${relative(web, source.fileName)}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
    }
    for (const { word, node } of sources.flatMap(wordsIn)) {
      layout.used.add(word)
      if (!layout.defined.has(word)) faults.push(`${placeOf(node)} says ${word}: ${LAYOUT} has no such class`)
    }
    const named = sources.flatMap(namedIn)
    const symbols = checker.getSymbolAtLocation(named.map(({ node }) => node))
    const meaning = new Map(named.map(({ node }, nth) => [node, symbols[nth]?.id]))
    for (const { node, sheet, imported } of named) {
      // A variable, a property or a tag may be called like the style sheet.
      if (node === imported || meaning.get(node) !== meaning.get(imported)) continue
      const place = placeOf(node)
      const names = meantBy(checker, node)
      if (!names) faults.push(`${place} does not tell which classes it takes of ${relative(web, sheet)}`)
      for (const name of names ?? []) {
        sheets.get(sheet)?.used.add(name)
        if (!sheets.get(sheet)?.defined.has(name))
          faults.push(`${place} uses .${name}: ${relative(web, sheet)} has none`)
      }
    }
  } finally {
    api.close()
  }
  for (const [sheet, { defined, used }] of sheets)
    for (const name of defined) {
      if (!CONSTANT.test(name)) faults.push(`${relative(web, sheet)} has .${name}: no constant can be called so`)
      if (!used.has(name)) faults.push(`${relative(web, sheet)} has .${name}: nothing uses it`)
    }
  for (const name of layout.defined) if (!layout.used.has(name)) faults.push(`${LAYOUT} has .${name}: nothing uses it`)
  return { sheets: sheets.size, faults }
}

if (import.meta.main) {
  const web = join(import.meta.dirname, '../web')
  const { sheets, faults } = checkClasses(web)
  faults.push(...propertyFaults(web))
  for (const fault of faults) console.error(fault)
  if (faults.length === 0) console.log(`CSS: what ${sheets} modules define is used, and nothing else`)
  process.exitCode = faults.length > 0 || sheets === 0 ? 1 : 0
}
