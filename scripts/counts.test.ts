import { expect, test } from 'vitest'
import { lastLines, playwrightCounts, vitestCounts } from './counts.ts'

const vitestReport = (numFailedTests: number) =>
  JSON.stringify({
    numPassedTests: 5,
    numFailedTests,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: numFailedTests > 0 ? [vitestFile, unloadable] : [],
  })
const vitestFile = {
  name: 'a.test.ts',
  status: 'failed',
  message: '',
  assertionResults: [
    { fullName: 'adds', status: 'passed', failureMessages: [] },
    { fullName: 'takes away', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  to be 2'] },
  ],
}
const unloadable = { name: 'b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] }
const story = (title: string, status: string, ...errors: (string | undefined)[]) => ({
  title,
  file: 'walk.spec.ts',
  tests: [{ projectName: 'phone', status, results: errors.map(message => (message ? { error: { message } } : {})) }],
})
const playwrightReport = JSON.stringify({
  stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 },
  suites: [
    {
      specs: [story('walks', 'expected', undefined)],
      suites: [{ specs: [story('turns', 'flaky', 'too late', undefined)] }],
    },
  ],
})

test('counts of both runners, and what failed', () => {
  expect(vitestCounts(vitestReport(1), false)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
    failures: ['a.test.ts: takes away: expected 1 to be 2', 'b.test.ts: No such module'],
  })
  expect(playwrightCounts(playwrightReport, false)).toEqual({
    passed: 7,
    failed: 2,
    skipped: 3,
    failures: ['[phone] walk.spec.ts: turns: too late'],
  })
})

test('a run that ends badly without a failed test counts as one failure', () => {
  expect(vitestCounts(vitestReport(0), false).failed).toBe(1)
  expect(vitestCounts(undefined, true).failed).toBe(1)
  expect(playwrightCounts(undefined, true).failed).toBe(1)
})

test('a run that ends well adds no failure', () => {
  expect(vitestCounts(vitestReport(0), true)).toMatchObject({ passed: 5, failed: 0, skipped: 2 })
})

test('what failed stands above the counts', () => {
  const failed = { name: 'browser', seconds: 1, passed: 0, failed: 1, skipped: 0, failures: ['walks: too late'] }
  expect(lastLines([failed], []).split('\n')[0]).toBe('FAILED in browser: walks: too late')
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
