import { globSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, format, type ICruiseResult, type IModule } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { type Area, areas, needsNoPermission } from '../areas.ts'

const home = join(import.meta.dirname, '..')
/** What everybody installs. */
const PRODUCT = ['domain', 'brands', 'server', 'web']

/**
 * Checks the imports between and within the packages below `root`, by `.dependency-cruiser.mjs`. A checker that sees
 * nothing reports no faults, so every source file must be among what it read, and each package must show imports.
 * @param packages folders below `root`
 * @param permissions which imports between areas are allowed, each of which must be used
 * @returns a readable report, the names of the broken rules, and how many modules it saw in each package
 */
export async function checkBoundaries(
  root: string,
  permissions: Readonly<Record<string, Area>> = {},
  packages: readonly string[] = PRODUCT,
) {
  const options = await extractOptions(join(home, '.dependency-cruiser.mjs'))
  const { output } = await cruise([...packages], { ...options, baseDir: root })
  const result = output as ICruiseResult
  // It warns about a missing TypeScript compiler; swc parses the sources instead, and `blind` proves it.
  if (result.summary.environment) result.summary.environment.issues = []
  const modules = result.modules.filter(({ source }) => packages.includes(source.split('/')[0] ?? ''))
  const seen = new Set(modules.map(({ source }) => source))
  const blind = [
    ...globSync(
      packages.map(name => `${name}/**/*.{ts,tsx}`),
      { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', 'server/migrations/**'] },
    )
      .filter(file => !seen.has(file))
      .map(file => `not read: ${file}`),
    ...packages
      .filter(name =>
        modules.every(({ source, dependencies }) => !source.startsWith(`${name}/`) || dependencies.length === 0),
      )
      .map(name => `no import seen in ${name}`),
  ]
  const unused = unusedPermissions(modules, permissions)
  const violations = result.summary.violations.filter(({ rule }) => rule.severity === 'error')
  return {
    report: [(await format(result, { outputType: 'err-long' })).output, ...blind, ...unused].join('\n').trim(),
    broken: [
      ...new Set([
        ...violations.map(({ rule }) => rule.name),
        ...(blind.length > 0 ? ['sees-everything'] : []),
        ...(unused.length > 0 ? ['permissions-are-used'] : []),
      ]),
    ],
    modules: Object.fromEntries(
      packages.map(name => [name, modules.filter(({ source }) => source.startsWith(`${name}/`)).length]),
    ),
  }
}

/** Folders of an area's code, by side. */
const PLACES = {
  server: /^(?:server\/src\/areas|domain\/src)\/([^/]+)\//,
  web: /^web\/src\/areas\/([^/]+)\//,
} as const
const FREE = new RegExp(Object.values(needsNoPermission).join('|'))

/** Areas without a folder, and unused permissions: a table that allows everything checks nothing. */
function unusedPermissions(modules: readonly IModule[], permissions: Readonly<Record<string, Area>>): string[] {
  const seen = new Set<string>()
  const used = new Set<string>()
  for (const { source, dependencies } of modules)
    for (const side of ['server', 'web'] as const) {
      const area = PLACES[side].exec(source)?.[1]
      if (!area) continue
      seen.add(area)
      if (side === 'server' && FREE.test(source)) continue
      for (const { resolved } of dependencies) used.add(`${area} ${side} ${PLACES[side].exec(resolved)?.[1]}`)
    }
  return Object.entries(permissions).flatMap(([area, called]) => [
    ...(seen.has(area) ? [] : [`areas.ts names ${area}, which has no folder`]),
    ...(['server', 'web'] as const).flatMap(side =>
      called[side]
        .filter(other => !used.has(`${area} ${side} ${other}`))
        .map(other => `areas.ts lets ${area} call ${other} (${side}), which nothing does`),
    ),
  ])
}

if (import.meta.main) {
  // Folders whose packages are installed apart are checked by themselves, when they are named.
  const named = process.argv.slice(2)
  const { report, broken, modules } = await (named.length > 0
    ? checkBoundaries(home, {}, named)
    : checkBoundaries(home, areas))
  console.log(
    broken.length > 0
      ? report
      : `Boundaries hold: ${Object.entries(modules)
          .map(([name, count]) => `${name} ${count}`)
          .join(', ')} modules`,
  )
  process.exitCode = broken.length > 0 ? 1 : 0
}
