import type { Operation } from '../docs/document.ts'

/** What is filled in for a call's parameters, by their names. */
export type Values = Readonly<Record<string, string>>

/** The address of a call: path and query, with what is filled in; a part of the path that is not keeps its name. */
export function addressOfCall({ path, parameters = [] }: Operation, values: Values): string {
  const query = new URLSearchParams()
  for (const { name, in: where } of parameters) {
    const value = values[name]
    if (where === 'query' && value) query.set(name, value)
  }
  const filled = path.replace(/\{(\w+)\}/g, (place, name: string) =>
    values[name] ? encodeURIComponent(values[name]) : place,
  )
  return query.size > 0 ? `${filled}?${query}` : filled
}

/** A call as a command for a shell, which has the key in `API_KEY`. */
export function curlOf(origin: string, operation: Operation, values: Values, body?: unknown): string {
  const { method, parameters = [] } = operation
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(origin + addressOfCall(operation, values))}`,
    '-H "Authorization: Bearer $API_KEY"',
    ...(parameters.some(({ name }) => name === 'Idempotency-Key') ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`]),
  ]
  return lines.join(' \\\n  ')
}

/** In single quotes, as a shell takes it. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
