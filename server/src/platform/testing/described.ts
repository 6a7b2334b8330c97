import { gunzipSync } from 'node:zlib'
import { generalRefusals } from '@fairfloor/domain/general-refusals'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Served } from '../serve.ts'

type Content = Record<string, { schema: object } | undefined>
type Operation = { 'x-refusals'?: { code: string }[]; responses: { 200: { content: Content } } }
type Document = {
  paths: Record<string, Record<string, Operation | undefined>>
  components: { responses: { Problem: { content: Content } } }
}

/**
 * Validates each answer of an app against `/api/openapi.json` or `/api/v1/openapi.json`. A test fails if its answer has a field
 * more or less than described.
 */
export function checkAnswers(server: FastifyInstance): void {
  const inject = server.inject.bind(server) as (options: string | InjectOptions) => Promise<LightMyRequestResponse>
  let known: Document | undefined
  const checked = async (options: string | InjectOptions) => {
    const answer = await inject(options)
    // A HEAD has the headers of an answer and no body.
    if (answer.raw.req.method === 'HEAD' || !JSON_TYPE.test(String(answer.headers['content-type']))) return answer
    known ??= described.find(({ served }) => areAlike(served, server.served))?.document ?? (await read())
    const fault = known && faultOf(known, answer)
    if (fault) throw new Error(fault)
    return answer
  }
  async function read() {
    const [answer, ofClients] = [await inject('/api/openapi.json'), await inject('/api/v1/openapi.json')]
    // A shop that is not set up answers nothing else.
    if (answer.statusCode !== 200) return undefined
    const document = answer.json<Document>()
    const further = ofClients.statusCode === 200 ? ofClients.json<Document>().paths : {}
    const whole = { ...document, paths: { ...document.paths, ...further } }
    described.push({ served: server.served, document: whole })
    return whole
  }
  server.inject = checked as unknown as typeof server.inject
}

/** The descriptions of the apps of this worker, one for all that serve the same calls: to make one takes a third of a second. */
const described: { served: readonly Served[]; document: Document }[] = []

/** Whether everything that the calls say about themselves is the very same. */
const areAlike = (some: readonly Served[], others: readonly Served[]) =>
  some.length === others.length && some.every((one, i) => isAlike(one, others[i]!))

const isAlike = (one: Served, other: Served) => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Served>
  return [...names].every(name => one[name] === other[name])
}

const JSON_TYPE = /^application\/(problem\+)?json/

function faultOf(document: Document, answer: LightMyRequestResponse): string | undefined {
  const operation = operationOf(document, answer)
  const validate = validatorOf(document, operation, answer)
  if (!validate && (answer.statusCode < 400 || !operation)) return undefined
  const body = bodyOf(answer)
  if (!validate || validate(body)) return undeclared(operation, answer, body)
  const { method = 'GET', url = '/' } = answer.raw.req
  const faults = (validate.errors ?? []).map(
    ({ instancePath, message, params }: ErrorObject) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
  return `${method} ${url} is not as described: ${faults.join('; ')}`
}

/** A code that the call does not declare, nor any call may answer: its callers could not know it. */
function undeclared(operation: Operation | undefined, answer: LightMyRequestResponse, body: unknown) {
  if (answer.statusCode < 400 || !operation) return undefined
  const { code } = body as { code?: string }
  if (code === undefined || code in generalRefusals) return undefined
  if (operation['x-refusals']?.some(declared => declared.code === code)) return undefined
  const { method, url } = answer.raw.req
  return `${method} ${url} refuses with ${code}, which its endpoint does not declare`
}

function bodyOf({ headers, rawPayload }: LightMyRequestResponse): unknown {
  const bytes = headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload
  return JSON.parse(bytes.toString())
}

function validatorOf(document: Document, operation: Operation | undefined, answer: LightMyRequestResponse) {
  const schema = String(answer.headers['content-type']).startsWith('application/problem')
    ? document.components.responses.Problem.content['application/problem+json']!.schema
    : answer.statusCode === 200
      ? operation?.responses[200].content['application/json']?.schema
      : undefined
  return schema && compiled(schema)
}

function operationOf(document: Document, answer: LightMyRequestResponse): Operation | undefined {
  const { method = 'GET', url = '/' } = answer.raw.req
  const path = url.split('?', 1)[0]!
  const verb = method.toLowerCase()
  const { known, paths } = pathsOf(document)
  const call = `${verb} ${path}`
  if (!known.has(call))
    known.set(call, paths.find(({ pattern, operations }) => operations[verb] && pattern.test(path))?.operations[verb])
  return known.get(call)
}

type DescribedPath = { pattern: RegExp; operations: Document['paths'][string] }
type DescribedPaths = { paths: DescribedPath[]; known: Map<string, Operation | undefined> }
const pathsByDocument = new WeakMap<Document, DescribedPaths>()

/** The more specific path is first: of two matches, as /a/b and /a/{id}, it wins. */
function pathsOf(document: Document): DescribedPaths {
  const before = pathsByDocument.get(document)
  if (before) return before
  const paths = Object.entries(document.paths)
    .sort(([a], [b]) => parametersIn(a) - parametersIn(b))
    .map(([path, operations]) => ({ pattern: patternOf(path), operations }))
  const all = { paths, known: new Map<string, Operation | undefined>() }
  pathsByDocument.set(document, all)
  return all
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`)

const parametersIn = (path: string) => path.split('{').length

/** Strict defaults, except for union types, which ajv only considers bad style. */
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
formats.default(ajv)

const byText = new Map<string, ValidateFunction>()
const bySchema = new WeakMap<object, ValidateFunction>()

/** Compiled once for all apps of a worker: each has a document of its own with the same schemas. */
function compiled(schema: object): ValidateFunction {
  const known = bySchema.get(schema)
  if (known) return known
  const text = JSON.stringify(schema)
  const validate = byText.get(text) ?? ajv.compile(schema)
  byText.set(text, validate)
  bySchema.set(schema, validate)
  return validate
}
