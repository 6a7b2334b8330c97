import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The same for the same content. Weak, because compressed or not it is one answer. */
export const etagOf = (content: string | Buffer): string => `W/"${hash('sha1', content, 'base64url')}"`

/** Names what is answered. @returns whether the browser has it already: it has then been told so (304) */
export function isKnown({ headers }: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag)
  if (!headers['if-none-match']?.split(',').some(known => strong(known.trim()) === strong(etag))) return false
  reply.code(304).send()
  return true
}

const strong = (etag: string) => etag.replace(/^W\//, '')
