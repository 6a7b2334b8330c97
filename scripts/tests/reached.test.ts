import { expect, test } from 'vitest'
import { reachedBy, reachedByArea, withCallers } from './reached.ts'

const permissions = {
  seller: { server: [], web: [] },
  orders: { server: ['seller'], web: [] },
  invoices: { server: ['orders'], web: [] },
  start: { server: [], web: ['orders'] },
}

test('an area is reached with those that may call it on the server or show its parts, and not with what they lead to', () => {
  expect(withCallers('orders', permissions)).toEqual(['orders', 'invoices', 'start'])
  expect(withCallers('start', permissions)).toEqual(['start'])
})

test('a change in an area reaches its tests in each package, those of its callers, and the tables over every call', () => {
  const { files, stories } = reachedBy(['server/src/areas/complaints/answer.ts'])
  expect(files).toEqual(expect.arrayContaining([...reachedByArea('complaints').files, 'server/src/rights.test.ts']))
  expect(files.some(file => file.startsWith('web/src/areas/complaints/'))).toBe(true)
  expect(files.some(file => file.startsWith('web/src/areas/outlet/'))).toBe(false)
  expect(stories).toEqual([])
})

test('a test and a story reach themselves alone, and a text about the project its own test', () => {
  expect(reachedBy(['server/src/areas/picking/picking.test.ts', 'e2e/walk.spec.ts'])).toEqual({
    files: ['server/src/areas/picking/picking.test.ts'],
    stories: ['e2e/walk.spec.ts'],
  })
  expect(reachedBy(['docs/import.md'])).toEqual({ files: ['scripts/documents.test.ts'], stories: [] })
})

test('what everything is made of reaches everything but the long run', () => {
  const { files, stories } = reachedBy(['package-lock.json'])
  for (const folder of ['domain/', 'server/', 'web/']) expect(files.some(file => file.startsWith(folder))).toBe(true)
  expect(files.some(file => file.includes('.long.test.'))).toBe(false)
  expect(stories).toEqual(['--grep', '@short'])
})

test('what no test reads reaches nothing', () => {
  expect(reachedBy(['LICENSE'])).toEqual({ files: [], stories: [] })
})
