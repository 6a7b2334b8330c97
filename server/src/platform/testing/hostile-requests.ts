import { addressOf, type Shapes } from '@fairfloor/domain/endpoint'
import type { InjectOptions } from 'fastify'
import * as z from 'zod'
import type { Served } from '../serve.ts'
import { fewHostileTexts, hostileBodies, hostileJson, hugeJson, ownHostileTexts } from './hostile-values.ts'

/** One request with one fault, and what that is. */
export type Attack = { what: string; options: InjectOptions }

/** Valid values by field name, so that only the attacked field is wrong; objects in forms are sent as JSON text. */
export type KnownValues = Readonly<Record<string, unknown>>

/** The further texts are divided among so many fields of a call. */
const PARTS = 4

const isOwn = (text: string) => ownHostileTexts.includes(text)

/** The texts for one of `count` fields after the other: our own for each, and each of the others for at least one. */
function divided(texts: readonly string[], count: number): () => string[] {
  const parts = Math.max(1, Math.min(PARTS, count))
  let field = 0
  return () => {
    const part = field++ % parts
    return texts.filter((text, i) => isOwn(text) || i % parts === part)
  }
}

/**
 * Attacks every field and parameter of an endpoint in turn with wrong types and with texts: our own in each, the others
 * divided among the parameters, and again among the fields that hold text. With `broken`, also sends headers and bodies
 * that are wrong for every call.
 */
export function* attacksOn(
  endpoint: Served,
  known: KnownValues,
  { texts, broken }: { texts: readonly string[]; broken: boolean },
): Generator<Attack> {
  const { method, params, query, body, sends } = endpoint
  const fitting = {
    params: fields(params, known),
    query: {} as Record<string, unknown>,
    body: body && !sends ? sampleOf(body, known) : undefined,
    form: body && sends ? (sampleOf(body, known) as Record<string, unknown>) : undefined,
  }
  const request = (given: Partial<typeof fitting> & { payload?: Payload }, headers = {}): InjectOptions => {
    const { payload, ...rest } = { ...fitting, ...given }
    const content = payload ?? (rest.form ? urlencoded(rest.form) : rest.body ? json(JSON.stringify(rest.body)) : {})
    return {
      method,
      url: addressOf(endpoint, rest),
      ...('payload' in content ? { payload: content.payload } : {}),
      headers: { ...('type' in content ? { 'content-type': content.type } : {}), ...headers },
    } as InjectOptions
  }

  const jsons = [fitting.body, ...Object.values(fitting.form ?? {})].filter(value => typeof value === 'object')
  const inParams = divided(texts, Object.keys(fitting.params).length)
  const inFields = divided(
    texts,
    (endpoint.idempotent ? 1 : 0) +
      Object.keys({ ...fields(query, known), ...fitting.form }).length +
      jsons.flatMap(partsOf).filter(({ part }) => typeof part === 'string').length,
  )
  const few = texts.filter(isOwn)

  yield { what: 'as it should be', options: request({}) }
  for (const name of Object.keys(fitting.params))
    for (const text of inParams().filter(canBeInAddress))
      yield { what: `parameter ${name}`, options: request({ params: { ...fitting.params, [name]: text } }) }
  for (const name of Object.keys(fields(query, known)))
    for (const text of inFields().filter(canBeInAddress))
      yield { what: `query ${name}`, options: request({ query: { [name]: text } }) }
  for (const name of [...Object.keys(fields(query, known)), 'unknown', '__proto__'])
    for (const text of fewHostileTexts.filter(canBeInAddress))
      yield { what: `query ${name} twice`, options: request({ query: { [name]: [text, text] } }) }
  for (const text of endpoint.idempotent ? inFields() : fewHostileTexts)
    yield { what: 'header idempotency-key', options: request({}, { 'idempotency-key': text }) }
  for (const text of broken ? fewHostileTexts : [])
    for (const name of ['cookie', 'accept', 'content-type', 'accept-encoding', 'if-none-match', 'range'])
      yield { what: `header ${name}`, options: request({}, { [name]: text }) }
  if (broken && method !== 'GET')
    for (const payload of hostileBodies)
      yield {
        what: `body ${payload.type.slice(0, 60)} ${payload.body.toString('latin1').slice(0, 60)}`,
        options: request({ payload: { type: payload.type, payload: payload.body } }),
      }
  if (fitting.body !== undefined)
    for (const [what, text] of jsonWith(fitting.body, { few, inFields }))
      yield { what: `body ${what}`, options: request({ payload: json(text) }) }
  for (const [name, value] of Object.entries(fitting.form ?? {})) {
    const inside = typeof value === 'object' && value !== null ? jsonWith(value, { few, inFields }) : []
    for (const [what, text] of [...inFields().map(text => ['', text] as const), ...inside])
      yield {
        what: `form ${name} ${what}`,
        options: request({ payload: urlencoded({ ...fitting.form, [name]: text }) }),
      }
    // Parsing is the same for every field, so one is enough.
    for (const text of fewHostileTexts)
      yield { what: `multipart ${name}`, options: request({ payload: multipart({ ...fitting.form, [name]: text }) }) }
  }
}

