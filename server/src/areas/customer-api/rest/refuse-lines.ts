import { type RefusedLine, refuse } from '@fairfloor/domain/customer-api/rest/refusals'

/** What is wrong with a line. */
export type Problem = Omit<RefusedLine, 'index' | 'next_quantity'> & { readonly next?: number }

/**
 * @param field that the lines are in
 * @throws Refusal lines_refused where there is a problem, naming every line that has one
 */
export function refuseLines(field: string, problems: readonly (Problem | undefined)[]): void {
  const lines = problems.flatMap((problem, index): RefusedLine[] =>
    problem ? [{ index, code: problem.code, detail: problem.detail, next_quantity: problem.next ?? null }] : [],
  )
  if (lines.length === 0) return
  const errors = lines.map(({ index, detail }) => ({ path: `${field}.${index}`, detail }))
  throw refuse('lines_refused', { lines }, errors)
}
