import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Weak, because compressed and uncompressed are the same answer. */
export const etagOf = (content: string | Buffer): string => `W/"${hash('sha1', content, 'base64url')}"`

/** Sets the ETag. @returns whether the browser has the answer already; it has then been sent a 304 */
export function isKnown({ headers }: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag)
  if (!headers['if-none-match']?.split(',').some(known => strong(known.trim()) === strong(etag))) return false
  reply.code(304).send()
  return true
}

const strong = (etag: string) => etag.replace(/^W\//, '')
