import { once } from 'node:events'
import type { UploadedFile } from '@fairfloor/domain/endpoint'
import { refuse } from '@fairfloor/domain/general-refusals'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import { collectFields } from './form-fields.ts'

const MOST_PARTS = 200
/** The limit of the whole body also bounds parts. The parser's own limits would truncate silently. */
const UNCUT = { fieldSize: Infinity, headerSize: Infinity, headerPairs: Infinity }

/**
 * Parses a multipart form. Files are `UploadedFile` where the call takes files, and kept in memory like everything
 * else.
 * @throws Refusal malformed, too_many_parts, unsupported_media_type for a file where none is accepted
 */
export async function parseMultipart(
  { headers, routeOptions }: FastifyRequest,
  body: Buffer,
): Promise<Record<string, unknown>> {
  const found: [name: string, value: string | UploadedFile][] = []
  let refusal: Error | undefined
  // An empty body: a form without fields.
  if (body.length === 0) return collectFields(found)
  try {
    const parser = new Busboy({ headers: headers as BusboyHeaders, limits: { ...UNCUT, parts: MOST_PARTS } })
    // Browsers send line breaks of a form as CRLF: a text would be longer than its field lets anybody type.
    parser.on('field', (name, value) => void found.push([name, value.replaceAll('\r\n', '\n')]))
    parser.on('file', (name, stream, filename, _encoding, type) => {
      if (!routeOptions.config.takesFiles) refusal ??= refuse('unsupported_media_type')
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => void found.push([name, { filename, type, content: Buffer.concat(chunks) }]))
      // The parser reports it, too.
      stream.on('error', () => {})
    })
    parser.on('partsLimit', () => {
      refusal ??= refuse('too_many_parts')
    })
    await once(parser.end(body), 'finish')
  } catch {
    throw refuse('malformed')
  }
  if (refusal) throw refusal
  return collectFields(found)
}
