import { refuse } from '@fairfloor/domain/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Reads multipart forms into `request.body`, as the urlencoded ones are: a field that comes twice is a list. */
export function readForms(server: FastifyInstance): void {
  server.addHook('preValidation', (request, _reply, done) => {
    if (!request.isMultipart()) return done()
    fieldsOf(request).then(fields => {
      request.body = fields
      done()
    }, done)
  })
}

/** @throws Refusal malformed for a body that is no multipart form: the parser's own errors carry no status */
async function fieldsOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = Object.create(null)
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') throw refuse('unsupported_media_type')
      const earlier = fields[part.fieldname]
      fields[part.fieldname] = earlier === undefined ? part.value : [earlier, part.value].flat()
    }
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : refuse('malformed')
  }
  return fields
}
