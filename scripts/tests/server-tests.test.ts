import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aboutDatabase, allServerTests, choices, withoutDatabase } from './server-tests.ts'

const server = join(import.meta.dirname, '../../server')
const files = (patterns: string[]) => new Set(globSync(patterns, { cwd: server }))
const ON_EMBEDDED_ONLY = /\.runIf\((?:isEmbedded|inject\('templateFile'\))/

test('every pattern of the server’s tests names a file', () => {
  const patterns = [...aboutDatabase, ...withoutDatabase, ...choices.hostile.include, ...choices.kills.include]
  expect(patterns.filter(pattern => files([pattern]).size === 0)).toEqual([])
})

test('a test that runs on the embedded database only is run by the long run, also where there is PostgreSQL', () => {
  const embedded = [...files(allServerTests)].filter(file =>
    ON_EMBEDDED_ONLY.test(readFileSync(join(server, file), 'utf8')),
  )
  expect(embedded.length).toBeGreaterThan(3)
  expect(embedded.filter(file => !files(aboutDatabase).has(file))).toEqual([])
})

test('no test is about the database and without one', () => {
  expect([...files(aboutDatabase).intersection(files(withoutDatabase))]).toEqual([])
})

test('the long run has each server test on PostgreSQL in one of its parts', () => {
  const have = (['most', 'hostile', 'kills'] as const).map(choice =>
    files([...choices[choice].include]).difference(files([...choices[choice].exclude])),
  )
  const all = files(allServerTests).difference(files(withoutDatabase))
  expect([...all].filter(file => have.filter(part => part.has(file)).length !== 1)).toEqual([])
})
