import { addressOf, type Shapes } from '@fairfloor/domain/endpoint'
import type { InjectOptions } from 'fastify'
import * as z from 'zod'
import type { Served } from '../serve.ts'

/** One request with one fault, and what that is; large ones are made when they are sent. */
export type Attack = { what: string; options(): InjectOptions }

/** Valid values by field name, so that only the attacked field is wrong; objects in forms are sent as JSON text. */
export type KnownValues = Readonly<Record<string, unknown>>

/** What a call takes, and its requests with some of that replaced. */
export function requestsTo(endpoint: Served, known: KnownValues) {
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
  return { fitting, queryFields: fields(query, known), request }
}

/** Half a surrogate pair has no percent-encoding, and an empty parameter is another address. */
export const canBeInAddress = (text: string) => text !== '' && text.isWellFormed()

export type Payload = { type?: string; payload?: string | Buffer }

export const json = (text: string): Payload => ({ type: 'application/json', payload: text })

export const urlencoded = (form: Record<string, unknown>): Payload => ({
  type: 'application/x-www-form-urlencoded',
  payload: new URLSearchParams(
    Object.entries(form).map(([name, value]): [string, string] => [name, asText(value)]),
  ).toString(),
})

export const multipart = (form: Record<string, unknown>): Payload => ({
  type: 'multipart/form-data; boundary=fields',
  payload: `${Object.entries(form)
    .map(([name, value]) => `--fields\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${asText(value)}\r\n`)
    .join('')}--fields--\r\n`,
})

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

type JsonPart = { readonly path: readonly string[]; readonly part: unknown }

/** The value itself and everything in it. */
export function partsOf(value: unknown): JsonPart[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [
    { path: [], part: value },
    ...inside.flatMap(([name, one]) => partsOf(one).map(({ path, part }) => ({ path: [name, ...path], part }))),
  ]
}

export function written(value: unknown, [name, ...rest]: readonly string[], raw: string): string {
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

const schemas = new WeakMap<z.core.$ZodType, Schema>()

/** A value that matches a shape, as far as its JSON Schema tells. */
function sampleOf(shape: z.core.$ZodType, known: KnownValues): unknown {
  const schema = schemas.get(shape) ?? z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })
  schemas.set(shape, schema)
  return sample(schema, known)
}

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
