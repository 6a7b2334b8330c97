import { getNutritionFacts, getNutritionPicture } from '@fairfloor/domain/catalogue/contract'
import * as shapes from '@fairfloor/domain/catalogue/shapes'
import { refuse } from '@fairfloor/domain/general-refusals'
import { isLanguage, LANGUAGE_COOKIE } from '@fairfloor/domain/language'
import { type PictureWidth, pictureWidths } from '@fairfloor/domain/pictures'
import { openPictures, type PictureFormat } from '../../platform/pictures.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { ImportDesk } from './desk/imports.ts'
import { serveRangeDesk } from './desk/index.ts'
import type { Catalogue } from './live.ts'
import { factsOf, pictureIn, WIDTH } from './nutrition/facts.ts'

const HASH = /^[0-9a-f]{32}$/
const FILE = new RegExp(`^(${pictureWidths.join('|')})\\.(webp|avif|png)$`)
const YEAR = 'public, max-age=31536000, immutable'

type Deps = { readonly catalogue: Catalogue; readonly imports: ImportDesk }

export function registerCatalogue(platform: Platform, { catalogue, imports }: Deps): void {
  const { server, files, db } = platform
  const pictureOf = openPictures(files)

  server.get<{ Params: { hash: string; file: string } }>('/media/:hash/:file', async (request, reply) => {
    const [, width, format] = FILE.exec(request.params.file) ?? []
    const { hash } = request.params
    const isNamed = width && HASH.test(hash)
    const picture = isNamed ? await pictureOf(hash, Number(width) as PictureWidth, format as PictureFormat) : undefined
    if (!picture) throw refuse('not_found')
    // Webmail shows mails on other sites' pages.
    if (format === 'png') reply.header('cross-origin-resource-policy', 'cross-origin')
    return reply.type(`image/${format}`).header('cache-control', YEAR).send(picture)
  })

  serve(platform, getNutritionFacts, shapes.getNutritionFacts, async ({ params }) => {
    if (!catalogue.snapshot().flavours.has(params.id)) throw refuse('not_found')
    return factsOf(db, files, params.id)
  })

  serve(platform, getNutritionPicture, shapes.getNutritionPicture, async ({ params, viewer, request, reply }) => {
    const chosen = request.cookies[LANGUAGE_COOKIE]
    const language = viewer.language ?? (isLanguage(chosen) ? chosen : null)
    const hash = catalogue.snapshot().flavours.has(params.id) && (await pictureIn(language, db, files, params.id))
    const picture = hash ? await pictureOf(hash, WIDTH, 'webp') : undefined
    if (!picture) throw refuse('not_found')
    reply.type('image/webp').send(picture)
  })

  serveRangeDesk(platform, catalogue, imports)
}
