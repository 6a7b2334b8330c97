import { BODY_LIMIT, type Shapes } from '@fairfloor/domain/endpoint'
import { type RefusalCode, refusals } from '@fairfloor/domain/refusals'
import { file, jsonFields } from '@fairfloor/domain/shapes'
import * as z from 'zod'
import type { Served } from './serve.ts'

const problem = { $ref: '#/components/responses/Problem' }

/** The body of every refusal. */
export const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'The text for the user.' },
    code: { type: 'string' },
    details: { type: 'object', description: 'The values in `detail`, by name.' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, detail: { type: 'string' } } },
    },
  },
}

/** Whose API it is, its address, and the name of the session cookie. */
type Site = { title: string; url: string; cookie: string }

/** The API of the pages as an OpenAPI 3.1 document, generated from the registered endpoints. That of clients with a key has its own. */
export function openApi(served: readonly Served[], { title, url, cookie }: Site) {
  const paths = pathsOf(
    served.filter(({ who }) => who !== 'client'),
    operation,
  )
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1.0.0',
      description:
        'What the pages of the shop and of the virtual trade show call; customers’ own systems call /api/v1, which /api/v1/openapi.json describes. Money is a number of euros, instants are ISO 8601 with offset, errors are application/problem+json.',
    },
    servers: [{ url }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
      responses: {
        Problem: {
          description: 'Refused; the text for the user stands in `detail`.',
          content: { 'application/problem+json': { schema: problemSchema } },
        },
      },
    },
  }
}

/** Endpoints by path and method, each described by a function. */
export function pathsOf<T>(served: readonly Served[], describe: (endpoint: Served) => T) {
  const paths: Record<string, Record<string, T>> = {}
  for (const endpoint of served) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][endpoint.method.toLowerCase()] = describe(endpoint)
  }
  return paths
}

function operation(endpoint: Served) {
  const changes = endpoint.method !== 'GET' || endpoint.changesState
  const parameters = [
    ...fields(endpoint.params, 'path'),
    ...fields(endpoint.query, 'query'),
    ...(changes ? [header('X-Requested-With', true, { const: 'XMLHttpRequest' })] : []),
    ...(endpoint.idempotent ? [header('Idempotency-Key', false, { type: 'string', maxLength: 255 })] : []),
  ]
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    description: endpoint.refusals?.length ? `Refusals: ${endpoint.refusals.join('; ')}` : undefined,
    'x-who': endpoint.who,
    'x-needs': endpoint.needs,
    'x-refusals': endpoint.refusals?.map(code => ({ code, status: refusals[code].status })),
    security: endpoint.who === 'anyone' ? [] : [{ session: [] }],
    parameters,
    requestBody: requestBody(endpoint),
    responses: {
      200: {
        description: 'Done.',
        content: { [endpoint.media ?? 'application/json']: { schema: schemaOf(endpoint.answer, 'output') } },
      },
      ...responsesOf(endpoint.refusals),
      default: problem,
    },
  }
}

/** A response for each status that the call refuses with, and with which codes. */
function responsesOf(codes: readonly RefusalCode[] = []) {
  const byStatus = Map.groupBy(codes, code => refusals[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, ofIt]) => [status, { ...problem, description: ofIt.join(', ') }] as const),
  )
}

export const operationId = ({ method, path }: Served) =>
  `${method.toLowerCase()}${path.replace(/[^a-zA-Z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`

export const header = (name: string, required: boolean, schema: object) => ({ name, in: 'header', required, schema })

export function fields(shape: Shapes['params'], where: 'path' | 'query') {
  if (!shape) return []
  const { properties = {}, required = [] } = schemaOf(shape, 'input') as { properties?: object; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }))
}

const contentTypes = {
  json: ['application/json'],
  form: ['multipart/form-data', 'application/x-www-form-urlencoded'],
  files: ['multipart/form-data'],
}

export function requestBody({ body, sends, bodyLimit = BODY_LIMIT }: Served) {
  if (!body) return undefined
  const schema = schemaOf(body, 'input')
  return {
    required: true,
    'x-body-limit': bodyLimit,
    content: Object.fromEntries(contentTypes[sends ?? 'json'].map(type => [type, { schema }])),
  }
}

export const schemaOf = (shape: Shapes['answer'], io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const content = jsonFields.get(zodSchema)
      if (content)
        Object.assign(jsonSchema, { contentMediaType: 'application/json', contentSchema: schemaOf(content, io) })
      if (zodSchema === file)
        Object.assign(jsonSchema, { type: 'string', contentMediaType: 'application/octet-stream' })
    },
  })
  return schema
}
