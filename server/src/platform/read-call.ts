import type { Definition, Endpoint, Parsed, Shapes } from '@fairfloor/domain/endpoint'
import { refuse } from '@fairfloor/domain/general-refusals'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { fieldErrors } from './field-words.ts'
import { guardText, isStorable } from './guard.ts'

/** @throws Refusal unsupported_media_type */
export function guardType({ sends }: Definition, request: FastifyRequest): void {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type === undefined) return
  const isForm = type === 'multipart/form-data' || type === 'application/x-www-form-urlencoded'
  if (sends ? !isForm : isForm) throw refuse('unsupported_media_type')
}

/** What a call says, in the shapes of its endpoint. @throws Refusal not_found for the path, malformed for the rest */
export function readCall<E extends Endpoint>({ sends }: E, shapes: Shapes, request: FastifyRequest): Parsed<E> {
  const params = shapes.params?.safeParse(request.params)
  if (params && !(params.success && isStorable(request.params))) throw refuse('not_found')
  if (shapes.body && request.body === undefined && !sends) throw refuse('malformed')
  guardText(request.query)
  guardText(request.body)
  const body = shapes.body && checked(shapes.body, request.body ?? {})
  // Until now JSON in a form field was a plain text.
  if (sends) guardText(body)
  return { params: params?.data, query: shapes.query && checked(shapes.query, request.query), body } as Parsed<E>
}

/** @throws Refusal malformed with the path and reason of each invalid field */
function checked(shape: z.ZodMiniType, value: unknown): unknown {
  const read = shape.safeParse(value)
  if (read.success) return read.data
  throw refuse('malformed', undefined, fieldErrors(read.error.issues))
}

/** The key with which a repeated call is known. @throws Refusal malformed */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return undefined
  if (key.length > 255) throw refuse('malformed', undefined, [{ path: 'Idempotency-Key', detail: 'Too long.' }])
  guardText(key, 'Idempotency-Key')
  return key
}
