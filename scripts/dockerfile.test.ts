import { globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { readDockerfile, readIgnored } from './dockerfile.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const ignored = readIgnored(read('.dockerignore'))
const isSent = (path: string) => !ignored.some(pattern => matchesGlob(path, pattern))

test('stages, flags and lines that go on are read', () => {
  const text = 'FROM a AS build\nRUN one \\\n  && two\n# no step\nFROM b\nCOPY --from=build --chown=1:1 /x y z/\n'
  expect(readDockerfile(text)).toEqual([
    { base: 'a', name: 'build', steps: [{ name: 'RUN', flags: {}, rest: 'one    && two' }] },
    { base: 'b', name: '1', steps: [{ name: 'COPY', flags: { from: 'build', chown: '1:1' }, rest: '/x y z/' }] },
  ])
  expect(() => readDockerfile('RUN x')).toThrow('RUN stands before the first FROM.')
})

test('the image has two stages, the last of which installs nothing and belongs to no administrator', () => {
  const [build, last, ...others] = readDockerfile(read('Dockerfile'))
  expect(others).toEqual([])
  expect(build?.steps.some(({ name }) => name === 'RUN')).toBe(true)
  expect(last?.steps.filter(({ name }) => name === 'RUN')).toEqual([])
  expect(last?.steps.find(({ name }) => name === 'USER')?.rest).toBe('1000:1000')
})

test('nothing of this machine is sent to the build', () => {
  for (const path of [
    '.env',
    '.git',
    'data',
    'node_modules',
    'web/dist',
    'server/node_modules',
    'server.log',
    'hall/src',
  ])
    expect(isSent(path), path).toBe(false)
  for (const path of ['server', 'package-lock.json', 'NOTICE', 'scripts', 'tsconfig.base.json', 'hall/pictures'])
    expect(isSent(path), path).toBe(true)
})

test('whatever the program imports from elsewhere is sent to the build', () => {
  const files = globSync('{domain,brands,server,web}/{src,demo}/**/*.{ts,tsx}', { cwd: root })
  const imported = files
    .filter(file => !file.includes('.test.'))
    .flatMap(file =>
      [...read(file).matchAll(/from '(\.[^'?]+)/g)].map(([, to]) => [file, normalize(join(dirname(file), to!))]),
    )
  const elsewhere = new Set(
    imported.filter(([from, to]) => from!.split('/')[0] !== to!.split('/')[0]).map(([, to]) => to!),
  )
  expect(elsewhere.size).toBeGreaterThan(0)
  const isWithFolders = (path: string): boolean => path === '.' || (isSent(path) && isWithFolders(dirname(path)))
  expect([...elsewhere].filter(path => !isWithFolders(path))).toEqual([])
})

test('compose gives the server a folder alone to write to, and starts what is in the repository', () => {
  const compose = read('compose.yaml')
  expect(compose).toMatch(/read_only: true/)
  for (const [, file] of compose.matchAll(/- \.\/([\w./]+):/g)) expect(read(file!).length, file).toBeGreaterThan(0)
  const settings = read('README.md')
  for (const [, name] of compose.matchAll(/^ {6}([A-Z_]+): /gm))
    if (!/^(POSTGRES_|PG|SITE)/.test(name!)) expect(settings).toContain(`\`${name}\``)
})
