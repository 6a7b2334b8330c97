import type pg from 'pg'

/** Who comes so often is worth a name. */
const OFTEN = 3
/** Each connection keeps the plans of so many at most. */
const MOST_NAMED = 200
/** Lists of values of any length make ever new texts. */
const MOST_SEEN = 2000

type Query = pg.ClientBase['query']

/**
 * Statements that come again are prepared: each connection of a server parses and plans them once (decision 0052). What is
 * given to `query` stays as it is but for a name.
 * @returns what a connection is to be given to once
 */
export function preparing(): (connection: pg.ClientBase) => void {
  const named = new Map<string, string>()
  const seen = new Map<string, number>()

  function nameOf(text: string): string | undefined {
    const name = named.get(text)
    if (name !== undefined || named.size === MOST_NAMED) return name
    const times = (seen.get(text) ?? 0) + 1
    if (times === OFTEN) {
      seen.delete(text)
      named.set(text, `often_${named.size + 1}`)
      return named.get(text)
    }
    if (seen.size === MOST_SEEN) seen.clear()
    seen.set(text, times)
    return undefined
  }

  return connection => {
    const query = connection.query.bind(connection) as (config: unknown, ...rest: unknown[]) => unknown
    connection.query = ((config: unknown, ...rest: unknown[]) => {
      const { text } = (config ?? {}) as { text?: unknown }
      // Several statements in one text, as the job queue sends them, cannot be prepared.
      if (typeof text !== 'string' || text.includes(';')) return query(config, ...rest)
      return query({ ...(config as object), name: nameOf(text) }, ...rest)
    }) as Query
  }
}
