import { expect, test } from 'vitest'
import { playwrightCounts, vitestCounts } from './counts.ts'

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
    { fullName: 'adds', status: 'passed', failureMessages: [], duration: 1500 },
    { fullName: 'takes away', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  to be 2'] },
  ],
}
const unloadable = { name: 'b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] }
const story = (title: string, status: string, ...errors: (string | undefined)[]) => ({
  title,
  file: 'walk.spec.ts',
  tests: [
    {
      projectName: 'phone',
      status,
      results: errors.map(message => ({ duration: 700, ...(message ? { error: { message } } : {}) })),
    },
  ],
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
    tests: [
      { name: 'adds', file: 'a.test.ts', seconds: 1.5 },
      { name: 'takes away', file: 'a.test.ts', seconds: 0 },
    ],
  })
  expect(playwrightCounts(playwrightReport, false)).toEqual({
    passed: 7,
    failed: 2,
    skipped: 3,
    failures: ['[phone] walk.spec.ts: turns: too late'],
    tests: [
      { name: '[phone] walk.spec.ts: walks', file: 'e2e/walk.spec.ts', seconds: 0.7 },
      { name: '[phone] walk.spec.ts: turns', file: 'e2e/walk.spec.ts', seconds: 1.4 },
    ],
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
