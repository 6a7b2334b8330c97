import { getMediaKit } from '@fairfloor/domain/booth-content/contract'
import * as shapes from '@fairfloor/domain/booth-content/shapes'
import { refuse } from '@fairfloor/domain/general-refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { requireLogin } from '../../platform/admission.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Shows } from '../trade-show/index.ts'
import { byteRange } from './byte-range.ts'
import { makeKit } from './media-kit.ts'
import { MEDIA_TYPES, type MediaEnding } from './media-type.ts'
import { mediaOf } from './queries.ts'
import { MEDIA } from './save-media.ts'

const FILE = /^[0-9a-f]{32}\.([a-z0-9]{3,4})$/
/** The address carries the content's hash, so it is immutable; private, because it needs a login. */
const YEAR = 'private, max-age=31536000, immutable'

/** Serves media files and kits to logged-in users. Range requests are supported: players need them for videos. */
export function serveMedia(platform: Platform, { catalogue, shows }: { catalogue: Catalogue; shows: Shows }): void {
  const { server, files, db } = platform
  server.get<{ Params: { file: string } }>(`${MEDIA}:file`, async (request, reply) => {
    requireLogin(request.viewer)
    const { file } = request.params
    const type = MEDIA_TYPES[FILE.exec(file)?.[1] as MediaEnding]
    const name = `booths/${file}`
    const size = type && (await files.size(name))
    if (size === undefined) throw refuse('not_found')
    reply.type(type).header('cache-control', YEAR).header('accept-ranges', 'bytes')
    return send(request, reply, name, size)
  })

  serve(platform, getMediaKit, shapes.getMediaKit, async ({ params, now, reply }) => {
    const exhibitor = shows.current().exhibitorById.get(params.exhibitor_id)
    const kit = exhibitor ? await mediaOf(db, exhibitor.id) : []
    if (!exhibitor || kit.length === 0) throw refuse('not_found')
    const brand = catalogue.snapshot().brands.get(exhibitor.brandId)?.name ?? ''
    const zip = makeKit(
      files,
      kit.map(({ file }) => file),
      now,
    )
    await reply
      .type('application/zip')
      .header('content-length', zip.length)
      .header('content-disposition', `attachment; filename="${slugOf(brand)}-media-kit.zip"`)
      .send(zip.body)
    return undefined
  })

  async function send(request: FastifyRequest, reply: FastifyReply, name: string, size: number) {
    const range = byteRange(request.headers.range, size)
    if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send()
    const { first, last } = range === 'whole' ? { first: 0, last: size - 1 } : range
    const body = await files.part(name, first, last)
    if (!body) throw refuse('not_found')
    if (range !== 'whole') reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`)
    return reply.header('content-length', last - first + 1).send(body)
  }
}

/** A brand's name as a file name: letters without accents, digits and dashes. */
const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase() || 'brand'
