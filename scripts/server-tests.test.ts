import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aboutDatabase, allServerTests, withoutDatabase } from './server-tests.ts'

const server = join(import.meta.dirname, '../server')
const files = (patterns: string[]) => new Set(globSync(patterns, { cwd: server }))
const ON_EMBEDDED_ONLY = /\.runIf\((?:isEmbedded|inject\('templateFile'\))/

test('every pattern of the server’s tests names a file', () => {
  const patterns = [...aboutDatabase, ...withoutDatabase]
  expect(patterns.filter(pattern => files([pattern]).size === 0)).toEqual([])
})

test('a test that runs on the embedded database only is run by npm test, also where there is PostgreSQL', () => {
  const embedded = [...files(allServerTests)].filter(file =>
    ON_EMBEDDED_ONLY.test(readFileSync(join(server, file), 'utf8')),
  )
  expect(embedded.length).toBeGreaterThan(3)
  expect(embedded.filter(file => !files(aboutDatabase).has(file))).toEqual([])
})

test('no test is about the database and without one', () => {
  expect([...files(aboutDatabase).intersection(files(withoutDatabase))]).toEqual([])
})