type Payload = { type?: string; payload?: string | Buffer }

const json = (text: string): Payload => ({ type: 'application/json', payload: text })

const urlencoded = (form: Record<string, unknown>): Payload => ({
  type: 'application/x-www-form-urlencoded',
  payload: new URLSearchParams(
    Object.entries(form).map(([name, value]): [string, string] => [name, asText(value)]),
  ).toString(),
})

const multipart = (form: Record<string, unknown>): Payload => ({
  type: 'multipart/form-data; boundary=fields',
  payload: `${Object.entries(form)
    .map(([name, value]) => `--fields\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${asText(value)}\r\n`)
    .join('')}--fields--\r\n`,
})

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Half a surrogate pair has no percent-encoding, and an empty parameter is another address. */
const canBeInAddress = (text: string) => text !== '' && text.isWellFormed()

/** The value as JSON repeatedly, each time with one part replaced: what was replaced, and the JSON. */
function* jsonWith(
  value: unknown,
  { few, inFields }: { few: readonly string[]; inFields: () => string[] },
): Generator<readonly [string, string]> {
  for (const { path, part } of partsOf(value))
    for (const raw of [
      ...hostileJson,
      ...(path.length < 2 ? hugeJson : []),
      ...(typeof part === 'string' ? inFields() : few).map(text => JSON.stringify(text)),
    ])
      yield [`${path.join('.')}: ${raw.slice(0, 40)}`, written(value, path, raw)]
}

type JsonPart = { readonly path: readonly string[]; readonly part: unknown }

/** The value itself and everything in it. */
function partsOf(value: unknown): JsonPart[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [
    { path: [], part: value },
    ...inside.flatMap(([name, one]) => partsOf(one).map(({ path, part }) => ({ path: [name, ...path], part }))),
  ]
}

function written(value: unknown, [name, ...rest]: readonly string[], raw: string): string {
  if (name === undefined) return raw
  const parts = Object.entries(value as object).map(
    ([key, one]) => [key, key === name ? written(one, rest, raw) : JSON.stringify(one)] as const,
  )
  return Array.isArray(value)
    ? `[${parts.map(([, text]) => text).join()}]`
    : `{${parts.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join()}}`
}

const fields = (shape: Shapes['params'], known: KnownValues): Record<string, unknown> =>
  shape ? (sampleOf(shape, known) as Record<string, unknown>) : {}

type Schema = z.core.JSONSchema.BaseSchema

/** A value that matches a shape, as far as its JSON Schema tells. */
const sampleOf = (shape: z.core.$ZodType, known: KnownValues): unknown =>
  sample(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }), known)

function sample(schema: Schema, known: KnownValues): unknown {
  const { type, properties, items, enum: choices, anyOf, minimum, format, const: only } = schema
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, known[name] ?? sample(one as Schema, known)]),
    )
  if (only !== undefined) return only
  if (choices) return choices[0]
  if (anyOf) return sample(anyOf[0] as Schema, known)
  if (type === 'array') return [sample((items ?? {}) as Schema, known)]
  if (type === 'object') return {}
  if (type === 'integer' || type === 'number') return Math.max(1, Number(minimum ?? 1))
  if (type === 'boolean') return true
  if (type === 'null') return null
  return format === 'date-time' ? '2031-05-05T00:00:00Z' : format === 'date' ? '2031-05-05' : '1'
}
