/** What the API answers where it refuses (`application/problem+json`). */
export type Problem = {
  status: number
  /** The text for people. */
  detail: string
  /** The text for programs: it does not change. */
  code?: string
  /** Each field that is wrong. */
  errors?: { path?: string; detail?: string }[]
}

/** A refusal, thrown by what reads more than one answer. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly errors: NonNullable<Problem['errors']>

  constructor(status: number, problem: Partial<Problem> = {}) {
    super(problem.detail ?? `The API answered ${status}.`)
    this.name = 'ApiError'
    this.status = status
    this.code = problem.code
    this.errors = problem.errors ?? []
  }
}

/** What an answer holds. @throws ApiError where the API refused */
export function dataOf<Data>(answer: { data?: Data; error?: unknown; response: Response }): Data {
  if (!answer.response.ok || answer.data === undefined)
    throw new ApiError(answer.response.status, answer.error as Partial<Problem> | undefined)
  return answer.data
}
