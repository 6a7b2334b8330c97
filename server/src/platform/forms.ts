import { refuse } from '@fairfloor/domain/refusal'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const FIELD_LIMIT = 256 * 1024

/**
 * Serves the calls that take forms, in a context of their own: what reads multipart costs each request of its context
 * two promises and a listener, and most take none. To be called last: the context takes over the hooks that there are.
 */
export async function serveForms(server: FastifyInstance): Promise<void> {
  await server.register(async forms => {
    await forms.register(formbody, { bodyLimit: FIELD_LIMIT })
    await forms.register(multipart, {
      limits: { fieldSize: FIELD_LIMIT, fields: 50, files: 0, parts: 50, headerPairs: 50 },
    })
    readForms(forms)
    for (const route of server.formRoutes) forms.route(route)
  })
}

/** Reads multipart forms into `request.body`, as the urlencoded ones are: a field that comes twice is a list. */
function readForms(forms: FastifyInstance): void {
  forms.addHook('preValidation', (request, _reply, done) => {
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
