import { gunzipSync } from 'node:zlib'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

type Content = Record<string, { schema: object } | undefined>
type Operation = { responses: { 200: { content: Content } } }
type Document = {
  paths: Record<string, Record<string, Operation | undefined>>
  components: { responses: { Problem: { content: Content } } }
}

/**
 * Validates each answer of an app against `/api/openapi.json`, as a client's tools would: any test fails whose answer
 * has a field more or less than described.
 */
export function checkAnswers(server: FastifyInstance): void {
  const inject = server.inject.bind(server) as (options: string | InjectOptions) => Promise<LightMyRequestResponse>
  let known: Document | undefined
  const checked = async (options: string | InjectOptions) => {
    const answer = await inject(options)
    if (!JSON_TYPE.test(String(answer.headers['content-type']))) return answer
    known ??= await read()
    const fault = known && faultOf(known, answer)
    if (fault) throw new Error(fault)
    return answer
  }
  async function read() {
    const { statusCode, json } = await inject('/api/openapi.json')
    // A shop that is not set up answers nothing else.
    return statusCode === 200 ? json<Document>() : undefined
  }
  server.inject = checked as unknown as typeof server.inject
}

const JSON_TYPE = /^application\/(problem\+)?json/

function faultOf(document: Document, answer: LightMyRequestResponse): string | undefined {
  const { method = 'GET', url = '/' } = answer.raw.req
  const schema = schemaOf(document, answer, method, url.split('?', 1)[0]!)
  const validate = schema && compiled(schema)
  if (!validate || validate(bodyOf(answer))) return undefined
  const faults = (validate.errors ?? []).map(
    ({ instancePath, message, params }: ErrorObject) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
  return `${method} ${url} is not as described: ${faults.join('; ')}`
}

function bodyOf({ headers, rawPayload }: LightMyRequestResponse): unknown {
  const bytes = headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload
  return JSON.parse(bytes.toString())
}

function schemaOf({ paths, components }: Document, answer: LightMyRequestResponse, method: string, path: string) {
  if (String(answer.headers['content-type']).startsWith('application/problem'))
    return components.responses.Problem.content['application/problem+json']!.schema
  if (answer.statusCode !== 200) return undefined
  // Of two matches, as /a/{id} and /a/b, the more specific wins.
  const [found] = Object.keys(paths)
    .filter(described => patternOf(described).test(path) && paths[described]![method.toLowerCase()])
    .sort((a, b) => parametersIn(a) - parametersIn(b))
  return found && paths[found]![method.toLowerCase()]!.responses[200].content['application/json']?.schema
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`)

const parametersIn = (path: string) => path.split('{').length

/** Strict defaults, except for union types, which ajv only considers bad style. */
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
formats.default(ajv)

const known = new Map<string, ValidateFunction>()

function compiled(schema: object): ValidateFunction {
  const text = JSON.stringify(schema)
  const validate = known.get(text) ?? ajv.compile(schema)
  known.set(text, validate)
  return validate
}
