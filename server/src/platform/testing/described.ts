import { gunzipSync } from 'node:zlib'
import { generalRefusals } from '@fairfloor/domain/general-refusals'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

type Content = Record<string, { schema: object } | undefined>
type Operation = { 'x-refusals'?: { code: string }[]; responses: { 200: { content: Content } } }
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
    const fault = known && (faultOf(known, answer) ?? undeclared(known, answer))
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
  const schema = schemaOf(document, answer)
  const validate = schema && compiled(schema)
  if (!validate || validate(bodyOf(answer))) return undefined
  const faults = (validate.errors ?? []).map(
    ({ instancePath, message, params }: ErrorObject) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
  return `${method} ${url} is not as described: ${faults.join('; ')}`
}

/** A code that the call does not declare, nor any call may answer: its callers could not know it. */
function undeclared(document: Document, answer: LightMyRequestResponse): string | undefined {
  const operation = operationOf(document, answer)
  if (answer.statusCode < 400 || !operation) return undefined
  const { code } = bodyOf(answer) as { code?: string }
  if (code === undefined || code in generalRefusals) return undefined
  if (operation['x-refusals']?.some(declared => declared.code === code)) return undefined
  const { method, url } = answer.raw.req
  return `${method} ${url} refuses with ${code}, which its endpoint does not declare`
}

function bodyOf({ headers, rawPayload }: LightMyRequestResponse): unknown {
  const bytes = headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload
  return JSON.parse(bytes.toString())
}

function schemaOf(document: Document, answer: LightMyRequestResponse) {
  if (String(answer.headers['content-type']).startsWith('application/problem'))
    return document.components.responses.Problem.content['application/problem+json']!.schema
  if (answer.statusCode !== 200) return undefined
  return operationOf(document, answer)?.responses[200].content['application/json']?.schema
}

function operationOf({ paths }: Document, answer: LightMyRequestResponse): Operation | undefined {
  const { method = 'GET', url = '/' } = answer.raw.req
  const path = url.split('?', 1)[0]!
  // Of two matches, as /a/{id} and /a/b, the more specific wins.
  const [found] = Object.keys(paths)
    .filter(described => patternOf(described).test(path) && paths[described]![method.toLowerCase()])
    .sort((a, b) => parametersIn(a) - parametersIn(b))
  return found ? paths[found]![method.toLowerCase()] : undefined
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
