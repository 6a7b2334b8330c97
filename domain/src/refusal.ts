import { type RefusalCode, refusals } from './refusals.ts'

type Details<C extends RefusalCode> = Parameters<(typeof refusals)[C]['text']>[0]

/** What a command throws when a rule says no. `refusals.ts` gives each code its status and its text. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly errors: readonly FieldError[]
  readonly extra: Record<string, unknown>

  constructor(
    code: RefusalCode,
    text: string,
    errors: readonly FieldError[] = [],
    extra: Record<string, unknown> = {},
  ) {
    super(text)
    this.code = code
    this.status = refusals[code].status
    this.errors = errors
    this.extra = extra
  }
}

/** One invalid field of the input; `path` as in `positions.2.quantity`. */
export type FieldError = { path: string; detail: string }

/** Creates a refusal by code: `throw refuse('unknown_flavour', { id: 7 }, [{ path, detail }])`. */
export function refuse<C extends RefusalCode>(
  code: C,
  ...[details, errors, extra]: undefined extends Details<C>
    ? [details?: Details<C>, errors?: readonly FieldError[], extra?: Record<string, unknown>]
    : [details: Details<C>, errors?: readonly FieldError[], extra?: Record<string, unknown>]
): Refusal {
  const text = (refusals[code].text as (details: unknown) => string)(details)
  return new Refusal(code, text, errors, extra)
}
