import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArguments, WrongArguments } from './arguments.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairfloor-arguments-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

test('a file alone is read by the names of its columns', async () => {
  const list = file('list.csv', 'a')
  expect(await readArguments([list])).toMatchObject({ file: list, dryRun: false, mapping: { source: 'import' } })
})

test('a mapping and a dry run may be asked for, in any order', async () => {
  const [list, mapping] = [file('list.csv', 'a'), file('m.json', '{"source":"S","decimal":","}')]
  expect(await readArguments(['--dry-run', '--mapping', mapping, list])).toMatchObject({
    dryRun: true,
    mapping: { source: 'S', decimal: ',' },
  })
})

test('help is asked for with or without anything else', async () => {
  for (const typed of [['--help'], ['-h'], ['none.csv', '--help']]) expect(await readArguments(typed)).toBe('help')
})

test('what cannot be done is said', async () => {
  const list = file('list.csv', 'a')
  const wrong = file('wrong.json', '{"source":"a","columns":{"colour":"x"}}')
  const refused = async (typed: string[], message: string) => {
    const reading = readArguments(typed)
    await expect(reading).rejects.toThrow(message)
    await expect(reading).rejects.toBeInstanceOf(WrongArguments)
  }
  await refused([], 'npm run import -- FILE')
  await refused([list, list], 'Please name one file')
  await refused([list, '--colour'], 'npm run import -- FILE')
  await refused(['none.csv'], 'There is no file none.csv.')
  await refused([list, '--mapping', 'none.json'], 'There is no file none.json.')
  await refused([folder], `${folder} is a folder. Name a file in it.`)
  await refused([list, '--mapping', folder], `${folder} is a folder. Name a file in it.`)
  await refused([list, '--mapping', wrong], 'wrong.json: The mapping does not fit')
  await refused([list, '--mapping', file('broken.json', '{')], 'broken.json: ')
})
