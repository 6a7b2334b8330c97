import { endingOf } from '@fairfloor/domain/customer-api/rest/endings'
import type { Ending } from '@fairfloor/domain/endpoint'
import { type RefusalCode, refusals } from '@fairfloor/domain/refusals'
import {
  fields,
  header,
  operationId,
  pathsOf,
  problemSchema,
  requestBody,
  schemaOf,
} from '../../../platform/openapi.ts'
import type { Served } from '../../../platform/serve.ts'
import { about, type Site } from './guide.ts'

/** The API of clients with a key as an OpenAPI 3.1 document, generated from the endpoints with `who: 'client'`. */
export function describeApi(served: readonly Served[], site: Site) {
  const own = served.filter(({ who }) => who === 'client')
  return {
    openapi: '3.1.0',
    info: { title: site.title, version: '1.1.0', description: about(site).trim() },
    servers: [{ url: site.url }],
    security: [{ bearer: [] }, { key: [] }],
    paths: pathsOf(own, operation),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The API key as `Authorization: Bearer ff_…`.' },
        key: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'The API key as it is.' },
      },
      headers,
      schemas: { Problem: problemSchema },
      responses: { Problem: problem('Refused.') },
    },
  }
}

const text = (description: string, example: string) => ({ description, schema: { type: 'string' }, example })

const headers = {
  ETag: text('Changes with the answer; send it as `If-None-Match`.', 'W/"Zk3uWm0yq1b0"'),
  RateLimit: text('Requests that are left (`r`), and seconds until there is one more (`t`).', '"default";r=119;t=60'),
  'RateLimit-Policy': text('Requests (`q`) in any so many seconds (`w`).', '"default";q=120;w=60'),
  'Test-Mode': text('With a test key: what the request changed was taken back.', 'true'),
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' }, example: 12 },
  'WWW-Authenticate': text('How to authenticate.', 'Bearer realm="api"'),
}

const withHeaders = (...names: (keyof typeof headers)[]) => ({
  headers: Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }])),
})
const COUNTED = ['RateLimit', 'RateLimit-Policy'] as const
const ANSWERED = [...COUNTED, 'Test-Mode'] as const

const problem = (description: string, example?: object) => ({
  description,
  content: {
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, ...(example ? { example } : {}) },
  },
})
const exampleOf = (status: number, title: string, code: string, detail: string, more: object = {}) => ({
  type: 'about:blank',
  title,
  status,
  detail,
  code,
  ...more,
})

const UNAUTHORISED = {
  ...problem(
    'No key, or one that is unknown or has ended.',
    exampleOf(401, 'Unauthorized', 'key_required', 'Please send a valid API key.'),
  ),
  ...withHeaders('WWW-Authenticate'),
}
const MALFORMED = {
  ...problem(
    'A parameter or the body does not have the described form.',
    exampleOf(400, 'Bad Request', 'malformed', 'The request does not have the expected form.', {
      errors: [{ path: 'limit', detail: 'A whole number is expected.' }],
    }),
  ),
  ...withHeaders(...COUNTED),
}
const TOO_MANY = {
  ...problem(
    'Too many requests in a minute.',
    exampleOf(
      429,
      'Too Many Requests',
      'too_many_requests',
      'Too many requests. Please send the next one in 12 seconds.',
      {
        details: { seconds: 12 },
      },
    ),
  ),
  ...withHeaders('Retry-After', ...COUNTED),
}
const NOT_FOUND = {
  ...problem('There is no such thing of your company.', exampleOf(404, 'Not Found', 'not_found', 'Not found.')),
  ...withHeaders(...COUNTED),
}
const UNAVAILABLE = problem(
  'Not available for a moment; try again.',
  exampleOf(503, 'Service Unavailable', 'unavailable', 'The service is not available at the moment.'),
)
const FORBIDDEN = {
  ...problem(
    'The key lacks the right.',
    exampleOf(403, 'Forbidden', 'may_not_see_invoices', 'You are not allowed to see your company’s invoices.'),
  ),
  ...withHeaders(...COUNTED),
}

/** `/api/v1/stock` is of stock. */
const tagOf = ({ path }: Served): string => path.split('/')[3] ?? ''

function operation(endpoint: Served) {
  const { method, params, query, media, answer, examples, needs } = endpoint
  const isRead = method === 'GET'
  const ending = endingOf(endpoint)
  const codes = ending ? [...(endpoint.refusals ?? []), 'call_ended' as const] : endpoint.refusals
  const body = requestBody(endpoint) as { content: Record<string, object> } | undefined
  return {
    operationId: operationId(endpoint).replace('ApiV1', ''),
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    ...(ending ? describedEnding(ending, endpoint.description) : { description: endpoint.description }),
    'x-needs': needs,
    'x-refusals': codes?.map(code => ({ code, status: refusals[code].status })),
    parameters: [
      ...fields(params, 'path'),
      ...fields(query, 'query'),
      ...(isRead && !media ? [header('If-None-Match', false, { type: 'string' })] : []),
      ...(endpoint.idempotent ? [header('Idempotency-Key', false, { type: 'string', maxLength: 255 })] : []),
    ],
    requestBody: body && { ...body, content: withExample(body.content, examples?.body) },
    responses: {
      200: {
        description: 'Done.',
        headers: {
          ...withHeaders(...(isRead && !media ? (['ETag'] as const) : []), ...ANSWERED).headers,
          ...(ending && endingHeaders),
        },
        content: withExample(
          { [media ?? 'application/json']: { schema: schemaOf(answer, 'output') } },
          examples?.answer,
        ),
      },
      ...(isRead && !media
        ? { 304: { description: 'You have this answer already.', ...withHeaders('ETag', ...COUNTED) } }
        : {}),
      400: MALFORMED,
      401: UNAUTHORISED,
      ...(needs ? { 403: FORBIDDEN } : {}),
      ...(params ? { 404: NOT_FOUND } : {}),
      ...refused(codes),
      429: TOO_MANY,
      503: UNAVAILABLE,
      default: { $ref: '#/components/responses/Problem' },
    },
  }
}

const describedEnding = ({ announced, lastDay, instead }: Ending, description: string | undefined) => ({
  description: [`**Is answered until ${lastDay}.** ${instead}`, description].filter(Boolean).join('\n\n'),
  deprecated: true,
  'x-announced': announced,
  'x-last-day': lastDay,
})

const endingHeaders = {
  Deprecation: text('Since when it is known that this call ends, in seconds (RFC 9745).', '@1931731200'),
  Sunset: text('When this call is over (RFC 8594).', 'Thu, 01 Apr 2032 22:00:00 GMT'),
  Link: text('Where the reason stands.', '<https://shop.example/api-changes>; rel="deprecation"'),
}

const withExample = (content: Record<string, object>, example: unknown) =>
  example === undefined
    ? content
    : Object.fromEntries(Object.entries(content).map(([type, media]) => [type, { ...media, example }]))

/** A response for each status of an endpoint's own refusals, with their codes. */
function refused(codes: readonly RefusalCode[] = []) {
  const byStatus = Map.groupBy(codes, code => refusals[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, ofIt]) => [
      status,
      { ...problem(`Refused: ${ofIt.map(code => `\`${code}\``).join(', ')}.`), ...withHeaders(...COUNTED) },
    ]),
  )
}
