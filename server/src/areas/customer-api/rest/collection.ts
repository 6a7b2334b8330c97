/** The parts of the API's description from which a collection is made. */
type Description = {
  readonly info: { readonly title: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

type Operation = {
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> }
}

type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: { readonly description?: string }
}

const FORMAT = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/**
 * The API's calls as a collection (Postman's format 2.1, which Bruno and others open too): a folder for what they are about, the
 * key and the address as variables, and what may be left out switched off.
 */
export function collectionOf({ info, servers, paths }: Description) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  )
  const folders = Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '')
  return {
    info: { name: info.title, description: info.description, schema: FORMAT },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{api_key}}', type: 'string' }] },
    variable: [
      { key: 'base_url', value: servers[0]?.url ?? '' },
      { key: 'api_key', value: '' },
    ],
    item: [...folders].map(([name, ofIt]) => ({ name, item: ofIt.map(itemOf) })),
  }
}

function itemOf({ path, method, operation }: { path: string; method: string; operation: Operation }) {
  const { summary, description, parameters = [], requestBody } = operation
  const of = (where: Parameter['in']) => parameters.filter(parameter => parameter.in === where)
  const query = of('query').map(({ name, required, schema }) => ({
    key: name,
    value: '',
    disabled: !required,
    ...described(schema.description),
  }))
  const written = path.replace(/\{(\w+)\}/g, ':$1')
  const content = Object.entries(requestBody?.content ?? {})[0]
  return {
    name: summary,
    request: {
      method: method.toUpperCase(),
      ...described(description),
      header: [...of('header').map(header), ...(content ? [{ key: 'Content-Type', value: content[0] }] : [])],
      url: {
        raw: `{{base_url}}${written}`,
        host: ['{{base_url}}'],
        path: written.split('/').slice(1),
        ...(query.length > 0 ? { query } : {}),
        ...(of('path').length > 0 ? { variable: of('path').map(({ name }) => ({ key: name, value: '' })) } : {}),
      },
      ...(content ? { body: bodyOf(content[1].example) } : {}),
    },
    response: [],
  }
}

/** An order gets a new key with each sending by hand; the rest is sent only where it is switched on. */
const header = ({ name, required }: Parameter) =>
  name === 'Idempotency-Key' ? { key: name, value: '{{$guid}}' } : { key: name, value: '', disabled: !required }

const described = (description: string | undefined) => (description === undefined ? {} : { description })

const bodyOf = (example: unknown) => ({
  mode: 'raw',
  raw: example === undefined ? '' : JSON.stringify(example, null, 2),
  options: { raw: { language: 'json' } },
})
