import { getContentPage, TERMS_PDF } from '@fairfloor/domain/content/contract'
import * as shapes from '@fairfloor/domain/content/shapes'
import { isForUsers } from '@fairfloor/domain/content/written-pages'
import { refuse } from '@fairfloor/domain/general-refusals'
import type { Language } from '@fairfloor/domain/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { requireLogin } from '../../platform/admission.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { type LiveShop, languageOf } from '../seller/index.ts'
import type { PageViews } from './page-view.ts'
import { typeOf } from './save-page.ts'
import { versionFor } from './versions.ts'

const FILE = /^[0-9a-f]{20}\.(webp|pdf)$/

/** The pages written by the organiser, with their pictures and documents; open to everyone but for those of customers. */
export function serveContent(platform: Platform, { shop, views }: { shop: LiveShop; views: PageViews }): void {
  const { server, db, files, clock } = platform

  serve(platform, getContentPage, shapes.getContentPage, async ({ params: { slug }, query, request, viewer, now }) => {
    if (isForUsers(slug)) requireLogin(viewer)
    const reader = query.language ?? languageOf(request, shop.current())
    const version = await versionFor(db, slug, readingOf(reader, now))
    if (!version) throw refuse('not_found')
    return views(db, version, reader)
  })

  server.get<{ Params: { file: string } }>('/content/files/:file', async ({ params }, reply) => {
    if (!FILE.test(params.file)) throw refuse('not_found')
    return send(`content/${params.file}`, reply.header('cache-control', 'public, max-age=31536000, immutable'))
  })

  server.get(TERMS_PDF, async (request: FastifyRequest, reply) => {
    const reading = readingOf(languageOf(request, shop.current()), clock())
    const version = await versionFor(db, 'terms-and-conditions', reading)
    if (!version?.file) throw refuse('not_found')
    return send(
      version.file,
      reply
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-language, cookie')
        .header('content-disposition', 'inline; filename="terms-and-conditions.pdf"'),
    )
  })

  const readingOf = (language: Language, now: Date) => ({ language, languages: shop.current().languages, now })

  async function send(name: string, reply: FastifyReply) {
    const type = typeOf(name)
    const found = type && (await files.stream(name))
    if (!found) throw refuse('not_found')
    return reply.type(type).header('content-length', found.size).send(found.body)
  }
}
