import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { areas } from '../areas.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The anchors of a document's headings, as the forge makes them. */
const anchors = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )

test.for(globSync(['*.md', 'docs/**/*.md', 'hall/README.md'], { cwd: root }))('%s links to what exists', file => {
  const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)]
  const broken = links.filter(([, link, anchor]) => {
    const target = link ? join(dirname(file), link) : file
    return !existsSync(join(root, target)) || (anchor && target.endsWith('.md') && !anchors(target).includes(anchor))
  })
  expect(broken.map(([link]) => link)).toEqual([])
})

test('the code names documents that exist', () => {
  const code = globSync(['{domain,server,web,brands,scripts,e2e,bench}/**/*.{ts,tsx}', '*.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.*'],
  })
  const named = code.flatMap(file => [...read(file).matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([path]) => path))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(path => !existsSync(join(root, path)))).toEqual([])
})

test('the README lists every setting that the server reads', () => {
  const settings = [...read('server/src/platform/config.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map(
    ([, name = '']) => name,
  )
  const rows = read('README.md')
    .split('\n')
    .filter(line => line.startsWith('| `'))
  expect(settings.length).toBeGreaterThan(5)
  expect(settings.filter(name => !rows.some(row => row.includes(`\`${name}\``)))).toEqual([])
})

test('npm asks nothing of the network by itself', () => expect(read('.npmrc')).toContain('update-notifier=false'))

test('commands named in the documents are scripts of the project', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const texts = globSync(['*.md', 'docs/*.md'], { cwd: root }).map(read).join('\n')
  const commands = new Set(
    [...texts.matchAll(/npm run (?:--silent )?([a-z][a-z0-9:-]*)/g)].map(([, name = '']) => name),
  )
  expect(commands).toContain('check')
  expect([...commands].filter(name => !(name in scripts))).toEqual([])
})

test('each area has one page that says what holds in it, and no page names another area', () => {
  const named = globSync('docs/areas/*.md', { cwd: root }).flatMap(file => {
    const [, line = ''] = /^Code: (.+)$/m.exec(read(file)) ?? []
    return [...line.matchAll(/`([a-z-]+)`/g)].map(([, area]) => area)
  })
  expect(named.toSorted()).toEqual(Object.keys(areas).toSorted())
})
