import { stripVTControlCharacters } from 'node:util'

export type Counts = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed and why, a line or two each, if the report says so. */
  readonly failures?: readonly string[]
  readonly tests?: readonly TimedTest[]
}

/** A test and how long it took. */
export type TimedTest = { readonly name: string; readonly file: string; readonly seconds: number }

/**
 * Counts from the JSON report of Vitest. A run that failed without a failed test (a file that does not load, a crash,
 * no report) counts as one failure.
 */
export function vitestCounts(report: string | undefined, endedWell: boolean): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(report)
  const files = testResults as VitestFile[]
  return atLeastOneFailure(endedWell, {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    failures: files.flatMap(failuresOf),
    tests: files.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ name: fullName, file, seconds: (duration ?? 0) / 1000 })),
    ),
  })
}

type VitestFile = {
  name: string
  status: string
  message: string
  assertionResults: { fullName: string; status: string; failureMessages: string[]; duration?: number }[]
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
  const stories = (suites as PlaywrightSuite[]).flatMap(storiesOf)
  return atLeastOneFailure(endedWell, {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    failures: stories
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ name, results }) => `${name}: ${short(results.find(({ error }) => error)?.error?.message ?? '')}`),
    tests: stories.map(({ name, file, results }) => ({
      name,
      file,
      seconds: results.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000,
    })),
  })
}

type Attempt = { duration?: number; error?: { message?: string } }
type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; tests: { projectName: string; status: string; results: Attempt[] }[] }[]
}

const storiesOf = ({ suites = [], specs }: PlaywrightSuite): Story[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `[${projectName}] ${file}: ${title}`,
      file: `e2e/${file}`,
      status,
      results,
    })),
  ),
  ...suites.flatMap(storiesOf),
]
type Story = { name: string; file: string; status: string; results: Attempt[] }

function atLeastOneFailure(endedWell: boolean, counts: Counts): Counts {
  return endedWell || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}
