import { createHash } from 'node:crypto'
import type { Keyed } from '../save/range.ts'
import { said } from './said.ts'

/** A value that contradicts an earlier row about the same entity. */
export type Contradiction = { readonly field: string; readonly row: number }

/**
 * What earlier rows of the file said about entities that occur in several rows: the first statement counts. Stored as
 * short texts, since there may be a hundred thousand of them.
 */
export function makeSeen<Input extends Keyed>() {
  const known = new Map<string, string>()
  return {
    contradiction(input: Input): Contradiction | undefined {
      const before = known.get(input.key)
      if (before === undefined || before.endsWith(saying(input))) return undefined
      const { row, said } = parsed(before)
      const field = Object.entries(short(input)).find(
        ([name, value]) => name in said && !isSame(value, said[name]),
      )?.[0]
      return field === undefined ? undefined : { field, row }
    },
    /** Records a row. @returns whether it adds anything new */
    note(input: Input, row: number): boolean {
      const before = known.get(input.key)
      if (before === undefined) {
        known.set(input.key, `${row} ${saying(input)}`)
        return true
      }
      if (before.endsWith(saying(input))) return false
      const first = parsed(before)
      const says = short(input)
      if (Object.keys(says).every(name => name in first.said)) return false
      known.set(input.key, `${first.row} ${JSON.stringify({ ...says, ...first.said })}`)
      return true
    },
  }
}

const saying = (input: Keyed): string => JSON.stringify(short(input))

function parsed(text: string): { row: number; said: Record<string, unknown> } {
  const blank = text.indexOf(' ')
  return { row: Number(text.slice(0, blank)), said: JSON.parse(text.slice(blank + 1)) }
}

const LONG = 60

/** The set fields without the key; long texts as their hash. */
function short({ key: _, ...fields }: Keyed): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(said(fields)).map(([name, value]) => [
      name,
      typeof value === 'string' && value.length > LONG ? fingerprint(value) : value,
    ]),
  )
}

/** Names are compared ignoring case. */
function isSame(a: unknown, b: unknown): boolean {
  const text = (value: unknown) => JSON.stringify(value).toLowerCase()
  return text(a) === text(b)
}

/** A content hash of 15 characters. */
export const fingerprint = (value: unknown): string =>
  createHash('sha1').update(JSON.stringify(value)).digest('base64url').slice(0, 15)
