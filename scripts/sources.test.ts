import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
/** Without tests and the interface kit's samples. */
const isProduct = (file: string) =>
  !/\.test\.tsx?$|\/testing[/.]|\/test-|\/app\/style\/|node_modules|\/dist\//.test(file)
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter(isProduct)
    .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const where = (files: { file: string; text: string }[], wanted: RegExp) =>
  files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, i) => (wanted.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
  )

const BREAKPOINTS = ['576', '768', '992', '1200', '1400']

test('pages change their layout at the specification’s breakpoints (TS-529)', () => {
  const queries = sources('web/src/**/*.css').flatMap(({ text }) => text.match(/@media[^{]+/g) ?? [])
  const widths = queries.flatMap(query => query.match(/\d+(?=px)/g) ?? [])
  expect(BREAKPOINTS.filter(width => !widths.includes(width))).toEqual([])
})

test('every part of the interface kit stands on /style (SH-003)', () => {
  const shown = globSync('web/src/app/style/**/*.tsx', { cwd: root }).map(file =>
    readFileSync(join(root, file), 'utf8'),
  )
  const isPart = (name: string) => !/Popup$|^Field$|^ToastList$|^VisuallyHidden$/.test(name)
  const parts = sources('web/src/ui/*.tsx').map(({ file }) => basename(file, '.tsx'))
  expect(parts.filter(isPart).filter(name => !shown.some(text => text.includes(`/ui/${name}.tsx`)))).toEqual([])
})

test('server and rules ask the one clock, never the machine’s (TS-561)', () => {
  const asking = where([...sources('server/src/**/*.ts'), ...sources('domain/src/**/*.ts')], /Date\.now\(|new Date\(\)/)
  expect(asking.filter(line => !line.startsWith('server/src/platform/clock.ts'))).toEqual([])
})

test('no year of the specification’s editions stands in the product (TS-532)', () => {
  const all = ['server/src/**/*.ts', 'domain/src/**/*.ts', 'web/src/**/*.{ts,tsx}'].flatMap(sources)
  const code = all.map(({ file, text }) => ({ file, text: text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '') }))
  const allowed = /DEMO_EDITION|demo|'2025' \||A day like/i
  expect(where(code, /\b202[4-9]\b/).filter(line => !allowed.test(line))).toEqual([])
})
