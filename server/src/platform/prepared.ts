import type pg from 'pg'

/** How often a statement must occur before it is prepared. */
const OFTEN = 3
/** Most plans kept by each connection. */
const MOST_NAMED = 200
/** Lists of values of any length would create ever new texts. */
const MOST_SEEN = 2000

type Query = pg.ClientBase['query']

/**
 * Prepares repeated statements, so that each connection of a server parses and plans them once (docs/areas/platform.md).
 * Arguments of `query` only get a name added.
 * @returns a function to apply once to each connection
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
