export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }
export type Part = Counts & { readonly name: string; readonly seconds: number }

/**
 * Counts from the JSON report of Vitest. A run that ended badly without a failed test (a file that does not load,
 * a crash, no report) counts as one failure.
 */
export function vitestCounts(report: string | undefined, endedWell: boolean): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(report)
  return atLeastOneFailure(endedWell, {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  })
}

/** Counts from the JSON report of Playwright, by the same rule. A test that passed only when repeated has failed. */
export function playwrightCounts(report: string | undefined, endedWell: boolean): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = JSON.parse(report).stats
  return atLeastOneFailure(endedWell, { passed: expected, failed: unexpected + flaky, skipped })
}

function atLeastOneFailure(endedWell: boolean, counts: Counts): Counts {
  return endedWell || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

/** What `npm test` ends with; the very last line is read by machines. */
export function lastLines(parts: readonly Part[], databases: readonly string[]): string {
  const sum = (kind: keyof Counts) => parts.reduce((all, part) => all + part[kind], 0)
  const time = (seconds: number) => `${Math.round(seconds)} s`
  const skipped = sum('skipped')
  return [
    ...parts.map(
      part =>
        `${part.name}: ${part.passed} passed, ${part.failed} failed, ${part.skipped} skipped in ${time(part.seconds)}`,
    ),
    `Server tests ran on: ${databases.join('; ')}`,
    `In all ${time(parts.reduce((all, { seconds }) => all + seconds, 0))}`,
    `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('\n')
}
