import type { Content, Operation } from '../docs/document.ts'
import type { Values } from './samples.ts'

/** What the lists of the API answer to the reader's own key, by path, a row of each. */
export type Own = Readonly<Record<string, unknown>>

/** Names of an article, which examples have in common. */
const NAMES = ['sku', 'gtin', 'customer_reference'] as const

/** The description's example of a body or an answer. */
export const exampleOf = (content: Content = {}): unknown => Object.values(content)[0]?.example

/** What a call answers: the reader's own where that is known, otherwise the description's example. */
export function answerOf({ method, path, responses }: Operation, own: Own): unknown {
  const known = method === 'GET' ? own[path] : undefined
  return known ?? withOwn(exampleOf(responses['200']?.content), own)
}

/** An example with the reader's own article in place of the description's. */
export function withOwn(example: unknown, own: Own): unknown {
  if (Array.isArray(example)) return example.map(one => withOwn(one, own))
  if (example === null || typeof example !== 'object') return example
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      NAMES.some(one => one === name) && typeof value === 'string'
        ? (fieldOf(own, name) ?? value)
        : withOwn(value, own),
    ]),
  )
}

/** What the parameters of a call begin with: two rows of a list, and the reader's own order for an order's number. */
export const ownValues = ({ parameters = [] }: Operation, own: Own): Values =>
  Object.fromEntries(
    parameters.flatMap(({ name, in: where }) => {
      if (name === 'limit') return [[name, '2']]
      const value = where === 'path' ? fieldOf(own, name) : undefined
      return value === undefined ? [] : [[name, String(value)]]
    }),
  )

/** A field of the first row that has it. */
function fieldOf(own: Own, name: string): unknown {
  for (const answer of Object.values(own)) {
    const { data } = answer as { data?: unknown }
    const row = (Array.isArray(data) ? data[0] : data) as Record<string, unknown> | undefined
    if (row?.[name] !== undefined && row[name] !== null) return row[name]
  }
  return undefined
}
