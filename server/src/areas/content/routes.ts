import { getContentPage, TERMS_PDF } from '@fairfloor/domain/content/contract'
import * as shapes from '@fairfloor/domain/content/shapes'
import { refuse } from '@fairfloor/domain/general-refusals'
import { eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { addressOf, typeOf } from './save-page.ts'
import { contentPages } from './tables.ts'

const FILE = /^[0-9a-f]{20}\.(webp|pdf)$/

/** The pages written by the organiser, with their pictures and documents; open to everyone. */
export function serveContent(platform: Platform): void {
  const { server, db, files } = platform

  serve(platform, getContentPage, shapes.getContentPage, async ({ params }) => {
    const page = await pageOf(params.slug)
    if (!page) throw refuse('not_found')
    return {
      slug: page.slug,
      title: page.title,
      lead: page.lead,
      image_url: addressOf(page.image),
      sections: page.sections.map(({ head, text, image }) => ({ head, text, image_url: addressOf(image) })),
      file_url: addressOf(page.file),
      updated_at: page.updatedAt.toISOString(),
    }
  })

  server.get<{ Params: { file: string } }>('/content/files/:file', async ({ params }, reply) => {
    if (!FILE.test(params.file)) throw refuse('not_found')
    return send(`content/${params.file}`, reply.header('cache-control', 'public, max-age=31536000, immutable'))
  })

  server.get(TERMS_PDF, async (_request, reply) => {
    const page = await pageOf('terms-and-conditions')
    if (!page?.file) throw refuse('not_found')
    return send(
      page.file,
      reply
        .header('cache-control', 'no-cache')
        .header('content-disposition', 'inline; filename="terms-and-conditions.pdf"'),
    )
  })

  async function pageOf(slug: string) {
    const [page] = await db.select().from(contentPages).where(eq(contentPages.slug, slug))
    return page
  }

  async function send(name: string, reply: FastifyReply) {
    const type = typeOf(name)
    const found = type && (await files.stream(name))
    if (!found) throw refuse('not_found')
    return reply.type(type).header('content-length', found.size).send(found.body)
  }
}
