import { INK } from '@fairfloor/domain/seller/colours'
import type { Shop } from '@fairfloor/domain/seller/shop'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { makeCache } from '../../../platform/cache.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { LiveShop } from '../live-shop.ts'
import { iconKey, icons } from './icons.ts'

export const MANIFEST = '/manifest.webmanifest'

/** The address of an icon or of the manifest in pages: it changes with the content. */
export const iconUrl = (path: keyof typeof icons | typeof MANIFEST, shop: Shop): string => `${path}?v=${iconKey(shop)}`

const FOR_EVER = 'public, max-age=31536000, immutable'
/** For browsers and search engines, which request the bare address by themselves. */
const AN_HOUR = 'public, max-age=3600'

/** Serves the shop's icons for tabs, bookmarks and home screens. */
export function serveIcons({ server, files }: Platform, live: LiveShop): void {
  const made = makeCache<string, Buffer>({ max: Object.keys(icons).length })

  for (const [path, { type, make }] of Object.entries(icons))
    server.get(path, async (request, reply) => {
      const shop = live.current()
      const key = iconKey(shop)
      const icon = await made.get(`${key}${path}`, () => make(shop, files))
      return cached(request, reply, key).type(type).send(icon)
    })

  server.get(MANIFEST, (request, reply) => {
    const shop = live.current()
    const icon = (path: string, sizes: string, purpose: string) => ({
      src: iconUrl(path, shop),
      sizes,
      type: icons[path]!.type,
      purpose,
    })
    const manifest = {
      id: '/',
      name: shop.name,
      short_name: shop.name,
      lang: shop.languages[0],
      start_url: '/',
      display: 'minimal-ui',
      background_color: '#ffffff',
      theme_color: INK,
      icons: [
        icon('/icon-192.png', '192x192', 'any'),
        icon('/icon-512.png', '512x512', 'any'),
        icon('/icon-maskable-512.png', '512x512', 'maskable'),
      ],
    }
    return cached(request, reply, iconKey(shop)).type('application/manifest+json').send(JSON.stringify(manifest))
  })
}

const cached = (request: FastifyRequest, reply: FastifyReply, key: string): FastifyReply =>
  reply.header('cache-control', (request.query as { v?: unknown }).v === key ? FOR_EVER : AN_HOUR)
