import { createHmac, timingSafeEqual } from 'node:crypto'
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

export type Cursors = {
  write(list: string, of: Of, cursor: Cursor): string
  /** @throws Refusal malformed for what is no cursor of ours, and for a cursor of another list */
  read(text: string, list: string, path: string): Cursor & Of
}

const FORM = /^([\w-]{1,200})-([\w-]{16})$/

/** Whether a text looks like a cursor of ours. */
export const isCursor = (text: string): boolean => FORM.test(text)

/** Cursors are signed: a forged one could reveal the rows of customers with another price group. */
export function makeCursors(secret: string): Cursors {
  const sign = (content: string) => createHmac('sha256', secret).update(content).digest().subarray(0, 12)
  return {
    write(list, { feed, own }, { after, bound, references }) {
      const content = [list, feed, own, after, bound, references].join('.')
      return `${Buffer.from(content).toString('base64url')}-${sign(content).toString('base64url')}`
    },
    read(text, list, path) {
      const fail = (detail: string) => refuse('malformed', undefined, [{ path, detail }])
      const [, encoded, signature] = FORM.exec(text) ?? []
      if (!encoded || !signature) throw fail('This is no cursor.')
      const content = Buffer.from(encoded, 'base64url').toString('latin1')
      const read = /^([a-z]+)\.(\d{1,9})\.(\d{1,9})\.(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/.exec(content)
      if (!read || !timingSafeEqual(sign(content), Buffer.from(signature, 'base64url')))
        throw fail('This is no cursor.')
      const [, ofList, ...numbers] = read
      if (ofList !== list) throw fail(`This cursor is of another list: ${ofList}.`)
      const [feed, own, after, bound, references] = numbers.map(Number) as [number, number, number, number, number]
      return { feed, own, after, bound, references }
    },
  }
}
