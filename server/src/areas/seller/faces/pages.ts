import { refuse } from '@fairfloor/domain/general-refusals'
import type { Language } from '@fairfloor/domain/language'
import type { Visited } from '@fairfloor/domain/page'
import { PAPER } from '@fairfloor/domain/seller/colours'
import type { Shop } from '@fairfloor/domain/seller/shop'
import type { FastifyRequest } from 'fastify'
import { makeCache } from '../../../platform/cache.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type SharePicture, sharedLogo, sharedSign } from '../../../platform/share-pictures.ts'
import type { LiveShop } from '../live-shop.ts'
import { languageOf } from '../reader-language.ts'
import { iconKey } from './icons.ts'
import { headHtml } from './page-head.ts'
import { signalOf, wordmark } from './sign.ts'

const SHARED = '/share/'
const FILE = /^[a-z0-9-]+\.jpg$/
const FOR_EVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

/** Sets language and head of every page, and serves the preview pictures for messengers. */
export function describePages(platform: Platform, live: LiveShop) {
  const { server, config, clock, pages, files, log } = platform
  const pictures = makeCache<string, Buffer>({ max: 20 })

  server.get<{ Params: { file: string }; Querystring: { of?: unknown } }>(`${SHARED}:file`, async (request, reply) => {
    const shop = live.current()
    const { file } = request.params
    const { of: path } = request.query
    const found = typeof path === 'string' ? pages.find(path) : undefined
    const { reach, head: headOf } = pages.of(found?.page)
    if (!found || reach === 'private' || !FILE.test(file)) throw refuse('not_found')
    const head = await headOf({
      params: found.params,
      query: new URLSearchParams(),
      language: shop.languages[0]!,
      now: clock(),
    })
    const picture = head?.picture ?? pictureOfShop(shop)
    const bytes = await keptPicture(picture)
    if (!bytes) throw refuse('not_found')
    return (
      reply
        .type('image/jpeg')
        .header('cache-control', file === `${picture.key}.jpg` ? FOR_EVER : AN_HOUR)
        // Browser-based messengers show it on their own pages.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(bytes)
    )
  })

  return async (
    request: FastifyRequest,
    found: Visited | undefined,
  ): Promise<{ language: Language; html: string; isNothing: boolean }> => {
    const shop = live.current()
    const language = languageOf(request, shop)
    const { reach, head: headOf } = pages.of(found?.page)
    const path = pathOf(request)
    // A page is served even if its head fails, for instance without a database.
    const query = new URLSearchParams(request.url.split('?', 2)[1])
    const asked = { params: found?.params ?? {}, query, language, now: clock() }
    const head = await Promise.try(headOf, asked).catch(error => void log.error({ err: error }, 'page head'))
    const pictureOf = ({ key }: SharePicture) => `${config.publicUrl}${SHARED}${key}.jpg?of=${encodeURIComponent(path)}`
    const address = config.publicUrl + path
    const told = { shop, language, reach, head, address, pictureOf, shopPicture: pictureOfShop(shop) }
    return { language, html: headHtml(told), isNothing: head?.isNothing ?? false }
  }

  function pictureOfShop(shop: Shop): SharePicture {
    return {
      key: `shop-${iconKey(shop)}`,
      alt: shop.name,
      async make() {
        const stripe = signalOf(shop)
        if (shop.logo) return sharedLogo(files, shop.logo.hash, stripe)
        return sharedSign(Buffer.from(await wordmark(shop.name)), { ground: PAPER, stripe })
      },
    }
  }

  /** Rendered on first request, then stored. */
  function keptPicture(picture: SharePicture): Promise<Buffer | undefined> {
    const name = `share/${picture.key}.jpg`
    return pictures.get(name, async () => {
      const known = await files.get(name)
      if (known) return known
      const made = await picture.make()
      if (made) await files.put(name, made, 'image/jpeg')
      return made
    })
  }
}

/** The address without its query; the start page's is `/`. */
function pathOf({ url }: FastifyRequest): string {
  const path = url.split('?', 1)[0]!
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}
