import { stripVTControlCharacters } from 'node:util'

export type Counts = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed and why, a line or two each, if the report says so. */
  readonly failures?: readonly string[]
}
export type Part = Counts & { readonly name: string; readonly seconds: number }

/**
 * Counts from the JSON report of Vitest. A run that failed without a failed test (a file that does not load, a crash,
 * no report) counts as one failure.
 */
export function vitestCounts(report: string | undefined, endedWell: boolean): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(report)
  return atLeastOneFailure(endedWell, {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    failures: (testResults as VitestFile[]).flatMap(failuresOf),
  })
}

type VitestFile = {
  name: string
  status: string
  message: string
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
}

/** A file that does not load has a message of its own and no tests. */
function failuresOf({ name, status, message, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter(test => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [`${name}: ${short(message)}`]
  return failed.map(({ fullName, failureMessages }) => `${name}: ${fullName}: ${short(failureMessages.join(' '))}`)
}

const short = (text: string) => stripVTControlCharacters(text).replace(/\s+/g, ' ').slice(0, 600)

/** Counts from the JSON report of Playwright, by the same rule. A test that passed only on retry counts as failed. */
export function playwrightCounts(report: string | undefined, endedWell: boolean): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { suites, stats } = JSON.parse(report)
  const { expected, unexpected, flaky, skipped } = stats
  const failures = (suites as PlaywrightSuite[]).flatMap(storiesOf)
  return atLeastOneFailure(endedWell, { passed: expected, failed: unexpected + flaky, skipped, failures })
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    file: string
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

function storiesOf({ suites = [], specs }: PlaywrightSuite): string[] {
  const failed = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const error = results.find(result => result.error)?.error?.message ?? ''
        return `[${projectName}] ${file}: ${title}: ${short(error)}`
      }),
  )
  return [...failed, ...suites.flatMap(storiesOf)]
}

function atLeastOneFailure(endedWell: boolean, counts: Counts): Counts {
  return endedWell || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

/** The last lines of `npm test`: failures first, so that nobody has to scroll, then counts; the very last line is for machines. */
export function lastLines(parts: readonly Part[], databases: readonly string[]): string {
  const sum = (kind: 'passed' | 'failed' | 'skipped') => parts.reduce((all, part) => all + part[kind], 0)
  const time = (seconds: number) => `${Math.round(seconds)} s`
  const skipped = sum('skipped')
  return [
    ...parts.flatMap(({ name, failures = [] }) => failures.map(failure => `FAILED in ${name}: ${failure}`)),
    ...parts.map(
      part =>
        `${part.name}: ${part.passed} passed, ${part.failed} failed, ${part.skipped} skipped in ${time(part.seconds)}`,
    ),
    `Server tests ran on: ${databases.join('; ')}`,
    `In all ${time(parts.reduce((all, { seconds }) => all + seconds, 0))}`,
    `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('\n')
}
