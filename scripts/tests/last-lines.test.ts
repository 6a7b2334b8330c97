import { expect, test } from 'vitest'
import { lastLines, type PartOfRun } from './last-lines.ts'

const check: PartOfRun = { name: 'check', seconds: 10, processorSeconds: 14.6, passed: 1, failed: 0, skipped: 0 }
const browser: PartOfRun = {
  name: 'browser',
  seconds: 50.4,
  processorSeconds: 80,
  passed: 7,
  failed: 2,
  skipped: 3,
  failures: ['walks: too late'],
}
const nothingElse = { databases: [], weaker: [] }

test('what failed stands above the counts', () => {
  expect(lastLines([browser], nothingElse).split('\n')[0]).toBe('FAILED in browser: walks: too late')
})

test('the last line is the sum over all parts, alone, and above it what they took', () => {
  const lines = lastLines([check, browser], { ...nothingElse, databases: ['PGlite', 'PostgreSQL 15.18'] }).split('\n')
  expect(lines.slice(-5)).toEqual([
    'check: 1 passed, 0 failed, 0 skipped in 10 s, 15 processor seconds',
    'browser: 7 passed, 2 failed, 3 skipped in 50 s, 80 processor seconds',
    'Server tests ran on: PGlite; PostgreSQL 15.18',
    'In all 60 s, 95 processor seconds',
    '8 passed, 2 failed, 3 skipped',
  ])
  expect(lastLines([check], nothingElse).split('\n').at(-1)).toBe('1 passed, 0 failed')
})

test('the ten slowest tests of all parts, by their paths from the root', () => {
  const tests = Array.from({ length: 12 }, (_, i) => ({ name: `test ${i}`, file: '/project/a.test.ts', seconds: i }))
  const lines = lastLines([{ ...check, tests }, browser], nothingElse, '/project').split('\n')
  const from = lines.indexOf('The slowest tests:')
  expect(lines.slice(from + 1, from + 3)).toEqual(['  11.0 s  a.test.ts: test 11', '  10.0 s  a.test.ts: test 10'])
  expect(lines.filter(line => line.includes('a.test.ts'))).toHaveLength(10)
})

test('what ran weaker is said once, and what was green before says since when', () => {
  const green = { ...check, greenSince: '2031-05-05T10:00' }
  const lines = lastLines([green], { databases: [], weaker: ['sheets: fewer', 'sheets: fewer'] }).split('\n')
  expect(lines.filter(line => line === 'Ran weaker: sheets: fewer')).toHaveLength(1)
  expect(lines).toContain('check: 1 passed, 0 failed, 0 skipped, green since 2031-05-05T10:00')
})
