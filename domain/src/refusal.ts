import { showDayTime } from './day.ts'

/**
 * A refusal of an area: its HTTP status, and its text for readers of the API, in English. 400 does not fit the declared shape,
 * 409 against the state, 422 fits but breaks a rule, 403 not allowed, 404 an unknown id in the path.
 */
export type Rule<D = never> = { readonly status: number; readonly text: (details: D) => string }

export type Rules = Readonly<Record<string, Rule>>

/** A refusal whose text holds no values. */
export const says = (status: number, text: string): Rule<undefined> => ({ status, text: () => text })

/** A window of time; instants are texts where it has come over the wire. */
export type Period = { readonly start: Date | string; readonly end: Date | string; readonly timeZone: string }

export const fromTo = ({ start, end, timeZone }: Period): string =>
  `from ${showDayTime(start, timeZone)} to ${showDayTime(end, timeZone)}`

/** One field of the input that is wrong; `path` as in `positions.2.quantity`. */
export type FieldError = { readonly path: string; readonly detail: string }

type Facts = {
  readonly status: number
  /** The values in the text: they go over the wire, so that a browser can say it in its reader's language. */
  readonly details?: unknown
  readonly errors?: readonly FieldError[]
  /** Further fields of the answer. */
  readonly extra?: Readonly<Record<string, unknown>>
}

/** What a command throws when a rule says no. */
export class Refusal extends Error {
  readonly code: string
  readonly status: number
  readonly details: unknown
  readonly errors: readonly FieldError[]
  readonly extra: Readonly<Record<string, unknown>>

  constructor(code: string, text: string, { status, details, errors = [], extra = {} }: Facts) {
    super(text)
    this.code = code
    this.status = status
    this.details = details
    this.errors = errors
    this.extra = extra
  }

  /** The same refusal, said of one field. */
  at(path: string): Refusal {
    return new Refusal(this.code, this.message, { ...this, errors: [{ path, detail: this.message }] })
  }
}

type Details<R extends Rule> = Parameters<R['text']>[0]

type More = [errors?: readonly FieldError[], extra?: Readonly<Record<string, unknown>>]

type Given<R extends Rule> = undefined extends Details<R> ? [details?: undefined, ...More] : [Details<R>, ...More]

/** Makes the refusals of some rules: `throw refuse('no_delivery', { country }, [{ path, detail }])`. */
export const refuser =
  <R extends Rules>(rules: R) =>
  <C extends keyof R & string>(code: C, ...[details, errors, extra]: Given<R[C]>): Refusal => {
    const { status, text } = rules[code]!
    return new Refusal(code, (text as (details: unknown) => string)(details), { status, details, errors, extra })
  }
