import { globSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, format, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

const home = join(import.meta.dirname, '..')
const packages = ['domain', 'server', 'web', 'hall']

/**
 * Checks the imports between and within the packages below `root`, by `.dependency-cruiser.mjs`. A checker that sees
 * nothing reports no faults, so every source file must be among what it read, and each package must show imports.
 * @returns a readable report, the names of the broken rules, and how many modules it saw in each package
 */
export async function checkBoundaries(root: string) {
  const options = await extractOptions(join(home, '.dependency-cruiser.mjs'))
  const { output } = await cruise(packages, { ...options, baseDir: root })
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
  const violations = result.summary.violations.filter(({ rule }) => rule.severity === 'error')
  return {
    report: [(await format(result, { outputType: 'err-long' })).output, ...blind].join('\n').trim(),
    broken: [
      ...new Set([...violations.map(({ rule }) => rule.name), ...(blind.length > 0 ? ['sees-everything'] : [])]),
    ],
    modules: Object.fromEntries(
      packages.map(name => [name, modules.filter(({ source }) => source.startsWith(`${name}/`)).length]),
    ),
  }
}

if (import.meta.main) {
  const { report, broken, modules } = await checkBoundaries(home)
  console.log(
    broken.length > 0
      ? report
      : `Boundaries hold: ${packages.map(name => `${name} ${modules[name]}`).join(', ')} modules`,
  )
  process.exitCode = broken.length > 0 ? 1 : 0
}
