import { expect, test } from 'vitest'
import { lastLines, playwrightCounts, vitestCounts } from './counts.ts'

const vitestReport = (numFailedTests: number) =>
  JSON.stringify({ numPassedTests: 5, numFailedTests, numPendingTests: 2, numTodoTests: 0 })
const playwrightReport = JSON.stringify({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 } })

test('counts of both runners', () => {
  expect(vitestCounts(vitestReport(1), false)).toEqual({ passed: 5, failed: 1, skipped: 2 })
  expect(playwrightCounts(playwrightReport, false)).toEqual({ passed: 7, failed: 2, skipped: 3 })
})

test('a run that ends badly without a failed test counts as one failure', () => {
  expect(vitestCounts(vitestReport(0), false).failed).toBe(1)
  expect(vitestCounts(undefined, true).failed).toBe(1)
  expect(playwrightCounts(undefined, true).failed).toBe(1)
})

test('a run that ends well adds no failure', () => {
  expect(vitestCounts(vitestReport(0), true)).toEqual({ passed: 5, failed: 0, skipped: 2 })
})

test('the last line is the sum over all parts, alone', () => {
  const parts = [
    { name: 'check', seconds: 10, passed: 1, failed: 0, skipped: 0 },
    { name: 'browser', seconds: 50.4, passed: 7, failed: 2, skipped: 3 },
  ]
  const lines = lastLines(parts, ['PGlite', 'PostgreSQL 15.18']).split('\n')
  expect(lines.slice(-3)).toEqual([
    'Server tests ran on: PGlite; PostgreSQL 15.18',
    'In all 60 s',
    '8 passed, 2 failed, 3 skipped',
  ])
  expect(lastLines(parts.slice(0, 1), []).split('\n').at(-1)).toBe('1 passed, 0 failed')
})
