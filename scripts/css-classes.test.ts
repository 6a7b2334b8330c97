import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkClasses } from './css-classes.ts'
import { propertyFaults } from './css-properties.ts'

let web: string

/** A package in which all is well. */
const HOUSE = {
  'tsconfig.json':
    '{"compilerOptions":{"strict":true,"jsx":"preserve","types":[],"allowImportingTsExtensions":true},"include":["src"]}',
  'src/css.d.ts':
    "declare module '*.module.css' { const classes: { readonly [name: string]: string }; export default classes }",
  'src/Price.module.css': `.price { color: red; &:not(.crossed) .cents::after { content: '.none'; width: .5em } }
    /* .older {} */
    @media (width < 768px) { .price > .small, .large { top: 0 } }
    :global(.viewer :is(.psv)) .price { top: 1px }`,
  'src/Price.tsx': `import styles from './Price.module.css'
    type Size = 'small' | 'large'
    export const classOf = (size: Size | 'medium') => [styles.price, size !== 'medium' && styles[size], styles['crossed']]
    export const Cents = ({ styles }: { styles: string }) => styles.trim()
    export const cents = { styles: styles.cents }`,
}

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(web, file)), { recursive: true })
    writeFileSync(join(web, file), text)
  }
}

/** What is wrong where this module stands beside the others. */
function faultsWith(module: string): string[] {
  write({ 'src/Other.tsx': `import look from './Price.module.css'\n${module}` })
  return checkClasses(web).faults
}

beforeEach(() => {
  web = mkdtempSync(join(tmpdir(), 'fairfloor-css-'))
  write(HOUSE)
})
afterEach(() => rmSync(web, { recursive: true }))

test('each class that a module uses is in its style sheet, and each there is used', () => {
  expect(checkClasses(web)).toEqual({ sheets: 1, faults: [] })
})

test('a class that no selector has, as after it was renamed', () => {
  write({ 'src/Price.module.css': HOUSE['src/Price.module.css'].replace('.cents', '.cent') })
  expect(checkClasses(web).faults).toEqual([
    'src/Price.tsx:5 uses .cents: src/Price.module.css has none',
    'src/Price.module.css has .cent: nothing uses it',
  ])
})

test.each(['new', 'two-lines'])('a class that cannot be a constant of the built pages: %s', name => {
  write({ 'src/Price.module.css': `${HOUSE['src/Price.module.css']} .${name} { top: 0 }` })
  expect(faultsWith(`export const taken = look['${name}']`)).toEqual([
    `src/Price.module.css has .${name}: no constant can be called so`,
  ])
})

test('a style sheet that nothing imports', () => {
  write({ 'src/Old.module.css': '.old { top: 0 }' })
  expect(checkClasses(web).faults).toEqual(['src/Old.module.css has .old: nothing uses it'])
})

test('an expression may say each class that its type names, so all of them have to be there', () => {
  expect(faultsWith("export const of = (tone: 'small' | 'tiny') => look[tone]")).toEqual([
    'src/Other.tsx:2 uses .tiny: src/Price.module.css has none',
  ])
})

test.each([
  ['any text', 'export const of = (name: string) => look[name]'],
  ['the whole sheet', 'export const of = (take: (sheet: object) => string) => take(look)'],
])('nobody can tell what is used of a sheet: %s', (_, module) => {
  expect(faultsWith(module)).toEqual(['src/Other.tsx:2 does not tell which classes it takes of src/Price.module.css'])
})

test('a word of the layout that it does not have, and one that nobody says', () => {
  write({ 'src/ui/layout.css': '@layer parts { .row { display: flex } .wrap { flex-wrap: wrap } }' })
  expect(
    faultsWith(`export const Row = ({ on, size }: { on: boolean; size: string }) => (
      <p className={\`row \${on ? look.price : 'rwo'}\`}>{size === 'wrap' && <b className={classes(size === 'x' && 'row')} />}</p>
    )`),
  ).toEqual([
    'src/Other.tsx:3 says rwo: src/ui/layout.css has no such class',
    'src/ui/layout.css has .wrap: nothing uses it',
  ])
})

test('a custom property that nothing sets, as after it was renamed, and one that nothing reads', () => {
  write({
    'src/tokens.css': ':root { --ink: #000; --line: 1px } /* --old: 1px */',
    'src/Word.module.css': '.word { color: var(--ink); width: var(--wide, 1px); margin: var(--far) }',
    'src/Word.tsx': "export const style = { '--wide': '2px', '--note': '' }",
  })
  expect(propertyFaults(web)).toEqual([
    'src/Word.module.css reads --far: nothing sets it',
    '--line is set: nothing reads it',
    '--note is set: nothing reads it',
  ])
})
