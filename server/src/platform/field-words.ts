import type { FieldError } from '@fairfloor/domain/refusal'
import * as z from 'zod/mini'

type Issue = z.core.$ZodRawIssue
type Said = z.core.$ZodIssue

const EXPECTED: Readonly<Record<string, string>> = {
  int: 'A whole number',
  number: 'A number',
  string: 'A text',
  boolean: 'true or false',
  array: 'A list',
  tuple: 'A list',
  object: 'An object with fields',
  record: 'An object with fields',
  date: 'A moment',
}

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'An instant is ISO 8601 with its offset, such as 2031-05-06T12:00:00Z.',
  date: 'A day is YYYY-MM-DD, such as 2031-05-06.',
  email: 'This is no e-mail address.',
  url: 'This is no address of the web.',
}

const MISFIT = 'This does not have the expected form.'
const MOST_NAMED = 20

/** What is wrong with a value, as a person says it. Shapes that have words of their own say those. */
function wordsOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'never') return 'This cannot be given here.'
      if (issue.input !== undefined && isWhole(issue.inst)) return 'A whole number is expected.'
      return issue.input === undefined
        ? 'This is missing.'
        : `${EXPECTED[issue.expected] ?? 'Something else'} is expected.`
    case 'too_small':
      return limit(issue.origin, issue.minimum, issue.inclusive === false ? 'More than' : 'At least')
    case 'too_big':
      return limit(issue.origin, issue.maximum, issue.inclusive === false ? 'Less than' : 'At most')
    case 'invalid_format':
      return FORMATS[issue.format] ?? MISFIT
    case 'not_multiple_of':
      return `A multiple of ${issue.divisor} is expected.`
    case 'invalid_value':
      return issue.input === undefined ? 'This is missing.' : `${listed(issue.values)} is expected.`
    case 'unrecognized_keys':
      return `Unknown: ${issue.keys.join(', ')}.`
    default:
      return MISFIT
  }
}

// Each shape of the program says it in these words, also where a library has set others.
z.config({ customError: wordsOf })

const isWhole = (shape: unknown): boolean =>
  shape instanceof z.ZodMiniNumberFormat && shape._zod.def.format === 'safeint'

const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
  file: ['byte', 'bytes'],
}

function limit(origin: string, value: number | bigint, words: string): string {
  const unit = UNITS[origin]
  const shown = Number(value).toLocaleString('en-GB', { maximumFractionDigits: 20 })
  if (unit && words === 'At least' && Number(value) === 1) return 'This must not be empty.'
  return unit ? `${words} ${shown} ${unit[Number(value) === 1 ? 0 : 1]}.` : `${words} ${shown} is expected.`
}

function listed(values: readonly unknown[]): string {
  if (values.length > MOST_NAMED) return 'One of the values that the description names'
  const named = values.map(value => (typeof value === 'string' ? value : JSON.stringify(value)))
  return named.length === 1 ? named[0]! : `One of ${named.join(', ')}`
}

/** The fields that are wrong, each with its whole path, such as `positionsJson.0.quantity`. */
export const fieldErrors = (issues: readonly Said[]): FieldError[] =>
  issues.flatMap(issue => {
    if (issue.code === 'invalid_union') {
      const nearest = nearestOf(issue.errors)
      if (nearest) return fieldErrors(nearest.map(one => ({ ...one, path: [...issue.path, ...one.path] }) as Said))
    }
    const path = issue.path.map(String)
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map(key => ({ path: [...path, key].join('.'), detail: 'This field is not known.' }))
    return [{ path: path.join('.'), detail: issue.message }]
  })

/** Of several forms of a value the one that was meant: of the right kind, with the fewest faults. */
function nearestOf(branches: readonly (readonly Said[])[]): readonly Said[] | undefined {
  const faults = (issues: readonly Said[]) =>
    issues.reduce((sum, { code, path }) => sum + (code === 'invalid_type' && path.length === 0 ? 1000 : 1), 0)
  return branches.toSorted((one, other) => faults(one) - faults(other))[0]
}
