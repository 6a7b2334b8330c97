import { refuse } from '@fairfloor/domain/general-refusals'

/** Where a client stands in a list. */
export type Cursor = {
  /** Number of the last row that it has. */
  readonly after: number
  /** What was gone by this number is not told: the client began to read after it. */
  readonly bound: number
  /** The same as `after`, of the customer's own references. */
  readonly references: number
}

/** Ids of the feeds that a cursor is of: of the rows, and of the customer's references. */
export type Of = { readonly feed: number; readonly own: number }

export const writeCursor = (list: string, { feed, own }: Of, { after, bound, references }: Cursor): string =>
  Buffer.from([list, feed, own, after, bound, references].join('.')).toString('base64url')

/** @throws Refusal malformed for what is no cursor, and for a cursor of another list */
export function readCursor(text: string, list: string, path: string): Cursor & Of {
  const fail = (detail: string) => refuse('malformed', undefined, [{ path, detail }])
  if (!/^[\w-]{1,200}$/.test(text)) throw fail('This is no cursor.')
  const read = /^([a-z]+)\.(\d{1,9})\.(\d{1,9})\.(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/.exec(
    Buffer.from(text, 'base64url').toString('latin1'),
  )
  if (!read) throw fail('This is no cursor.')
  const [, ofList, ...numbers] = read
  if (ofList !== list) throw fail(`This cursor is of another list: ${ofList}.`)
  const [feed, own, after, bound, references] = numbers.map(Number) as [number, number, number, number, number]
  return { feed, own, after, bound, references }
}
