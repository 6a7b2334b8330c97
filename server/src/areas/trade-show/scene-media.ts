import { refuse } from '@fairfloor/domain/general-refusals'
import type { FastifyInstance } from 'fastify'
import type { Files } from '../../platform/files.ts'
import { SCENE_MEDIA } from './save-scene.ts'

const HASH = /^[0-9a-f]{20}$/
const FILE = /^[a-z0-9_]{1,40}\.(webp|jpg|png)$/
const TYPES = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const

/** Serves the pictures of scenes; their address contains the content's hash and is immutable. */
export function serveSceneMedia(server: FastifyInstance, files: Files): void {
  server.get<{ Params: { hash: string; file: string } }>(`${SCENE_MEDIA}:hash/:file`, async (request, reply) => {
    const { hash, file } = request.params
    const type = FILE.exec(file)?.[1] as keyof typeof TYPES | undefined
    const found = type && HASH.test(hash) ? await files.stream(`scenes/${hash}/${file}`) : undefined
    if (!found || !type) throw refuse('not_found')
    return reply
      .type(TYPES[type])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', found.size)
      .send(found.body)
  })
}
