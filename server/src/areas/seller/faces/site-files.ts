import type { Page } from '@fairfloor/domain/page'
import type { FastifyReply } from 'fastify'
import { escapeMarkup } from '../../../platform/escape-markup.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { LiveShop } from '../live-shop.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** RFC 9116 advises less than a year. */
const SECURITY_DAYS = 180
const CALLS = ['/api/', '/orders/', '/csrf-token', '/lost-password']
const AN_HOUR = 'public, max-age=3600'

/** Serves well-known files: robots.txt, and security.txt with the contact for vulnerabilities. */
export function serveSiteFiles({ server, config, clock, pages }: Platform, live: LiveShop): void {
  const reachOf = (page: Page) => pages.of(page).reach

  server.get('/robots.txt', (_request, reply) => {
    const closed = pages.all.filter(page => reachOf(page) === 'private').map(({ path }) => path.replace(/\/?:.*$/, ''))
    const open = pages.all.filter(page => reachOf(page) === 'found' && CALLS.some(start => page.path.startsWith(start)))
    const lines = [
      'User-agent: *',
      ...open.map(({ path }) => `Allow: ${path}`),
      ...withoutThoseBelow([...CALLS, ...closed]).map(path => `Disallow: ${path}`),
      '',
      `Sitemap: ${config.publicUrl}/sitemap.xml`,
    ]
    return plain(reply).send(`${lines.join('\n')}\n`)
  })

  server.get('/sitemap.xml', async (_request, reply) => {
    const { languages } = live.current()
    const found = pages.all.filter(page => reachOf(page) === 'found' && !page.path.includes(':'))
    const entries = await Promise.all(
      found.map(async page => {
        const asked = { params: {}, query: new URLSearchParams(), language: languages[0]!, now: clock() }
        const changedAt = (await pages.of(page).head(asked))?.changedAt
        const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
        return `<url><loc>${escapeMarkup(config.publicUrl + page.path)}</loc>${changed}</url>`
      }),
    )
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', AN_HOUR)
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      )
  })

  server.get('/.well-known/security.txt', (_request, reply) => {
    const { seller, languages } = live.current()
    const today = Math.floor(clock().getTime() / DAY_MS) * DAY_MS
    const lines = [
      `Contact: mailto:${seller.email}`,
      `Expires: ${new Date(today + SECURITY_DAYS * DAY_MS).toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${config.publicUrl}/.well-known/security.txt`,
    ]
    return plain(reply).send(`${lines.join('\n')}\n`)
  })
}

const plain = (reply: FastifyReply): FastifyReply =>
  reply.type('text/plain; charset=utf-8').header('cache-control', AN_HOUR)

/** A path covers everything that begins with it. */
const withoutThoseBelow = (paths: readonly string[]): string[] =>
  paths.filter(path => !paths.some(other => other !== path && path.startsWith(other)))
