import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Set by Base UI on the parts that it places and moves. */
const BASE_UI = [
  '--anchor-width',
  '--available-height',
  '--available-width',
  '--toast-swipe-movement-x',
  '--toast-swipe-movement-y',
  '--transform-origin',
]

/**
 * Compares the custom properties that the style sheets and modules of a package set with those that they read. Where one is
 * read that nothing sets, the browser drops the whole declaration and says nothing.
 * @returns what is wrong, a line each
 */
export function propertyFaults(web: string): string[] {
  const set = new Set<string>()
  const read = new Set<string>()
  /** Without another value to fall back on, by file. */
  const needed = new Map<string, string>()
  for (const file of globSync('src/**/*.{css,ts,tsx}', { cwd: web })) {
    const text = readFileSync(join(web, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    for (const [, name] of text.matchAll(/(--[\w-]+)['"`]?\]?\s*:/g)) set.add(name!)
    for (const [, name] of text.matchAll(/setProperty\(['"`](--[\w-]+)/g)) set.add(name!)
    for (const [, name, end] of text.matchAll(/var\(\s*(--[\w-]+)\s*([,)])/g)) {
      read.add(name!)
      if (end === ')') needed.set(name!, file)
    }
  }
  return [
    ...[...needed]
      .filter(([name]) => !set.has(name) && !BASE_UI.includes(name))
      .map(([name, file]) => `${file} reads ${name}: nothing sets it`),
    ...[...set].filter(name => !read.has(name)).map(name => `${name} is set: nothing reads it`),
  ]
}
